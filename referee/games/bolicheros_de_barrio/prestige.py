"""Prestige: the star for most cards of the service that the diners request."""

from referee.games.bolicheros_de_barrio.lines import pay, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.bolicheros_de_barrio.state import State


def leaders(state: "State", type_: str) -> "list[str]":
    """Return who has most cards of a type, in seating order; several if they tie (`prestige`)."""
    counts = [state.restaurants[player].count(type_) for player in state.players]
    most = max(counts)
    return [state.players[seat] for seat in range(len(counts)) if counts[seat] == most]


def give_prestige(state: "State", type_: str) -> None:
    """Give the leaders their star each, nobody if all tie (`prestige-tie`)."""
    ahead = leaders(state, type_)
    cards = state.restaurants[ahead[0]].count(type_)
    stars = state.numbers["prestige_stars"]
    tied = ["prestige", "prestige-tie"]
    if len(ahead) == len(state.players):
        write(state, "prestige-none", tied, type=type_, cards=cards)
    elif len(ahead) == 1:
        pay(state, "prestige", ["prestige"], ahead[0], None, stars, type=type_, cards=cards)
    else:
        for player in ahead:
            pay(state, "prestige-tied", tied, player, None, stars, type=type_, cards=cards)
