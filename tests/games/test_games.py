"""Games are found by their id, and the phone gets their referee and nothing else."""

import pytest

from referee.games import load
from referee.games.la_cuenta import game
from referee.games.portable import portable_modules


def test_a_game_is_found_by_its_id() -> None:
    assert load("la-cuenta") is game


def test_an_unknown_game_has_no_referee() -> None:
    with pytest.raises(ImportError):
        load("no-such-game")


def test_the_phone_gets_the_referee_only() -> None:
    files = portable_modules("la-cuenta")
    assert "referee/games/la_cuenta/bill.py" in files
    assert "referee/engine/__init__.py" in files
    assert not [file for file in files if "command" in file or "picture" in file]
    assert portable_modules("no-such-game").keys() == {
        "referee/__init__.py",
        "referee/games/__init__.py",
        "referee/engine/__init__.py",
        "referee/engine/protocols.py",
        "referee/engine/published.py",
    }
