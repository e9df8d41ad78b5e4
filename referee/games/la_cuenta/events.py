"""Reading events: what each kind of event tells, in the engine's own form. Nothing is judged."""

from referee.engine.faults import BadInput
from referee.engine.forms import flag, inside, integer, known_keys, mapping, one_of, required, text
from referee.games.la_cuenta.deck import AFTER_ASKING, FIFTY_FIFTY, GO_DUTCH, TIP
from referee.games.la_cuenta.laid import read_laid
from referee.games.la_cuenta.order import Split
from referee.games.la_cuenta.order_form import KEYS as ORDER_KEYS
from referee.games.la_cuenta.order_form import read_name, read_order
from referee.games.la_cuenta.start import read_amounts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.order import Order
    from referee.games.la_cuenta.state import State

PLAY = "play"
PASS = "pass"
ASK = "ask"
SETTLE = "settle"
REDRAW = "redraw"
CASH = "cash"
CORRECT = "correct"
ROUND = "round"

OWN_KEYS = {
    PLAY: ("player", "card", "type", "price", "on", "premium"),
    PASS: ("player",),
    ASK: ("player", "cannot_play"),
    TIP: ("player",),
    FIFTY_FIFTY: ("player", "with"),
    GO_DUTCH: ("player",),
    SETTLE: (),
    REDRAW: ("player",),
    CASH: ("cash",),
    CORRECT: ("savings", "why"),
    ROUND: ORDER_KEYS,
}
NAMES = [
    PLAY,
    PASS,
    ASK,
    TIP,
    FIFTY_FIFTY,
    GO_DUTCH,
    SETTLE,
    REDRAW,
    CASH,
    CORRECT,
    ROUND,
]
KEYS = {name: ("event", "anyway") + OWN_KEYS[name] for name in NAMES}


class Event:
    """One event. What it does not tell is empty; `anyway` is what the table agreed to."""

    player = ""
    cannot_play = False
    laid: "Laid | None" = None
    split: "Split | None" = None
    order: "Order | None" = None
    amounts: "dict[str, int]" = {}  # noqa: RUF012 (never changed, only replaced)

    def __init__(self, name: str, anyway: bool) -> None:
        self.name = name
        self.anyway = anyway


def read_event(state: "State", data: "dict[str, Any]") -> Event:
    """Return the event that `data` tells; raise `BadInput`."""
    name = data.get("event")
    if name == PLAY and len(data) == 3:  # of most cards there is nothing more to tell
        card = data.get("card")
        player = data.get("player")
        played = state.deck.played
        if isinstance(card, str) and card in played and player in state.players:
            event = Event(PLAY, False)
            event.player = player
            event.laid = played[card]
            return event
    if name not in NAMES:
        name = one_of(required(data, "event", ""), NAMES, "unknown-event", "event")
    keys = KEYS[name]
    for key in data:
        if key not in keys:
            known_keys(data, keys, "")
    event = Event(name, flag(data["anyway"], "anyway") if "anyway" in data else False)
    players = state.players
    if "player" in keys:
        player = data.get("player")
        if player not in players:
            player = read_name(players, required(data, "player", ""), "player")
        event.player = player
    if name == PLAY:
        event.laid = _read_play(state, data)
    elif name == ASK:
        event.cannot_play = flag(data.get("cannot_play", False), "cannot_play")
    elif name == FIFTY_FIFTY:
        partner = read_name(players, required(data, "with", ""), "with")
        event.split = Split(name, event.player, partner)
    elif name == GO_DUTCH:
        event.split = Split(name, event.player, "")
    elif name == CASH:
        event.amounts = _read_cash(players, required(data, "cash", ""))
    elif name == CORRECT:
        event.amounts = read_amounts(players, required(data, "savings", ""), "savings")
        text(data.get("why", ""), "why")
    elif name == ROUND:
        asker = read_name(players, required(data, "asker", ""), "asker")
        event.order = read_order(state.deck, players, asker, data, "")
    return event


def _read_play(state: "State", data: "dict[str, Any]") -> "Laid":
    card = data.get("card")
    if card in AFTER_ASKING:
        raise BadInput("after-card-as-play", "card", card=card)
    laid = read_laid(state.deck, data, "", True)
    if len(data) == 3:
        state.deck.played[laid.card] = laid
    return laid


def _read_cash(players: "list[str]", value: object) -> "dict[str, int]":
    given = mapping(value, "cash")
    known_keys(given, players, "cash", "unknown-player")
    return {
        name: integer(given[name], inside("cash", name), 0) for name in players if name in given
    }
