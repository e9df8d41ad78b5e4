"""The phone's Python: every judged case in MicroPython, equal to the judge and to CPython."""

import json
from pathlib import Path
from typing import Any

import pytest

from referee.games.la_cuenta import game
from referee.rulebase import store
from tests.node.pieces import done_here

CASES = Path(__file__).parents[1] / "cases"

pytestmark = pytest.mark.node


def _cases(name: str) -> list[dict[str, Any]]:
    text = (CASES / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_judged_cases_in_micropython(micropython: Any) -> None:
    facts = store.facts("la-cuenta")
    bills = _cases("bills.jsonl")
    games = _cases("games.jsonl")
    pieces: list[dict[str, Any]] = [{"do": "bill", "request": case["request"]} for case in bills]
    pieces += [{"do": "replay", "log": case["log"], "judged": True} for case in games]
    outcomes = micropython(facts, pieces)
    for case, outcome in zip(bills, outcomes[: len(bills)], strict=True):
        result = outcome["result"]
        assert {key: result[key] for key in case["expect"]} == case["expect"]
        assert result == game.bill(facts, case["request"])
    for case, outcome in zip(games, outcomes[len(bills) :], strict=True):
        result = outcome["result"]
        expect = dict(case["expect"])
        assert result.get("stopped", {}).get("line") == expect.pop("stopped", None)
        assert {key: result[key] for key in expect} == expect
        assert result == game.replay(facts, case["log"])


def test_refusals_and_wrong_input_in_micropython(micropython: Any) -> None:
    facts = store.facts("la-cuenta")
    start = {"event": "game", "players": ["Ana", "Jürgen", "小明"]}
    pieces: list[dict[str, Any]] = [
        {"do": "bill", "request": {"cards": ["jamon-de-jabugo"] * 3 + ["percebes"]}},
        {"do": "bill", "request": {"cards": [{"card": "burnt-dish", "price": -25}]}},
        {"do": "bill", "request": {"cards": [{"type": "meat", "price": 45}]}},
        {"do": "bill", "request": {"cards": ["percebs"]}},
        {"do": "bill", "request": {"cards": ["wine"], "players": 9}},
        {"do": "bill", "request": {"cards": ["wine"], "tipps": 1}},
        {"do": "bill", "request": {"cards": ["wine"], "tips": 1.5}},
        {"do": "bill", "request": {"cards": ["wine"], "tips": True}},
        {"do": "bill", "request": {"cards": ["wine"], "rulings": {"tip-prize": "printed"}}},
        {"do": "replay", "log": [start, {"event": "undo"}], "judged": True},
        {"do": "replay", "log": [start, {"event": "settle"}], "judged": True},
        {"do": "replay", "log": [start, {"event": "settle"}], "judged": False},
        {"do": "verdict", "log": [start], "event": {"event": "ask", "player": "小明"}},
        {
            "do": "verdict",
            "log": [start],
            "event": {"event": "play", "player": "Ana", "card": "coffee"},
        },
    ]
    outcomes = micropython(facts, pieces)
    assert outcomes == [done_here(game, facts, piece) for piece in pieces]


def test_cash_with_cents_in_micropython(micropython: Any) -> None:
    facts = store.facts("la-cuenta")
    savings = {"Ana": 0, "Ben": 400, "Cem": 400}
    start = {"event": "game", "players": ["Ana", "Ben", "Cem"], "savings": savings}
    told: list[Any] = ["12.50", "12.5", "12.05", 12, 12.5, 12.1, "0.01", "1000000000.99"]
    told += ["12,50", "12.505", "12.", ".5", "", "-1", -0.5, 12.505, 1e300, None, True, [], -1]
    pieces = [
        {
            "do": "replay",
            "log": [start, {"event": "cash", "cash": {"Ben": n, "Cem": "12.10"}}],
            "judged": True,
        }
        for n in told
    ]
    outcomes = micropython(facts, pieces)
    assert outcomes == [done_here(game, facts, piece) for piece in pieces]
    winners = [outcome["result"]["winners"] for outcome in outcomes[:6]]
    assert winners == [["Ben"], ["Ben"], ["Cem"], ["Cem"], ["Ben"], ["Ben", "Cem"]]
