"""La Cuenta's desk: what its page asks beside what every page asks (`referee.engine.desk`)."""

from referee.engine.desk import Desk as Shared
from referee.games.la_cuenta import game, referee
from referee.games.la_cuenta.phone.screen import screen
from referee.games.la_cuenta.phone.view import preview, under, view
from referee.games.la_cuenta.phone.watch import Watched

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Desk(Shared):
    """One phone: the game's facts, and the game that is open (None before the first)."""

    __slots__ = ()

    def __init__(self, facts: str) -> None:
        Shared.__init__(self, game, facts)

    def watch(self, log: object) -> Watched:
        """Return the fold of a log, as played; raise `BadInput`."""
        return Watched(referee, self.facts, log, False)

    def glance(self, fold: Watched) -> "dict[str, Any]":
        """Return savings, hand limits, and what lies on the table."""
        return view(fold)

    def do_bill(self, question: "dict[str, Any]") -> "Any":
        """Answer the bill for a request."""
        return game.bill(self.facts, question["request"])

    def do_preview(self, question: "dict[str, Any]") -> "Any":
        """Answer what settling, or a round told at its end, would come to."""
        return preview(self.open_fold().state, question["event"])

    def do_round(self, question: "dict[str, Any]") -> "Any":
        """Answer the result of a settled round, counted from 0."""
        return self.open_fold().state.rounds[question["round"]]

    def do_screen(self, question: "dict[str, Any]") -> "Any":
        """Answer every verdict that the screen needs, with so many Premium to a dish."""
        return screen(self.open_fold().state, question["premium"])

    def do_under(self, question: "dict[str, Any]") -> "Any":
        """Answer what the same game comes to under other rulings, and a round after it."""
        return under(self.under(question["rulings"]), question.get("event"))
