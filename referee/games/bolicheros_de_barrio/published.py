"""The published forms of Bolicheros de Barrio; for the type checker only. Coins and stars."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NotRequired, TypedDict

    from referee.engine import published
    from referee.engine.published import Figures

    class Line(published.Line):
        """One thing that happened in a round: to whom, and what it changed."""

        player: NotRequired[str]
        coins: NotRequired[int]
        stars: NotRequired[int]
        players: NotRequired[list[str]]
        type: NotRequired[str]

    class Round(TypedDict):
        """A finished round: its lines, the rules behind them, and what they change in all."""

        lines: list[Line]
        rules: list[str]
        changes: Figures

    class Restaurant(TypedDict):
        """A restaurant as a game joined midway tells it: the types of its cards."""

        experiences: list[list[str]]
        external: list[str]

    class ReplayResult(published.ReplayResult[Round]):
        """What a log comes to; `firsts` names, for every type whose star is gone, who has it.

        `next_starter` is who begins this round's bidding stage.
        """

        coins: dict[str, int]
        stars: dict[str, int]
        restaurants: dict[str, Restaurant]
        firsts: dict[str, list[str]]

    class Status(published.Status):
        """What holds now, or what somebody's restaurant has."""

        player: NotRequired[str]
        type: NotRequired[str]
        types: NotRequired[list[str]]
        n: NotRequired[int]

    class View(published.ViewWithForms):
        """The shared view, with who begins the round and the lines of the running one."""

        starter: str
        lines: list[Line]

    class DinersResult(TypedDict):
        """What diners bring: the lines, and the coins and stars that everybody gets by them."""

        request: str
        coins: dict[str, int]
        stars: dict[str, int]
        lines: list[Line]
        rules: list[str]
        reading: str
        rulings: dict[str, str]
