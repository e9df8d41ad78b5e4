"""What a screen shows of a game in progress, computed from its state: ids, numbers and names."""

from referee.games.bolicheros_de_barrio.ending import winners
from referee.games.bolicheros_de_barrio.restaurant import EXTERNAL
from referee.games.bolicheros_de_barrio.state import DINERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Figures
    from referee.games.bolicheros_de_barrio.published import Status, View
    from referee.games.bolicheros_de_barrio.state import State


def table_view(state: "State") -> "View":
    """Return balances, stage, restaurants and the last lines, in the shape shared by games.

    Nobody is ever on turn: the rules name no order within a stage. `choices` narrows what a form
    offers to what this table has.
    """
    size = len(state.restaurants[state.players[0]].experiences)
    places = [str(n + 1) for n in range(size)] + [EXTERNAL]
    return {
        "players": list(state.players),
        "figures": figures(state),
        "over": state.over,
        "winners": winners(state),
        "round": len(state.rounds) + (0 if state.over else 1),
        "turn": None,
        "starter": state.starter,
        "asker": None,
        "status": _status(state),
        "people": {name: _person(state, name) for name in state.players},
        "last": list(state.last),
        "lines": list(state.lines),
        "choices": {"improve-to": places, "restaurant-to": places},
    }


def figures(state: "State") -> "Figures":
    """Return everybody's coins and stars."""
    return {"coins": dict(state.coins), "stars": dict(state.stars)}


def _status(state: "State") -> "list[Status]":
    """Return the stage, and that the end has been triggered; nothing once the game is over."""
    if state.over:
        return []
    found: "list[Status]" = [{"what": "bidding", "player": state.starter}]
    if state.stage == DINERS:
        found = [{"what": "diners", "type": state.request}]
    if state.trigger:
        found.append({"what": "end-triggered", "player": state.trigger})
    elif state.triggered:
        found.append({"what": "end-triggered-before"})
    return found


def _person(state: "State", player: str) -> "list[Status]":
    """Return what somebody's restaurant has."""
    restaurant = state.restaurants[player]
    found: "list[Status]" = []
    for index in range(len(restaurant.experiences)):
        cards = restaurant.experiences[index]
        if cards:
            full = restaurant.complete(index, state.types)
            what = "experience-complete" if full else "experience"
            found.append({"what": what, "n": index + 1, "types": _sorted(state, cards)})
    if restaurant.external:
        found.append({"what": "external", "types": _sorted(state, restaurant.external)})
    if not found:
        found.append({"what": "nothing-yet"})
    first = [type_ for type_ in state.types if player in state.firsts.get(type_, [])]
    if first:
        found.append({"what": "first-with", "types": first})
    return found


def _sorted(state: "State", cards: "list[str]") -> "list[str]":
    """Return cards in the order of the types, each as often as it is there."""
    found: "list[str]" = []
    for type_ in state.types:
        found.extend([type_] * cards.count(type_))
    return found
