"""The hand-written parts of a game's pages, `docs/parts/<game>/<name>.<language>.md`, by line.

A line begins with its mark (`## `, `- `, `1. `, `|`, `ruling=choice: `) or stands behind an empty
row; other rows go on with it. Behind a line of the first language a comment may name the numbers
that it repeats, as rules do: `<!-- numbers: deck, hand_start -->`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from referee.languages import LANGUAGES
from referee.rulebase.load import Game
from referee.rulebase.values import Beside

NAMES = ("start", "sheet")
_MARK = re.compile(r"(?P<kind>## |- |[|@]|[0-9]+\. |(?P<ruling>[a-z][a-z0-9-]*)=[a-z0-9-]+: )")
_CELLS = re.compile(r"\s*\|(?![^\[]*\]\])\s*")  # a label in a link has a bar of its own
_COMMENT = re.compile(r"\s*<!--(?:\s*numbers:(?P<numbers>.*?)|.*?)-->")


class Line(Beside):
    """One line in all languages: the ruling that it begins with, and what numbers it names."""

    __slots__ = ("numbers", "ruling")

    def __init__(self, rows: dict[str, Row], files: dict[str, str]) -> None:
        """Put the line of each language beside the others."""
        first = rows[LANGUAGES[0]]
        super().__init__(files[LANGUAGES[0]], first.line)
        self.files = files
        self.ruling = first.ruling
        self.numbers = first.numbers
        for language, row in rows.items():
            self[language], self.lines[language], self.ends[language] = row.text, row.line, row.end


@dataclass
class Row:
    """One line in one language: its rows from 1, its mark, and its text without that."""

    line: int
    end: int
    kind: str
    ruling: str
    text: str
    numbers: tuple[str, ...] = ()


def path(game: Game, name: str, language: str) -> str:
    """Return the file of a part, relative to the project."""
    return f"docs/parts/{game.id}/{name}.{language}.md"


def rows(text: str) -> list[Row]:
    """Return the lines of a part in one language."""
    found: list[Row] = []
    after = True  # an empty row, or the beginning
    for number, written in enumerate(text.split("\n"), 1):
        row, numbers = _apart(written)
        if row.strip():
            mark = _MARK.match(row)
            if mark or after:
                found.append(_begun(number, row, mark, numbers))
            else:
                found[-1].text += f" {row.strip()}"
                found[-1].numbers += numbers
                found[-1].end = number
        after = not row.strip()
    return found


def without_comments(text: str) -> str:
    """Return a part as pages show it."""
    return _COMMENT.sub("", text)


def _apart(row: str) -> tuple[str, tuple[str, ...]]:
    """Return a row without its comment, and the numbers that this names."""
    comment = _COMMENT.search(row)
    named = (comment["numbers"] or "").split(",") if comment else []
    numbers = tuple(name.strip() for name in named if name.strip())
    return without_comments(row), numbers


def _begun(number: int, row: str, mark: re.Match[str] | None, numbers: tuple[str, ...]) -> Row:
    kind = re.sub(r"[0-9]+", "1", mark["kind"]) if mark else ""
    text = row[mark.end() :] if mark else row
    if kind == "|":
        text = "\n\n".join(_CELLS.split(row.strip().strip("|").strip()))
    ruling = (mark["ruling"] or "") if mark else ""
    return Row(number, number, kind, ruling, text.strip(), numbers)
