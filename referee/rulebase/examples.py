"""Runs the worked examples that stand inside the rules, through the game's own engine."""

from __future__ import annotations

from typing import Any

from referee.rulebase.arithmetic import work_out
from referee.rulebase.outcomes import kinds, sums

_REPLAYED = ("over", "winners", "next_starter")
_ASKED = ("events", "may", "players")  # what of `given` does not belong into the first event


class Stopped(Exception):  # noqa: N818 - the game stops, which is no error of ours
    """An event of an example that must be accepted is refused; `line` counts events from 1."""

    def __init__(self, line: int, reasons: list[str]) -> None:
        """Keep which event and why."""
        super().__init__(f"event {line}: {', '.join(reasons)}")
        self.line = line
        self.reasons = reasons


def run(
    game: str,
    example: dict[str, Any],
    rulings: dict[str, str] | None = None,
    facts: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Return what the engine makes of an example under these rulings (adopted ones otherwise).

    Keys as in `referee.rulebase.outcomes`, as far as they apply, and `rules`; refusals and reasons
    are lists of codes. `facts` are read from the store if not given. Raises the engine's
    `BadInput`, and `Stopped` if an event is refused that the example takes as played.
    """
    from referee import games

    if facts is None:
        from referee.rulebase import store

        facts = store.facts(game)
    engine = games.load(game)
    given = example["given"]
    if "events" not in given:
        return _bill(engine, facts, {"game": game, "rulings": rulings or {}, **given})
    start = first_event(game, given, rulings or {})
    log = [start, *given["events"]]
    if "may" in given:
        return _verdict(engine, facts, log, given["may"])
    return _replay(engine, facts, log)


def first_event(game: str, given: dict[str, Any], rulings: dict[str, str]) -> dict[str, Any]:
    """Return the event with which the game of an example begins; the first player starts it.

    Whatever else is given stands in it as well: how much everybody has, what lies there already.
    """
    return {
        "event": "game",
        "game": game,
        "players": given["players"],
        "starter": given["players"][0],
        "rulings": rulings,
        **{key: value for key, value in given.items() if key not in _ASKED},
    }


def expected(outcome: dict[str, Any], facts: dict[str, Any]) -> dict[str, Any]:
    """Return an outcome as written in an example with every sum worked out."""
    counted = sums(facts)
    return {
        key: _figures(value) if key in counted else value
        for key, value in outcome.items()
        if key != "rules"
    }


def chosen(under: str) -> dict[str, str]:
    """Return the rulings named by a key of `under`, such as `split-by=anyone, rounding=up`."""
    pairs = (part.partition("=") for part in under.split(","))
    return {name.strip(): choice.strip() for name, _, choice in pairs}


def _figures(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _figures(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_figures(item) for item in value]
    return work_out(value) if isinstance(value, int | str) else value


def _bill(engine: Any, facts: dict[str, Any], request: dict[str, Any]) -> dict[str, Any]:
    from referee.engine.faults import Refused

    try:
        result = engine.bill(facts, request)
    except Refused as refused:
        return _refused(refused.reasons)
    return {key: result[key] for key in (*kinds(facts), "rules") if key in result}


def _refused(reasons: list[Any]) -> dict[str, Any]:
    rules = dict.fromkeys(rule for reason in reasons for rule in reason["rules"])
    return {"refused": [reason["code"] for reason in reasons], "rules": list(rules)}


def _verdict(
    engine: Any, facts: dict[str, Any], log: list[dict[str, Any]], event: dict[str, Any]
) -> dict[str, Any]:
    if len(log) > 1:
        so_far = engine.replay(facts, log)
        if "stopped" in so_far:
            _stop(so_far["stopped"])
    result = engine.verdict(facts, log, event)
    reasons = [reason["code"] for reason in result["reasons"]]
    told = {key: result[key] for key in ("allowed", "adds", "changes", "rules") if key in result}
    return {**told, "reasons": reasons}


def _replay(engine: Any, facts: dict[str, Any], log: list[dict[str, Any]]) -> dict[str, Any]:
    result = engine.replay(facts, log)
    if "stopped" in result:
        _stop(result["stopped"])
    return {key: result[key] for key in (*kinds(facts), *_REPLAYED, "rules") if key in result}


def _stop(stopped: dict[str, Any]) -> None:
    reasons = [reason["code"] for reason in stopped["reasons"]]
    raise Stopped(stopped["line"] - 1, reasons)
