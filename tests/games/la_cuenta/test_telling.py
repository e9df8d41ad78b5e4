"""Events in words: each has a sentence, and the sentence has what it needs."""

import re
from typing import Any

import pytest

from referee.games.la_cuenta import game
from referee.rulebase import store


@pytest.mark.parametrize(
    ("event", "code"),
    [
        ({"event": "game", "players": ["Ana", "Ben", "Cem"], "starter": "Ana"}, "game"),
        ({"event": "play", "player": "Ana", "card": "wine"}, "play-card"),
        ({"event": "play", "player": "Ana", "card": "wine", "premium": 0}, "play-card"),
        ({"event": "play", "player": "Ana", "type": "meat", "price": 60}, "play-card"),
        ({"event": "play", "player": "Ana", "type": "meat", "price": 45}, "play-dish"),
        ({"event": "play", "player": "Ana", "card": "callos", "premium": 2}, "play-premium"),
        (
            {"event": "play", "player": "Ana", "card": "burnt-dish", "price": 0, "on": "fish"},
            "play-burnt-dish",
        ),
        (
            {"event": "play", "player": "Ana", "card": "burnt-dish", "price": 0, "on": "fish"}
            | {"premium": 1},
            "play-burnt-dish-premium",
        ),
        ({"event": "pass", "player": "Ana"}, "pass"),
        ({"event": "ask", "player": "Ana"}, "ask"),
        ({"event": "ask", "player": "Ana", "cannot_play": True}, "ask-cannot-play"),
        ({"event": "tip", "player": "Ana"}, "tip"),
        ({"event": "fifty-fifty", "player": "Ana", "with": "Ben"}, "fifty-fifty"),
        ({"event": "go-dutch", "player": "Ana"}, "go-dutch"),
        ({"event": "settle"}, "settle"),
        ({"event": "redraw", "player": "Ana"}, "redraw"),
        ({"event": "cash", "cash": {}}, "cash"),
        ({"event": "correct", "savings": {}}, "correct"),
        ({"event": "round", "asker": "Ana", "cards": []}, "round"),
        ({"event": "undo"}, "undo"),
        ({"event": "edit", "line": 2, "with": {"event": "settle"}}, "edit"),
        ({"event": "edit", "line": 2, "with": None}, "edit-remove"),
    ],
)
def test_every_event_has_its_sentence(facts: Any, event: Any, code: str) -> None:
    told = game.telling(facts, event)
    assert told["code"] == code
    for language in ("en", "de", "zh"):
        sentence = store.words("la-cuenta", language)["words"]["events"][code]
        assert set(re.findall(r"\{(\w+)", sentence)) <= set(told)


def test_a_dish_told_by_its_price_gets_its_name(facts: Any) -> None:
    told = game.telling(facts, {"event": "play", "player": "Ana", "type": "fish", "price": 50})
    assert told["card"] == "anchoa"
