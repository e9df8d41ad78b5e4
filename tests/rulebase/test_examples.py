"""Worked examples: sums by hand, and what the engine is asked."""

from math import ceil
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.rulebase import store
from referee.rulebase.arithmetic import NotASum, as_written, with_sum, work_out
from referee.rulebase.examples import (
    Stopped,
    chosen,
    expected,
    first_event,
    foretold,
    recorded,
    runner,
)


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
    run = runner("la-cuenta")
    outcome = run({"given": given}, {k.replace("_", "-"): v for k, v in rulings.items()})
    return {**foretold(outcome, run.facts), "rules": outcome["rules"]}


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


BILL = {"cards": ["gazpacho"], "players": ["Ana", "Ben", "Cem"], "split": {"kind": "go-dutch"}}
TENS = {**BILL, "rulings": {"rounding": "up-to-ten"}}


def test_an_example_is_played_by_rulings_of_its_own_and_others_go_over_them() -> None:
    # 20 by three: 7 each; in steps of ten, 10 each.
    assert set(game(BILL)["shares"].values()) == {7}
    assert set(game(TENS)["shares"].values()) == {10}
    assert set(game(TENS, premium_stacking="single")["shares"].values()) == {10}
    assert set(game(TENS, rounding="up")["shares"].values()) == {7}
    played = {"players": ["Ana", "Ben", "Cem"], "events": [], "rulings": {"counting": "up"}}
    first = first_event("la-cuenta", played)
    assert first["rulings"] == {"counting": "up"}
    # Whoever counts up has spent nothing yet.
    assert set(game(played)["savings"].values()) == {0}
    assert 0 not in game(played, counting="down")["savings"].values()


def test_what_was_run_once_is_known_by_its_facts() -> None:
    facts = store.facts("la-cuenta")
    assert runner("la-cuenta", {**facts, "version": "7"}) is runner("la-cuenta")
    run = runner("la-cuenta")
    assert run({"given": BILL}) is run({"given": BILL}, {"rounding": "up"})
    dear = {**facts, "cards": [{**card, "price": 70} if card["id"] == "gazpacho" else card
                               for card in facts["cards"]]}  # fmt: skip
    assert (run({"given": BILL})["total"], runner("la-cuenta", dear)({"given": BILL})["total"]) == (
        20,
        70,
    )


def test_what_the_rule_base_records_goes_by_the_rulings() -> None:
    example = {"then": {"total": 7}, "under": {"rounding=up, tips=1": {"total": 9}}}
    assert recorded(example) == {"kind": "recorded", "total": 7}
    assert recorded(example, {"tips": "1", "rounding": "up"}) == {"kind": "recorded", "total": 9}
    with pytest.raises(ImportError):
        runner("no-such-game", {})


@pytest.mark.parametrize(
    ("written", "shown", "summed"),
    [
        (60, "60 €", "7"),
        ("60", "60 €", "7"),
        ("−60", "-60 €", "7"),
        ("ceil(120/4)", "30 €", "7"),
        ("60+2*40", "60 + 2 × 40", "60 + 2 × 40 = 7"),
        ("10 - 70", "10 − 70", "10 − 70 = 7"),
        ("-2*20 + 20", "−2 × 20 + 20", "−2 × 20 + 20 = 7"),
        ("2 * (30+-70)", "2 × (30 + −70)", "2 × (30 + −70) = 7"),
        ("", "", "7"),
    ],
)
def test_sums_are_shown_as_people_write_them(written: int | str, shown: str, summed: str) -> None:
    assert as_written(written, lambda n: f"{n} €") == shown
    assert with_sum(written, "7") == summed
