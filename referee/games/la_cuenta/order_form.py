"""Reading the form of a bill: a request, or a round told at its end."""

from referee.engine.faults import BadInput
from referee.engine.forms import (
    inside,
    integer,
    item,
    known_keys,
    listing,
    mapping,
    one_of,
    required,
)
from referee.games.la_cuenta.deck import FIFTY_FIFTY, SPLITS
from referee.games.la_cuenta.laid_form import read_listed
from referee.games.la_cuenta.order import Order, Split
from referee.games.la_cuenta.running import Running

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.rulings import Rulings

KEYS = ("asker", "cards", "tips", "protected", "split")
SPLIT_KEYS = ("kind", "with", "by")


def read_order(
    deck: "Deck",
    rulings: "Rulings",
    players: "list[str]",
    asker: str,
    data: "dict[str, Any]",
    where: str,
) -> Order:
    """Return what the form tells; `asker` is the one who asked if it does not say.

    Raises `BadInput` for whatever cannot be read, and for people in a bill without players.
    """
    if not players:
        for key in ("asker", "protected", "split"):
            if key in data:
                raise BadInput("needs-players", inside(where, key), key=key)
    if "asker" in data:
        asker = read_name(players, data["asker"], inside(where, "asker"))
    place = inside(where, "cards")
    cards = listing(required(data, "cards", where), place)
    laid = [read_listed(deck, cards[i], item(place, i)) for i in range(len(cards))]
    running = Running()
    for card in laid:
        running.add(rulings, card)
    running.tips = integer(data.get("tips", 0), inside(where, "tips"), 0)
    protected = read_names(players, data.get("protected", []), inside(where, "protected"))
    split = None
    if data.get("split") is not None:
        split = read_split(players, asker, data["split"], inside(where, "split"))
    return Order(laid, running, players, asker, protected, split)


def read_name(players: "list[str]", value: object, where: str) -> str:
    """Return the name of somebody at the table."""
    if isinstance(value, str) and value in players:
        return value
    return one_of(value, players, "unknown-player", where)


def read_names(players: "list[str]", value: object, where: str) -> "list[str]":
    """Return a list of different people at the table."""
    names: "list[str]" = []
    given = listing(value, where)
    for i in range(len(given)):
        name = read_name(players, given[i], item(where, i))
        if name in names:
            raise BadInput("name-twice", item(where, i), found=name)
        names.append(name)
    return names


def read_split(players: "list[str]", asker: str, value: object, where: str) -> Split:
    """Return the split that an object with `kind`, `with` and `by` tells."""
    data = mapping(value, where)
    known_keys(data, SPLIT_KEYS, where)
    kind = one_of(
        required(data, "kind", where), list(SPLITS), "unknown-split", inside(where, "kind")
    )
    by = asker
    if "by" in data:
        by = read_name(players, data["by"], inside(where, "by"))
    partner = ""
    if kind == FIFTY_FIFTY:
        partner = read_name(players, required(data, "with", where), inside(where, "with"))
    elif "with" in data:
        raise BadInput("with-beside-go-dutch", inside(where, "with"))
    return Split(kind, by, partner)
