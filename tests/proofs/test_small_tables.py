"""Every small table, counted twice: by the engine, and by the slow checker beside this file."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from referee.engine.faults import Refused
from referee.games.la_cuenta import game
from referee.rulebase import store
from tests.proofs import slow_bill
from tests.proofs.slow_deck import ADOPTED, PRICE_OF

pytestmark = pytest.mark.long
FACTS = store.facts("la-cuenta")
PEOPLE = ["Ana", "Ben", "Cem"]
# One of each sort that can make a difference; the cheap and the dear dish are of different types.
SORTS: list[Any] = [
    "chorizo",
    {"card": "chorizo", "premium": 1},
    {"card": "chorizo", "premium": 2},
    "calamares-a-la-romana",
    "wine",
    {"card": "burnt-dish", "price": -20},
    {"card": "burnt-dish", "price": -50, "premium": 1},
    "birthday-cake",
    "coffee",
]


def compare(request: dict[str, Any], rulings: dict[str, str]) -> None:
    """Ask both for a bill; what one refuses the other refuses, for the same reasons."""
    in_force = ADOPTED | rulings
    expected = slow_bill.refusals(request, in_force)
    if expected:
        with pytest.raises(Refused) as caught:
            game.bill(FACTS, request | {"rulings": rulings})
        assert {found["code"] for found in caught.value.reasons} == expected, request
        return
    result = game.bill(FACTS, request | {"rulings": rulings})
    told = slow_bill.bill(request, in_force)
    assert {key: value for key, value in result.items() if key in told} == told, (request, rulings)
    assert sum(line["amount"] for line in result["lines"]) == told["payable"], request


@pytest.mark.parametrize("tip_price", ["doubled", "printed"])
@pytest.mark.parametrize("without", ["zero", "unplayable"])
@pytest.mark.parametrize("stacking", ["multiply", "single"])
def test_sums_of_all_tables_up_to_four_cards(tip_price: str, without: str, stacking: str) -> None:
    rulings = {
        "tip-price": tip_price,
        "tip-without-tapas": without,
        "premium-stacking": stacking,
    }
    for size in range(5):
        for cards in itertools.combinations_with_replacement(SORTS, size):
            for tips in (0, 1, 6, 7):
                compare({"cards": list(cards), "tips": tips}, rulings)


def splits() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [{}]
    for by in PEOPLE:
        found.append({"split": {"kind": "go-dutch", "by": by}})
        found += [{"split": {"kind": "fifty-fifty", "by": by, "with": name}} for name in PEOPLE]
    return found


# 0 €, below zero, an odd and a round amount; with two, three and four cards on the table.
TABLES: list[tuple[list[Any], int]] = [
    ([], 0),
    ([{"card": "burnt-dish", "price": -70}, "chorizo", "coffee"], 1),
    (["jamon-de-jabugo", {"card": "chorizo", "premium": 1}], 1),
    (["percebes", "percebes", "wine", "birthday-cake"], 0),
]


@pytest.mark.parametrize("rounding", ["up", "up-to-ten", "rest-to-splitter"])
@pytest.mark.parametrize("split_by", ["asker", "anyone"])
@pytest.mark.parametrize("benefits", ["asker", "payer"])
def test_everybody_who_may_ask_hide_and_split(rounding: str, split_by: str, benefits: str) -> None:
    for premium, after in (("yes", "no"), ("no", "no"), ("yes", "yes")):
        rulings = {
            "rounding": rounding,
            "split-by": split_by,
            "who-benefits": benefits,
            "premium-counts": premium,
            "threshold-counts-after-cards": after,
        }
        for (cards, tips), split in itertools.product(TABLES, splits()):
            for number in range(4):
                for away in itertools.combinations(PEOPLE, number):
                    request = {"cards": cards, "tips": tips, "protected": list(away)}
                    request |= {"players": PEOPLE, "asker": "Ben"} | split
                    compare(request, rulings)


def dishes_for(amount: int) -> list[str]:
    """Return dishes that come to an amount, the dearest first; one of each at most."""
    dishes = []
    for dish, price in sorted(PRICE_OF.items(), key=lambda entry: -entry[1]):
        if price <= amount:
            dishes.append(dish)
            amount -= price
    assert amount == 0
    return dishes


@pytest.mark.parametrize("rounding", ["up", "up-to-ten", "rest-to-splitter"])
def test_every_amount_among_up_to_eight(rounding: str) -> None:
    """0 € to 600 € in tens, split among two to eight people."""
    names = ["Ana", "Ben", "Cem", "Dai", "Eva", "Finn", "Gül", "小明"]
    for people, amount in itertools.product(range(2, 9), range(0, 610, 10)):
        request: dict[str, Any] = {"cards": dishes_for(amount), "players": names[: max(people, 3)]}
        request |= {"protected": names[people:3], "split": {"kind": "go-dutch"}}
        compare(request, {"rounding": rounding})
