"""The state of a game: what the table knows between two events."""

from referee.games.la_cuenta.order import Order
from referee.games.la_cuenta.running import Running
from referee.games.la_cuenta.stacks import Stacks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.copies import Copies
    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.order import Split
    from referee.games.la_cuenta.published import BillResult
    from referee.games.la_cuenta.rulings import Rulings


class Round:
    """What lies on the table in this round, and what has been said."""

    __slots__ = (
        "asker",
        "birthdays",
        "coffee_out",
        "copies",
        "laid",
        "running",
        "split",
        "stacks",
        "starter",
    )

    def __init__(self, starter: str) -> None:
        self.starter = starter
        self.laid: "list[Laid]" = []
        self.copies: "Copies" = {}
        self.stacks = Stacks()
        self.coffee_out = False
        self.birthdays: "list[str]" = []
        self.asker: "str | None" = None
        self.split: "Split | None" = None
        self.running = Running()


class State:
    """The whole game.

    `step` is 1 clockwise and -1 after a reversal, `neighbours` who sits next in either direction;
    `rules` are the last event's.
    """

    __slots__ = (
        "budget",
        "cash",
        "deck",
        "hand_limits",
        "in_toilet",
        "neighbours",
        "over",
        "players",
        "round",
        "rounds",
        "rules",
        "rulings",
        "savings",
        "step",
        "turn",
    )

    def __init__(
        self, deck: "Deck", rulings: "Rulings", players: "list[str]", budget: int, starter: str
    ) -> None:
        self.deck = deck
        self.rulings = rulings
        self.players = players
        self.neighbours = {1: neighbours(players, 1), -1: neighbours(players, -1)}
        self.budget = budget
        self.savings: "dict[str, int]" = {}
        self.hand_limits: "dict[str, int]" = {}
        self.in_toilet: "list[str]" = []
        self.cash: "dict[str, int] | None" = None  # in cents
        self.over = False
        self.rounds: "list[BillResult]" = []
        self.rules: "list[str]" = []
        self.step = 1
        self.turn = starter
        self.round = Round(starter)

    def sketch(self) -> "State":
        """Return a copy on which a settlement can be tried; the round's own parts are shared."""
        copy = State(self.deck, self.rulings, self.players, self.budget, self.turn)
        copy.savings = dict(self.savings)
        copy.hand_limits = dict(self.hand_limits)
        copy.in_toilet = list(self.in_toilet)
        copy.cash = self.cash
        copy.over = self.over
        copy.step = self.step
        copy.round = self.round
        return copy


def neighbours(players: "list[str]", step: int) -> "dict[str, str]":
    """Return who sits so many seats further, for everybody at the table."""
    seats = len(players)
    return {players[seat]: players[(seat + step) % seats] for seat in range(seats)}


def protected(state: State) -> "list[str]":
    """Return who is in the toilet or has the birthday, in seating order."""
    away = state.in_toilet + state.round.birthdays
    return away if len(away) < 2 else [name for name in state.players if name in away]


def order_on_table(state: State, asker: str) -> Order:
    """Return what the bill of this round is made for."""
    now = state.round
    away = [] if now.split is None else protected(state)  # it matters to a split only
    return Order(now.laid, now.running, state.players, asker, away, now.split)
