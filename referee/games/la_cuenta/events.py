"""Reading events: what each kind of event tells, in the engine's own form. Nothing is judged."""

from referee.engine.faults import BadInput
from referee.engine.forms import flag, inside, known_keys, mapping, one_of, required, text
from referee.games.la_cuenta.cash import read_cents
from referee.games.la_cuenta.deck import AFTER_ASKING, FIFTY_FIFTY, GO_DUTCH, TIP
from referee.games.la_cuenta.laid_form import read_laid
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

    name = ""
    player = ""
    anyway = False
    cannot_play = False
    laid: "Laid | None" = None
    split: "Split | None" = None
    order: "Order | None" = None
    amounts: "dict[str, int]" = {}  # euros; of cash cents  # noqa: RUF012 (never changed, only replaced)


def read_event(state: "State", data: "dict[str, Any]") -> Event:
    """Return the event that `data` tells; raise `BadInput`."""
    name: "Any" = data.get("event")
    if name == PLAY and len(data) == 3:  # of most cards there is nothing more to tell
        card = data.get("card")
        player = data.get("player")
        laid = state.deck.plain.get(card) if isinstance(card, str) else None
        if laid is not None and player in state.players:
            event = Event()
            event.name = PLAY
            event.player = player
            event.laid = laid
            return event
    if not isinstance(name, str) or name not in KEYS:
        name = one_of(required(data, "event", ""), NAMES, "unknown-event", "event")
    keys = KEYS[name]
    for key in data:
        if key not in keys:
            known_keys(data, keys, "")
    event = Event()
    event.name = name
    if "anyway" in data:
        event.anyway = flag(data["anyway"], "anyway")
    if "player" in keys:
        player = data.get("player")
        if player not in state.players:
            player = read_name(state.players, required(data, "player", ""), "player")
        event.player = player
    if name in READERS:
        READERS[name](state, data, event)
    return event


def _read_play(state: "State", data: "dict[str, Any]", event: Event) -> None:
    card = data.get("card")
    if card in AFTER_ASKING:
        raise BadInput("after-card-as-play", "card", card=card)
    event.laid = read_laid(state.deck, data, "", True)


def _read_ask(state: "State", data: "dict[str, Any]", event: Event) -> None:
    if "cannot_play" in data:
        event.cannot_play = flag(data["cannot_play"], "cannot_play")


def _read_fifty_fifty(state: "State", data: "dict[str, Any]", event: Event) -> None:
    partner = read_name(state.players, required(data, "with", ""), "with")
    event.split = Split(FIFTY_FIFTY, event.player, partner)


def _read_go_dutch(state: "State", data: "dict[str, Any]", event: Event) -> None:
    event.split = Split(GO_DUTCH, event.player, "")


def _read_cash(state: "State", data: "dict[str, Any]", event: Event) -> None:
    players = state.players
    given = mapping(required(data, "cash", ""), "cash")
    known_keys(given, players, "cash", "unknown-player")
    event.amounts = {
        name: read_cents(given[name], inside("cash", name)) for name in players if name in given
    }


def _read_correct(state: "State", data: "dict[str, Any]", event: Event) -> None:
    event.amounts = read_amounts(state.players, required(data, "savings", ""), "savings")
    text(data.get("why", ""), "why")


def _read_round(state: "State", data: "dict[str, Any]", event: Event) -> None:
    asker = read_name(state.players, required(data, "asker", ""), "asker")
    event.order = read_order(state.deck, state.rulings, state.players, asker, data, "")


READERS = {  # what there is to read besides the player
    PLAY: _read_play,
    ASK: _read_ask,
    FIFTY_FIFTY: _read_fifty_fifty,
    GO_DUTCH: _read_go_dutch,
    CASH: _read_cash,
    CORRECT: _read_correct,
    ROUND: _read_round,
}
