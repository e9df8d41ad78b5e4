"""The deck, as the compiled facts describe it: which cards there are, how many, at what price."""

from referee.engine.nearest import nearest_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.laid import Laid

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
    """One kind of card: `place` is its place in the deck's list, `price` that of one copy.

    `bare` is such a card as it lies on the table without Premium, once somebody has laid one.
    """

    __slots__ = ("bare", "count", "id", "kind", "place", "price", "type")

    def __init__(self, entry: "dict[str, Any]", place: int) -> None:
        self.id: str = entry["id"]
        self.kind: str = entry["kind"]
        self.type: "str | None" = entry.get("type")
        self.count: int = entry["count"]
        self.price: int = entry.get("price", 0)
        self.place = place
        self.bare: "Laid | None" = None


class Deck:
    """All cards, and what the game's numbers say.

    `played` remembers by id what was read when a card was played with nothing more to tell.
    """

    __slots__ = (
        "burnt_prices",
        "by_id",
        "by_kind",
        "dishes",
        "ids",
        "ladder",
        "numbers",
        "played",
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
        self.played: "dict[str, Laid]" = {}
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

    def burnt_count(self, price: int) -> int:
        """Return how many Burnt Dishes of this price there are."""
        return self.burnt_prices.count(price)

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
