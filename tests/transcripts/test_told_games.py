"""Stored games of every game with forms: told as when they were last read; judged to their end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee.languages import LANGUAGES
from referee.rulebase import store
from tests.transcripts.told import GAMES, HERE, game_of, read, replayed, target, transcript

KINDS = sorted({game_of(path) for path in GAMES})


def of(game: str) -> dict[str, Path]:
    """Return a game's logs by their names."""
    return {path.stem.rpartition(".")[0]: path for path in GAMES if game_of(path) == game}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_told_as_it_was(path: Path) -> None:
    """If this is right and the text is old: python -m tests.transcripts.told, and look."""
    told = transcript(game_of(path), read(path), path.stem.rpartition(".")[2])
    stored = target(path).read_text(encoding="utf-8").splitlines()
    for number, (now, before) in enumerate(zip(told, stored, strict=False), 1):
        assert now == before, f"line {number} of {target(path).name}"
    assert len(told) == len(stored)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_judged_to_its_end(path: Path) -> None:
    """What was refused was taken back; judged or as played, each game ends with a winner."""
    result = replayed(path)
    assert "stopped" not in result
    assert result["irregular"] == []
    assert result["winners"]
    assert result == replayed(path, judged=False)


@pytest.mark.parametrize("game", KINDS)
def test_a_game_for_each_language_and_ruling(game: str) -> None:
    texts = sorted(path.stem for path in (HERE / game / "texts").iterdir())
    assert texts == sorted(path.stem for path in of(game).values())
    whole = [path.stem.rpartition(".")[2] for name, path in of(game).items() if "=" not in name]
    assert set(whole) == set(LANGUAGES)
    others = {
        f"{ruling['id']}={choice}"
        for ruling in store.facts(game)["rulings"]
        for choice in ruling["choices"][1:]
    }
    assert {name for name in of(game) if "=" in name} == others


@pytest.mark.parametrize("path", [p for p in GAMES if "=" in p.stem], ids=lambda path: path.stem)
def test_the_adopted_ruling_tells_it_otherwise(path: Path) -> None:
    game, log = game_of(path), read(path)
    ruling, choice = path.stem.rpartition(".")[0].split("=")
    assert log[0]["rulings"] == {ruling: choice}
    told, otherwise = (
        transcript(game, [log[0] | {"rulings": rulings}, *log[1:]], "en")
        for rulings in ({ruling: choice}, {})
    )
    setup = {entry["id"] for entry in store.book(game)["rulings"] if entry.get("setup")}
    told = [line for line in told if choice not in line]  # what the table agreed on
    otherwise = [line for line in otherwise if choice not in line]
    assert (told == otherwise) == (ruling in setup)


# The figures below are worked out from the rules, not taken from the referee.


def outcome(game: str, name: str) -> dict[str, Any]:
    return replayed(of(game)[name])


def test_four_corners_by_hand() -> None:
    """Lola, Max, Nia and Otto begin with nothing; five rounds of diners."""
    result = outcome("bolicheros-de-barrio", "four-corners")
    # By round: base payment, cards of the type asked for, what a complete experience pays; minus
    # what was paid for cards and advertising.
    assert result["coins"] == {
        "Lola": (3 + 1) + (3 + 1 - 3) + (3 + 1 + 1 - 1) + (4 + 2 - 10) + (4 + 1),
        "Max": 3 + (4 + 2 - 2) + (4 - 5) + (5 - 5) + (5 + 4 - 2),  # 6 was edited to 5
        "Nia": 3 + (3 + 1 - 1) + (3 + 1 + 1 - 4) + (3 + 1 - 10 + 1) + (3 + 1),  # 1 more was found
        "Otto": (3 + 1) + (3 - 1) + (4 - 2) + (4 + 3 - 3 - 10) + (4 + 1 + 1 - 1),
    }
    assert result["coins"] == {"Lola": 10, "Max": 13, "Nia": 6, "Otto": 7}
    assert result["stars"] == {
        # level with Otto in food; experience 1; level with Nia in staff; advertising
        "Lola": 1 + 1 + 1 + 1,
        # most drinks; first with three; most drinks again
        "Max": 1 + 1 + 1,
        # experience 1; level with Lola in staff; advertising
        "Nia": 1 + 1 + 1,
        # level with Lola in food; first with three; most food; advertising; experience 2
        "Otto": 1 + 1 + 1 + 1 + 1,
    }
    assert result["winners"] == ["Otto"]
    assert result["firsts"] == {"drink": ["Max"], "food": ["Otto"]}
    assert len(result["rounds"]) == 5


def test_drei_nachbarn_by_hand() -> None:
    """Jürgen, Özlem and Käthe join midway with 6, 4 and 9 coins, and 3, 2 and 2 stars."""
    result = outcome("bolicheros-de-barrio", "drei-nachbarn")
    assert result["coins"] == {
        "Jürgen": 6 - 4 + 4 - 2 + 1 + 4 + 1,
        "Özlem": 4 - 2 + 4 - 1 + 4 + 1,
        "Käthe": 9 - 3 + 4 + 3 - 10 + 4 + 1,
    }
    # Jürgen and Özlem have three drinks at the same moment, Käthe three staff and most of it; then
    # Jürgen's first experience is complete, and Käthe has advertised. All have one food.
    assert result["stars"] == {"Jürgen": 3 + 1 + 1, "Özlem": 2 + 1, "Käthe": 2 + 1 + 1 + 1}
    assert result["winners"] == ["Jürgen"]  # five stars like Käthe, but 10 coins against 8


def test_liang_jia_can_guan_by_hand() -> None:
    """小明 and 小红 are level in every type that is asked for; one experience decides."""
    result = outcome("bolicheros-de-barrio", "liang-jia-can-guan")
    assert result["coins"] == {
        "小明": (3 + 1) + (3 + 1 - 4) + (3 + 1 + 1 - 4),
        "小红": (3 + 1) + (4 + 1 - 2) + (4 + 1 - 7),
    }
    assert result["stars"] == {"小明": 1, "小红": 0}
    assert result["winners"] == ["小明"]
