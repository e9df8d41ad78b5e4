"""A page of a terminal: a calm table, wrapped text, colour only where it helps."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cli.layout import definitions
from referee.cli.text import NBSP, columns, paragraphs, wrap

_STYLES = {"bold": "1", "dim": "2", "green": "32", "red": "31", "yellow": "33"}


class Page:
    """Collects the lines of one answer in one language."""

    __slots__ = ("colour", "lang", "lines", "width")

    def __init__(self, lang: str, colour: bool = False, cells: int | None = None) -> None:
        self.lang = lang
        self.colour = colour
        self.width = cells or columns()
        self.lines: list[str] = []

    def style(self, text: str, name: str) -> str:
        """Return ``text`` in a style of the terminal; as it is for none ("") or without colour."""
        styled = self.colour and text and name
        return f"\x1b[{_STYLES[name]}m{text}\x1b[0m" if styled else text

    def gap(self) -> None:
        """Leave one blank line, unless there is one already or nothing stands above."""
        if self.lines and self.lines[-1]:
            self.lines.append("")

    def add(
        self, text: str = "", indent: str = "", rest: str | None = None, style: str = ""
    ) -> None:
        """Add a wrapped line; ``rest`` begins the lines that follow (default: ``indent``)."""
        lead = indent if rest is None else rest
        self.lines += [self.style(line, style) for line in wrap(text, self.width, indent, lead)]

    def heading(self, text: str) -> None:
        """Add a heading with a blank line before it."""
        self.gap()
        self.add(text, style="bold")

    def prose(self, text: str, indent: str = "") -> None:
        """Add paragraphs and lists."""
        self.lines += paragraphs(text, self.width, indent)

    def pairs(self, rows: Sequence[tuple[str, str]], indent: str = "", style: str = "") -> None:
        """Add terms with their texts beside them, or under them in a narrow terminal."""
        self.lines += definitions(rows, self.width, indent, lambda term: self.style(term, style))

    def __str__(self) -> str:
        text = "\n".join(line.rstrip() for line in self.lines).rstrip() + "\n"
        return text.replace(NBSP, " ")
