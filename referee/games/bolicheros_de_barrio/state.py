"""The state of a game: what the table knows between two events."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.bolicheros_de_barrio.published import Line, Round
    from referee.games.bolicheros_de_barrio.restaurant import Restaurant
    from referee.games.bolicheros_de_barrio.rulings import Rulings

BIDDING = "bidding"
DINERS = "diners"


class State:
    """The whole game.

    `firsts` names, for every type whose star is gone, who has it: nobody where a tie gave it to
    none, or where it went before the table was joined. `lines` are those of the running round,
    `last` those of the last event, `rules` the rules it used. `moment` is None unless the last
    event was a gained card; then it says who completed which types in this one moment.
    """

    __slots__ = (
        "advertised",
        "coins",
        "firsts",
        "last",
        "lines",
        "moment",
        "numbers",
        "over",
        "players",
        "request",
        "restaurants",
        "rounds",
        "rules",
        "rulings",
        "stage",
        "stars",
        "starter",
        "trigger",
        "triggered",
        "types",
    )

    def __init__(
        self, facts: "dict[str, Any]", rulings: "Rulings", players: "list[str]", starter: str
    ) -> None:
        self.numbers: "dict[str, int]" = facts["numbers"]
        self.types: "list[str]" = facts["types"]
        self.rulings = rulings
        self.players = players
        self.starter = starter
        self.coins: "dict[str, int]" = {}
        self.stars: "dict[str, int]" = {}
        self.restaurants: "dict[str, Restaurant]" = {}
        self.firsts: "dict[str, list[str]]" = {}
        self.stage = BIDDING
        self.request = ""
        self.advertised: "list[str]" = []
        self.moment: "dict[str, list[str]] | None" = None
        self.triggered = False
        self.trigger = ""
        self.over = False
        self.lines: "list[Line]" = []
        self.last: "list[Line]" = []
        self.rounds: "list[Round]" = []
        self.rules: "list[str]" = []

    def sketch(self) -> "State":
        """Return a copy on which an event can be tried; it forgets the rounds and their lines."""
        facts = {"numbers": self.numbers, "types": self.types}
        copy = State(facts, self.rulings, self.players, self.starter)
        copy.coins = dict(self.coins)
        copy.stars = dict(self.stars)
        for player in self.players:
            copy.restaurants[player] = self.restaurants[player].copy()
        for type_ in self.firsts:
            copy.firsts[type_] = list(self.firsts[type_])
        copy.stage = self.stage
        copy.advertised = list(self.advertised)
        if self.moment is not None:
            copy.moment = {type_: list(self.moment[type_]) for type_ in self.moment}
        copy.triggered = self.triggered
        copy.over = self.over
        return copy
