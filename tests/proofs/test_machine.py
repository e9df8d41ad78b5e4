"""A table keeper who plays, mistypes, takes back and mends, for as long as Hypothesis likes.

What must hold after every step is written as an invariant; what a step does to the money is
checked where it happens, against shares laid down by the slow checker.
"""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from referee.engine.fold import Fold
from referee.games.la_cuenta import game
from referee.games.la_cuenta.running import running_total
from referee.rulebase import store
from tests.proofs.random_games import Event, some_event, some_rulings, some_start

FACTS = store.facts("la-cuenta")
chances = st.integers(0, 2**32 - 1).map(random.Random)


def picture(value: Any) -> Any:
    """Return everything that a state holds, as plain data that can be compared."""
    if isinstance(value, dict):
        return {key: picture(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [picture(part) for part in value]
    slots = getattr(value, "__slots__", None)
    if slots is None:
        return value
    return {name: picture(getattr(value, name)) for name in slots if name != "deck"}


class Keeper(RuleBasedStateMachine):
    """One log, folded as it grows; `stands` is what stands on each line, resolved once more."""

    @initialize(chance=chances)
    def begin(self, chance: random.Random) -> None:
        start = some_start(chance, some_rulings(chance, 3))
        self.log: list[Event] = [start]
        self.stands: list[Event | None] = [start]
        # Each action that stands: its line's index, whether it is an edit, what stood there before.
        self.actions: list[tuple[int, bool, Event | None]] = []
        self.undone: set[int] = set()
        self.fold = game.fold(FACTS, self.log)

    # Steps

    @rule(chance=chances)
    def play_on(self, chance: random.Random) -> None:
        """Do the first of several things that the rules allow."""
        for _ in range(12):
            event = self._some(chance)
            if self.fold.verdict(event)["allowed"]:
                self._add(event)
                return

    @rule(chance=chances)
    def do_whatever(self, chance: random.Random) -> None:
        """Enter something that may be irregular, agreed to or not."""
        event = self._some(chance)
        self._add(event | chance.choice([{}, {"anyway": True}]))

    @rule(chance=chances)
    def ask_and_settle(self, chance: random.Random) -> None:
        state = self.fold.state
        for event in ({"event": "ask", "player": state.turn}, {"event": "settle"}):
            if self.fold.verdict(event)["allowed"]:
                self._add(event)

    @rule(chance=chances)
    def do_and_undo(self, chance: random.Random) -> None:
        """To take back what was just done leaves everything as it was."""
        before = picture(self.fold.state), copy.deepcopy(self.fold.result())
        self._add(self._some(chance))
        self.undo()
        assert (picture(self.fold.state), self.fold.result()) == before

    @precondition(lambda self: self.actions)
    @rule()
    def undo(self) -> None:
        index, edit, before = self.actions.pop()
        if not edit:
            self.undone.add(index)
        self.stands[index] = before
        self._append({"event": "undo"})

    @rule(chance=chances)
    def edit(self, chance: random.Random) -> None:
        """Change or remove a line; then all is as if it had always been so."""
        lines = [i for i in range(1, len(self.log)) if self._can_edit(i)]
        if lines:
            index = chance.choice(lines)
            event = chance.choice([None, self._some(chance)])
            self.actions.append((index, True, self.stands[index]))
            self.stands[index] = event
            self._append({"event": "edit", "line": index + 1, "with": event})

    @rule(chance=chances)
    def ask_may_i(self, chance: random.Random) -> None:
        """A question changes nothing, and is answered the same way twice."""
        before = picture(self.fold.state), copy.deepcopy(self.fold.result())
        events = [self._some(chance) for _ in range(5)]
        answers = [self.fold.verdict(event) for event in events]
        assert answers == [self.fold.verdict(event) for event in events]
        assert (picture(self.fold.state), self.fold.result()) == before

    # What must hold

    @invariant()
    def it_is_the_fold_of_its_log(self) -> None:
        if hasattr(self, "fold"):
            written = [json.loads(json.dumps(line)) for line in self.log]
            anew = game.fold(FACTS, written)
            assert picture(anew.state) == picture(self.fold.state)
            assert anew.result() == self.fold.result()
            assert game.fold(FACTS, written).result() == anew.result()

    @invariant()
    def it_is_the_fold_of_what_stands(self) -> None:
        if hasattr(self, "fold"):
            standing = [event for event in self.stands if event is not None]
            anew = game.fold(FACTS, standing)
            assert picture(anew.state) == picture(self.fold.state)
            results = [anew.result(), self.fold.result()]
            lines = [i for i, event in enumerate(self.stands, 1) if event is not None]
            for entry in results[0]["irregular"]:
                entry["line"] = lines[entry["line"] - 1]
            assert results[0] == results[1]

    @invariant()
    def judged_it_is_the_same_or_stops(self) -> None:
        if hasattr(self, "fold"):
            judged = game.replay(FACTS, self.log)
            agreed = {i for i, event in enumerate(self.stands, 1) if event and event.get("anyway")}
            refused = [
                entry for entry in self.fold.result()["irregular"] if entry["line"] not in agreed
            ]
            if not refused:
                assert judged == self.fold.result()
            else:
                stopped = judged["stopped"]
                assert (stopped["line"], stopped["reasons"]) == (
                    refused[0]["line"],
                    refused[0]["reasons"],
                )
                before = [event for event in self.stands[: stopped["line"] - 1] if event]
                short = game.replay(FACTS, before)
                for key in ("savings", "hand_limits", "bills", "over", "winners", "next_starter"):
                    assert judged[key] == short[key]

    # Helpers

    def _some(self, chance: random.Random) -> Event:
        state = self.fold.state
        asker = state.round.asker
        return some_event(chance, state.players, asker or state.turn, asker is not None)

    def _can_edit(self, index: int) -> bool:
        return self.log[index]["event"] not in ("undo", "edit") and index not in self.undone

    def _append(self, line: Event) -> None:
        assert self.fold.verdict(line)["allowed"]
        self.log.append(line)
        self.fold.add(line)
        if line["event"] in ("undo", "edit"):
            self.stands.append(None)

    def _add(self, event: Event) -> None:
        """Add an event, and check that the verdict said what then happened."""
        state = self.fold.state
        verdict = self.fold.verdict(event)
        savings, bills = dict(state.savings), len(state.rounds)
        irregular, over = len(self.fold.irregular), state.over
        running = running_total(state.deck, state.round.running)
        self.actions.append((len(self.log), False, None))
        self.log.append(event)
        self.stands.append(event)
        self.fold.add(event)
        assert (len(self.fold.irregular) == irregular) == verdict["allowed"]
        if verdict["allowed"]:
            assert state.rules == verdict["rules"]
        if len(state.rounds) > bills:
            _check_payment(self.fold, savings)
        elif event["event"] != "correct":
            assert state.savings == savings
            assert not over or state.over
            if verdict["allowed"]:
                assert running_total(state.deck, state.round.running) - running == verdict["adds"]


def _check_payment(fold: Fold, savings: dict[str, int]) -> None:
    """Savings fall (or spending grows) by exactly the shares, which cover the bill."""
    state = fold.state
    told = state.rounds[-1]
    sign = 1 if state.rulings.chosen["counting"] == "up" else -1
    for name, share in told["shares"].items():
        figure = savings[name] + sign * share
        if state.rulings.chosen["debt"] == "zero" and share:
            figure = min(figure, state.budget) if sign == 1 else max(figure, 0)
        assert state.savings[name] == figure
    assert sum(told["shares"].values()) == told["payable"] + told["surplus"]
    assert told["surplus"] >= 0
    assert told["payable"] == max(told["total"], 0)


TestKeeper = Keeper.TestCase
TestKeeper.settings = settings(
    max_examples=25,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
