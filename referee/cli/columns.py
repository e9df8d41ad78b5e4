"""Who sits at the table, one a line: mark, name, figures in columns, and what else they have."""

from __future__ import annotations

from referee.cli.layout import GAP, line, widest
from referee.cli.page import Page
from referee.cli.text import width, wrap


class Row:
    """One line: mark, name, figures, and what stands beside them; the first row is the head."""

    __slots__ = ("cells", "mark", "more", "name")

    def __init__(self, mark: str, name: str, cells: list[str], more: str) -> None:
        self.mark = mark
        self.name = name
        self.cells = cells
        self.more = more


def people_table(page: Page, rows: list[Row], indent: str = "") -> None:
    """Put rows on a page; what does not fit beside the figures goes below them."""
    marks, names, *figures = widest([(row.mark or " ", row.name, *row.cells) for row in rows])
    taken = sum(GAP + cells for cells in figures) + marks + 1 + len(indent)
    if names > page.width - taken:
        names = max(4, page.width - taken)
    columns = [marks + 1 + names, *figures]
    for number, row in enumerate(rows):
        *before, name = wrap(row.name, names)  # a long name takes lines of its own
        page.lines += [f"{indent}  {part}" for part in before]
        style = "dim" if number == 0 else "bold" if row.mark else ""
        shown = page.style(indent + line([f"{row.mark or ' '} {name}", *row.cells], columns), style)
        room = page.width - width(shown) - 3
        if row.more and width(row.more) <= room:
            page.lines.append(f"{shown}   {page.style(row.more, 'dim')}")
        else:
            page.lines.append(shown)
            if row.more:
                page.add(row.more, indent + "    ", style="dim")
