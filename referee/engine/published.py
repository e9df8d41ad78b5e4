"""The published forms that all games share; for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NotRequired, TypedDict

    class Reason(TypedDict):
        """Why something is refused; beside these it has what its sentence needs."""

        code: str
        rules: list[str]

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
        changes: NotRequired[dict[str, dict[str, int]]]
        lines: NotRequired[list[dict[str, Any]]]

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
        figures: dict[str, dict[str, int]]
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
        changes: NotRequired[dict[str, dict[str, int]]]
