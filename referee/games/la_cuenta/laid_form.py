"""Reading a card: by its id, or a tapas by its type and price; with its Premium and its stack."""

from referee.engine.faults import BadInput
from referee.engine.forms import inside, integer, known_keys, one_of, required, shown
from referee.games.la_cuenta.deck import AFTER_ASKING, BURNT_DISH, PREMIUM, TIP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.laid import Laid

KEYS = ("card", "type", "price", "on", "premium")


def read_listed(deck: "Deck", value: object, where: str) -> "Laid":
    """Return one entry of a bill's `cards`: an id, or an object with `card` or `type` and `price`.

    Raises `BadInput`; Premium, Tip and the split cards are not written as cards of their own.
    """
    if isinstance(value, str):
        data = {"card": value}
    elif isinstance(value, dict):
        data = value
        known_keys(data, KEYS, where)
    else:
        raise BadInput("not-a-card", where, found=shown(value))
    found = data.get("card")
    if found == PREMIUM:
        raise BadInput("premium-as-card", where)
    if found == TIP:
        raise BadInput("tip-as-card", where)
    if found in AFTER_ASKING:
        raise BadInput("split-as-card", where)
    return read_laid(deck, data, where, False)


def read_laid(deck: "Deck", data: "dict[str, Any]", where: str, on_needed: bool) -> "Laid":
    """Return the card that `data` tells by `card`, or by `type` and `price`; no Tip, no split card.

    Other keys are ignored. A Burnt Dish tells its `price`, and if `on_needed` also `on` which
    stack it lies. Raises `BadInput`.
    """
    premium = 0
    if "premium" in data:
        premium = integer(data["premium"], inside(where, "premium"), 0, deck.numbers["deck"])
    if "card" not in data and "type" in data:
        return _read_by_price(deck, data, premium, where)
    id_ = data.get("card")
    if not isinstance(id_, str) or id_ not in deck.by_id:
        id_ = one_of(required(data, "card", where), deck.ids, "unknown-card", inside(where, "card"))
    card = deck.by_id[id_]
    if "type" in data:
        raise BadInput("type-beside-card", inside(where, "type"), card=id_)
    if card.kind == BURNT_DISH:
        return _read_burnt(deck, data, premium, where, on_needed)
    if "on" in data:
        raise BadInput("on-without-burnt-dish", inside(where, "on"))
    if "price" in data:
        raise BadInput("price-without-burnt-dish", inside(where, "price"), card=id_)
    return deck.lay(card, premium) if premium else deck.plain[id_]


def _read_by_price(deck: "Deck", data: "dict[str, Any]", premium: int, where: str) -> "Laid":
    """Return the tapas of a type at a price, as in {"type": "meat", "price": 40}."""
    type_ = one_of(data["type"], deck.types, "unknown-type", inside(where, "type"))
    price = integer(required(data, "price", where), inside(where, "price"))
    if "on" in data:
        raise BadInput("on-without-burnt-dish", inside(where, "on"))
    card = deck.dishes.get((type_, price))
    return deck.lay(card, premium) if card else deck.lay_strange(type_, price, premium)


def _read_burnt(
    deck: "Deck", data: "dict[str, Any]", premium: int, where: str, on_needed: bool
) -> "Laid":
    price = integer(required(data, "price", where), inside(where, "price"))
    stack = data.get("on")
    if stack not in deck.types and (on_needed or "on" in data):
        stack = one_of(required(data, "on", where), deck.types, "unknown-type", inside(where, "on"))
    return deck.lay_burnt(price, stack, premium)
