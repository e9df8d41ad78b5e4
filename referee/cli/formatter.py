"""Help pages that stay aligned in every language."""

from __future__ import annotations

from collections.abc import Iterable

import click

from referee.cli.text import columns, pad, paragraphs, width, wrap
from referee.languages import language
from referee.text.catalogue import _, current

_TERM_MAX = 24  # cells of the left column, beyond which its text moves to a line of its own


class Formatter(click.HelpFormatter):
    """Writes help by terminal cells instead of characters, in lines of 20 to 80 cells."""

    def __init__(self, **_settings: object) -> None:
        super().__init__(width=columns())

    def write_heading(self, heading: str) -> None:
        """Write a heading with the language's colon."""
        margin = " " * self.current_indent
        colon = language(current()).colon.rstrip()
        self._lines(wrap(heading + colon, self.width, margin, margin))

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how a command is called; further lines are indented."""
        label = prefix or _("Usage:")
        gap = "" if label.endswith("：") else " "
        self._lines(wrap(f"{label}{gap}{prog} {args}", self.width, "", " " * 4))

    def write_text(self, text: str) -> None:
        """Write paragraphs; lines that begin with "- " or "$ " stay lines of their own."""
        self._lines(paragraphs(text, self.width, " " * self.current_indent))

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = _TERM_MAX, col_spacing: int = 2
    ) -> None:
        """Write two columns; in a narrow terminal the text goes under its term."""
        rows = list(rows)
        margin = " " * self.current_indent
        narrow = self.width < 50
        column = min(max((width(term) for term, _text in rows), default=0), _TERM_MAX) + 2
        for term, text in rows:
            rest = margin + " " * (4 if narrow else column)
            if narrow or width(term) > column - 2:
                self._lines(wrap(term, self.width, margin, margin + "  "))
                self._lines(wrap(text, self.width, rest, rest) if text else [])
            else:
                self._lines(wrap(text, self.width, margin + pad(term, column), rest))

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line.rstrip() + "\n")
