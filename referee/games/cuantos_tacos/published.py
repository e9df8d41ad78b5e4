"""The published forms of ¿Cuántos Tacos?; for the type checker only. Points."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NotRequired, TypedDict

    from referee.engine import published

    class Line(published.Line):
        """One thing that happened, or that counts at the end; `score` is what it adds.

        `points` are those of one card, or of each finished taco or bonus.
        """

        player: NotRequired[str]
        turn: NotRequired[str]
        score: NotRequired[int]
        count: NotRequired[int]
        each: NotRequired[int]
        points: NotRequired[int | list[int]]
        note: NotRequired[bool]

    class Round(TypedDict):
        """The lines of a finished round, or of the count at the end (`what`), and their rules."""

        round: NotRequired[int]
        what: NotRequired[str]
        lines: list[Line]
        rules: list[str]

    class ReplayResult(published.ReplayResult[Round]):
        """What a log comes to; `next_starter` is who is active next, of `last_round` rounds."""

        score: dict[str, int]
        last_round: int

    class Status(published.Status):
        """What holds now, or what somebody has."""

        player: NotRequired[str]
        players: NotRequired[list[str]]
        winners: NotRequired[list[str]]
        turn: NotRequired[str]
        round: NotRequired[int]
        rounds: NotRequired[int]
        die: NotRequired[str]
        count: NotRequired[int]
        card: NotRequired[int]
        points: NotRequired[int | None]
        missing: NotRequired[list[str]]
        score: NotRequired[int]

    class View(published.ViewWithForms):
        """The shared view, with the lines of the running round."""

        last_round: int
        lines: list[Line]

    class RollResult(TypedDict):
        """What a roll lets happen; None where too little was told to know."""

        dice: list[str]
        wilds: int | None
        alike: int | None
        extra_card: bool | None
        steal: bool | None
        lines: list[Line]
        reading: str
        rulings: dict[str, str]
        rules: list[str]

    class CountResult(TypedDict):
        """What people have at the end, and who wins.

        `decided` are the rulings that decided a tie; `untold` those whose `sauces` would decide it
        and are not told (None): until then `winners` are all who tie.
        """

        score: dict[str, int]
        sauces: dict[str, int | None]
        lines: list[Line]
        winners: list[str]
        decided: list[str]
        untold: list[str]
        reading: str
        rulings: dict[str, str]
        rules: list[str]
