"""Bolicheros de Barrio in the phone's Python: random games, equal to what CPython makes of them."""

import random
from typing import Any

import pytest

from referee.games.bolicheros_de_barrio import game
from referee.rulebase import store
from tests.node.pieces import done_here

pytestmark = pytest.mark.node

TYPES = ["food", "drink", "staff"]


def _log(facts: dict[str, Any], chance: random.Random) -> list[dict[str, Any]]:
    """Return a game of thirty events, some of which the rules refuse."""
    names = ["Ana", "Jürgen", "小明", "Bo"][: chance.randint(2, 4)]
    rulings = {entry["id"]: chance.choice(entry["choices"]) for entry in facts["rulings"]}
    log: list[dict[str, Any]] = [{"event": "game", "players": names, "rulings": rulings}]
    log[0]["coins"] = {names[0]: chance.randint(0, 30)}
    for _ in range(30):
        event: dict[str, Any]
        who, what = chance.choice(names), chance.random()
        if what < 0.6:
            to = chance.choice(["1", "2", "3", "external", "external"])
            event = {"event": "improve", "player": who, "type": chance.choice(TYPES), "to": to}
            event |= chance.choice([{}, {}, {"together": True}, {"paid": 1}])
        elif what < 0.75:
            event = {"event": "diners", "type": chance.choice(TYPES)}
        elif what < 0.88:
            event = {"event": "refill"}
        elif what < 0.96:
            event = {"event": "advertise", "player": who, "times": chance.randint(1, 2)}
        elif what < 0.98:
            event = {"event": "end", "player": who}
        else:
            event = {"event": "correct", "stars": {who: 3}, "why": "更正"}
        log.append(event)
    return log


def _pieces(facts: dict[str, Any]) -> list[dict[str, Any]]:
    chance = random.Random(5)
    pieces: list[dict[str, Any]] = []
    for _ in range(60):
        log = _log(facts, chance)
        pieces += [{"do": "replay", "log": log, "judged": judged} for judged in (True, False)]
        pieces += [{"do": "view", "log": log[:20]}]
        pieces += [{"do": "verdict", "log": log[:-1], "event": log[-1]}]
        pieces += [{"do": "call", "name": "telling", "with": [log[1]]}]
    tables = [
        {"player": "小明", "experiences": [["food", "drink"], ["drink"]], "external": ["drink"]},
        {"player": "Bo", "experiences": [["food", "drink", "staff"]]},
    ]
    for type_ in [*TYPES, "drinks"]:
        request = {"request": type_, "restaurants": tables}
        pieces.append({"do": "call", "name": "diners", "with": [request]})
    pieces += [{"do": "call", "name": name, "with": []} for name in ("forms", "start_form")]
    start = {"event": "game", "players": ["Ana", "Bo"]}
    for wrong in (
        {"event": "improve", "player": "Ana", "type": "food", "to": 7},
        {"event": "improve", "player": "Anna", "type": "food", "to": 1},
        {"event": "dinners", "type": "food"},
        {"event": "correct"},
        {"event": "advertise", "player": "Bo", "times": 1.5},
    ):
        pieces.append({"do": "replay", "log": [start, wrong], "judged": True})
    return pieces


def test_the_same_in_micropython(micropython: Any) -> None:
    facts = store.facts("bolicheros-de-barrio")
    pieces = _pieces(facts)
    for piece, outcome in zip(pieces, micropython(facts, pieces), strict=True):
        assert outcome == done_here(game, facts, piece)
