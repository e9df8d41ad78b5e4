"""All short games and many random ones, judged twice: by the engine and by the slow checker."""

from __future__ import annotations

import random
from typing import Any

import pytest

from referee.games.la_cuenta import game
from referee.rulebase import store
from tests.proofs.random_games import Event, some_event, some_rulings, some_start
from tests.proofs.slow_deck import OTHERS
from tests.proofs.slow_judge import judge
from tests.proofs.slow_table import Past

pytestmark = pytest.mark.long
FACTS = store.facts("la-cuenta")
PEOPLE = ["Ana", "Ben", "Cem"]
CARDS: list[Event] = [
    {"card": "croquetas"},
    {"card": "croquetas", "premium": 1},
    {"card": "albondigas", "premium": 2},
    {"card": "mejillones"},
    {"card": "wine"},
    {"card": "wine", "premium": 1},
    {"card": "burnt-dish", "price": -70, "on": "meat"},
    {"card": "burnt-dish", "price": -10, "on": "fish", "premium": 1},
    {"card": "premium"},
    {"card": "premium", "premium": 1},
    {"card": "turn-reversal"},
    {"card": "toilet"},
    {"card": "coffee"},
    {"card": "birthday-cake"},
]
ALPHABET: list[Event] = [
    *({"event": "play", "player": name, **card} for card in CARDS for name in PEOPLE),
    *({"event": name, "player": player} for name in ("pass", "redraw") for player in PEOPLE),
    *({"event": name, "player": player} for name in ("tip", "go-dutch") for player in PEOPLE),
    *(
        {"event": "fifty-fifty", "player": player, "with": partner}
        for player in PEOPLE
        for partner in PEOPLE
    ),
    *(
        {"event": "ask", "player": player, "cannot_play": forced}
        for player in PEOPLE
        for forced in (True, False)
    ),
    {"event": "settle"},
    {"event": "round", "asker": "Ben", "cards": ["wine"], "split": {"kind": "go-dutch"}},
    {"event": "correct", "savings": {"Cem": 0}},
]


def play(player: str, card: str, **keys: Any) -> Event:
    return {"event": "play", "player": player, "card": card, **keys}


MENU = [play("Ana", "albondigas"), play("Ben", "mejillones"), play("Cem", "gazpacho")]
BURNT = [play("Ana", "burnt-dish", price=0, on="meat"), *MENU[1:]]
ASKED = {"event": "ask", "player": "Ana"}
# Tables at which the next event is decided by more than one rule.
OPENINGS: dict[str, list[Event]] = {
    "empty": [],
    "one dish": MENU[:1],
    "doubled dish": [play("Ana", "croquetas", premium=2)],
    "three Premium": [play("Ana", "croquetas", premium=3)],
    "all Premium": [play("Ana", "croquetas", premium=2), play("Ben", "mejillones", premium=2)],
    "three dishes": MENU,
    "a burnt stack": BURNT,
    "coffee": [*MENU, play("Ana", "coffee")],
    "toilet": [*MENU[:2], play("Cem", "toilet")],
    "toilet, just enough with Premium": [play("Ana", "toilet"), play("Ben", "anchoa", premium=1)],
    "birthday": [play("Ana", "birthday-cake"), *MENU[1:]],
    "asked without tapas": [play("Ana", "wine"), play("Ben", "toilet"), ASKED | {"player": "Cem"}],
    "asked": [*MENU, ASKED],
    "asked, two away": [
        play("Ana", "callos"),
        play("Ben", "birthday-cake"),
        play("Cem", "toilet"),
        ASKED,
    ],
    "split": [*MENU, ASKED, {"event": "fifty-fifty", "player": "Ana", "with": "Ben"}],
    "toilet in the next round": [*MENU[:2], play("Cem", "toilet"), ASKED, {"event": "settle"}],
}


def agree(past: Past, fold: Any, event: Event) -> bool:
    """Compare the two verdicts on an event; return whether it is allowed."""
    codes = judge(past, event)
    verdict = fold.verdict(event)
    assert {found["code"] for found in verdict["reasons"]} == codes, (past.events, event)
    assert verdict["allowed"] == (not codes)
    return not codes


def folded(past: Past) -> Any:
    """Return the engine's fold of the same game, its result compared."""
    fold = game.fold(FACTS, [past.start, *past.events])
    result, expected = fold.result(), past.outcome()
    assert {key: result[key] for key in expected} == expected, past.events
    assert result["irregular"] == []
    return fold


def all_further(past: Past, depth: int) -> None:
    """Judge every event of the alphabet here, and go on with each that is allowed."""
    fold = folded(past)
    for event in ALPHABET:
        if agree(past, fold, event) and depth:
            all_further(past.then(event), depth - 1)


def opened(name: str, rulings: dict[str, str]) -> Past:
    """Return a table after one of the openings, as far as these rulings allow it."""
    past = Past({"event": "game", "players": PEOPLE, "rulings": rulings})
    for event in OPENINGS[name]:
        if not judge(past, event):
            past = past.then(event)
    return past


@pytest.mark.parametrize("first", range(len(ALPHABET)))
def test_all_games_of_four_events(first: int) -> None:
    past = Past({"event": "game", "players": PEOPLE})
    if agree(past, folded(past), ALPHABET[first]):
        all_further(past.then(ALPHABET[first]), 2)


@pytest.mark.parametrize("name", OPENINGS)
def test_all_that_may_follow_an_opening(name: str) -> None:
    all_further(opened(name, {}), 1)


@pytest.mark.parametrize("ruling", OTHERS)
def test_all_that_may_follow_an_opening_under_other_rulings(ruling: str) -> None:
    for choice in OTHERS[ruling]:
        for name in OPENINGS:
            all_further(opened(name, {ruling: choice}), 0)


@pytest.mark.parametrize("lot", range(6))
def test_random_games(lot: int) -> None:
    for seed in range(lot * 25, lot * 25 + 25):
        chance = random.Random(seed)
        past = Past(some_start(chance, some_rulings(chance, 4)))
        fold = game.fold(FACTS, [past.start])
        while len(past.events) < 30 and not past.book()[3]:
            turn = past.asker or past.turn
            event = some_event(chance, past.players, turn, past.asker is not None)
            if agree(past, fold, event):
                past = past.then(event)
                fold = folded(past)
