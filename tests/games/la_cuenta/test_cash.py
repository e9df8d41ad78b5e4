"""Real cash has cents: a tie that only cents decide is decided, whole euros stay as they were."""

from typing import Any

import pytest

from referee.engine.faults import BadInput
from referee.games.la_cuenta import game
from referee.rulebase import store

FACTS = store.facts("la-cuenta")
START = {
    "event": "game",
    "players": ["Ana", "Ben", "Cem"],
    "savings": {"Ana": 0, "Ben": 400, "Cem": 400},
}


def after(cash: dict[str, Any]) -> list[str]:
    found: list[str] = game.replay(FACTS, [START, {"event": "cash", "cash": cash}])["winners"]
    return found


@pytest.mark.parametrize(
    ("cash", "winners"),
    [
        ({"Ben": "12.50", "Cem": "12.30"}, ["Ben"]),
        ({"Ben": "12.05", "Cem": "12.5"}, ["Cem"]),
        ({"Ben": "12.50", "Cem": "12.5"}, ["Ben", "Cem"]),
        ({"Ben": 12, "Cem": "12.00"}, ["Ben", "Cem"]),
        ({"Ben": 12, "Cem": "12.01"}, ["Cem"]),
        ({"Ben": 12.1, "Cem": "12.10"}, ["Ben", "Cem"]),
        ({"Ben": "0.01"}, ["Ben"]),
        ({"Ben": 5, "Cem": 12}, ["Cem"]),
        ({"Ana": "99.99"}, ["Ben", "Cem"]),  # who did not tie takes no part
        ({"Ben": "1000000000.99", "Cem": 1000000000}, ["Ben"]),
    ],
)
def test_cents_decide(cash: dict[str, Any], winners: list[str]) -> None:
    assert after(cash) == winners


@pytest.mark.parametrize(
    "amount",
    [
        "12,50",
        "12.505",
        "12.",
        ".5",
        "",
        "-1",
        "-0.50",
        "１２",
        "1e3",
        "nan",
        "9999999999999",
        -0.5,
        12.505,
        float("nan"),
        float("inf"),
        1e300,
        None,
        True,
        [],
        {"a": 1},
        -1,
    ],
)
def test_what_is_no_cash_is_told(amount: Any) -> None:
    with pytest.raises(BadInput) as fault:
        after({"Ben": amount})
    assert fault.value.where.startswith("line 2: cash.Ben")


@pytest.mark.parametrize("savings", ["12.50", 12.5])
def test_money_of_the_game_has_no_cents(savings: Any) -> None:
    with pytest.raises(BadInput):
        game.replay(FACTS, [START, {"event": "correct", "savings": {"Ben": savings}}])
