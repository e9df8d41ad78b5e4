"""The start of a game, or of one joined midway: who plays, and what everybody has."""

from referee.engine.faults import BadInput
from referee.engine.forms import (
    flag,
    inside,
    integer,
    item,
    known_keys,
    listing,
    mapping,
    one_of,
    required,
)
from referee.engine.players import read_players
from referee.games.bolicheros_de_barrio.ending import over_at_once
from referee.games.bolicheros_de_barrio.events import (
    check_types_once,
    read_amounts,
    read_cards,
    read_name,
)
from referee.games.bolicheros_de_barrio.mending import settle
from referee.games.bolicheros_de_barrio.restaurant import Restaurant
from referee.games.bolicheros_de_barrio.rulings import rulings_of
from referee.games.bolicheros_de_barrio.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

KEYS = (
    "event",
    "game",
    "players",
    "starter",
    "reading",
    "rulings",
    "experiences",
    "coins",
    "stars",
    "restaurants",
    "settled",
    "ended",
)


def read_start(facts: "dict[str, Any]", data: "dict[str, Any]") -> State:
    """Return the state that the first event tells; raise `BadInput`.

    Whoever is not named in `coins` has what everybody starts with, in `stars` none, in
    `restaurants` no cards.
    """
    known_keys(data, KEYS, "")
    if "game" in data:
        one_of(data["game"], [facts["game"]], "other-game", "game")
    rulings = rulings_of(facts, data, "")
    numbers = facts["numbers"]
    players = read_players(
        required(data, "players", ""), numbers["players_min"], numbers["players_max"], "players"
    )
    starter = players[0]
    if "starter" in data:
        starter = read_name(players, data["starter"], "starter")
    state = State(facts, rulings, players, starter)
    most = numbers["experiences_most"]
    size = integer(data.get("experiences", numbers["experiences"]), "experiences", 1, most)
    coins = read_amounts(players, data.get("coins", {}), "coins")
    stars = read_amounts(players, data.get("stars", {}), "stars")
    told = mapping(data.get("restaurants", {}), "restaurants")
    known_keys(told, players, "restaurants", "unknown-player")
    for player in players:
        state.coins[player] = coins.get(player, numbers["coins_start"])
        state.stars[player] = stars.get(player, 0)
        state.restaurants[player] = _read_restaurant(state, player, told.get(player, {}), size)
    if flag(data.get("settled", True), "settled"):
        for player in players:
            settle(state, player)
    if flag(data.get("ended", False), "ended"):
        state.triggered = True
        state.over = over_at_once(state)
    state.rules = ["player-count", "starting-coins"]
    return state


def _read_restaurant(state: State, player: str, value: object, size: int) -> Restaurant:
    """Return a restaurant of `size` experiences with the cards told; raise `BadInput`."""
    where = inside("restaurants", player)
    given = mapping(value, where)
    known_keys(given, ("experiences", "external"), where)
    place = inside(where, "experiences")
    told = listing(given.get("experiences", []), place)
    if len(told) > size:
        raise BadInput("too-many-experiences", place, found=len(told), most=size)
    experiences: "list[list[str]]" = []
    for index in range(size):
        here = item(place, index)
        cards = read_cards(state.types, told[index] if index < len(told) else [], here)
        check_types_once(cards, player, index + 1, here)
        experiences.append(cards)
    outside = inside(where, "external")
    return Restaurant(experiences, read_cards(state.types, given.get("external", []), outside))
