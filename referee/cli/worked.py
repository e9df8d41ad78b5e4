"""Asks a game's referee what it says to a worked example."""

from __future__ import annotations

from typing import Any

from referee.engine.faults import Refused

_ASKED = ("events", "may", "players")  # what of `given` does not belong into the first event


def run(game: str, example: dict[str, Any], rulings: dict[str, str]) -> dict[str, Any]:
    """Return the referee's answer under these rulings: a bill, a verdict, or a replay result."""
    from referee import games
    from referee.rulebase import store

    module, facts, given = games.load(game), store.facts(game), example["given"]
    if "events" not in given:
        try:
            made = module.bill  # type: ignore[attr-defined]  # an example with cards
            return dict(made(facts, {"rulings": rulings, **given}))
        except Refused as refused:
            used = [rule for reason in refused.reasons for rule in reason["rules"]]
            rules = list(dict.fromkeys(used))
            return {"allowed": False, "reasons": refused.reasons, "rules": rules, "adds": 0}
    log = [first_event(game, given, rulings), *given["events"]]
    if "may" in given:
        return dict(module.verdict(facts, log, given["may"]))
    return module.replay(facts, log)


def first_event(game: str, given: dict[str, Any], rulings: dict[str, str]) -> dict[str, Any]:
    """Return the event with which an example's game begins; its first player starts it.

    Whatever else is given belongs to it too: how much everybody has, what lies there already.
    """
    players = given["players"]
    start = {"event": "game", "game": game, "players": players, "starter": players[0]}
    start["rulings"] = rulings
    start.update({key: value for key, value in given.items() if key not in _ASKED})
    return start
