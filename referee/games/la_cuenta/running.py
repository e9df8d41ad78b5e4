"""The running bill: what the cards on the table come to, without adding them all up again."""

from referee.games.la_cuenta.deck import TAPAS, WINE
from referee.games.la_cuenta.premium import price_on_table
from referee.games.la_cuenta.tip import tip_price
from referee.games.la_cuenta.wine import wine_total

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.rulings import Rulings


class Running:
    """What has been counted so far.

    `cards` is the sum of all priced cards but wine, in euros; `premiums`, `wines` and `tips` how
    many there are; `cheapest` the tapas that a Tip adds again (None without tapas), `tip` its price
    for that. A Burnt Dish is no tapas. Of equals it is the first in the deck's list.
    """

    __slots__ = ("cards", "cheapest", "premiums", "tip", "tips", "wines")

    def __init__(self) -> None:
        self.cards = 0
        self.premiums = 0
        self.wines = 0
        self.tips = 0
        self.cheapest: "Laid | None" = None
        self.tip = 0

    def add(self, rulings: "Rulings", laid: "Laid") -> None:
        """Count one more card, with its Premium."""
        price = tip = laid.price  # wine has none: its sets are priced at the end
        if laid.premium:
            self.premiums += laid.premium
            price = price_on_table(laid)
            tip = tip_price(rulings, laid)
        self.cards += price
        if laid.kind == TAPAS:
            best = self.cheapest
            if best is None or tip < self.tip or (tip == self.tip and laid.place < best.place):
                self.cheapest = laid
                self.tip = tip
        elif laid.kind == WINE:
            self.wines += 1

    def copy(self) -> "Running":
        """Return the same bill once more, to try something on it."""
        copy = Running()
        copy.cards = self.cards
        copy.premiums = self.premiums
        copy.wines = self.wines
        copy.tips = self.tips
        copy.cheapest = self.cheapest
        copy.tip = self.tip
        return copy


def running_total(deck: "Deck", running: Running) -> int:
    """Return the total of the bill so far, in euros."""
    return running.cards + wine_total(deck, running.wines) + running.tips * running.tip
