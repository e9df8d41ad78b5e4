"""A bill request that cannot be read: what was found, and the nearest valid thing."""

from typing import Any

import pytest

THREE = ["Ana", "Ben", "Cem"]


@pytest.mark.parametrize(
    ("request_", "code", "where", "params"),
    [
        ([], "not-an-object", "", {"found": "[]"}),
        (None, "not-an-object", "", {"found": "null"}),
        ({}, "missing-key", "", {"key": "cards"}),
        ({"cards": "wine"}, "not-a-list", "cards", {"found": "wine"}),
        ({"card": ["wine"]}, "unknown-key", "card", {"found": "card", "near": "cards"}),
        (
            {"cards": [], "game": "cuantos-tacos"},
            "other-game",
            "game",
            {"found": "cuantos-tacos", "near": "la-cuenta"},
        ),
        (
            {"cards": ["wine", "percebs"]},
            "unknown-card",
            "cards[1].card",
            {"found": "percebs", "near": "percebes"},
        ),
        ({"cards": [40]}, "not-a-card", "cards[0]", {"found": "40"}),
        ({"cards": [{}]}, "missing-key", "cards[0]", {"key": "card"}),
        (
            {"cards": [{"card": "wine", "prize": 1}]},
            "unknown-key",
            "cards[0].prize",
            {"found": "prize", "near": "price"},
        ),
        ({"cards": [{"card": 7}]}, "not-a-text", "cards[0].card", {"found": "7"}),
        ({"cards": [{"card": ["tip"]}]}, "not-a-text", "cards[0].card", {"found": "[…]"}),
        ({"cards": ["premium"]}, "premium-as-card", "cards[0]", {}),
        ({"cards": [{"card": "tip"}]}, "tip-as-card", "cards[0]", {}),
        ({"cards": ["fifty-fifty"]}, "split-as-card", "cards[0]", {}),
        ({"cards": ["go-dutch"]}, "split-as-card", "cards[0]", {}),
        (
            {"cards": [{"card": "callos", "type": "meat"}]},
            "type-beside-card",
            "cards[0].type",
            {"card": "callos"},
        ),
        (
            {"cards": [{"card": "callos", "price": 60}]},
            "price-without-burnt-dish",
            "cards[0].price",
            {"card": "callos"},
        ),
        (
            {"cards": [{"card": "callos", "on": "meat"}]},
            "on-without-burnt-dish",
            "cards[0].on",
            {},
        ),
        (
            {"cards": [{"type": "meat", "price": 40, "on": "meat"}]},
            "on-without-burnt-dish",
            "cards[0].on",
            {},
        ),
        ({"cards": ["burnt-dish"]}, "missing-key", "cards[0]", {"key": "price"}),
        ({"cards": [{"type": "meat"}]}, "missing-key", "cards[0]", {"key": "price"}),
        (
            {"cards": [{"type": "fleisch", "price": 40}]},
            "unknown-type",
            "cards[0].type",
            {"found": "fleisch", "near": "", "known": ["meat", "fish", "vegetable"]},
        ),
        (
            {"cards": [{"card": "burnt-dish", "price": 0, "on": "fisch"}]},
            "unknown-type",
            "cards[0].on",
            {"found": "fisch", "near": "fish"},
        ),
        (
            {"cards": [{"type": "meat", "price": "40"}]},
            "not-a-whole-number",
            "cards[0].price",
            {"found": "40"},
        ),
        (
            {"cards": [{"card": "callos", "premium": -1}]},
            "too-small",
            "cards[0].premium",
            {"found": "-1", "near": 0},
        ),
        (
            {"cards": [{"card": "callos", "premium": 101}]},
            "too-large",
            "cards[0].premium",
            {"found": "101", "near": 100},
        ),
        (
            {"cards": [{"card": "callos", "premium": True}]},
            "not-a-whole-number",
            "cards[0].premium",
            {"found": "true"},
        ),
        ({"cards": [], "tips": -1}, "too-small", "tips", {"found": "-1", "near": 0}),
        ({"cards": [], "tips": None}, "not-a-whole-number", "tips", {"found": "null"}),
        ({"cards": [], "asker": "Ana"}, "needs-players", "asker", {"key": "asker"}),
        ({"cards": [], "protected": []}, "needs-players", "protected", {"key": "protected"}),
        ({"cards": [], "split": {}}, "needs-players", "split", {"key": "split"}),
        (
            {"cards": [], "players": 9},
            "number-of-players",
            "players",
            {"found": "9", "low": 3, "high": 8},
        ),
        (
            {"cards": [], "players": ["Ana", "Ben"]},
            "number-of-players",
            "players",
            {"found": "2", "low": 3, "high": 8},
        ),
        (
            {"cards": [], "players": ["Ana", "Ben", "Ana"]},
            "name-twice",
            "players[2]",
            {"found": "Ana"},
        ),
        (
            {"cards": [], "players": THREE, "asker": "Ann"},
            "unknown-player",
            "asker",
            {"found": "Ann", "near": "Ana"},
        ),
        (
            {"cards": [], "players": THREE, "protected": ["Ben", "Ben"]},
            "name-twice",
            "protected[1]",
            {"found": "Ben"},
        ),
        (
            {"cards": [], "players": THREE, "protected": "Ben"},
            "not-a-list",
            "protected",
            {"found": "Ben"},
        ),
        (
            {"cards": [], "players": THREE, "split": "go-dutch"},
            "not-an-object",
            "split",
            {"found": "go-dutch"},
        ),
        (
            {"cards": [], "players": THREE, "split": {"kind": "go-duch"}},
            "unknown-split",
            "split.kind",
            {"found": "go-duch", "near": "go-dutch"},
        ),
        (
            {"cards": [], "players": THREE, "split": {"kind": "fifty-fifty"}},
            "missing-key",
            "split",
            {"key": "with"},
        ),
        (
            {"cards": [], "players": THREE, "split": {"kind": "go-dutch", "with": "Ben"}},
            "with-beside-go-dutch",
            "split.with",
            {},
        ),
        (
            {"cards": [], "players": THREE, "split": {"kind": "go-dutch", "bye": "Ben"}},
            "unknown-key",
            "split.bye",
            {"found": "bye", "near": "by"},
        ),
        (
            {"cards": [], "reading": "fr"},
            "unknown-reading",
            "reading",
            {"found": "fr", "near": "", "known": ["reconciled", "en", "de", "zh"]},
        ),
        (
            {"cards": [], "rulings": {"rounding": "down"}},
            "unknown-choice",
            "rulings.rounding",
            {"found": "down", "near": "", "known": ["up", "up-to-ten", "rest-to-splitter"]},
        ),
    ],
)
def test_wrong_requests(
    bad: Any, request_: Any, code: str, where: str, params: dict[str, Any]
) -> None:
    assert bad(request_) == (code, where, params)


def test_no_split_may_be_written_out(bill: Any) -> None:
    assert bill("wine", players=THREE, split=None)["shares"] == {"Ana": 30, "Ben": 0, "Cem": 0}


def test_the_game_may_be_named(bill: Any) -> None:
    assert bill("wine", game="la-cuenta")["total"] == 30
