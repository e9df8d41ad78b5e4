"""Short ways to write logs; expected figures stand in the tests, worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from referee.games.cuantos_tacos import game
from referee.rulebase import store
from referee.text.sentences import fill
from tests.support.playing import Played, Wrong, entry, opening, wrong

if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.published import ReplayResult, View

LANGUAGES = ("en", "de", "zh")


@pytest.fixture(scope="session")
def facts() -> dict[str, Any]:
    """Return the compiled facts."""
    return store.facts("cuantos-tacos")


def said(lang: str, table: str, code: str, params: dict[str, Any]) -> str:
    """Return a sentence of the game's words, which must have everything it needs."""
    words = store.words("cuantos-tacos", lang)
    text = fill(words["words"][table][code], params, words, lang)
    assert "{" not in text
    return text


class Table(Played):
    """A game of ¿Cuántos Tacos?."""

    def __init__(self, facts: dict[str, Any], names: str, keys: dict[str, Any]) -> None:
        super().__init__(game, facts, names, keys)
        self.known = set(facts["rules"])

    def do(self, event: str, player: str | None = None, **keys: Any) -> list[str]:
        """Do what is allowed; return the rules that were used."""
        before = self.score()
        verdict = self.verdict_on_doing(entry(event, player, **keys))
        assert self.fold.state.last == verdict.get("lines")
        self.check(verdict["rules"])
        self.check_view()
        after = self.score()
        changes = {name: after[name] - before[name] for name in after}
        told = verdict["changes"].get("score", {})
        assert told == {name: change for name, change in changes.items() if change}
        return list(verdict["rules"])

    def anyway(self, event: str, player: str | None = None, **keys: Any) -> list[str]:
        """Do what is refused; return the codes of the reasons."""
        reasons = self.why_not(event, player, **keys)
        assert reasons
        self.as_played(event, player, **keys)
        return reasons

    def turns(self, *names: str) -> None:
        """End these people's turns, one after the other."""
        for name in names:
            assert self.turn() == name
            self.do("end-turn")

    def play_out(self) -> list[str]:
        """End every turn that is left and say that all is told; return the rules that were used."""
        rules: list[str] = []
        while self.turn():
            rules = self.do("end-turn")
        return rules if self.result()["over"] else self.do("end")

    def reasons(self, event: str, player: str | None = None, **keys: Any) -> list[Reason]:
        """Return the reasons for which an event is refused; each can be said."""
        reasons = super().reasons(event, player, **keys)
        for lang in LANGUAGES:
            for one in reasons:
                self.check(one["rules"])
                said(lang, "reasons", one["code"], dict(one))
        return reasons

    def check(self, rules: list[str]) -> None:
        """Check that rules exist and are cited once."""
        assert set(rules) <= self.known
        assert len(set(rules)) == len(rules)

    def check_view(self) -> None:
        """Check that all that is shown can be said, and that the points are those of the lines."""
        view = self.view()
        told: list[Any] = list(view["status"])
        shown = {"lines": [*view["last"], *view["lines"]], "status": told}
        for person in view["people"].values():
            shown["status"] += person
        for lang in LANGUAGES:
            for table, lines in shown.items():
                for line in lines:
                    said(lang, table, line["what"], line)
        lines = [line for entry in self.result()["rounds"] for line in entry["lines"]]
        sums = dict.fromkeys(view["players"], 0)
        for line in lines + view["lines"]:
            sums[line["player"]] += line["score"]
            self.check(line["rules"])
        assert sums == view["figures"]["score"] == self.score()

    def result(self) -> ReplayResult:
        """Return the result so far."""
        found: ReplayResult = self.fold.result()
        return found

    def score(self) -> dict[str, int]:
        """Return everybody's points so far."""
        score: dict[str, int] = self.result()["score"]
        return score

    def view(self) -> View:
        """Return what a screen shows."""
        return game.view(self.fold.state)

    def turn(self) -> str | None:
        """Return who is active."""
        turn: str | None = self.view()["turn"]
        return turn

    def said(self) -> list[str]:
        """Return what the lines of the last event are about."""
        return [line["what"] for line in self.view()["last"]]

    def status(self) -> list[str]:
        """Return what the status is about."""
        return [line["what"] for line in self.view()["status"]]

    def person(self, name: str) -> dict[str, Any]:
        """Return what is said of somebody, by what it is about."""
        return {line["what"]: line for line in self.view()["people"][name]}

    def hand(self, name: str) -> int:
        """Return how many cards somebody holds."""
        hand = len(self.fold.state.seats[name].hand)
        shown = self.person(name).get("hand", {"count": 2})
        if "if-now" in self.person(name):
            assert shown["count"] == hand
        return hand


@pytest.fixture(scope="session")
def table(facts: dict[str, Any]) -> Callable[..., Table]:
    """Return a function that opens a table: names in one text, then keys and rulings."""

    def make(names: str = "Ana Ben Cem", **keys: Any) -> Table:
        return Table(facts, names, keys)

    return make


@pytest.fixture(scope="session")
def bad(facts: dict[str, Any]) -> Callable[..., Wrong]:
    """Return a function: code, place and params of what is wrong with an event."""

    def make(event: str, player: str | None = None, **keys: Any) -> Wrong:
        log = [opening(facts, ["Ana", "Ben", "Cem"]), entry(event, player, **keys)]
        code, where, params = wrong(game.fold, facts, log)
        del params["line"]
        return code, where.removeprefix("line 2").removeprefix(": "), params

    return make
