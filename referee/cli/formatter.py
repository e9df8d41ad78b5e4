"""Help pages that stay aligned in every language."""

from __future__ import annotations

from collections.abc import Iterable

import click

from referee.cli.layout import GAP, TERM_MAX, definitions
from referee.cli.text import columns, paragraphs, wrap
from referee.languages import language
from referee.text.catalogue import _, current


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
        """Write paragraphs; lines that begin with "- " stay lines of their own."""
        self._lines(paragraphs(text, self.width, " " * self.current_indent))

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = TERM_MAX, col_spacing: int = GAP
    ) -> None:
        """Write two columns, as all pages have them."""
        self._lines(definitions(list(rows), self.width, " " * self.current_indent))

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line.rstrip() + "\n")
