"""A fold that remembers, line by line, what a screen shows of the past."""

from referee.engine.fold import Fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Watched(Fold):
    """`rules` are those each line used; `marks` the figures at the start and after each round.

    A mark is {"line", "round"} with what `picture` returns; `round` is the number of rounds
    finished so far. Relies on two lists of the state: `rounds`, those finished, and `rules`, those
    that the last event used.
    """

    __slots__ = ("marks", "rules")

    def picture(self) -> "dict[str, Any]":
        """Return what a mark remembers of the state as it is now."""
        return {}

    def marked(self, event: "Any") -> bool:
        """Return whether an event that finished no round deserves a mark, too."""
        return False

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
        self.rules[line] = list(self.state.rules)
        if len(self.state.rounds) > before or self.marked(event):
            self._mark(line)

    def _mark(self, line: int) -> None:
        mark = {"line": line, "round": len(self.state.rounds)}
        mark.update(self.picture())
        self.marks.append(mark)
