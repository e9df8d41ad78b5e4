"""Starting a game, or joining one midway; wrong input at the start."""

from collections.abc import Callable
from typing import Any

import pytest

from referee.engine.faults import BadInput
from referee.games.cuantos_tacos import game as face

Table = Callable[..., Any]


def test_a_fresh_game(table: Table) -> None:
    game = table("Ana Ben")
    result = game.result()
    assert result["score"] == {"Ana": 0, "Ben": 0}
    assert (result["over"], result["winners"], result["rounds"]) == (False, [], [])
    assert result["rules"] == ["players", "rounds-by-players", "two-hand-cards"]
    assert game.hand("Ana") == 2
    assert game.person("Ana")["if-now"]["score"] == 20


def test_joined_midway(table: Table) -> None:
    game = table(
        "Ana Ben Cem",
        starter="Ben",
        round=4,
        turn="Ana",
        score={"Ana": 17, "Cem": -3},
        tacos={"Ana": 2, "Cem": 1},
        sauces={"Ana": 3},
        used_reroll=["Ana", "Ben"],
        used_block=["Ana"],
    )
    assert game.score() == {"Ana": 17, "Ben": 0, "Cem": -3}
    assert game.view()["status"] == [{"what": "turn", "player": "Ana", "round": 4, "rounds": 5}]
    assert game.person("Ana")["tacos"]["count"] == 2
    assert game.person("Ana")["sauces"]["count"] == 3
    assert game.person("Ana")["actions-left"]["count"] == 2
    assert game.why_not("action", "Ben", action="reroll") == ["action-used"]
    assert "score-finished" in game.result()["rules"]
    game.turns("Ana")
    (entry,) = game.result()["rounds"]
    assert [(line["player"], line["score"]) for line in entry["lines"]] == [
        ("Ana", 17),
        ("Cem", -3),
    ]
    game.turns("Ben", "Cem", "Ana")
    game.play_out()
    assert game.score() == {"Ana": 17 + 10, "Ben": 15, "Cem": -3 + 20}


def test_players_by_number(facts: dict[str, Any]) -> None:
    result = face.replay(facts, [{"event": "game", "players": 3}])
    assert result["score"] == {"1": 0, "2": 0, "3": 0}


@pytest.mark.parametrize(
    ("keys", "code", "where"),
    [
        ({"players": ["Ana"]}, "number-of-players", "players"),
        ({"players": 7}, "number-of-players", "players"),
        ({"players": 2, "starter": "3"}, "unknown-player", "starter"),
        ({"players": 2, "turn": "3"}, "unknown-player", "turn"),
        ({"players": 2, "round": 8}, "too-large", "round"),
        ({"players": 5, "round": 4}, "too-large", "round"),
        ({"players": 2, "round": 0}, "too-small", "round"),
        ({"players": 2, "score": {"3": 1}}, "unknown-player", "score.3"),
        ({"players": 2, "tacos": {"1": -1}}, "too-small", "tacos.1"),
        ({"players": 2, "sauces": [1]}, "not-an-object", "sauces"),
        ({"players": 2, "used_lock": "1"}, "not-a-list", "used_lock"),
        ({"players": 2, "used_lock": ["1", "1"]}, "name-twice", "used_lock[1]"),
        ({"players": 2, "savings": {}}, "unknown-key", "savings"),
        ({"players": 2, "game": "la-cuenta"}, "other-game", "game"),
        (
            {"players": 2, "rulings": {"wild-alike": "maybe"}},
            "unknown-choice",
            "rulings.wild-alike",
        ),
        ({}, "missing-key", ""),
    ],
)
def test_wrong_input(facts: dict[str, Any], keys: dict[str, Any], code: str, where: str) -> None:
    with pytest.raises(BadInput) as caught:
        face.replay(facts, [{"event": "game", **keys}])
    place = ": ".join(part for part in ("line 1", where) if part)
    assert (caught.value.code, caught.value.where) == (code, place)
    assert face.replay(facts, [{"event": "game", "game": "cuantos-tacos", "players": 2}])
