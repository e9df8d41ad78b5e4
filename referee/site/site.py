"""What a page needs beside the book: computed examples, pictures, hand-written parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.site.book import Book
from referee.site.receipts import Receipts


@dataclass
class Site:
    """One game in one language, ready to be written as pages."""

    book: Book
    receipts: Receipts
    drawn: Mapping[str, list[str]] = field(default_factory=dict)  # place → SVG figures
    hand_written: Mapping[str, str] = field(default_factory=dict)  # name → text in our markup
    card_rules: Mapping[str, list[str]] = field(default_factory=dict)  # card → rules for its kind

    def pictures(self, place: str) -> str:
        """Return the figures of a place (``start``, ``rules/<section>``, ``cards/<card>``)."""
        return "\n\n".join(self.drawn.get(place, []))

    def part(self, name: str) -> str:
        """Return a hand-written part, or nothing where there is none."""
        return self.hand_written.get(name, "")
