"""What a log of Bolicheros de Barrio comes to, in the published form."""

from referee.games.bolicheros_de_barrio.ending import winners

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.bolicheros_de_barrio.published import ReplayResult, Restaurant
    from referee.games.bolicheros_de_barrio.state import State


def replay_result(state: "State") -> "ReplayResult":
    """Return coins, stars and restaurants, the end, and the lines of all finished rounds."""
    return {
        "coins": dict(state.coins),
        "stars": dict(state.stars),
        "over": state.over,
        "winners": winners(state),
        "next_starter": None if state.over else state.starter,
        "rounds": list(state.rounds),
        "rules": list(state.rules),
        "restaurants": {name: _restaurant(state, name) for name in state.players},
        "firsts": {type_: list(state.firsts[type_]) for type_ in state.firsts},
    }


def _restaurant(state: "State", player: str) -> "Restaurant":
    """Return a restaurant as a game joined midway tells it."""
    restaurant = state.restaurants[player]
    return {
        "experiences": [list(cards) for cards in restaurant.experiences],
        "external": list(restaurant.external),
    }
