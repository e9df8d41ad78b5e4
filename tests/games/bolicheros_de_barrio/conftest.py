"""Short ways to write logs and tables; expected values stand in the tests, worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from referee.games.bolicheros_de_barrio import game
from referee.rulebase import store
from tests.support.playing import Played, Wrong, entry, parted, wrong

if TYPE_CHECKING:
    from referee.games.bolicheros_de_barrio.published import DinersResult, ReplayResult, View

GAME = "bolicheros-de-barrio"


class Table(Played):
    """A game of Bolicheros de Barrio."""

    def __init__(self, facts: dict[str, Any], names: str, keys: dict[str, Any]) -> None:
        super().__init__(game, facts, names, keys)

    def do(self, event: str, player: str | None = None, **keys: Any) -> list[str]:
        """Do what is allowed; return what its lines say, as "what player"."""
        before = self.coins(), self.stars()
        verdict = self.verdict_on_doing(entry(event, player, **keys))
        for had, has, figure in zip(
            before, (self.coins(), self.stars()), ("coins", "stars"), strict=True
        ):
            moved = {name: has[name] - had[name] for name in has if has[name] != had[name]}
            assert moved == verdict["changes"][figure]
        return self.said()

    def said(self) -> list[str]:
        """Return what the lines of the last event say."""
        return [
            " ".join(str(found[key]) for key in ("what", "player") if key in found)
            for found in self.fold.state.last
        ]

    def last(self, what: str) -> dict[str, Any]:
        """Return the one line of the last event that says this."""
        (found,) = [entry for entry in self.fold.state.last if entry["what"] == what]
        return dict(found)

    def improve(self, player: str, *types: str, to: Any = "external", **keys: Any) -> list[str]:
        """Let somebody gain cards, one after the other; return what the last one's lines say."""
        for type_ in types:
            said = self.do("improve", player, type=type_, to=to, **keys)
        return said

    def diners(self, type_: str) -> list[str]:
        """Let diners come."""
        return self.do("diners", type=type_)

    def result(self) -> ReplayResult:
        """Return the result so far."""
        found: ReplayResult = self.fold.result()
        return found

    def coins(self) -> dict[str, int]:
        """Return everybody's coins."""
        return dict(self.result()["coins"])

    def stars(self) -> dict[str, int]:
        """Return everybody's stars."""
        return dict(self.result()["stars"])

    def view(self) -> View:
        """Return what a screen shows."""
        return game.view(self.fold.state)


@pytest.fixture(scope="session")
def facts() -> dict[str, Any]:
    """Return the compiled facts."""
    return store.facts(GAME)


@pytest.fixture(scope="session")
def table(facts: dict[str, Any]) -> Callable[..., Table]:
    """Return a function that opens a table: names in one text, then keys and rulings."""

    def make(names: str = "Ana Ben Cem", **keys: Any) -> Table:
        return Table(facts, names, keys)

    return make


@pytest.fixture(scope="session")
def come(facts: dict[str, Any]) -> Callable[..., DinersResult]:
    """Return a function: what diners bring to restaurants, each (experiences, external) by name.

    Types are told by their first letters: Ana=("fd d", "d").
    """
    full = {"f": "food", "d": "drink", "s": "staff"}

    def make(request: str, settled: bool | None = None, **given: Any) -> DinersResult:
        rulings, tables = parted(facts, given)
        restaurants = []
        for name, told in tables.items():
            inside, external = told if isinstance(told, tuple) else (told, "")
            cards = [[full[letter] for letter in one] for one in inside.split()]
            outside = [full[letter] for letter in external]
            restaurants.append({"player": name, "experiences": cards, "external": outside})
        form: dict[str, Any] = {"request": request, "restaurants": restaurants, "rulings": rulings}
        if settled is not None:
            form["settled"] = settled
        return game.diners(facts, form)

    return make


@pytest.fixture(scope="session")
def bad(facts: dict[str, Any]) -> Callable[..., Wrong]:
    """Return a function: code, place and params of what is wrong in a log."""
    return lambda *log: wrong(game.fold, facts, list(log))
