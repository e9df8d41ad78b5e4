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

    def __init__(self, cards: int, wines: int, tips: int, cheapest: "int | None") -> None:
        self.cards = cards
        self.wines = wines
        self.tips = tips
        self.cheapest = cheapest  # None without tapas


def running_total(deck: "Deck", running: Running) -> int:
    """Return the total of the bill so far, in euros."""
    tips = 0 if running.cheapest is None else running.tips * running.cheapest
    return running.cards + wine_total(deck, running.wines) + tips


def with_card(rulings: "Rulings", running: Running, laid: "Laid") -> Running:
    """Return the running bill after one more card."""
    if laid.kind == WINE:
        return Running(running.cards, running.wines + 1, running.tips, running.cheapest)
    cheapest = running.cheapest
    if laid.kind == TAPAS:
        price = tip_price(rulings, laid) if laid.premium else laid.price
        if cheapest is None or price < cheapest:
            cheapest = price
    cards = running.cards + price_on_table(laid)
    return Running(cards, running.wines, running.tips, cheapest)


def with_tip(running: Running) -> Running:
    """Return the running bill after one more Tip."""
    return Running(running.cards, running.wines, running.tips + 1, running.cheapest)
