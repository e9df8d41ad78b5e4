"""The published forms that all games share; for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, Generic, NotRequired, TypedDict, TypeVar

    Figures = dict[str, dict[str, int]]  # figure → player → number
    Round = TypeVar("Round")

    class Reason(TypedDict):
        """Why something is refused; beside these it has what its sentence needs."""

        code: str
        rules: list[str]

    class Line(TypedDict):
        """One thing that came of an event: `what` names its sentence, which needs what else it has.

        `applied` are the rulings in force that decided it, as "ruling=choice".
        """

        what: str
        applied: list[str]
        rules: list[str]

    class Status(TypedDict):
        """What holds now: `what` names its sentence, which needs what else it has."""

        what: str

    class Verdict(TypedDict):
        """Whether an event may happen.

        `reasons` are all that stand against it; `rules` those behind them, or by which it is
        allowed. `adds` is what it adds to a bill in euros; `changes` holds figures by player, and
        `lines` are what it would say.
        """

        allowed: bool
        reasons: list[Reason]
        rules: list[str]
        adds: int
        changes: NotRequired[Figures]
        lines: NotRequired[Sequence[Line]]

    class Oddity(TypedDict):
        """A line of a log that the rules refuse and that stands all the same."""

        line: int
        reasons: list[Reason]

    class Stopped(TypedDict):
        """Where a judged log ends: its first line that the rules refuse."""

        line: int
        reasons: list[Reason]
        rules: list[str]

    class ReplayResult(TypedDict, Generic[Round]):
        """What a log comes to; every game has everybody's figures beside these, player → number.

        `rounds` are the finished ones, in a form of the game's own; `rules` those of the last
        event; `next_starter` is None once nobody is next. The fold adds what is `irregular`, and
        where it `stopped` if it is judged.
        """

        over: bool
        winners: list[str]
        next_starter: str | None
        rounds: list[Round]
        rules: list[str]
        irregular: NotRequired[list[Oddity]]
        stopped: NotRequired[Stopped]

    class View(TypedDict):
        """What a screen shows of a game in progress.

        `round` counts from 1; `turn` is None where nobody's event is awaited, `asker` whoever has
        asked for the bill, if the game has one.
        """

        over: bool
        winners: list[str]
        round: int
        turn: str | None
        asker: str | None

    class ViewWithForms(View):
        """The view of a game that shared faces keep.

        `status` is what holds now, `people` what each player has; `last` are the lines of the last
        event; `open`: a tie between the winners is not decided yet. `choices` narrows what a form
        offers, by "event-field" or "field".
        """

        players: list[str]
        figures: Figures
        status: Sequence[Status]
        people: Mapping[str, Sequence[Status]]
        last: Sequence[Line]
        choices: NotRequired[dict[str, list[str]]]
        open: NotRequired[bool]

    class Field(TypedDict):
        """A field of a form, as `referee.engine.protocols.WithForms` describes it."""

        name: str
        kind: str
        choices: NotRequired[list[str]]
        low: NotRequired[int]
        high: NotRequired[int]
        least: NotRequired[int]
        most: NotRequired[int]
        default: NotRequired[Any]
        optional: NotRequired[bool]
        only: NotRequired[dict[str, list[str]]]

    class Form(TypedDict):
        """An event that a person can enter; `reasons` say why it cannot be filled in now.

        One with `guess` false is never meant by a line that does not name it.
        """

        event: str
        fields: list[Field]
        guess: NotRequired[bool]
        reasons: NotRequired[list[Reason]]

    class Mark(TypedDict):
        """Everybody's figures at the start or after a round, as `RecordingFold` keeps them."""

        line: int
        round: int
        figures: Figures
        what: NotRequired[str]
        payable: NotRequired[int]

    class Entry(TypedDict):
        """A line of a log as a screen tells it, as `history.entries` describes it."""

        line: int
        event: dict[str, Any]
        told: dict[str, Any]
        rules: list[str]
        irregular: list[Reason] | None
        void: bool
        round: int
        changes: NotRequired[Figures]

    class Undoable(TypedDict):
        """What an undo would take back, as `history.undoes` describes it."""

        line: int
        edit: bool
        event: dict[str, Any] | None
        told: dict[str, Any] | None
        round: int

    class OddityShown(Oddity):
        """The same on a screen; `void` where it does not count at all."""

        void: bool

    class OfTheLog(TypedDict):
        """What a screen shows beside a game's own view: its rulings, last rules, and its log."""

        rulings: dict[str, str]
        rules: list[str]
        lines: int
        can_undo: bool
        irregular: int
        oddity: OddityShown | None

    class Preview(TypedDict):
        """What an event would come to, with the reasons against it."""

        reasons: list[Reason]
        changes: Figures
        lines: Sequence[Line]
        rules: list[str]
        over: bool
        winners: list[str]
        open: bool

    class Compared(TypedDict):
        """What another fold comes to beside the open one; `irregular` counts its odd lines."""

        changes: Figures
        over: bool
        winners: list[str]
        irregular: int
