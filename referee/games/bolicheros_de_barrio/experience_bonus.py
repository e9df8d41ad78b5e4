"""The payment for a complete experience: coins and a star."""

from referee.games.bolicheros_de_barrio.completing import cite_when
from referee.games.bolicheros_de_barrio.lines import pay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.bolicheros_de_barrio.state import State


def pays_every_time(state: "State") -> bool:
    """Return whether complete experiences pay in every diners stage (`experience-pays`)."""
    return state.rulings.chosen["experience-pays"] == "every-diners-stage"


def pay_experiences(state: "State") -> None:
    """Pay the complete experiences that are due (`experience-completed`).

    Due are those never paid, or, where they pay in every diners stage, all of them.
    """
    again = pays_every_time(state)
    for player in state.players:
        restaurant = state.restaurants[player]
        for index in range(len(restaurant.experiences)):
            if restaurant.complete(index, state.types) and (again or not restaurant.paid[index]):
                restaurant.paid[index] = True
                _pay(state, player, index)


def _pay(state: "State", player: str, index: int) -> None:
    numbers = state.numbers
    line = pay(
        state,
        "experience-completed",
        ["experience-completed"],
        player,
        numbers["experience_coins"],
        numbers["experience_stars"],
        n=index + 1,
    )
    if pays_every_time(state):
        line["applied"].append(state.rulings.applied("experience-pays"))
    else:
        cite_when(state, line)
