"""Somebody may be called A, Die, To or 一: at the table a name wins over any little word."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee.cli.app import App
from referee.cli.forms_front import FormsFront
from referee.cli.people import People
from referee.languages import LANGUAGES
from referee.text.catalogue import use
from referee.typed.small_words import FILLERS, ON, counted
from tests.cli.conftest import Run

_NUMBERS = [
    *("a", "an", "one", "once", "un", "una", "two", "dos", "ten"),
    *("ein", "eine", "einen", "einem", "zwei", "zwo", "drei", "vier", "fünf", "zehn"),
    *("一", "两", "二", "三", "十"),
]
NAMES = sorted({*FILLERS, *ON, *_NUMBERS})
GAMES = [game for game in App().keepable() if isinstance(App().front(game), FormsFront)]


def told(side: FormsFront, line: str, name: str) -> dict[str, Any]:
    """Return the event that a line tells at a table of three, the first of them so called."""
    seated = [name, "Ben", "Cem"]
    fold = side.module.fold(side.facts, [{"event": "game", "players": seated}])
    return side.read(side.facts, line, People(seated), {**side.view(fold), "turn": None}, None)


def test_the_names_are_little_words_and_numbers() -> None:
    assert [name for name in _NUMBERS if counted(name) is None] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_called_like_a_little_word_is_understood(game: str, lang: str) -> None:
    use(lang)
    side = App().front(game)
    assert isinstance(side, FormsFront)
    checked = 0
    for verb, sample in zip(side.words.forms, side.samples(["Ana", "Ben", "Cem"]), strict=True):
        _verb, who, rest = (*sample.split(" ", 2), "", "")[:3]
        if who != "Ana":
            continue
        usual = told(side, sample, "Ana")
        for name in (*NAMES, *(name.title() for name in NAMES)):
            for line in (f"{verb} {name} {rest}", f"{name} {verb} {rest}"):
                expected = {**usual, "player": name}
                assert told(side, line, name) == expected, line
                checked += 1
    assert checked > 2 * len(NAMES)


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("bolicheros-de-barrio", "improve {} food 1"),
        ("bolicheros-de-barrio", "{} advertise"),
        ("cuantos-tacos", "finish {} 8"),
    ],
)
@pytest.mark.parametrize("name", ["A", "Die", "和", "To"])
def test_the_command_line_takes_such_names(
    run: Run, tmp_path: Path, game: str, line: str, name: str
) -> None:
    table = str(tmp_path / "q.jsonl")
    assert run("table", "new", table, "--game", game, "--players", f"{name},Ben").code == 0
    done = run("table", *line.format(name).split(), "-t", table, "--anyway", "--json")
    assert done.code == 0, done.out
    assert done.data["event"]["player"] == name
