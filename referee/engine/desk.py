"""The desk of a screen: it asks in JSON, the referee answers in JSON; no words, no picture.

It holds one open game, so that a tap costs one event and not the whole log. It knows no game; a
game's own desk says how its logs are watched and what its view is.
"""

import json

from referee.engine.faults import BadInput, Refused
from referee.engine.history import can_undo, entries, undoes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.watch import Watched


OF_THE_FILE = ("format", "rules")  # keys of a log's first line that are none of the game


class Desk:
    """One screen: a game's module, its facts, and the game that is open (None before the first)."""

    __slots__ = ("facts", "fold", "game")

    def __init__(self, game: "Any", facts: str) -> None:
        self.game = game
        self.facts: "dict[str, Any]" = json.loads(facts)
        self.fold: "Any" = None

    def watch(self, log: object) -> "Watched":
        """Return the fold of a log, as played; raise `BadInput`."""
        raise NotImplementedError

    def glance(self, fold: "Any") -> "dict[str, Any]":
        """Return what the screen shows of a game at one glance."""
        raise NotImplementedError

    def told(self, event: "dict[str, Any]") -> "dict[str, Any]":
        """Return how an event is told: the `code` of its sentence, and what that needs."""
        found: "dict[str, Any]" = self.game.telling(self.facts, event)
        return found

    def ask(self, text: str) -> str:
        """Return {"ok": answer}, {"refused": reasons} or {"bad": fault} for a question.

        The question is an object with `do` and what that needs: `add` is answered by `do_add`.
        """
        question = json.loads(text)
        try:
            answer = {"ok": getattr(self, "do_" + question["do"])(question)}
        except Refused as refusal:
            answer = {"refused": refusal.reasons}
        except BadInput as fault:
            answer = {"bad": {"code": fault.code, "where": fault.where, "params": fault.params}}
        return json.dumps(answer)

    def open_fold(self) -> "Any":
        """Return the open game; raise `BadInput` if there is none."""
        if self.fold is None:
            raise BadInput("empty-log", "")
        return self.fold

    def view(self) -> "dict[str, Any]":
        """Return the open game at one glance, and what is known of its log."""
        fold = self.open_fold()
        found = dict(self.glance(fold))
        found["lines"] = len(fold.standing.events)
        found["can_undo"] = can_undo(fold)
        found["irregular"] = len(fold.irregular)
        found["oddity"] = fold.irregular[-1] if fold.irregular else None
        return found

    def under(self, rulings: "dict[str, str]") -> "Any":
        """Return the open game as it would be under other rulings; all stands as it was played."""
        log = [event for event in self.open_fold().standing.events if event is not None]
        first = dict(log[0])
        first["rulings"] = dict(first.get("rulings", {}))
        first["rulings"].update(rulings)
        log[0] = first
        return self.watch(log)

    def do_add(self, question: "dict[str, Any]") -> "Any":
        """Let an event happen; answer the view after it."""
        self.open_fold().add(question["event"])
        return self.view()

    def do_log(self, question: "dict[str, Any]") -> "Any":
        """Answer every line that stands, oldest first."""
        return entries(self.open_fold(), self.told)

    def do_marks(self, question: "dict[str, Any]") -> "Any":
        """Answer what the figures were at the start and after each round."""
        return self.open_fold().marks

    def do_may(self, question: "dict[str, Any]") -> "Any":
        """Answer the verdict on an event."""
        return self.open_fold().verdict(question["event"])

    def do_open(self, question: "dict[str, Any]") -> "Any":
        """Open a log; what was open before stays open if it cannot be read.

        Its first line may tell of the file it stood in.
        """
        log = question["log"]
        if isinstance(log, list) and log and isinstance(log[0], dict):
            first = {key: log[0][key] for key in log[0] if key not in OF_THE_FILE}
            log = list(log)
            log[0] = first
        self.fold = self.watch(log)
        return self.view()

    def do_replay(self, question: "dict[str, Any]") -> "Any":
        """Answer what a log comes to, in the published form."""
        return self.game.replay(self.facts, question["log"], question.get("judged", True))

    def do_undoes(self, question: "dict[str, Any]") -> "Any":
        """Answer what an undo would take back, None for nothing."""
        return undoes(self.open_fold(), self.told)

    def do_verdict(self, question: "dict[str, Any]") -> "Any":
        """Answer the verdict on an event after a log."""
        return self.game.verdict(self.facts, question["log"], question["event"])
