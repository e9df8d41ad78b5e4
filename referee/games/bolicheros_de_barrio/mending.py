"""Mending what was kept: balances, and what lies in a restaurant. No rule says so, the table does.

A table joined midway can be told place by place like this, as far as its first event has not.
"""

from referee.games.bolicheros_de_barrio.improving import place_reasons
from referee.games.bolicheros_de_barrio.lines import pay
from referee.games.bolicheros_de_barrio.type_star import completes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.bolicheros_de_barrio.events import Event
    from referee.games.bolicheros_de_barrio.state import State


def correct(state: "State", event: "Event") -> None:
    """Give people the balances that they are told to have."""
    for player in state.players:
        coins = event.coins.get(player, state.coins[player]) - state.coins[player]
        stars = event.stars.get(player, state.stars[player]) - state.stars[player]
        if coins or stars:
            pay(state, "corrected", [], player, coins or None, stars or None)


def restaurant_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return every reason why these cards cannot lie there."""
    return place_reasons(state, event.player, event.place, len(event.cards))


def tell_restaurant(state: "State", event: "Event") -> None:
    """Let these cards, and no others, lie in one place; nothing is paid for what is complete."""
    restaurant = state.restaurants[event.player]
    if event.place > len(restaurant.experiences):
        return
    if event.place:
        restaurant.experiences[event.place - 1] = event.cards[:]
    else:
        restaurant.external = event.cards[:]
    settle(state, event.player)
    pay(state, "restaurant-told", [], event.player, cards=len(event.cards))


def settle(state: "State", player: str) -> None:
    """Note that what somebody has complete was paid before; who was first with a type is open."""
    restaurant = state.restaurants[player]
    for type_ in state.types:
        if type_ not in state.firsts and completes(state, player, type_):
            state.firsts[type_] = []
    for index in range(len(restaurant.experiences)):
        restaurant.paid[index] = restaurant.complete(index, state.types)
