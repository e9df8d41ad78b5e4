"""The deck, as the compiled facts describe it: which cards there are, how many, at what price."""

from referee.engine.nearest import nearest_number
from referee.games.la_cuenta.laid import Laid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TAPAS = "tapas"
WINE = "wine"
BURNT_DISH = "burnt-dish"
TURN_REVERSAL = "turn-reversal"
PREMIUM = "premium"
TOILET = "toilet"
COFFEE = "coffee"
BIRTHDAY_CAKE = "birthday-cake"
FIFTY_FIFTY = "fifty-fifty"
GO_DUTCH = "go-dutch"
TIP = "tip"

SPLITS = (FIFTY_FIFTY, GO_DUTCH)
AFTER_ASKING = (TIP, FIFTY_FIFTY, GO_DUTCH)
DISHES = (TAPAS, BURNT_DISH)  # what Premium goes with, and what lies on a stack


class Card:
    """One kind of card: `place` is its place in the deck's list, `price` that of one copy."""

    __slots__ = ("count", "id", "kind", "place", "price", "type")

    def __init__(self, entry: "dict[str, Any]", place: int) -> None:
        self.id: str = entry["id"]
        self.kind: str = entry["kind"]
        self.type: "str | None" = entry.get("type")
        self.count: int = entry["count"]
        self.price: int = entry.get("price", 0)
        self.place = place


class Deck:
    """All cards, and what the game's numbers say.

    `plain` holds by id what can be laid on a turn with nothing more to tell: no Burnt Dish.
    """

    __slots__ = (
        "burnt_prices",
        "by_id",
        "by_kind",
        "dishes",
        "ids",
        "ladder",
        "numbers",
        "plain",
        "types",
    )

    def __init__(self, facts: "dict[str, Any]") -> None:
        self.numbers: "dict[str, Any]" = facts["numbers"]
        self.types: "list[str]" = facts["types"]
        self.ids: "list[str]" = []
        self.by_id: "dict[str, Card]" = {}
        self.by_kind: "dict[str, Card]" = {}
        self.dishes: "dict[tuple[str, int], Card]" = {}
        self.ladder: "list[int]" = []
        self.burnt_prices: "list[int]" = []
        self.plain: "dict[str, Laid]" = {}
        for entry in facts["cards"]:
            card = Card(entry, len(self.ids))
            self.ids.append(card.id)
            self.by_id[card.id] = card
            self.by_kind[card.kind] = card
            if card.type is not None:
                self.dishes[(card.type, card.price)] = card
            if "ladder" in entry:
                self.ladder = entry["ladder"]
            if "prices" in entry:
                self.burnt_prices = entry["prices"]
            elif card.kind not in AFTER_ASKING:
                self.plain[card.id] = self.lay(card, 0)

    def lay(self, card: Card, premium: int) -> Laid:
        """Return a card as it lies on the table with so many Premium; no Burnt Dish."""
        return Laid(
            card.id, card.kind, card.type, card.price, premium, card.place, card.count, card.id
        )

    def lay_burnt(self, price: int, stack: "str | None", premium: int) -> Laid:
        """Return a Burnt Dish on a stack; every price is a card of its own."""
        card = self.by_kind[BURNT_DISH]
        copies = self.burnt_prices.count(price)
        return Laid(card.id, BURNT_DISH, stack, price, premium, card.place, copies, price)

    def lay_strange(self, type_: str, price: int, premium: int) -> Laid:
        """Return a dish at a price at which the deck has none of this type."""
        return Laid("", TAPAS, type_, price, premium, len(self.ids), 0, "")

    def nearest_price(self, type_: str, price: int) -> int:
        """Return the price closest to `price` at which the deck has a dish of the type."""
        prices = [self.by_id[id_].price for id_ in self.ids if self.by_id[id_].type == type_]
        return nearest_number(price, prices)

    def nearest_burnt_price(self, price: int) -> int:
        """Return the price closest to `price` that a Burnt Dish has."""
        return nearest_number(price, self.burnt_prices)


_last: "list[Any]" = []  # the facts handed in last, and the deck that they describe


def deck_of(facts: "dict[str, Any]") -> Deck:
    """Return the deck that the facts describe; made once as long as the same facts come."""
    if not _last or _last[0] is not facts:
        _last[:] = [facts, Deck(facts)]
    deck: Deck = _last[1]
    return deck
