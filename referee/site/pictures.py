"""What a game draws for its pages: found beside its referee, absent for games without any."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from referee.site import pen
from referee.site.book import Book


@dataclass
class Extras:
    """Figures by the place where they stand, and the rules that hold for a card of its kind."""

    figures: Mapping[str, list[str]] = field(default_factory=dict)
    card_rules: Mapping[str, list[str]] = field(default_factory=dict)


def extras(book: Book) -> Extras:
    """Return what the game draws (``referee/games/<game>/pictures/show.py``), if it has that."""
    package = f"referee.games.{book.id.replace('-', '_')}"
    try:
        present = find_spec(f"{package}.pictures.show")
    except ModuleNotFoundError:
        present = None
    if present is None:
        return Extras()
    from referee.rulebase import store

    module: Any = import_module(f"{package}.pictures.show")
    facts = store.facts(book.id)
    figures: dict[str, list[str]] = {}
    for place, svg in module.pictures(facts, _Labels(book), pen.Pen(f"pic-{book.lang}")):
        figures.setdefault(place, []).append(svg)
    return Extras(figures, module.card_rules(facts))


class _Labels:
    """What a picture may ask for in words: names and amounts in the page's language."""

    def __init__(self, book: Book) -> None:
        self.lang = book.lang
        self._book = book

    def card(self, card: str) -> str:
        """Return the shown name of a card."""
        return self._book.card_name(card)

    def type(self, kind: str) -> str:
        """Return the shown name of a type."""
        return self._book.type_name(kind)

    def tone(self, kind: str) -> str:
        """Return the colour word of a type."""
        return str(self._book.types[kind].get("colour", "plain"))

    def amount(self, n: int) -> str:
        """Return an amount as the language writes it."""
        return self._book.amount(n)
