"""A told round is refused exactly if no order of its cards can be played, one turn at a time."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from referee.games.la_cuenta import game
from referee.rulebase import store
from tests.proofs.slow_deck import MENU
from tests.proofs.slow_judge import judge
from tests.proofs.slow_table import Past

pytestmark = pytest.mark.long
FACTS = store.facts("la-cuenta")
CARDS: list[dict[str, Any]] = [
    {"card": "albondigas"},
    {"card": "croquetas", "premium": 1},
    {"card": "anchoa"},
    {"card": "gazpacho"},
    {"card": "wine"},
    {"card": "coffee"},
    {"card": "burnt-dish", "price": 0, "on": "meat"},
    {"card": "burnt-dish", "price": -10, "on": "meat"},
    {"card": "burnt-dish", "price": -20, "on": "fish"},
    {"card": "burnt-dish", "price": -30},
    {"card": "burnt-dish", "price": -40},
]
SWITCHES = ("burnt-on-locked", "burnt-opens-stack", "burnt-counts-for-coffee")
RULINGS = [
    dict(zip(SWITCHES, chosen, strict=True))
    for chosen in itertools.product(("no", "yes"), repeat=3)
]


def can_be_played(past: Past, cards: list[dict[str, Any]]) -> bool:
    """Return whether the cards can be laid one after the other, in some order, somewhere."""
    for index, card in enumerate(cards):
        where = [card]
        if card["card"] == "burnt-dish" and "on" not in card:
            where = [card | {"on": type_} for type_ in MENU]
        for laid in where:
            event = {"event": "play", "player": past.turn, **laid}
            rest = cards[:index] + cards[index + 1 :]
            if not judge(past, event) and (not rest or can_be_played(past.then(event), rest)):
                return True
    return not cards


@pytest.mark.parametrize("rulings", RULINGS, ids=lambda rulings: "-".join(rulings.values()))
def test_a_round_can_be_told_if_some_order_can_be_played(rulings: dict[str, str]) -> None:
    start: dict[str, Any] = {"event": "game", "players": ["Ana", "Ben", "Cem"]}
    start |= {"rulings": rulings}
    fold = game.fold(FACTS, [start])
    for size in range(5):
        for cards in itertools.combinations(CARDS, size):
            found = fold.verdict({"event": "round", "asker": "Ana", "cards": list(cards)})
            assert found["allowed"] == can_be_played(Past(start), list(cards)), (cards, found)
