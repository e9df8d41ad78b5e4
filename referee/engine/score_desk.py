"""The desk of a game that is kept by its forms and figures: for every game without one of its own.

What a game's module offers to it is described in `referee.engine.face.Kept`.
"""

from referee.engine.chances import chances
from referee.engine.desk import Desk
from referee.engine.faults import BadInput
from referee.engine.rulings import read_rulings
from referee.engine.sketch import sketch
from referee.engine.watch import Watched

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Figures = dict[str, dict[str, int]]


class Pictured(Watched):
    """A fold whose marks hold the `figures`, by id and player; `last` the lines of each entry."""

    __slots__ = ("game", "last")

    def __init__(self, game: "Any", facts: "dict[str, Any]", log: object) -> None:
        self.game = game
        start = log[:1] if isinstance(log, list) else log
        try:
            referee = game.fold(facts, start, False).referee
        except BadInput:
            game.fold(facts, log, False)  # of several faults the one that a reader meets first
            raise
        Watched.__init__(self, referee, facts, log, False)

    def _fold_all(self) -> None:
        self.last: "dict[int, list[dict[str, Any]]]" = {}
        Watched._fold_all(self)

    def _step(self, line: int, event: "Any") -> None:
        Watched._step(self, line, event)
        self.last[line] = list(self.state.last)

    def picture(self) -> "dict[str, Any]":
        """Return everybody's figures, and `what` it is if it is no round but the count."""
        figures = self.game.view(self.state)["figures"]
        found: "dict[str, Any]" = {"figures": {key: dict(figures[key]) for key in figures}}
        rounds = self.state.rounds
        if rounds and "what" in rounds[-1]:
            found["what"] = rounds[-1]["what"]
        return found


class ScoreDesk(Desk):
    """A desk whose screen shows figures and enters events by their forms."""

    __slots__ = ()

    def watch(self, log: object) -> Pictured:
        """Return the fold of a log, as played; raise `BadInput`."""
        return Pictured(self.game, self.facts, log)

    def glance(self, fold: "Any") -> "dict[str, Any]":
        """Return the game's own view, the choice in force for every ruling, and the last rules."""
        found = dict(self.game.view(fold.state))
        first = fold.standing.events[0]
        given = {key: first[key] for key in ("reading", "rulings") if key in first}
        found["rulings"] = read_rulings(self.facts, given, "").chosen
        found["rules"] = list(fold.state.rules)
        return found

    def do_edited(self, question: "dict[str, Any]") -> "Any":
        """Answer what the game would come to with another event (or None) on an earlier line."""
        events = list(self.open_fold().standing.events)
        events[question["line"] - 1] = question["with"]
        return self._told(self.watch([event for event in events if event is not None]))

    def do_forms(self, question: "dict[str, Any]") -> "Any":
        """Answer every form in the order of a round, with what speaks against it now."""
        fold = self.open_fold()
        view = self.game.view(fold.state)
        return chances(fold, self.game.forms(self.facts), view["turn"], view["players"])

    def do_log(self, question: "dict[str, Any]") -> "Any":
        """Answer every line that stands, with the `changes` that it made when it was entered."""
        fold = self.open_fold()
        found = Desk.do_log(self, question)
        for entry in found:
            entry["changes"] = sums(self.facts["figures"], fold.last.get(entry["line"], []))
        return found

    def do_preview(self, question: "dict[str, Any]") -> "Any":
        """Answer what an event would come to; nothing changes.

        `reasons` against it, the `changes` of figures, its `lines` and `rules`, the end if it is
        one.
        """
        fold = self.open_fold()
        event = fold.referee.read(fold.state, question["event"])
        reasons = fold.referee.reasons(fold.state, event)
        trial = sketch(fold.state)
        fold.referee.apply(trial, event, reasons)
        after = self.game.view(trial)
        return {
            "reasons": reasons,
            "changes": changes(self.game.view(fold.state)["figures"], after["figures"]),
            "lines": after["last"],
            "rules": list(trial.rules),
            "over": after["over"],
            "winners": after["winners"],
            "open": after.get("open", False),
        }

    def do_start(self, question: "dict[str, Any]") -> "Any":
        """Answer the fields that a first event may have beside players, starter and rulings."""
        return self.game.start_form(self.facts)

    def do_under(self, question: "dict[str, Any]") -> "Any":
        """Answer what the same game comes to under other rulings."""
        return self._told(self.under(question["rulings"]))

    def _told(self, other: "Any") -> "dict[str, Any]":
        view = self.game.view(other.state)
        return {
            "changes": changes(self.game.view(self.fold.state)["figures"], view["figures"]),
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


def sums(figures: "list[str]", lines: "list[dict[str, Any]]") -> "Figures":
    """Return by how much lines change each figure of each player."""
    found: "Figures" = {}
    for line in lines:
        player = line.get("player")
        for figure in figures:
            change = line.get(figure)
            if player is None or not isinstance(change, int):
                continue
            if figure not in found:
                found[figure] = {}
            found[figure][player] = found[figure].get(player, 0) + change
    return found
