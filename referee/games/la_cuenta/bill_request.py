"""Answering a bill request: read it, let the rules refuse it, make the bill."""

from referee.engine.faults import Refused
from referee.engine.forms import known_keys, mapping, one_of
from referee.engine.players import read_players
from referee.games.la_cuenta.bill import bill_reasons, bill_result
from referee.games.la_cuenta.deck import deck_of
from referee.games.la_cuenta.order_form import KEYS, read_order
from referee.games.la_cuenta.rulings import rulings_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.order import Order
    from referee.games.la_cuenta.published import BillResult
    from referee.games.la_cuenta.rulings import Rulings

REQUEST_KEYS = ("game", "players", "reading", "rulings") + KEYS  # noqa: RUF005 (MicroPython lacks it)


def answer(facts: "dict[str, Any]", request: object) -> "BillResult":
    """Return the bill result for a request; raise `BadInput` or `Refused`."""
    deck, rulings, order = read_request(facts, request)
    found = bill_reasons(deck, rulings, order)
    if found:
        raise Refused(found)
    return bill_result(deck, rulings, order)


def read_request(facts: "dict[str, Any]", request: object) -> "tuple[Deck, Rulings, Order]":
    """Return what a request tells; raise `BadInput`."""
    data = mapping(request, "")
    known_keys(data, REQUEST_KEYS, "")
    if "game" in data:
        one_of(data["game"], [facts["game"]], "other-game", "game")
    rulings = rulings_of(facts, data, "")
    deck = deck_of(facts)
    players: "list[str]" = []
    if "players" in data:
        low = deck.numbers["players_min"]
        players = read_players(data["players"], low, deck.numbers["players_max"], "players")
    order = read_order(deck, rulings, players, players[0] if players else "", data, "")
    return deck, rulings, order
