"""Short ways to write bills and logs; expected values stand in the tests, worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from referee.engine.faults import BadInput, Refused
from referee.games.la_cuenta import game
from referee.rulebase import store

if TYPE_CHECKING:
    from referee.games.la_cuenta.published import ReplayResult

Bill = Callable[..., dict[str, Any]]


@pytest.fixture(scope="session")
def facts() -> dict[str, Any]:
    """Return the compiled facts."""
    return store.facts("la-cuenta")


@pytest.fixture(scope="session")
def bill(facts: dict[str, Any]) -> Bill:
    """Return a function: the bill for these cards and keys; rulings as ruling_id="choice"."""

    def make(*cards: Any, **keys: Any) -> dict[str, Any]:
        return {**game.bill(facts, _request(facts, cards, keys))}

    return make


@pytest.fixture(scope="session")
def refusal(facts: dict[str, Any]) -> Callable[..., list[dict[str, Any]]]:
    """Return a function: the reasons for which such a bill is refused."""

    def make(*cards: Any, **keys: Any) -> list[dict[str, Any]]:
        with pytest.raises(Refused) as caught:
            game.bill(facts, _request(facts, cards, keys))
        return list[Any](caught.value.reasons)

    return make


@pytest.fixture(scope="session")
def bad(facts: dict[str, Any]) -> Callable[..., tuple[str, str, dict[str, Any]]]:
    """Return a function: code, place and params of what is wrong with a request."""

    def make(request: Any) -> tuple[str, str, dict[str, Any]]:
        with pytest.raises(BadInput) as caught:
            game.bill(facts, request)
        return caught.value.code, caught.value.where, caught.value.params

    return make


def _request(facts: dict[str, Any], cards: Any, keys: dict[str, Any]) -> dict[str, Any]:
    request: dict[str, Any] = {"cards": list(cards)}
    rulings = {}
    known = {ruling["id"] for ruling in facts["rulings"]}
    for key, value in keys.items():
        if key.replace("_", "-") in known:
            rulings[key.replace("_", "-")] = value
        else:
            request[key] = value
    if rulings:
        request["rulings"] = rulings
    return request


class Table:
    """A game of Ana, Ben and Cem (or others), Ana starting, played event by event.

    What is done here must be allowed; `why_not` asks for the reasons instead.
    """

    def __init__(self, facts: dict[str, Any], players: Any, keys: dict[str, Any]) -> None:
        start: dict[str, Any] = {"event": "game", "players": players}
        known = {ruling["id"] for ruling in facts["rulings"]}
        for key, value in keys.items():
            if key.replace("_", "-") in known:
                start.setdefault("rulings", {})[key.replace("_", "-")] = value
            else:
                start[key] = value
        self.log = [start]
        self.fold = game.fold(facts, self.log)

    def do(self, event: str, player: str | None = None, **keys: Any) -> list[str]:
        """Do what is allowed; return the rules that were used."""
        line = _event(event, player, keys)
        verdict = self.fold.verdict(line)
        assert verdict["allowed"], verdict
        self.log.append(line)
        self.fold.add(line)
        assert self.result()["irregular"] == []
        rules: list[str] = self.result()["rules"]
        assert rules == verdict["rules"]
        return rules

    def play(self, player: str, card: str, **keys: Any) -> list[str]:
        """Play a card."""
        return self.do("play", player, card=card, **keys)

    def plays(self, *cards: str) -> None:
        """Let whoever is on turn play these cards, one after the other."""
        for card in cards:
            self.play(self.fold.state.turn, card)

    def why_not(self, event: str, player: str | None = None, **keys: Any) -> list[str]:
        """Return the codes for which an event is refused, [] if it is allowed."""
        return [found["code"] for found in self.reasons(event, player, **keys)]

    def reasons(self, event: str, player: str | None = None, **keys: Any) -> list[dict[str, Any]]:
        """Return the reasons for which an event is refused."""
        verdict = self.fold.verdict(_event(event, player, keys))
        assert verdict["allowed"] == (not verdict["reasons"])
        return list[Any](verdict["reasons"])

    def adds(self, event: str, player: str | None = None, **keys: Any) -> int:
        """Return what an event would add to the running bill."""
        adds: int = self.fold.verdict(_event(event, player, keys))["adds"]
        return adds

    def rules(self, event: str, player: str | None = None, **keys: Any) -> list[str]:
        """Return the rules that an event would use, or by which it is refused."""
        rules: list[str] = self.fold.verdict(_event(event, player, keys))["rules"]
        return rules

    def result(self) -> ReplayResult:
        """Return the result so far."""
        found: ReplayResult = self.fold.result()
        return found

    def turn(self) -> str:
        """Return whose turn it is."""
        turn: str = self.fold.state.turn
        return turn


def _event(event: str, player: str | None, keys: dict[str, Any]) -> dict[str, Any]:
    line: dict[str, Any] = {"event": event}
    if player is not None:
        line["player"] = player
    line.update({key.rstrip("_"): value for key, value in keys.items()})
    return line


@pytest.fixture(scope="session")
def table(facts: dict[str, Any]) -> Callable[..., Table]:
    """Return a function that opens a table: names in one text, then keys and rulings."""

    def make(names: str = "Ana Ben Cem", **keys: Any) -> Table:
        return Table(facts, names.split(), keys)

    return make
