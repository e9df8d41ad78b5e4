"""The state of a game: what the table knows between two events."""

from referee.games.cuantos_tacos.pieces import Card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.cuantos_tacos.numbers import Numbers
    from referee.games.cuantos_tacos.pieces import Act, Told
    from referee.games.cuantos_tacos.published import Line, Round
    from referee.games.cuantos_tacos.roll import Roll
    from referee.games.cuantos_tacos.rulings import Rulings
    from referee.games.cuantos_tacos.wild import Marks


class Seat:
    """What one person has.

    `points` are those of finished tacos, `bonus` those of bonus ingredients; `tacos` and `sauces`
    count finished tacos and the sauces on them, None once nobody has told those of one; `due` is
    how many cards are owed at the end of the turn, `lost` whether one of them for a stolen card;
    `told` is the told end, if any.
    """

    __slots__ = ("bonus", "due", "hand", "lost", "points", "sauces", "tacos", "told", "used")

    def __init__(self) -> None:
        self.hand: "list[Card]" = []
        self.points = 0
        self.bonus = 0
        self.tacos = 0
        self.sauces: "int | None" = 0
        self.used: "list[str]" = []
        self.due = 0
        self.lost = False
        self.told: "Told | None" = None

    def copy(self) -> "Seat":
        """Return the same once more, to try something on it."""
        copy = Seat()
        copy.hand = list(self.hand)
        copy.points = self.points
        copy.bonus = self.bonus
        copy.tacos = self.tacos
        copy.sauces = self.sauces
        copy.used = list(self.used)
        copy.due = self.due
        copy.lost = self.lost
        copy.told = self.told
        return copy


class Turn:
    """What has happened in this turn; `extra` says that the extra card is taken.

    `stolen_now` is the number of the described card that was stolen with the roll that lies there.
    """

    __slots__ = (
        "acts",
        "extra",
        "extra_waits",
        "marks",
        "roll",
        "stolen",
        "stolen_now",
        "symbols_used",
    )

    def __init__(self) -> None:
        self.roll: "Roll | None" = None
        self.acts: "list[Act]" = []
        self.marks: "dict[str, Marks]" = {}
        self.symbols_used = False
        self.extra = False
        self.extra_waits = False
        self.stolen = False
        self.stolen_now = 0

    def roll_used(self) -> bool:
        """Return whether somebody has crossed off with the roll that was told."""
        return self.roll is not None and self.symbols_used

    def copy(self) -> "Turn":
        """Return the same once more, to try something on it."""
        copy = Turn()
        copy.roll = self.roll
        copy.acts = [act.copy() for act in self.acts]
        copy.marks = {name: list(marks) for name, marks in self.marks.items()}
        copy.symbols_used = self.symbols_used
        copy.extra = self.extra
        copy.extra_waits = self.extra_waits
        copy.stolen = self.stolen
        copy.stolen_now = self.stolen_now
        return copy


class State:
    """The whole game.

    `turn` is the active player, "" once there is none; `ended_turns` counts the turns that were
    kept, `played_out` says that the last round is over and `ended` that somebody has said so;
    `rounds` are the finished rounds, `lines` the points of the running one, `last` the lines and
    `rules` the rules of the last event; `described` and `drawn` count the cards, and `finished`
    are the numbers of described ones that are finished; `words` are the table's own
    ones, `spelling` how it writes them.
    """

    __slots__ = (
        "described",
        "drawn",
        "ended",
        "ended_turns",
        "finished",
        "last",
        "last_round",
        "lines",
        "now",
        "numbers",
        "over",
        "played_out",
        "players",
        "round",
        "rounds",
        "rules",
        "rulings",
        "seats",
        "spelling",
        "starter",
        "turn",
        "words",
    )

    def __init__(
        self, numbers: "Numbers", rulings: "Rulings", players: "list[str]", starter: str
    ) -> None:
        self.numbers = numbers
        self.rulings = rulings
        self.players = players
        self.starter = starter
        self.turn = starter
        self.round = 1
        self.last_round = numbers.rounds(len(players))
        self.ended_turns = 0
        self.ended = False
        self.over = False
        self.played_out = False
        self.seats: "dict[str, Seat]" = {}
        self.now = Turn()
        self.rounds: "list[Round]" = []
        self.lines: "list[Line]" = []
        self.last: "list[Line]" = []
        self.rules: "list[str]" = []
        self.described = 0
        self.drawn = 0
        self.finished: "list[int]" = []
        self.words: "list[str]" = []
        self.spelling: "dict[str, str]" = {}

    def sketch(self) -> "State":
        """Return a copy on which an event can be tried; what never changes is shared."""
        copy = State(self.numbers, self.rulings, self.players, self.starter)
        copy.turn = self.turn
        copy.round = self.round
        copy.ended_turns = self.ended_turns
        copy.ended = self.ended
        copy.over = self.over
        copy.played_out = self.played_out
        copy.seats = {name: seat.copy() for name, seat in self.seats.items()}
        copy.now = self.now.copy()
        copy.rounds = list(self.rounds)
        copy.lines = list(self.lines)
        copy.described = self.described
        copy.drawn = self.drawn
        copy.finished = list(self.finished)
        copy.words = list(self.words)
        copy.spelling = dict(self.spelling)
        return copy


def say(state: State, what: str, rules: "list[str]", **params: "Any") -> "Line":
    """Add a line without points to those of the last event; return it."""
    told: "Any" = {"what": what, "applied": [], "rules": rules}
    told.update(params)
    line: "Line" = told
    state.last.append(line)
    return line


def add(
    state: State, what: str, player: str, score: int, rules: "list[str]", **params: "Any"
) -> None:
    """Add a line that changes somebody's points to those of the last event and of the round."""
    line = say(state, what, rules, **params)
    line["player"] = player
    line["score"] = score
    state.lines.append(line)


def right_of(state: State, player: str) -> str:
    """Return who sits to the right: who comes before in the order of turns (`turn-order`)."""
    return state.players[state.players.index(player) - 1]
