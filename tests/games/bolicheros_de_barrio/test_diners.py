"""The diners stage: base payment, requested service, prestige. Figures worked out by hand."""

from typing import Any

import pytest


def lines(result: dict[str, Any], what: str) -> dict[str, int]:
    """Return the coins or stars of every line of a kind, by player."""
    return {
        line["player"]: line.get("coins", line.get("stars"))
        for line in result["lines"]
        if line["what"] == what
    }


# What was to be shown: four tables, their figures from the rules.


def test_most_drinks_at_a_table_of_two(come: Any) -> None:
    result = come("drink", Ana="fd d", Ben="f")
    assert lines(result, "base-payment") == {"Ana": 2 + 1 + 1, "Ben": 2 + 1}
    assert lines(result, "requested-service") == {"Ana": 2, "Ben": 0}
    assert lines(result, "prestige") == {"Ana": 1}
    assert result["coins"] == {"Ana": 4 + 2, "Ben": 3}
    assert result["stars"] == {"Ana": 1, "Ben": 0}


def test_a_drink_more_outside_completes_the_type(come: Any) -> None:
    result = come("drink", Ana=("fd d", "d"), Ben="f")
    assert result["coins"] == {"Ana": 4 + 3, "Ben": 3}
    assert result["stars"] == {"Ana": 2, "Ben": 0}
    assert lines(result, "prestige") == lines(result, "type-star") == {"Ana": 1}


def test_equal_drinks_at_a_table_of_two_bring_no_star(come: Any) -> None:
    result = come("drink", Ana="d", Ben=("f", "d"))
    assert result["stars"] == {"Ana": 0, "Ben": 0}
    (none,) = [line for line in result["lines"] if line["what"] == "prestige-none"]
    assert (none["type"], none["cards"]) == ("drink", 1)
    assert none["rules"] == ["prestige", "prestige-tie"]


def test_two_of_three_tied_ahead_get_a_star_each(come: Any) -> None:
    result = come("staff", Ana="s s", Ben=("s", "s"), Cem="s f")
    assert result["stars"] == {"Ana": 1, "Ben": 1, "Cem": 0}
    assert lines(result, "prestige-tied") == {"Ana": 1, "Ben": 1}


# Base payment


@pytest.mark.parametrize(
    ("cards", "coins"), [("", 2), ("s", 3), ("s f", 4), ("s f d", 5), ("fds fd d", 5)]
)
def test_base_payment_counts_experiences_with_a_card(come: Any, cards: str, coins: int) -> None:
    assert lines(come("food", Ana=cards, Ben=""), "base-payment") == {"Ana": coins, "Ben": 2}


def test_the_external_service_is_no_experience(come: Any) -> None:
    assert lines(come("food", Ana=("", "ffdd"), Ben=""), "base-payment")["Ana"] == 2


def test_a_table_may_have_more_experiences(come: Any) -> None:
    assert lines(come("food", Ana="s s s s s s", Ben=""), "base-payment")["Ana"] == 2 + 6


# Requested service


def test_only_the_requested_type_pays_wherever_it_lies(come: Any) -> None:
    result = come("food", Ana=("fd fs d", "ffs"), Ben=("ds", "f"), Cem="ds")
    assert lines(result, "requested-service") == {"Ana": 4, "Ben": 1, "Cem": 0}


# Prestige


def test_nobody_has_any(come: Any) -> None:
    assert lines(come("food", Ana="d", Ben="s", Cem=""), "prestige-tied") == {}
    assert come("food", Ana="d", Ben="s", Cem="")["stars"] == {"Ana": 0, "Ben": 0, "Cem": 0}


def test_all_of_three_tie(come: Any) -> None:
    assert set(come("food", Ana="f", Ben="f", Cem=("", "f"))["stars"].values()) == {0}


def test_all_but_one_of_four_tie_ahead(come: Any) -> None:
    result = come("food", Ana="f", Ben="f", Cem="d", Dai="f")
    assert result["stars"] == {"Ana": 1, "Ben": 1, "Cem": 0, "Dai": 1}


def test_one_more_is_enough(come: Any) -> None:
    result = come("food", Ana="f f", Ben=("f", "f"), Cem=("f f", "f"), settled=True)
    assert result["stars"] == {"Ana": 0, "Ben": 0, "Cem": 1}


# The lines


def test_the_steps_follow_the_rules_order_and_cite_them(come: Any) -> None:
    result = come("drink", Ana=("fds d", "d"), Ben="f")
    said = [(line["what"], line.get("player")) for line in result["lines"]]
    assert said == [
        ("diners", None),
        ("base-payment", "Ana"),
        ("base-payment", "Ben"),
        ("requested-service", "Ana"),
        ("requested-service", "Ben"),
        ("prestige", "Ana"),
        ("type-star", "Ana"),
        ("experience-completed", "Ana"),
    ]
    assert result["coins"] == {"Ana": 4 + 3 + 1, "Ben": 3}
    assert result["stars"] == {"Ana": 3, "Ben": 0}
    assert [line["rules"][0] for line in result["lines"]] == [
        "diners-reveal",
        "base-payment",
        "base-payment",
        "requested-service",
        "requested-service",
        "prestige",
        "type-completed",
        "experience-completed",
    ]
    assert result["request"] == "drink"
    assert (result["reading"], result["rulings"]) == ("reconciled", {})


def test_settled_tables_are_not_paid_twice(come: Any) -> None:
    result = come("food", Ana=("fds d", "d"), Ben="f", Cem="", settled=True)
    assert result["stars"] == {"Ana": 1, "Ben": 1, "Cem": 0}  # one food each


def test_diners_come_once_a_round(table: Any) -> None:
    game = table()
    assert game.why_not("diners", type="food") == []
    game.diners("food")
    assert game.reasons("diners", type="food") == [
        {"code": "diners-already", "rules": ["diners-reveal"]}
    ]
    game.do("refill")
    game.diners("food")


def test_a_second_reveal_that_happened_pays_again(table: Any) -> None:
    game = table(coins={"Ana": 1})
    game.diners("food")
    game.as_played("diners", type="drink")
    assert game.coins() == {"Ana": 5, "Ben": 4, "Cem": 4}
    assert [entry["line"] for entry in game.result()["irregular"]] == [3]
    assert game.view()["status"] == [{"what": "diners", "type": "drink"}]
