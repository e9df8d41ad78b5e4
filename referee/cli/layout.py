"""What stands in columns on a terminal: terms with their texts, and rows of figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from referee.cli.text import pad, width, wrap

GAP = 2  # blanks between two columns
TERM_MAX = 24  # cells of a column of terms, beyond which a text moves to a line of its own


def definitions(
    rows: Sequence[tuple[str, str]],
    cells: int,
    indent: str = "",
    style: Callable[[str], str] = str,
) -> list[str]:
    """Return terms with their texts beside them, in lines of ``cells``.

    A longer term has a line of its own. Where the texts would have less than half of the line,
    they all go under their terms. ``style`` is what makes a term stand out.
    """
    terms = [width(term) for term, _text in rows]
    column = max((term for term in terms if term <= TERM_MAX), default=TERM_MAX)
    under = len(indent) + column + GAP > cells // 2
    rest = indent + " " * (4 if under else column + GAP)
    lines: list[str] = []
    for term, text in rows:
        if under or width(term) > column:
            lines += [style(line) for line in wrap(term, cells, indent, indent + "  ")]
            lines += wrap(text, cells, rest, rest) if text else []
        else:
            lines += wrap(text, cells, indent + style(pad(term, column)) + " " * GAP, rest)
    return lines


def widest(rows: Iterable[Sequence[str]]) -> list[int]:
    """Return how many cells each column takes; all rows have as many columns."""
    return [max(map(width, column)) for column in zip(*rows, strict=True)]


def line(texts: Sequence[str], columns: Sequence[int], left: int = 1) -> str:
    """Return a row of a table, its figures to the right; the first ``left`` columns are words."""
    placed = [
        pad(text, cells, right=number >= left)
        for number, (text, cells) in enumerate(zip(texts, columns, strict=True))
    ]
    return (" " * GAP).join(placed)
