"""A sum as people write it: amounts in one column, how they come about and the rules beside.

What is too wide gives way part by part, which no other table does: columns, then how below, then
rules below.
"""

from __future__ import annotations

from referee.cli.layout import GAP, line, widest
from referee.cli.page import Page
from referee.cli.text import wrap

_RULES = 18  # cells for rule numbers, beyond which they go on below
Row = tuple[str, str, str, str, str]  # what, how, amount, rules, style


class Sums:
    """Collects rows and puts them on a page: in columns, or two lines each where narrow."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._rows: list[Row] = []

    def row(self, what: str, amount: str, how: str = "", rules: str = "", style: str = "") -> None:
        """Add a line: what it is, its amount, how that comes about, the rules behind it."""
        self._rows.append((what, how, amount, rules, style))

    def rule(self) -> None:
        """Add the stroke above a total."""
        self._rows.append(("", "", "", "", "rule"))

    def heading(self, text: str) -> None:
        """Add a heading within the columns."""
        self._rows.append((text, "", "", "", "heading"))

    def print(self) -> None:
        """Put everything on the page; what is too wide together is laid out part by part."""
        if self._fits(self._rows, True):
            self._columns(self._rows, True)
            return
        for part in self._parts():
            if self._fits(part, True) or self._fits(part, False):
                self._columns(part, self._fits(part, True))
            else:
                self._narrow(part)

    def _parts(self) -> list[list[Row]]:
        """Return the rows between headings, each heading with those below it."""
        parts: list[list[Row]] = [[]]
        for row in self._rows:
            if row[4] == "heading":
                parts.append([])
            parts[-1].append(row)
        return [part for part in parts if part]

    def _fits(self, rows: list[Row], beside: bool) -> bool:
        """Return whether columns do, with how an amount comes about beside it or below."""
        whats, hows, amounts, rules = _widths(rows)
        shown = [whats, hows if beside else 0, amounts, min(_RULES, rules)]
        needed = sum(cells + GAP for cells in shown if cells) - GAP
        return needed <= self._page.width

    def _columns(self, rows: list[Row], beside: bool) -> None:
        page = self._page
        gap = " " * GAP
        whats, hows, amounts, _rules = _widths(rows)
        told = hows if beside else 0
        columns = [whats, told, amounts] if told else [whats, amounts]
        across = sum(columns) + GAP * (len(columns) - 1)
        for what, how, amount, rules, style in rows:
            if style == "rule":
                page.lines.append(page.style("─" * across, "dim"))
                continue
            if style == "heading":
                page.heading(what)
                continue
            words = [what, page.style(how, "dim")] if told else [what]
            shown = page.style(line([*words, amount], columns, len(words)), style)
            first, *more = wrap(rules, _RULES)
            page.lines.append(shown + gap + page.style(first, "dim"))
            page.lines += [" " * across + gap + page.style(part, "dim") for part in more]
            if how and not beside:
                page.add(how, "    ", style="dim")

    def _narrow(self, rows: list[Row]) -> None:
        page = self._page
        amounts = _widths(rows)[2]
        room = page.width - amounts - GAP
        for what, how, amount, rules, style in rows:
            if style == "rule":
                page.lines.append(page.style("─" * page.width, "dim"))
                continue
            if style == "heading":
                page.heading(what)
                continue
            parts = wrap(what, room)
            last = line([parts[-1], amount], [room, amounts])
            page.lines += [page.style(part, style) for part in (*parts[:-1], last)]
            below = " · ".join(part for part in (how, rules) if part)
            if below:
                page.add(below, "    ", style="dim")


def _widths(rows: list[Row]) -> tuple[int, int, int, int]:
    """Return the cells that the widest of each column takes: what, how, amount, rules."""
    plain = [row[:4] for row in rows if row[4] not in ("rule", "heading")]
    what, how, amount, rules = widest(plain) if plain else (0, 0, 0, 0)
    return what, how, amount, rules
