"""The phone's desk: the page asks in JSON and the referee answers in JSON; no words, no screen.

It holds one open game, so that a tap costs one event and not the whole log.
"""

import json

from referee.engine.faults import BadInput, Refused
from referee.games.la_cuenta import game, referee
from referee.games.la_cuenta.phone.log import entries, undoes
from referee.games.la_cuenta.phone.screen import screen
from referee.games.la_cuenta.phone.view import preview, under, view
from referee.games.la_cuenta.phone.watch import Watched

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Desk:
    """One phone: the game's facts, and the game that is open (None before the first)."""

    __slots__ = ("facts", "fold")

    def __init__(self, facts: str) -> None:
        self.facts: "dict[str, Any]" = json.loads(facts)
        self.fold: "Watched | None" = None

    def ask(self, text: str) -> str:
        """Return {"ok": answer}, {"refused": reasons} or {"bad": fault} for a question.

        The question is an object with `do`, one of the names in `ASKED`, and what that needs.
        """
        question = json.loads(text)
        try:
            answer = {"ok": ASKED[question["do"]](self, question)}
        except Refused as refusal:
            answer = {"refused": refusal.reasons}
        except BadInput as fault:
            answer = {"bad": {"code": fault.code, "where": fault.where, "params": fault.params}}
        return json.dumps(answer)

    def open_fold(self) -> Watched:
        """Return the open game; raise `BadInput` if there is none."""
        if self.fold is None:
            raise BadInput("empty-log", "")
        return self.fold


def _bill(desk: Desk, question: "dict[str, Any]") -> "Any":
    return game.bill(desk.facts, question["request"])


def _replay(desk: Desk, question: "dict[str, Any]") -> "Any":
    return game.replay(desk.facts, question["log"], question.get("judged", True))


def _verdict(desk: Desk, question: "dict[str, Any]") -> "Any":
    return game.verdict(desk.facts, question["log"], question["event"])


def _open(desk: Desk, question: "dict[str, Any]") -> "Any":
    """Open a log; what was open before stays open if it cannot be read."""
    desk.fold = Watched(referee, desk.facts, question["log"], False)
    return view(desk.fold)


def _add(desk: Desk, question: "dict[str, Any]") -> "Any":
    fold = desk.open_fold()
    fold.add(question["event"])
    return view(fold)


def _may(desk: Desk, question: "dict[str, Any]") -> "Any":
    return desk.open_fold().verdict(question["event"])


def _preview(desk: Desk, question: "dict[str, Any]") -> "Any":
    return preview(desk.open_fold().state, question["event"])


def _screen(desk: Desk, question: "dict[str, Any]") -> "Any":
    return screen(desk.open_fold().state, question["premium"])


def _under(desk: Desk, question: "dict[str, Any]") -> "Any":
    return under(desk.open_fold(), question["rulings"], question.get("event"))


def _log(desk: Desk, question: "dict[str, Any]") -> "Any":
    return entries(desk.open_fold())


def _undoes(desk: Desk, question: "dict[str, Any]") -> "Any":
    return undoes(desk.open_fold())


def _round(desk: Desk, question: "dict[str, Any]") -> "Any":
    return desk.open_fold().state.rounds[question["round"]]


def _marks(desk: Desk, question: "dict[str, Any]") -> "Any":
    return desk.open_fold().marks


ASKED = {
    "add": _add,
    "bill": _bill,
    "log": _log,
    "marks": _marks,
    "may": _may,
    "open": _open,
    "preview": _preview,
    "replay": _replay,
    "round": _round,
    "screen": _screen,
    "under": _under,
    "undoes": _undoes,
    "verdict": _verdict,
}
