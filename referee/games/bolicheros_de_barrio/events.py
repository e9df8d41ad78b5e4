"""Reading events: what each kind of event tells, in the engine's own form. Nothing is judged."""

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
    shown,
    text,
)
from referee.games.bolicheros_de_barrio.restaurant import EXTERNAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.bolicheros_de_barrio.state import State

IMPROVE = "improve"
DINERS = "diners"
ADVERTISE = "advertise"
END = "end"
REFILL = "refill"
RESTAURANT = "restaurant"
CORRECT = "correct"

OWN_KEYS = {
    IMPROVE: ("player", "type", "to", "paid", "together"),
    DINERS: ("type",),
    ADVERTISE: ("player", "times"),
    END: ("player",),
    REFILL: (),
    RESTAURANT: ("player", "to", "types"),
    CORRECT: ("coins", "stars", "why"),
}
NAMES = [IMPROVE, DINERS, ADVERTISE, END, REFILL, RESTAURANT, CORRECT]
KEYS = {name: ("event", "anyway") + OWN_KEYS[name] for name in NAMES}


class Event:
    """One event. What it does not tell is empty; `anyway` is what the table agreed to.

    `place` is the number of an experience, from 1; 0 is the external service.
    """

    player = ""
    type = ""
    place = 0
    paid = 0
    together = False
    cards: "list[str]" = []  # noqa: RUF012 (never changed, only replaced)
    times = 1
    coins: "dict[str, int]" = {}  # noqa: RUF012
    stars: "dict[str, int]" = {}  # noqa: RUF012

    def __init__(self, name: str, anyway: bool) -> None:
        self.name = name
        self.anyway = anyway


def read_event(state: "State", data: "dict[str, Any]") -> Event:
    """Return the event that `data` tells; raise `BadInput`."""
    name = one_of(required(data, "event", ""), NAMES, "unknown-event", "event")
    keys = KEYS[name]
    known_keys(data, keys, "")
    event = Event(name, flag(data.get("anyway", False), "anyway"))
    if "player" in keys:
        event.player = read_name(state.players, required(data, "player", ""), "player")
    if "type" in keys:
        event.type = read_type(state.types, required(data, "type", ""), "type")
    if "to" in keys:
        event.place = _read_place(state, required(data, "to", ""))
    if name == IMPROVE:
        event.paid = integer(data.get("paid", 0), "paid", 0)
        event.together = flag(data.get("together", False), "together")
    elif name == ADVERTISE:
        event.times = integer(data.get("times", 1), "times", 1)
    elif name == RESTAURANT:
        event.cards = read_cards(state.types, data.get("types", []), "types")
        if event.place:
            check_types_once(event.cards, event.player, event.place, "types")
    elif name == CORRECT:
        event.coins = read_amounts(state.players, data.get("coins", {}), "coins")
        event.stars = read_amounts(state.players, data.get("stars", {}), "stars")
        text(data.get("why", ""), "why")
        if not event.coins and not event.stars:
            raise BadInput("nothing-corrected", "")
    return event


def places(numbers: "dict[str, int]") -> "list[str]":
    """Return where a card can lie, as it is written: "1", "2" … and "external"."""
    return [str(n) for n in range(1, numbers["experiences_most"] + 1)] + [EXTERNAL]


def _read_place(state: "State", value: object) -> int:
    """Return the number of an experience, 0 for the external service; 2 is as good as "2"."""
    if isinstance(value, int) and not isinstance(value, bool):
        value = shown(value)
    place = one_of(value, places(state.numbers), "unknown-place", "to")
    return 0 if place == EXTERNAL else int(place)


def read_name(players: "list[str]", value: object, where: str) -> str:
    """Return the name of somebody at the table; raise `BadInput`."""
    return one_of(value, players, "unknown-player", where)


def read_type(types: "list[str]", value: object, where: str) -> str:
    """Return a type of service; raise `BadInput`."""
    return one_of(value, types, "unknown-type", where)


def read_cards(types: "list[str]", value: object, where: str) -> "list[str]":
    """Return cards by their types; raise `BadInput`."""
    cards = listing(value, where)
    return [read_type(types, cards[index], item(where, index)) for index in range(len(cards))]


def check_types_once(cards: "list[str]", player: str, n: int, where: str) -> None:
    """Raise `BadInput` if a type is told twice in experience n (`experience`)."""
    for at in range(len(cards)):
        if cards[at] in cards[:at]:
            raise BadInput("type-twice", item(where, at), found=cards[at], player=player, n=n)


def read_amounts(players: "list[str]", value: object, where: str) -> "dict[str, int]":
    """Return numbers from 0 by name, for those who are named; raise `BadInput`."""
    given = mapping(value, where)
    known_keys(given, players, where, "unknown-player")
    return {name: integer(given[name], inside(where, name), 0) for name in players if name in given}
