"""Short ways to write bills and logs; expected values stand in the tests, worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from referee.engine.faults import Refused
from referee.games.la_cuenta import game
from referee.rulebase import store
from tests.support.playing import Played, Wrong, entry, parted, wrong

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
def bad(facts: dict[str, Any]) -> Callable[..., Wrong]:
    """Return a function: code, place and params of what is wrong with a request."""
    return partial(wrong, game.bill, facts)


def _request(facts: dict[str, Any], cards: Any, keys: dict[str, Any]) -> dict[str, Any]:
    rulings, others = parted(facts, keys)
    request = {"cards": list(cards), **others}
    return request | {"rulings": rulings} if rulings else request


class Table(Played):
    """A game of La Cuenta."""

    def __init__(self, facts: dict[str, Any], names: str, keys: dict[str, Any]) -> None:
        super().__init__(game, facts, names, keys)

    def play(self, player: str, card: str, **keys: Any) -> list[str]:
        """Play a card."""
        return self.do("play", player, card=card, **keys)

    def plays(self, *cards: str) -> None:
        """Let whoever is on turn play these cards, one after the other."""
        for card in cards:
            self.play(self.fold.state.turn, card)

    def adds(self, event: str, player: str | None = None, **keys: Any) -> int:
        """Return what an event would add to the running bill."""
        adds: int = self.fold.verdict(entry(event, player, **keys))["adds"]
        return adds

    def rules(self, event: str, player: str | None = None, **keys: Any) -> list[str]:
        """Return the rules that an event would use, or by which it is refused."""
        rules: list[str] = self.fold.verdict(entry(event, player, **keys))["rules"]
        return rules

    def result(self) -> ReplayResult:
        """Return the result so far."""
        found: ReplayResult = self.fold.result()
        return found

    def turn(self) -> str:
        """Return whose turn it is."""
        turn: str = self.fold.state.turn
        return turn


@pytest.fixture(scope="session")
def table(facts: dict[str, Any]) -> Callable[..., Table]:
    """Return a function that opens a table: names in one text, then keys and rulings."""

    def make(names: str = "Ana Ben Cem", **keys: Any) -> Table:
        return Table(facts, names, keys)

    return make
