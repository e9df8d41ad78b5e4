"""What the deck and the rules refuse in a bill, each reason with what is possible instead."""

from typing import Any

import pytest

THREE = {"players": ["Ana", "Ben", "Cem"]}
DUTCH = {"split": {"kind": "go-dutch"}}


def burnt(price: int, **more: Any) -> dict[str, Any]:
    return {"card": "burnt-dish", "price": price, **more}


def halves(partner: str, **more: Any) -> dict[str, Any]:
    return {"split": {"kind": "fifty-fifty", "with": partner, **more}}


def test_only_two_copies_of_a_dish(refusal: Any) -> None:
    assert refusal("jamon-de-jabugo", "jamon-de-jabugo", {"type": "meat", "price": 100}) == [
        {
            "code": "no-copies-left",
            "rules": ["components"],
            "card": "jamon-de-jabugo",
            "found": 3,
            "have": 2,
        }
    ]


@pytest.mark.parametrize(
    ("card", "have"),
    [
        ("wine", 10),
        ("turn-reversal", 4),
        ("toilet", 5),
        ("coffee", 10),
        ("birthday-cake", 1),
        ("callos", 2),
    ],
)
def test_as_many_as_the_deck_has(bill: Any, refusal: Any, card: str, have: int) -> None:
    bill(*[card] * have)
    (found,) = refusal(*[card] * (have + 1))
    assert (found["code"], found["found"], found["have"]) == ("no-copies-left", have + 1, have)


def test_six_tips(bill: Any, refusal: Any) -> None:
    bill("wine", tips=6)
    (found,) = refusal("wine", tips=7)
    assert (found["card"], found["found"], found["have"]) == ("tip", 7, 6)


def test_four_premium(bill: Any, refusal: Any) -> None:
    bill({"card": "callos", "premium": 3}, {"card": "wine"}, {"card": "chorizo", "premium": 1})
    for cards in (
        [{"card": "callos", "premium": 5}],
        [{"card": "callos", "premium": 3}, burnt(0, premium=2)],
    ):
        (found,) = refusal(*cards)
        assert (found["card"], found["found"], found["have"]) == ("premium", 5, 4)


@pytest.mark.parametrize(
    ("card", "found"),
    [
        (burnt(-25), {"code": "no-such-burnt-dish", "price": -25, "near": -20}),
        (burnt(-80), {"code": "no-such-burnt-dish", "price": -80, "near": -70}),
        (burnt(10), {"code": "no-such-burnt-dish", "price": 10, "near": 0}),
        (
            {"type": "meat", "price": 45},
            {"code": "no-such-dish", "type": "meat", "price": 45, "near": 40},
        ),
        (
            {"type": "fish", "price": 90, "premium": 1},
            {"code": "no-such-dish", "type": "fish", "price": 90, "near": 100},
        ),
    ],
)
def test_cards_that_the_deck_does_not_have(refusal: Any, card: Any, found: Any) -> None:
    assert refusal(card) == [found | {"rules": ["components"]}]


def test_every_burnt_dish_is_there_once(bill: Any, refusal: Any) -> None:
    bill(burnt(-20, on="fish"), burnt(-30, on="fish"))
    assert refusal(burnt(-20, on="fish"), burnt(-20, on="meat")) == [
        {
            "code": "no-burnt-dish-left",
            "rules": ["components"],
            "price": -20,
            "found": 2,
            "have": 1,
        }
    ]


def test_premium_goes_with_dishes_only(refusal: Any) -> None:
    assert refusal({"card": "wine", "premium": 1}) == [
        {"code": "premium-on-other", "rules": ["premium-with-dish"], "card": "wine"}
    ]


def test_only_one_premium_under_single(bill: Any, refusal: Any) -> None:
    bill({"card": "callos", "premium": 1}, burnt(0, premium=1), premium_stacking="single")
    for card in ({"card": "callos", "premium": 2}, burnt(0, premium=2)):
        (found,) = refusal(card, premium_stacking="single")
        assert (found["code"], found["found"]) == ("premium-single", 2)
        assert found["rules"] == ["premium-stacking"]


def test_tips_without_tapas(bill: Any, refusal: Any) -> None:
    cards = ["wine", burnt(0)]
    assert bill(*cards, tips=1)["total"] == 30
    bill(*cards, tip_without_tapas="unplayable")
    bill("chorizo", tips=1, tip_without_tapas="unplayable")
    assert refusal(*cards, tips=1, tip_without_tapas="unplayable") == [
        {"code": "tip-unplayable", "rules": ["tip-without-tapas"]}
    ]


@pytest.mark.parametrize(
    ("keys", "code", "rules"),
    [
        ({"protected": ["Ana"]}, "protected-asks", ["who-may-ask"]),
        (halves("Ana"), "splits-with-self", ["fifty-fifty"]),
        (halves("Ben") | {"protected": ["Ben"]}, "target-protected", ["split-eligible"]),
        (halves("Cem", by="Ben"), "not-asker-splits", ["split-by"]),
        ({"split": {"kind": "go-dutch", "by": "Ben"}}, "not-asker-splits", ["split-by"]),
        (
            {"split": {"kind": "go-dutch", "by": "Ben"}, "protected": ["Ben"]}
            | {"split_by": "anyone"},
            "protected-splits",
            ["split-eligible"],
        ),
    ],
)
def test_who_may_ask_and_split(refusal: Any, keys: Any, code: str, rules: list[str]) -> None:
    (found,) = refusal("wine", **THREE, **keys)
    assert (found["code"], found["rules"]) == (code, rules)


def test_nobody_is_left_for_fifty_fifty(refusal: Any, bill: Any) -> None:
    alone = THREE | {"protected": ["Ben", "Cem"]}
    codes = [found["code"] for found in refusal("wine", **alone, **halves("Ben"))]
    assert codes == ["target-protected", "nobody-to-split"]
    assert bill("wine", **alone, **DUTCH)["shares"]["Ana"] == 30


def test_all_reasons_at_once(refusal: Any) -> None:
    found = refusal(
        "birthday-cake",
        "birthday-cake",
        burnt(-25),
        {"card": "coffee", "premium": 5},
        tips=7,
        tip_without_tapas="unplayable",
        **THREE,
        **halves("Ana", by="Ben"),
        protected=["Ana", "Ben"],
    )
    assert [one["code"] for one in found] == [
        "no-copies-left",
        "no-such-burnt-dish",
        "no-copies-left",
        "no-copies-left",
        "premium-on-other",
        "tip-unplayable",
        "protected-asks",
        "not-asker-splits",
        "protected-splits",
        "target-protected",
    ]
