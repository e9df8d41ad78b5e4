"""A fold that remembers, line by line, what the phone shows of the past."""

from referee.engine.fold import Fold
from referee.games.la_cuenta.events import CORRECT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Watched(Fold):
    """`rules` are those each line used; `marks` the savings after each bill and correction.

    A mark is {"line", "round", "savings"}, after a bill also its `payable`; `round` is the number
    of bills so far.
    """

    __slots__ = ("marks", "rules")

    def _fold_all(self) -> None:
        self.rules: "dict[int, list[str]]" = {}
        self.marks: "list[dict[str, Any]]" = []
        Fold._fold_all(self)
        if not self.marks:
            self._mark(1)

    def _step(self, line: int, event: "Any") -> None:
        if not self.marks:
            self._mark(1)
        before = len(self.state.rounds)
        Fold._step(self, line, event)
        self.rules[line] = self.state.rules
        if len(self.state.rounds) > before or event.name == CORRECT:
            self._mark(line)
            if len(self.state.rounds) > before:
                self.marks[-1]["payable"] = self.state.rounds[-1]["payable"]

    def _mark(self, line: int) -> None:
        state = self.state
        self.marks.append(
            {"line": line, "round": len(state.rounds), "savings": dict(state.savings)}
        )
