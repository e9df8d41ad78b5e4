"""Worked examples: sums by hand, and what the engine is asked."""

from math import ceil
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.rulebase import store
from referee.rulebase.arithmetic import NotASum, work_out
from referee.rulebase.examples import Stopped, chosen, expected, run


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        (180, 180),
        (-70, -70),
        ("60 + 2*40 + 180", 320),
        ("2*(30 + 70)", 200),
        ("-70 + 10 + 3*10", -30),
        ("−70 + 3×10", -40),
        ("ceil(100/3)", 34),
        ("3*ceil(100/3) - 100", 2),
        ("ceil(90/3)", 30),
        ("10 - 5 - 3", 2),
        ("100*2*2", 400),
        ("--5", 5),
        (" 7 ", 7),
        ("6/3", 2),
    ],
)
def test_sums(figure: int | str, value: int) -> None:
    assert work_out(figure) == value


@pytest.mark.parametrize(
    "figure",
    [
        "",
        "1 +",
        "(1",
        "1)",
        "100/3",
        "1/0",
        "2**9",
        "1e3",
        "1.5",
        "ten",
        "ceil",
        "ceil 3",
        "__import__('os')",
        "9" * 10,
        "1+" * 200 + "1",
        "(" * 150,
    ],
)
def test_what_is_no_sum(figure: str) -> None:
    with pytest.raises(NotASum):
        work_out(figure)


@settings(deadline=None)
@given(st.lists(st.integers(0, 500), min_size=1, max_size=8), st.integers(1, 8))
def test_sums_are_added_and_shared_out_as_by_hand(prices: list[int], players: int) -> None:
    written = " + ".join(map(str, prices))
    assert work_out(written) == sum(prices)
    assert work_out(f"ceil(({written})/{players})") == ceil(sum(prices) / players)


@settings(deadline=None)
@given(st.text("0123456789+-*/() cel", max_size=30))
def test_any_scrap_is_a_sum_or_refused(figure: str) -> None:
    try:
        value = work_out(figure)
    except NotASum:
        return
    assert isinstance(value, int)


def test_outcomes_have_their_sums_worked_out() -> None:
    written = {"total": "2*50", "shares": {"Ana": "100/2"}, "bills": ["1+1"], "rules": ["tip"]}
    known = store.facts("la-cuenta")
    assert expected(written, known) == {"total": 100, "shares": {"Ana": 50}, "bills": [2]}
    told = {"benefits": None, "over": True}
    assert expected(told, known) == told


def test_rulings_named_by_a_key() -> None:
    assert chosen("rounding=up") == {"rounding": "up"}
    assert chosen("split-by=anyone, who-benefits=payer") == {
        "split-by": "anyone",
        "who-benefits": "payer",
    }


def game(given: dict[str, Any], **rulings: str) -> dict[str, Any]:
    return run("la-cuenta", {"given": given}, {k.replace("_", "-"): v for k, v in rulings.items()})


def test_a_bill() -> None:
    # Olives doubled by Premium (20) are cheaper than meatballs (30): the tip is 20.
    given = {
        "cards": [{"card": "aceitunas", "premium": 1}, "albondigas"],
        "tips": 1,
    }
    assert game(given)["total"] == 70
    assert "tip-price" in game(given)["rules"]
    assert game(given, tip_price="printed")["total"] == 60


def test_a_refused_bill() -> None:
    outcome = game({"cards": ["jamon-de-jabugo"] * 3})
    assert outcome == {"refused": ["no-copies-left"], "rules": ["components"]}


def test_a_question_at_the_table() -> None:
    # Chipirones (40) with Premium count 80: Anchoa (50) is too cheap, or fits a printed 40.
    given = {
        "players": ["Ana", "Ben", "Cem"],
        "events": [{"event": "play", "player": "Ana", "card": "chipirones-fritos", "premium": 1}],
        "may": {"event": "play", "player": "Ben", "card": "anchoa"},
    }
    refused = game(given)
    assert (refused["allowed"], refused["reasons"], refused["adds"]) == (False, ["too-cheap"], 0)
    allowed = game(given, premium_threshold="printed")
    assert (allowed["allowed"], allowed["reasons"], allowed["adds"]) == (True, [], 50)


def test_a_game_that_ends() -> None:
    given = {
        "players": ["Ana", "Ben", "Cem"],
        "savings": {"Ana": 20, "Ben": 900, "Cem": 800},
        "events": [
            {"event": "play", "player": "Ana", "card": "gazpacho"},
            {"event": "play", "player": "Ben", "card": "wine"},
            {"event": "play", "player": "Cem", "card": "wine"},
            {"event": "ask", "player": "Ana"},
            {"event": "settle"},
        ],
    }
    outcome = game(given)
    # 20 for the soup and 60 for a set of two wines.
    assert (outcome["bills"], outcome["over"], outcome["winners"]) == ([80], True, ["Ben"])
    assert outcome["savings"] == {"Ana": -60, "Ben": 900, "Cem": 800}


@pytest.mark.parametrize("question", [{}, {"may": {"event": "pass", "player": "Ben"}}])
def test_an_event_that_must_be_accepted_is_refused(question: dict[str, Any]) -> None:
    given = {
        "players": ["Ana", "Ben", "Cem"],
        "events": [
            {"event": "play", "player": "Ana", "card": "percebes"},
            {"event": "play", "player": "Ben", "card": "anchoa"},
        ],
        **question,
    }
    with pytest.raises(Stopped) as raised:
        game(given)
    assert (raised.value.line, raised.value.reasons) == (2, ["too-cheap"])
