"""The worked examples that stand inside the rules, run through the game's own engine: each once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from referee.rulebase.arithmetic import work_out

Example = dict[str, Any]
Outcome = dict[str, Any]
_ASKED = ("events", "may")  # what of `given` does not belong into the first event


class Stopped(Exception):  # noqa: N818 - the game stops, which is no error of ours
    """An event of an example that must be accepted is refused; `line` counts events from 1."""

    def __init__(self, line: int, reasons: list[str]) -> None:
        """Keep which event and why."""
        super().__init__(f"event {line}: {', '.join(reasons)}")
        self.line = line
        self.reasons = reasons


class Runner:
    """The engine of a game with the facts it judges by; what it once ran it remembers."""

    def __init__(self, game: str, facts: dict[str, Any]) -> None:
        """Take the facts; raises ImportError for a game that has no referee."""
        from referee import games

        self.game = game
        self.facts = facts
        self.engine: Any = games.load(game)
        self._known: dict[str, Outcome] = {}

    def __call__(self, example: Example, rulings: Mapping[str, str] | None = None) -> Outcome:
        """Return what the engine makes of an example under these rulings, never to be changed.

        They go over those that the example itself is played by. `kind` is `bill`, `verdict` (of a
        bill that is `refused` as well) or `replay`, the rest as published; a replay has the lines
        of what happened. Raises the engine's `BadInput`, and `Stopped` if an event is refused that
        the example takes as played.
        """
        given = example["given"]
        over = _over(self.facts, given, rulings or {})
        key = json.dumps([given, over])
        if key not in self._known:
            self._known[key] = self._run(given, over)
        return self._known[key]

    def tell(self, event: dict[str, Any]) -> dict[str, Any]:
        """Return which of the game's sentences tells an event (`code`), and what it needs."""
        told: dict[str, Any] = self.engine.telling(self.facts, event)
        return told

    def _run(self, given: Example, rulings: Any) -> Outcome:
        from referee.engine.faults import Refused, cite

        if "events" in given:
            return self._play(given, rulings)
        try:
            request = {"game": self.game, **given, "rulings": rulings}
            return {"kind": "bill", **self.engine.bill(self.facts, request)}
        except Refused as refused:
            rules: list[str] = []
            for reason in refused.reasons:
                cite(rules, reason["rules"])
            codes = [reason["code"] for reason in refused.reasons]
            why = {"refused": codes, "reasons": refused.reasons, "rules": rules}
            return {"kind": "verdict", "allowed": False, **why}

    def _play(self, given: Example, rulings: Any) -> Outcome:
        log = [first_event(self.game, {**given, "rulings": rulings}), *given["events"]]
        fold = self.engine.fold(self.facts, log, True)
        if fold.stopped:
            codes = [reason["code"] for reason in fold.stopped["reasons"]]
            raise Stopped(fold.stopped["line"] - 1, codes)
        if "may" in given:
            return {"kind": "verdict", **fold.verdict(given["may"])}
        return {"kind": "replay", **fold.result(), "lines": self._lines(fold)}

    def _lines(self, fold: Any) -> list[dict[str, Any]]:
        """Return the lines of all rounds that are no bills, and of the one that runs."""
        rounds = fold.result().get("rounds") or ()
        lines = [
            line for each in rounds if "payable" not in each for line in each.get("lines") or ()
        ]
        if hasattr(self.engine, "view"):
            lines += self.engine.view(fold.state).get("lines") or ()
        return lines


def runner(game: str, facts: dict[str, Any] | None = None) -> Runner:
    """Return what runs a game's examples by these facts (default: the compiled ones), always one.

    Raises ImportError for a game that has no referee.
    """
    if facts is None:
        from referee.rulebase import store

        facts = store.facts(game)
    # By what they say, not by who holds them; which version of ours wrote them decides nothing.
    return _runner(game, json.dumps({**facts, "version": ""}))


@lru_cache(maxsize=32)
def _runner(game: str, facts: str) -> Runner:
    return Runner(game, json.loads(facts))


def recorded(example: Example, rulings: Mapping[str, str] | None = None) -> Outcome:
    """Return an outcome as the rule base records it, where no referee can compute it."""
    for switch, outcome in (example.get("under") or {}).items():
        if chosen(switch) == rulings:
            return {"kind": "recorded", **outcome}
    return {"kind": "recorded", **example.get("then", {})}


def first_event(game: str, given: Example) -> dict[str, Any]:
    """Return the event with which the game of an example begins; the first player starts it.

    Whatever else is given stands in it as well: how much everybody has, what lies there already.
    """
    players = given["players"]
    start = {"event": "game", "game": game, "players": players, "starter": players[0]}
    return {**start, **{key: value for key, value in given.items() if key not in _ASKED}}


def played_by(given: Example) -> dict[str, str]:
    """Return by what else than the adopted rulings an example is played: a reading, rulings."""
    reading = given.get("reading", "reconciled")
    named = {"reading": reading} if reading != "reconciled" else {}
    return {**named, **given.get("rulings", {})}


def foretold(outcome: Outcome, facts: dict[str, Any]) -> Outcome:
    """Return what an example may foretell of an outcome; reasons and refusals are their codes."""
    from referee.rulebase.outcomes import known_keys  # reads YAML: for checks only

    if "refused" in outcome:
        return {"refused": outcome["refused"]}
    told = {key: outcome[key] for key in known_keys(facts) if key in outcome}
    if "reasons" in told:
        told["reasons"] = [reason["code"] for reason in told["reasons"]]
    return told


def expected(outcome: dict[str, Any], facts: dict[str, Any]) -> dict[str, Any]:
    """Return an outcome as written in an example with every sum worked out."""
    from referee.rulebase.outcomes import sums  # reads YAML: for checks only

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


def _over(facts: dict[str, Any], given: Example, rulings: Mapping[str, str]) -> Any:
    """Return the rulings over an example's reading; those are left out that the reading has."""
    own = given.get("rulings") or {}
    if not isinstance(own, dict):
        return own  # the engine says what is wrong with it
    readings = {reading["id"]: reading["choices"] for reading in facts["readings"]}
    adopted = readings.get(given.get("reading", facts["readings"][0]["id"]), {})
    over = {**own, **rulings}
    return {name: over[name] for name in sorted(over) if adopted.get(name) != over[name]}


def _figures(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _figures(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_figures(item) for item in value]
    return work_out(value) if isinstance(value, int | str) else value
