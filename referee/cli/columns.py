"""Who sits at the table, one a line: mark, name, figures in columns, and what else they have."""

from __future__ import annotations

from referee.cli.page import Page
from referee.cli.text import pad, width, wrap

_GAP = "  "


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
    columns = [max(width(row.cells[n]) for row in rows) for n in range(len(rows[0].cells))]
    taken = sum(columns) + len(_GAP) * len(columns) + 2 + len(indent)
    names = max(width(row.name) for row in rows)
    if names > page.width - taken:
        names = max(4, page.width - taken)
    for number, row in enumerate(rows):
        *before, name = wrap(row.name, names)  # a long name takes lines of its own
        page.lines += [f"{indent}  {part}" for part in before]
        line = f"{indent}{pad(row.mark, 1)} {pad(name, names)}"
        for cell, cells in zip(row.cells, columns, strict=True):
            line += _GAP + pad(cell, cells, right=True)
        style = "dim" if number == 0 else "bold" if row.mark else ""
        line = page.style(line, style) if style else line
        room = page.width - width(line) - 3
        if row.more and width(row.more) <= room:
            page.lines.append(f"{line}   {page.style(row.more, 'dim')}")
        else:
            page.lines.append(line)
            if row.more:
                page.add(row.more, indent + "    ", style="dim")
