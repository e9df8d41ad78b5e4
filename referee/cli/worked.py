"""Asks a game's referee what it says to a worked example."""

from __future__ import annotations

from typing import Any

from referee.engine.faults import Refused


def run(game: str, example: dict[str, Any], rulings: dict[str, str]) -> dict[str, Any]:
    """Return the referee's answer under these rulings: a bill, a verdict, or a replay result."""
    from referee import games
    from referee.rulebase import store

    module, facts, given = games.load(game), store.facts(game), example["given"]
    if "events" not in given:
        try:
            return module.bill(facts, {"rulings": rulings, **given})
        except Refused as refused:
            used = [rule for reason in refused.reasons for rule in reason["rules"]]
            rules = list(dict.fromkeys(used))
            return {"allowed": False, "reasons": refused.reasons, "rules": rules, "adds": 0}
    players = given["players"]
    start = {"event": "game", "game": game, "players": players, "rulings": rulings}
    start["starter"] = players[0]
    more = ("starter", "savings", "hand_limits")
    start.update({key: given[key] for key in more if key in given})
    log = [start, *given["events"]]
    if "may" in given:
        return module.verdict(facts, log, given["may"])
    return module.replay(facts, log)
