"""The running bill: what the cards on the table come to, without adding them all up again."""

from referee.games.la_cuenta.deck import TAPAS, WINE
from referee.games.la_cuenta.premium import price_on_table
from referee.games.la_cuenta.tip import tip_price
from referee.games.la_cuenta.wine import wine_total

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.rulings import Rulings
    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.laid import Laid


class Running:
    """The sum of all priced cards but wine, how much wine and how many Tips, and a Tip's price."""

    __slots__ = ("cards", "cheapest", "tips", "wines")

    def __init__(self) -> None:
        self.cards = 0
        self.wines = 0
        self.tips = 0
        self.cheapest: "int | None" = None  # None without tapas

    def add(self, rulings: "Rulings", laid: "Laid") -> None:
        """Count one more card."""
        if laid.kind == WINE:
            self.wines += 1
            return
        self.cards += price_on_table(laid) if laid.premium else laid.price
        if laid.kind == TAPAS:
            price = tip_price(rulings, laid) if laid.premium else laid.price
            if self.cheapest is None or price < self.cheapest:
                self.cheapest = price

    def copy(self) -> "Running":
        """Return the same bill once more, to try something on it."""
        copy = Running()
        copy.cards = self.cards
        copy.wines = self.wines
        copy.tips = self.tips
        copy.cheapest = self.cheapest
        return copy


def running_total(deck: "Deck", running: Running) -> int:
    """Return the total of the bill so far, in euros."""
    tips = 0 if running.cheapest is None else running.tips * running.cheapest
    return running.cards + wine_total(deck, running.wines) + tips
