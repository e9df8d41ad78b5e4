"""¿Cuántos Tacos? in the phone's Python: stored and random games, equal to what CPython says."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from referee.games.cuantos_tacos import game
from referee.rulebase import store
from tests.node.pieces import done_here

pytestmark = pytest.mark.node

STORED = Path(__file__).parents[1] / "transcripts" / "cuantos-tacos" / "games"
WORDS = ["Rind", "rind", "玉米", "Öl", "wild-protein", "Wild-Sauce", "pico de gallo"]
Event = dict[str, Any]


def _event(chance: random.Random, names: list[str]) -> Event:
    """Return some event, which the rules may refuse."""
    who, number = chance.choice(names), chance.randint(0, 9)
    words = [chance.choice(WORDS) for _ in range(chance.randint(0, 6))]
    events: list[Event] = [
        {"event": "roll", "dice": words},
        {"event": "roll", "dice": "Rind、rind、rind，玉米"},
        {"event": "roll", "wilds": number % 3, "alike": number % 5},
        {"event": "action", "player": who, "action": chance.choice(["reroll", "discard"])},
        {"event": "action", "player": who, "action": "lock", "die": chance.choice(WORDS)},
        {"event": "action", "player": who, "action": "block"},
        {"event": "action", "player": who, "action": "block", "against": chance.choice(names)},
        {"event": "steal"},
        {"event": "steal", "player": who, "card": 1 + number % 4},
        {"event": "extra"},
        {"event": "finish", "player": who, "points": number, "bonus": [1, 2], "sauces": 1},
        {"event": "finish", "player": who, "card": 1 + number % 4},
        {"event": "card", "player": who, "points": number, "needs": words[:3]},
        {"event": "mark", "player": who, "ingredients": words[:2]},
        {"event": "end-turn"},
        {"event": "end-turn"},
        {"event": "bonus", "player": who, "bonus": [2]},
        {"event": "correct", "score": {who: number}},
    ]
    return chance.choice(events)


def _pieces(facts: dict[str, Any]) -> list[Event]:
    chance = random.Random(7)
    pieces: list[Event] = []
    for path in sorted(STORED.glob("*.jsonl")):
        log = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        pieces += [{"do": "replay", "log": log, "judged": judged} for judged in (True, False)]
    for _ in range(40):
        names = ["Ana", "Jürgen", "小明", "Bo"][: chance.randint(2, 4)]
        rulings = {entry["id"]: chance.choice(entry["choices"]) for entry in facts["rulings"]}
        log = [{"event": "game", "players": names, "rulings": rulings, "round": 3}]
        log += [_event(chance, names) for _ in range(30)]
        told = {"event": "score", "player": names[0], "finished": [8, 6], "begun": [5]}
        pieces += [{"do": "replay", "log": [*log, {"event": "end", "anyway": True}, told],
                    "judged": judged} for judged in (True, False)]  # fmt: skip
        pieces += [{"do": "view", "log": log[:20]}]
        pieces += [{"do": "verdict", "log": log, "event": told}]
        pieces += [{"do": "verdict", "log": log[:-1], "event": log[-1]}]
        pieces += [{"do": "call", "name": "telling", "with": [log[-1]]}]
    pieces += [{"do": "call", "name": name, "with": []} for name in ("forms", "start_form")]
    people = [{"player": "小明", "finished": [8, 6], "unused": 2}, {"finished": [9], "sauces": 3}]
    for name, request in (
        ("count", {"people": people}),
        ("count", {"people": people[:1], "rulings": {"not-begun": "costs"}}),
        ("count", {"people": []}),
        ("roll", {"dice": "Rind rind rind wild-sauce"}),
        ("roll", {"wilds": 2, "alike": 3, "players": ["Ana", "小明"]}),
        ("roll", {"dice": ["a"] * 7}),
    ):
        pieces.append({"do": "call", "name": name, "with": [request]})
    start = {"event": "game", "players": ["Ana", "Bo"]}
    for wrong in (
        {"event": "rol"},
        {"event": "roll", "dice": ["b" * 41]},
        {"event": "roll", "dice": "\u3000,，"},
        {"event": "finish", "player": "Ana", "points": 1.5},
        {"event": "score", "player": "Anna"},
        {"event": "action", "player": "Ana", "action": "lock", "die": ["a", "b"]},
        {"event": "correct"},
    ):
        pieces.append({"do": "replay", "log": [start, wrong], "judged": True})
    return pieces


def test_the_same_in_micropython(micropython: Any) -> None:
    facts = store.facts("cuantos-tacos")
    pieces = _pieces(facts)
    for piece, outcome in zip(pieces, micropython(facts, pieces), strict=True):
        assert outcome == done_here(game, facts, piece), piece
