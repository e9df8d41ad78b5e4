"""What the driver (driver.py) is asked to do in MicroPython, done in this Python."""

from __future__ import annotations

from typing import Any

from referee.engine.faults import BadInput, Refused


def done_here(game: Any, facts: dict[str, Any], piece: dict[str, Any]) -> dict[str, Any]:
    """Return what the driver should say of a piece of work for a game's module."""
    try:
        return {"result": _result(game, facts, piece)}
    except BadInput as fault:
        return {"bad": fault.code, "where": fault.where, "params": fault.params}
    except Refused as refusal:
        return {"refused": refusal.reasons}


def _result(game: Any, facts: dict[str, Any], piece: dict[str, Any]) -> Any:
    do = piece["do"]
    if do == "bill":
        return game.bill(facts, piece["request"])
    if do == "view":
        return game.view(game.fold(facts, piece["log"]).state)
    if do == "call":
        return getattr(game, piece["name"])(facts, *piece["with"])
    if do == "replay":
        return game.replay(facts, piece["log"], piece["judged"])
    return game.verdict(facts, piece["log"], piece["event"])
