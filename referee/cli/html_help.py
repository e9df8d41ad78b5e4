"""A help page as HTML: what stands in columns on a terminal becomes lists that wrap anywhere."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from html import escape

import click

from referee.cli.layout import GAP, TERM_MAX
from referee.text.catalogue import _


class HtmlHelp(click.HelpFormatter):
    """Takes what click says of a command; `getvalue` returns one block of HTML.

    `address` is where the page tells of the command, `members` are the commands below it: their
    names lead to what the page tells of them.
    """

    def __init__(self, address: str, members: Collection[str] = ()) -> None:
        super().__init__()
        self._address = address
        self._members = members
        self._in_section = False
        self.write('<div class="help">\n')

    def getvalue(self) -> str:
        """Return the whole block, without a blank line in it."""
        return super().getvalue() + "</div>"

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how a command is called."""
        label = escape(prefix or _("Usage:"))
        self.write(f'<p class="usage">{label} {_code(f"{prog} {args}")}</p>\n')

    @contextmanager
    def section(self, name: str) -> Iterator[None]:
        """Write a heading; what is written in it as text are examples."""
        self.write(f'<p class="part">{escape(name)}</p>\n')
        self._in_section = True
        yield
        self._in_section = False

    def write_paragraph(self) -> None:
        """Write nothing: paragraphs are elements here."""

    def write_text(self, text: str) -> None:
        """Write an example, or what the command does."""
        if self._in_section:
            self.write(f'<p class="example">{_code(text)}</p>\n')
        else:
            self.write(f"<p>{escape(text, quote=False)}</p>\n")

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = TERM_MAX, col_spacing: int = GAP
    ) -> None:
        """Write terms with their explanations."""
        told = (f"<dt>{self._term(term)}</dt><dd>{escape(text)}</dd>\n" for term, text in rows)
        self.write(f"<dl>\n{''.join(told)}</dl>\n")

    def _term(self, term: str) -> str:
        known = term in self._members
        return f'<a href="#{self._address}-{term}">{_code(term)}</a>' if known else _code(term)


def _code(text: str) -> str:
    return f"<code>{escape(text.strip(), quote=False)}</code>"
