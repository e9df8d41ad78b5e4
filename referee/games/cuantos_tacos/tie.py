"""Who has won: most points, then most sauces, then what the table has ruled."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.rulings import Rulings
    from referee.games.cuantos_tacos.state import Seat, State


def sauces_of(rulings: "Rulings", seat: "Seat") -> int:
    """Return how many sauces decide a tie for somebody (`sauces-counted`)."""
    told = seat.told
    count = seat.sauces
    if told is not None and told.sauces is not None:
        count = told.sauces
    if rulings.chosen["sauces-counted"] == "all":
        if told is not None and told.sauces_unfinished is not None:
            count += told.sauces_unfinished
        else:
            count += sum([card.sauces for card in seat.hand])
    return count


def tacos_of(seat: "Seat") -> int:
    """Return how many tacos somebody has finished, as told or else as kept."""
    if seat.told is not None and seat.told.finished is not None:
        return len(seat.told.finished)
    return seat.tacos


def best(names: "list[str]", figures: "dict[str, int]") -> "list[str]":
    """Return those of some people who have most of something, in their order."""
    most = max([figures[name] for name in names])
    return [name for name in names if figures[name] == most]


class Ranking:
    """Who has won, by which rules and rulings (`decided`); `tied` are all who have most points."""

    __slots__ = ("decided", "rules", "tied", "winners")

    def __init__(
        self,
        rulings: "Rulings",
        names: "list[str]",
        seats: "dict[str, Seat]",
        scores: "dict[str, int]",
    ) -> None:
        """Rank these people, who all have a seat and points."""
        self.tied = best(names, scores)
        self.winners = self.tied
        self.rules = ["winner"]
        self.decided: "list[str]" = []
        if len(self.tied) == 1:
            return
        sauces = {name: sauces_of(rulings, seats[name]) for name in self.tied}
        self.winners = best(self.tied, sauces)
        self.rules = ["winner", "tie-sauces", "sauces-counted"]
        self.decided.append("sauces-counted")
        if len(self.winners) == 1:
            return
        self.rules.append("tie-shared")
        self.decided.append("tie-after-sauces")
        if rulings.chosen["tie-after-sauces"] == "most-tacos":
            tacos = {name: tacos_of(seats[name]) for name in self.winners}
            self.winners = best(self.winners, tacos)


def ranking(state: "State", scores: "dict[str, int]") -> Ranking:
    """Return who is first with these points."""
    return Ranking(state.rulings, state.players, state.seats, scores)
