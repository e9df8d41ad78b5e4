"""A sum as people write it: lines with amounts in one column, and the rules beside them."""

from __future__ import annotations

from referee.cli.page import Page
from referee.cli.text import pad, width, wrap

_RULES = 18  # cells for rule numbers, beyond which they go on below
_GAP = 2
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
        needed = sum(cells + _GAP for cells in shown if cells) - _GAP
        return needed <= self._page.width

    def _columns(self, rows: list[Row], beside: bool) -> None:
        page = self._page
        gap = " " * _GAP
        whats, hows, amounts, _rules = _widths(rows)
        before = whats + _GAP + (hows + _GAP if hows and beside else 0)
        for what, how, amount, rules, style in rows:
            if style == "rule":
                page.lines.append(page.style("─" * (before + amounts), "dim"))
                continue
            if style == "heading":
                page.heading(what)
                continue
            left = pad(what, whats)
            if hows and beside:
                left += gap + page.style(pad(how, hows), "dim")
            left += gap + pad(amount, amounts, right=True)
            cited = wrap(rules, _RULES) if rules else [""]
            page.lines.append(
                (page.style(left, style) if style else left) + gap + page.style(cited[0], "dim")
            )
            for more in cited[1:]:
                page.lines.append(" " * (before + amounts + _GAP) + page.style(more, "dim"))
            if how and not beside:
                page.add(how, "    ", style="dim")

    def _narrow(self, rows: list[Row]) -> None:
        page = self._page
        amounts = _widths(rows)[2]
        room = page.width - amounts - _GAP
        for what, how, amount, rules, style in rows:
            if style == "rule":
                page.lines.append(page.style("─" * page.width, "dim"))
                continue
            if style == "heading":
                page.heading(what)
                continue
            parts = wrap(what, room)
            last = pad(parts[-1], room + _GAP) + pad(amount, amounts, right=True)
            for line in [*parts[:-1], last]:
                page.lines.append(page.style(line, style) if style else line)
            below = " · ".join(part for part in (how, rules) if part)
            if below:
                page.add(below, "    ", style="dim")


def _widths(rows: list[Row]) -> tuple[int, int, int, int]:
    """Return the cells that the widest of each column takes: what, how, amount, rules."""
    plain = [row for row in rows if row[4] not in ("rule", "heading")]
    widest = [max((width(row[column]) for row in plain), default=0) for column in range(4)]
    return widest[0], widest[1], widest[2], widest[3]
