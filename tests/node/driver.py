"""Runs in MicroPython: does each piece of work and says what came of it, as JSON."""

import json

from referee.engine.faults import BadInput, Refused
from referee.games import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def do(facts: "Any", piece: "Any") -> "Any":
    game: Any = load(facts["game"])
    kind = piece["do"]
    if kind == "bill":
        return game.bill(facts, piece["request"])
    if kind == "replay":
        return game.replay(facts, piece["log"], piece["judged"])
    if kind == "verdict":
        return game.verdict(facts, piece["log"], piece["event"])
    if kind == "view":
        return game.view(game.fold(facts, piece["log"]).state)
    if kind == "call":
        return getattr(game, piece["name"])(facts, *piece["with"])
    raise ValueError(kind)


def answer(text: str) -> str:
    work = json.loads(text)
    outcomes = []
    for piece in work["pieces"]:
        try:
            outcome = {"result": do(work["facts"], piece)}
        except BadInput as fault:
            outcome = {"bad": fault.code, "where": fault.where, "params": fault.params}
        except Refused as refusal:
            outcome = {"refused": refusal.reasons}
        # One at a time: MicroPython needs far longer for one large text than for many small ones.
        outcomes.append(json.dumps(outcome))
    return "[" + ",".join(outcomes) + "]"
