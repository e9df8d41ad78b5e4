"""A card as it lies on the table: which one, with how much Premium, where."""

from referee.engine.faults import BadInput
from referee.engine.forms import inside, integer, known_keys, one_of, required, shown
from referee.games.la_cuenta.deck import AFTER_ASKING, BURNT_DISH, PREMIUM, TAPAS, TIP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.deck import Deck

KEYS = ("card", "type", "price", "on", "premium")


class Laid:
    """A card on the table, which never changes.

    `price` is the printed one, in euros; `card` is "" for a dish that the deck does not have.
    `type` is a tapas' own type or the stack under a Burnt Dish (None if not told); `premium` is how
    many Premium lie on it; `place` its place in the deck's list. Cards with the same `key` share a
    line of the bill, where keys are in ascending order.
    """

    __slots__ = ("card", "key", "kind", "place", "premium", "price", "type")

    def __init__(
        self, card: str, kind: str, type_: "str | None", price: int, premium: int, place: int
    ) -> None:
        self.card = card
        self.kind = kind
        self.type = type_
        self.price = price
        self.premium = premium
        self.place = place
        self.key = (place, type_ or "", -price, premium, card)


def read_listed(deck: "Deck", value: object, where: str) -> Laid:
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


def read_laid(deck: "Deck", data: "dict[str, Any]", where: str, on_needed: bool) -> Laid:
    """Return the card that `data` tells by `card`, or by `type` and `price`.

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
    if premium:
        return Laid(id_, card.kind, card.type, card.price, premium, card.place)
    if card.bare is None:
        card.bare = Laid(id_, card.kind, card.type, card.price, 0, card.place)
    return card.bare


def _read_by_price(deck: "Deck", data: "dict[str, Any]", premium: int, where: str) -> Laid:
    """Return the tapas of a type at a price, as in {"type": "meat", "price": 40}."""
    type_ = one_of(data["type"], deck.types, "unknown-type", inside(where, "type"))
    price = integer(required(data, "price", where), inside(where, "price"))
    if "on" in data:
        raise BadInput("on-without-burnt-dish", inside(where, "on"))
    card = deck.dishes.get((type_, price))
    if card is None:
        return Laid("", TAPAS, type_, price, premium, len(deck.ids))
    return Laid(card.id, TAPAS, type_, price, premium, card.place)


def _read_burnt(
    deck: "Deck", data: "dict[str, Any]", premium: int, where: str, on_needed: bool
) -> Laid:
    price = integer(required(data, "price", where), inside(where, "price"))
    stack: "str | None" = None
    if on_needed or "on" in data:
        stack = one_of(required(data, "on", where), deck.types, "unknown-type", inside(where, "on"))
    card = deck.by_kind[BURNT_DISH]
    return Laid(card.id, BURNT_DISH, stack, price, premium, card.place)
