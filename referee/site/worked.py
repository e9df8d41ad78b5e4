"""Runs a worked example through the game's own referee, so that pages show what it computes.

A game that has no referee yet shows what the rule base records (`kind` "recorded"); an example that
its referee cannot read stops the build, as it stops the check.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.engine.faults import Refused
from referee.rulebase.examples import first_event

Example = dict[str, Any]
Outcome = dict[str, Any]
Runner = Callable[[Example, Mapping[str, str]], Outcome]


def runner(game: str) -> Runner:
    """Return what computes the examples of a game; ``recorded`` if it has no referee here."""
    from referee import games
    from referee.rulebase import store

    try:
        module = games.load(game)
        facts = store.facts(game)
    except (ImportError, OSError):
        return lambda example, _rulings: recorded(example)
    return lambda example, rulings: _run(module, facts, game, example["given"], dict(rulings))


def teller(game: str) -> Callable[[dict[str, Any]], dict[str, Any]] | None:
    """Return what names the sentence for an event, None if the game has no referee here."""
    from referee import games
    from referee.rulebase import store

    try:
        module: Any = games.load(game)
        facts = store.facts(game)
    except (ImportError, OSError):
        return None
    if not hasattr(module, "telling"):
        return None

    def tell(event: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = module.telling(facts, event)
        return found

    return tell


def recorded(example: Example) -> Outcome:
    """Return the outcome as the rule base records it, figures as written there."""
    return {"kind": "recorded", **example.get("then", {})}


def _run(
    module: Any, facts: dict[str, Any], game: str, given: Example, rulings: dict[str, str]
) -> Outcome:
    if "events" not in given:
        try:
            return {"kind": "bill", **module.bill(facts, {**given, "rulings": rulings})}
        except Refused as refused:
            return {"kind": "verdict", "allowed": False, **_refusal(refused)}
    start = first_event(game, given, rulings)
    log = [start, *given["events"]]
    if "may" in given:
        return {"kind": "verdict", **module.verdict(facts, log, given["may"])}
    return _replay(module, facts, log)


def _replay(module: Any, facts: dict[str, Any], log: list[Example]) -> Outcome:
    """Return where a game stands, with the lines of all rounds and of the one that runs.

    Rounds that are bills are not told line by line; a game that shows nothing of the running round
    has the lines of those that are finished.
    """
    fold = module.fold(facts, log, True)
    result = fold.result()
    rounds = result.get("rounds") or []
    lines = [line for each in rounds if "payable" not in each for line in each.get("lines") or []]
    if "stopped" not in result and hasattr(module, "view"):
        lines += module.view(fold.state).get("lines") or []
    return {**result, "kind": "replay", "lines": lines}


def _refusal(refused: Refused) -> dict[str, Any]:
    rules = sorted({rule for reason in refused.reasons for rule in reason.get("rules", [])})
    return {"reasons": refused.reasons, "rules": rules, "adds": 0}


def figure(outcome: Outcome) -> int | None:
    """Return the one amount that an outcome is about, to compare choices by; None if it has none.

    For a bill what is to be paid; for a question by how much the bill would grow.
    """
    if outcome["kind"] == "bill":
        return int(outcome["total"])
    if outcome["kind"] == "verdict":
        return int(outcome.get("adds") or 0) if outcome["allowed"] else None
    return None
