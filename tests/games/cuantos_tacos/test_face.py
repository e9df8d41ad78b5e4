"""What shared code asks of the game beside a log: a roll, a count; and that it is found."""

from typing import Any

import pytest

from referee.engine.faults import BadInput, Refused
from referee.games import load
from referee.games.cuantos_tacos import game
from referee.games.portable import portable_modules


def test_the_game_is_found_by_its_id() -> None:
    found: Any = load("cuantos-tacos")
    assert found is game


def test_the_phone_gets_the_referee_only() -> None:
    files = portable_modules("cuantos-tacos")
    assert "referee/games/cuantos_tacos/steal.py" in files
    assert not [file for file in files if "desk/" in file and "cuantos" in file]


def test_a_roll(facts: dict[str, Any]) -> None:
    request = {"game": "cuantos-tacos", "dice": "beef beef beef", "players": 3, "turn": "2"}
    found = game.roll(facts, request)
    assert found["dice"] == ["beef", "beef", "beef"]
    (line,) = found["lines"]
    assert (line["player"], line["turn"]) == ("1", "2")
    with pytest.raises(Refused):
        game.roll(facts, {"dice": ["beef"] * 7})
    with pytest.raises(BadInput):
        game.roll(facts, {"dices": []})


def test_a_count(facts: dict[str, Any]) -> None:
    people = [{"player": "Ana", "finished": [8]}, {"finished": [9]}]
    found = game.count(facts, {"game": "cuantos-tacos", "people": people})
    assert found["score"] == {"Ana": 28, "2": 29}
    assert (found["winners"], found["decided"]) == (["2"], [])
    with pytest.raises(BadInput):
        game.count(facts, {"people": {}})
