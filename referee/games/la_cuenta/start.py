"""The start of a game, or of one joined midway: who plays, with what savings and hands."""

from referee.engine.forms import inside, integer, known_keys, mapping, one_of, required
from referee.engine.players import read_players
from referee.games.la_cuenta.deck import Deck, deck_of
from referee.games.la_cuenta.ending import check_end, counts_up
from referee.games.la_cuenta.order_form import read_name
from referee.games.la_cuenta.rulings import rulings_of
from referee.games.la_cuenta.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

KEYS = ("event", "game", "players", "starter", "reading", "rulings", "savings", "hand_limits")


def read_start(facts: "dict[str, Any]", data: "dict[str, Any]") -> State:
    """Return the state that the first event tells; raise `BadInput`.

    Whoever is not named in `savings` or `hand_limits` has what everybody starts with.
    """
    known_keys(data, KEYS, "")
    if "game" in data:
        one_of(data["game"], [facts["game"]], "other-game", "game")
    rulings = rulings_of(facts, data, "")
    deck = deck_of(facts)
    numbers = deck.numbers
    players = read_players(
        required(data, "players", ""), numbers["players_min"], numbers["players_max"], "players"
    )
    starter = players[0]
    if "starter" in data:
        starter = read_name(players, data["starter"], "starter")
    budget = starting_savings(deck, len(players))
    state = State(deck, rulings, players, budget, starter)
    told = read_amounts(players, data.get("savings", {}), "savings")
    hands = mapping(data.get("hand_limits", {}), "hand_limits")
    known_keys(hands, players, "hand_limits", "unknown-player")
    for player in players:
        state.savings[player] = told.get(player, 0 if counts_up(state) else budget)
        state.hand_limits[player] = integer(
            hands.get(player, numbers["hand_start"]),
            inside("hand_limits", player),
            numbers["hand_start"],
            numbers["hand_max"],
        )
    state.rules = ["players", "savings"]
    check_end(state)
    return state


def starting_savings(deck: Deck, players: int) -> int:
    """Return everybody's savings at the start, in euros, by the number of players."""
    rows = deck.numbers["savings"]
    savings: "list[int]" = [row["savings"] for row in rows if row["players"] == players]
    return savings[0]


def read_amounts(players: "list[str]", value: object, where: str) -> "dict[str, int]":
    """Return whole euros by name, for those who are named; raise `BadInput`."""
    given = mapping(value, where)
    known_keys(given, players, where, "unknown-player")
    return {name: integer(given[name], inside(where, name)) for name in players if name in given}
