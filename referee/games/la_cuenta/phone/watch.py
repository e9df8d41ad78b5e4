"""A fold that remembers, line by line, what the phone shows of the past."""

from referee.engine.watch import Watched as Shared
from referee.games.la_cuenta.events import CORRECT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Watched(Shared):
    """Its marks hold everybody's `savings`, after a bill also what was `payable`."""

    __slots__ = ()

    def picture(self) -> "dict[str, Any]":
        """Return everybody's savings, in euros."""
        return {"savings": dict(self.state.savings)}

    def marked(self, event: "Any") -> bool:
        """Return whether a balance was corrected."""
        return bool(event.name == CORRECT)

    def _step(self, line: int, event: "Any") -> None:
        before = len(self.state.rounds)
        Shared._step(self, line, event)
        if len(self.state.rounds) > before:
            self.marks[-1]["payable"] = self.state.rounds[-1]["payable"]
