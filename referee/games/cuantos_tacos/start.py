"""The start of a game, or of one joined midway: who plays, whose turn it is, what was scored."""

from referee.engine.faults import BadInput, cite
from referee.engine.forms import integer, item, known_keys, listing, one_of, required
from referee.engine.players import read_players
from referee.games.cuantos_tacos.events import read_amounts, read_name
from referee.games.cuantos_tacos.hand import draw
from referee.games.cuantos_tacos.numbers import Numbers
from referee.games.cuantos_tacos.pieces import ACTIONS
from referee.games.cuantos_tacos.rulings import rulings_of
from referee.games.cuantos_tacos.state import Seat, State, add

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

USED = ["used_" + action for action in ACTIONS]
KEYS = ["event", "game", "players", "starter", "reading", "rulings"]
KEYS.extend(["round", "turn", "score", "tacos", "sauces"])
KEYS.extend(USED)


def read_start(facts: "dict[str, Any]", data: "dict[str, Any]") -> State:
    """Return the state that the first event tells; raise `BadInput`.

    Who joins midway tells the round, whose turn it is, points and number of finished tacos, sauces
    on them, and who has used which action.
    """
    known_keys(data, KEYS, "")
    if "game" in data:
        one_of(data["game"], [facts["game"]], "other-game", "game")
    rulings = rulings_of(facts, data, "")
    numbers = Numbers(facts)
    low = numbers.players_min
    players = read_players(required(data, "players", ""), low, numbers.players_max, "players")
    starter = players[0]
    if "starter" in data:
        starter = read_name(players, data["starter"], "starter")
    state = State(numbers, rulings, players, starter)
    state.rules = ["players", "rounds-by-players", "two-hand-cards"]
    if "round" in data:
        state.round = integer(data["round"], "round", 1, state.last_round)
    if "turn" in data:
        state.turn = read_name(players, data["turn"], "turn")
    for player in players:
        state.seats[player] = Seat()
        draw(state, player, numbers.hand)
    _read_scored(state, data)
    for action in ACTIONS:
        for player in _read_names(players, data, "used_" + action):
            state.seats[player].used.append(action)
    return state


def _read_scored(state: State, data: "dict[str, Any]") -> None:
    """Take what was scored before: points of finished tacos, how many, and their sauces."""
    players = state.players
    points = read_amounts(players, data.get("score", {}), "score", -1000)
    tacos = read_amounts(players, data.get("tacos", {}), "tacos", 0)
    sauces = read_amounts(players, data.get("sauces", {}), "sauces", 0)
    for player in players:
        seat = state.seats[player]
        seat.tacos = tacos.get(player, 0)
        scored = seat.tacos or points.get(player)
        seat.sauces = sauces.get(player, None if scored else 0)
        if points.get(player):
            seat.points = points[player]
            add(state, "joined", player, points[player], ["score-finished"])
            cite(state.rules, ["score-finished"])


def _read_names(players: "list[str]", data: "dict[str, Any]", key: str) -> "list[str]":
    """Return a list of different people at the table, empty if the key is not there."""
    names: "list[str]" = []
    given = listing(data.get(key, []), key)
    for i in range(len(given)):
        name = read_name(players, given[i], item(key, i))
        if name in names:
            raise BadInput("name-twice", item(key, i), found=name)
        names.append(name)
    return names
