"""Who has won: most points, then most sauces, then what the table has ruled."""

from referee.games.cuantos_tacos.hand import described

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.cuantos_tacos.rulings import Rulings
    from referee.games.cuantos_tacos.state import Seat, State


def sauces_of(rulings: "Rulings", seat: "Seat") -> "int | None":
    """Return how many sauces decide a tie for somebody, None if not told (`sauces-counted`)."""
    count = _on_finished(seat)
    if rulings.chosen["sauces-counted"] == "all":
        more = _on_unfinished(seat)
        return None if count is None or more is None else count + more
    return count


def _on_finished(seat: "Seat") -> "int | None":
    """Return how many sauces are on somebody's finished tacos, None if not told."""
    told = seat.told
    if told is None:
        return seat.sauces
    if told.sauces is not None:
        return told.sauces
    if told.finished is not None and len(told.finished) != seat.tacos:
        return None if told.finished else 0
    return seat.sauces


def _on_unfinished(seat: "Seat") -> "int | None":
    """Return how many sauces are on somebody's unfinished cards, None if not told.

    Cards of which nothing at all is told have none.
    """
    told = seat.told
    if told is not None and told.sauces_unfinished is not None:
        return told.sauces_unfinished
    known = described(seat)
    if not known and told is not None and (told.begun or told.not_begun):
        return None
    count = 0
    for card in known:
        if card.sauces is None:
            return None
        count += card.sauces
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
    """Who has won, by which rules and rulings (`decided`); `tied` are all who have most points.

    `untold` are those of them whose sauces would have to be told: until then nobody wins alone.
    """

    __slots__ = ("decided", "rules", "tied", "untold", "winners")

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
        self.untold: "list[str]" = []
        if len(self.tied) == 1:
            return
        self.rules = ["winner", "tie-sauces", "sauces-counted"]
        self.decided.append("sauces-counted")
        sauces: "dict[str, int]" = {}
        for name in self.tied:
            count = sauces_of(rulings, seats[name])
            if count is None:
                self.untold.append(name)
            else:
                sauces[name] = count
        if self.untold:
            return
        self.winners = best(self.tied, sauces)
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


def decisive(rank: Ranking) -> "list[str]":
    """Return the rules of a ranking, the one that decides first."""
    last = rank.rules[-1]
    if last == "sauces-counted":  # it only says which sauces
        last = "tie-sauces"
    return [last] + [rule for rule in rank.rules if rule != last]
