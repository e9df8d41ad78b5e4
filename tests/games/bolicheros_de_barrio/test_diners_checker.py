"""A second, slow referee of the diners stage, written differently, over all small tables.

It knows cards as (player, place, type) on one pile and counts them again for every question.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from referee.games.bolicheros_de_barrio import game

TYPES = ("food", "drink", "staff")
CHOICES = {
    "external-completes-type": ("yes", "no"),
    "type-tie": ("both", "none"),
    "experience-pays": ("once", "every-diners-stage"),
    "completion-check": ("when-gained", "diners-stage"),
}
Card = tuple[int, str, str]  # whose, where, what
Told = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]  # experiences, external service


def slow(
    told: list[Told], request: str, rulings: dict[str, str], settled: bool
) -> tuple[list[int], list[int]]:
    """Return everybody's coins and stars from diners with this request."""
    people = range(len(told))
    pile: list[Card] = []
    for who in people:
        inside, outside = told[who]
        pile += [(who, f"experience {n}", card) for n, cards in enumerate(inside) for card in cards]
        pile += [(who, "outside", card) for card in outside]

    coins, stars = Counter[int](), Counter[int]()
    # a. two for everybody, and one for every experience in which a card can be found
    for who in people:
        coins[who] += 2
    for who, place in {(who, place) for who, place, _ in pile}:
        coins[who] += place != "outside"
    # b. one for every card of the type
    for who, _, card in pile:
        coins[who] += card == request
    # c. a star for whom nobody beats, as long as somebody is beaten
    beaten = {
        who
        for who in people
        for other in people
        if _have(pile, other, request) > _have(pile, who, request)
    }
    if beaten:
        for who in set(people) - beaten:
            stars[who] += 1
    # d. three of a type
    counted = [
        card for card in pile if card[1] != "outside" or rulings["external-completes-type"] == "yes"
    ]
    for type_ in TYPES:
        threes = [who for who in people if _have(counted, who, type_) > 2]
        if not settled and (len(threes) == 1 or rulings["type-tie"] == "both"):
            stars.update(threes)
    # e. three different cards in one experience
    in_one = Counter((who, place) for who, place, _ in set(pile) if place != "outside")
    if not settled or rulings["experience-pays"] != "once":
        for (who, _), many in in_one.items():
            coins[who] += many == 3
            stars[who] += many == 3
    return [coins[who] for who in people], [stars[who] for who in people]


def _have(pile: list[Card], who: int, type_: str) -> int:
    return sum(card == (who, card[1], type_) for card in pile)


def agree(facts: dict[str, Any], tables: Iterator[list[Told]]) -> int:
    """Compare both referees on tables, each under other rulings in turn; return how many."""
    turns = [
        (dict(zip(CHOICES, choice, strict=True)), settled)
        for choice in product(*CHOICES.values())
        for settled in (False, True)
    ]
    seen = 0
    for told in tables:
        rulings, settled = turns[seen % len(turns)]
        request = TYPES[seen % 3]
        restaurants = [
            {
                "player": str(who),
                "experiences": [list(cards) for cards in inside],
                "external": list(outside),
            }
            for who, (inside, outside) in enumerate(told)
        ]
        form = {"request": request, "restaurants": restaurants, "settled": settled}
        result = game.diners(facts, form | {"rulings": rulings})
        found = list(result["coins"].values()), list(result["stars"].values())
        assert found == slow(told, request, rulings, settled), (told, request, rulings, settled)
        seen += 1
    return seen


def _some(most: int, types: tuple[str, ...] = TYPES) -> list[tuple[str, ...]]:
    """Return every pile of up to so many cards, in no order."""
    return [pile for n in range(most + 1) for pile in combinations_with_replacement(types, n)]


EXPERIENCES = [
    tuple(t for t, there in zip(TYPES, bits, strict=True) if there)
    for bits in product((0, 1), repeat=3)
]


@pytest.mark.long
def test_all_tables_of_two_with_one_experience_and_up_to_three_cards_outside(
    facts: dict[str, Any],
) -> None:
    each: list[Told] = [((inside,), outside) for inside in EXPERIENCES for outside in _some(3)]
    assert len(each) == 8 * 20
    # Who sits where changes nothing, so every pair once.
    pairs = (list(pair) for pair in combinations_with_replacement(each, 2))
    assert agree(facts, pairs) == 160 * 161 // 2


@pytest.mark.long
def test_all_tables_of_three_with_two_types(facts: dict[str, Any]) -> None:
    inside = [((), ()), (("drink",), ()), (("drink", "food"), ("drink",)), (TYPES, ("drink",))]
    each: list[Told] = [
        (cards, outside) for cards in inside for outside in _some(3, ("food", "drink"))
    ]
    assert len(each) == 4 * 10
    tables = (list(three) for three in combinations_with_replacement(each, 3))
    assert agree(facts, tables) == 40 * 41 * 42 // 6
