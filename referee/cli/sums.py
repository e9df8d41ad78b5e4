"""A sum as people write it: lines with amounts in one column, and the rules beside them."""

from __future__ import annotations

from referee.cli.page import Page
from referee.cli.text import pad, width, wrap

_RULES = 18  # cells for rule numbers, beyond which they go on below
_GAP = 2


class Sums:
    """Collects rows and puts them on a page: in columns, or two lines each where narrow."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._rows: list[tuple[str, str, str, str, str]] = []

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
        """Put everything on the page."""
        plain = [row for row in self._rows if row[4] not in ("rule", "heading")]
        amounts = max((width(row[2]) for row in plain), default=0)
        hows = max((width(row[1]) for row in plain), default=0)
        rules = min(_RULES, max((width(row[3]) for row in plain), default=0))
        whats = max((width(row[0]) for row in plain), default=0)
        fixed = amounts + sum(cells + _GAP for cells in (hows, rules) if cells)
        if whats + _GAP + fixed <= self._page.width:
            self._wide(whats, hows, amounts)
        else:
            self._narrow(amounts)

    def _wide(self, whats: int, hows: int, amounts: int) -> None:
        page = self._page
        gap = " " * _GAP
        before = whats + _GAP + (hows + _GAP if hows else 0)
        for what, how, amount, rules, style in self._rows:
            if style == "rule":
                page.lines.append(page.style("─" * (before + amounts), "dim"))
                continue
            if style == "heading":
                page.heading(what)
                continue
            left = pad(what, whats)
            if hows:
                left += gap + page.style(pad(how, hows), "dim")
            left += gap + pad(amount, amounts, right=True)
            beside = wrap(rules, _RULES) if rules else [""]
            page.lines.append(
                (page.style(left, style) if style else left) + gap + page.style(beside[0], "dim")
            )
            for more in beside[1:]:
                page.lines.append(" " * (before + amounts + _GAP) + page.style(more, "dim"))

    def _narrow(self, amounts: int) -> None:
        page = self._page
        room = page.width - amounts - _GAP
        before = ""
        for what, how, amount, rules, style in self._rows:
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
            if below and below != before:  # what holds for several lines is said once
                page.add(below, "    ", style="dim")
            before = below
