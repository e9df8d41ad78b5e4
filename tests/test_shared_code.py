"""Shared code names no game: a new one needs a folder of rules, one of code, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from referee.rulebase import store
from referee.site import phone_face

SHARED = ("referee/cli", "referee/tables", "referee/rulebase", "referee/engine", "referee/site")
PAGE = "docs/table"  # what every page at the table loads, and the folder of the page made of forms
SPOKEN = SHARED[:2]  # where what a game counts has no place either
_PLAIN = {"score", "total"}  # words of everybody's


def words_of(game: str, folder: str) -> set[str]:
    """Return what only this game is called by: id, titles, names of cards, what it counts."""
    facts, book = store.facts(game), store.book(game)
    found = {game, game.replace("-", "_"), *store.titles(game).values()}
    found |= {card["printed"] for card in book["cards"] if "printed" in card}
    found |= {card["id"] for card in facts["cards"] if "-" in card["id"]}
    if folder in SPOKEN:
        found |= {*facts["figures"], *facts["outcomes"]} - _PLAIN
    return found


@pytest.mark.parametrize("folder", SHARED)
@pytest.mark.parametrize("game", store.games())
def test_no_shared_file_names_a_game(root: Path, folder: str, game: str) -> None:
    words = "|".join(sorted(map(re.escape, words_of(game, folder)), key=len, reverse=True))
    named = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])")
    found = [
        f"{path.relative_to(root)}:{number}: {line.strip()}"
        for path in sorted((root / folder).rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", store.games())
def test_no_shared_script_of_the_table_page_names_a_game(root: Path, game: str) -> None:
    words = "|".join(sorted(map(re.escape, words_of(game, PAGE)), key=len, reverse=True))
    named = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])")
    folders = [root / PAGE, root / PAGE / phone_face.SHARED]
    files = [path for folder in folders for path in folder.iterdir() if path.is_file()]
    assert len(files) > 30
    found = [path.name for path in files if named.search(path.read_text("utf-8"))]
    assert not found
