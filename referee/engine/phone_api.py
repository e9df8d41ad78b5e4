"""What a page on the phone asks: it asks in JSON, the referee answers in JSON; no words.

It holds one open game, so that a tap costs one event and not the whole log. What a game's module
offers to it is described in `referee.engine.protocols`.
"""

import json

from referee.engine.chances import chances
from referee.engine.faults import BadInput, Refused
from referee.engine.history import can_undo, entries, is_void, undoes
from referee.engine.recording_fold import RecordingFold
from referee.engine.rulings import read_rulings
from referee.engine.sketch import sketch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from referee.engine.fold import Fold
    from referee.engine.protocols import Game, Referee
    from referee.engine.published import (
        Compared,
        Figures,
        Line,
        OddityShown,
        OfTheLog,
        Preview,
        Undoable,
    )

    Question = dict[str, Any]

OF_THE_FILE = ("format", "rules")  # keys of a log's first line that are none of the game


class PhoneApi:
    """One screen: a game, its facts, and the log that is open (None before the first).

    `view` is what the screen shows of a state, if that is more than the game's own view; `own` are
    the questions that only this game's page asks, or that it answers in its own way, as name →
    function of this object and the question.
    """

    __slots__ = ("facts", "fold", "game", "own", "referee", "seen")

    def __init__(
        self,
        game: "Game",
        referee: "Referee",
        facts: str,
        view: "Callable[[Any], Mapping[str, Any]] | None" = None,
        own: "Mapping[str, Callable[[PhoneApi, Question], Any]] | None" = None,
    ) -> None:
        self.game: "Any" = game
        self.referee = referee
        self.facts: "dict[str, Any]" = json.loads(facts)
        self.seen = view or game.view
        self.own = own or {}
        self.fold: "RecordingFold | None" = None

    def ask(self, text: str) -> str:
        """Return {"ok": answer}, {"refused": reasons} or {"bad": fault} for a question.

        The question is an object with `do` and what that needs: `add` is answered by `do_add`.
        """
        question = json.loads(text)
        do = question["do"]
        try:
            own = self.own.get(do)
            found = getattr(self, "do_" + do)(question) if own is None else own(self, question)
            answer = {"ok": found}
        except Refused as refusal:
            answer = {"refused": refusal.reasons}
        except BadInput as fault:
            answer = {"bad": {"code": fault.code, "where": fault.where, "params": fault.params}}
        return json.dumps(answer)

    def open_fold(self) -> RecordingFold:
        """Return the open game; raise `BadInput` if there is none."""
        if self.fold is None:
            raise BadInput("empty-log", "")
        return self.fold

    def recorded(self, log: object) -> RecordingFold:
        """Return the fold of a log, as played; raise `BadInput`."""
        return RecordingFold(self.game, self.referee, self.facts, log)

    def view(self) -> "dict[str, Any]":
        """Return the open game at one glance, its rulings and last rules, and its log in figures.

        `oddity` is the last thing that is irregular, `void` if it does not count at all.
        """
        fold = self.open_fold()
        events = fold.standing.events
        first: "dict[str, Any]" = events[0] or {}
        given: "dict[str, Any]" = {
            key: first[key] for key in ("reading", "rulings") if key in first
        }
        oddity: "OddityShown | None" = None
        if fold.irregular:
            odd = fold.irregular[-1]
            void = is_void(odd["reasons"])
            oddity = {"line": odd["line"], "reasons": odd["reasons"], "void": void}
        of_the_log: "OfTheLog" = {
            "rulings": read_rulings(self.facts, given, "").chosen,
            "rules": list(fold.state.rules),
            "lines": len(events),
            "can_undo": can_undo(fold),
            "irregular": len(fold.irregular),
            "oddity": oddity,
        }
        found = dict(self.seen(fold.state))
        found.update(of_the_log)
        return found

    def under(self, rulings: "dict[str, str]") -> "Fold":
        """Return the open game as it would be under other rulings; all stands as it was played."""
        log = [event for event in self.open_fold().standing.events if event is not None]
        first = dict(log[0])
        first["rulings"] = dict(first.get("rulings", {}))
        first["rulings"].update(rulings)
        log[0] = first
        fold: Fold = self.game.fold(self.facts, log)
        return fold

    def do_add(self, question: "Question") -> "Any":
        """Let an event happen; answer the view after it."""
        self.open_fold().add(question["event"])
        return self.view()

    def do_edited(self, question: "Question") -> "Any":
        """Answer what the game would come to with another event (or None) on an earlier line."""
        events = list(self.open_fold().standing.events)
        events[question["line"] - 1] = question["with"]
        return self._compared(
            self.game.fold(self.facts, [event for event in events if event is not None])
        )

    def do_forms(self, question: "Question") -> "Any":
        """Answer every form in the order of a round, with what speaks against it now."""
        fold = self.open_fold()
        view = self.game.view(fold.state)
        return chances(fold, self.game.forms(self.facts), view["turn"], view["players"])

    def do_log(self, question: "Question") -> "Any":
        """Answer every line that stands, with the `changes` that it made when it was entered."""
        fold = self.open_fold()
        found = entries(fold, self._told)
        for entry in found:
            entry["changes"] = sums(self.facts["figures"], fold.last.get(entry["line"], []))
        return found

    def do_marks(self, question: "Question") -> "Any":
        """Answer what the figures were at the start and after each round."""
        return self.open_fold().marks

    def do_may(self, question: "Question") -> "Any":
        """Answer the verdict on an event."""
        return self.open_fold().verdict(question["event"])

    def do_open(self, question: "Question") -> "Any":
        """Open a log; what was open before stays open if it cannot be read.

        Its first line may tell of the file it stood in.
        """
        log = question["log"]
        if isinstance(log, list) and log and isinstance(log[0], dict):
            first = {key: log[0][key] for key in log[0] if key not in OF_THE_FILE}
            log = list(log)
            log[0] = first
        self.fold = self.recorded(log)
        return self.view()

    def do_preview(self, question: "Question") -> "Preview":
        """Answer what an event would come to; nothing changes."""
        fold = self.open_fold()
        event = self.referee.read(fold.state, question["event"])
        reasons = self.referee.reasons(fold.state, event)
        trial = sketch(fold.state)
        self.referee.apply(trial, event, reasons)
        after = self.game.view(trial)
        return {
            "reasons": reasons,
            "changes": changes(self.game.figures(fold.state), after["figures"]),
            "lines": after["last"],
            "rules": list(trial.rules),
            "over": after["over"],
            "winners": after["winners"],
            "open": after.get("open", False),
        }

    def do_replay(self, question: "Question") -> "Any":
        """Answer what a log comes to, in the published form."""
        return self.game.replay(self.facts, question["log"], question.get("judged", True))

    def do_stands(self, question: "Question") -> "Any":
        """Answer how a game stands that is not open, as its view."""
        return self.seen(self.game.fold(self.facts, question["log"]).state)

    def do_start(self, question: "Question") -> "Any":
        """Answer the fields that a first event may have beside players, starter and rulings."""
        return self.game.start_form(self.facts)

    def do_under(self, question: "Question") -> "Any":
        """Answer what the same game comes to under other rulings."""
        return self._compared(self.under(question["rulings"]))

    def do_undoes(self, question: "Question") -> "Undoable | None":
        """Answer what an undo would take back, None for nothing."""
        return undoes(self.open_fold(), self._told)

    def do_verdict(self, question: "Question") -> "Any":
        """Answer the verdict on an event after a log."""
        return self.game.verdict(self.facts, question["log"], question["event"])

    def _told(self, event: "dict[str, Any]") -> "dict[str, Any]":
        found: "dict[str, Any]" = self.game.telling(self.facts, event)
        return found

    def _compared(self, other: "Fold") -> "Compared":
        """Return what another fold comes to beside the open one."""
        view = self.game.view(other.state)
        return {
            "changes": changes(self.game.figures(self.open_fold().state), view["figures"]),
            "over": view["over"],
            "winners": view["winners"],
            "irregular": len(other.irregular),
        }


def changes(before: "Figures", after: "Figures") -> "Figures":
    """Return by how much each figure of each player differs, without what stays the same."""
    found: "Figures" = {}
    for figure in before:
        for player in before[figure]:
            change = after[figure][player] - before[figure][player]
            if change:
                if figure not in found:
                    found[figure] = {}
                found[figure][player] = change
    return found


def sums(figures: "list[str]", lines: "Sequence[Line]") -> "Figures":
    """Return by how much lines change each figure of each player."""
    found: "Figures" = {}
    told: "Any" = lines  # which figures a line has is the game's
    for line in told:
        player = line.get("player")
        for figure in figures:
            change = line.get(figure)
            if player is None or not isinstance(change, int):
                continue
            if figure not in found:
                found[figure] = {}
            found[figure][player] = found[figure].get(player, 0) + change
    return found
