"""A fold that remembers, line by line, what a screen shows of the past."""

from referee.engine.fold import Fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.protocols import Game, Referee
    from referee.engine.published import Line, Mark

OF_A_ROUND = ("what", "payable")  # what a mark takes over from a finished round that tells it


class RecordingFold(Fold):
    """A log as played; by line the `rules` it used and the `last` lines it wrote, and the `marks`.

    A mark holds everybody's figures at the start and after each round; its
    `round` is the number of rounds finished so far. `what` says what it is if it is no round but
    the count, `payable` what was paid.
    """

    __slots__ = ("game", "last", "marks", "rules")

    def __init__(
        self, game: "Game", referee: "Referee", facts: "dict[str, Any]", log: object
    ) -> None:
        self.game = game
        Fold.__init__(self, referee, facts, log, False)

    def _fold_all(self) -> None:
        self.rules: "dict[int, list[str]]" = {}
        self.last: "dict[int, list[Line]]" = {}
        self.marks: "list[Mark]" = []
        Fold._fold_all(self)
        if not self.marks:
            self._mark(1)

    def _step(self, line: int, event: "Any") -> None:
        if not self.marks:
            self._mark(1)
        before = len(self.state.rounds)
        Fold._step(self, line, event)
        self.rules[line] = list(self.state.rules)
        self.last[line] = list(getattr(self.state, "last", ()))
        if len(self.state.rounds) > before:
            self._mark(line)

    def _mark(self, line: int) -> None:
        rounds = self.state.rounds
        figures = self.game.figures(self.state)
        mark: "Any" = {"line": line, "round": len(rounds), "figures": figures}
        for key in OF_A_ROUND:
            if rounds and key in rounds[-1]:
                mark[key] = rounds[-1][key]
        self.marks.append(mark)
