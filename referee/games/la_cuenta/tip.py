"""Tips: which tapas is the cheapest, and at what price a Tip adds it again."""

from referee.engine.faults import reason
from referee.games.la_cuenta.deck import TAPAS
from referee.games.la_cuenta.premium import price_on_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.rulings import Rulings
    from referee.games.la_cuenta.laid import Laid


def tip_price(rulings: "Rulings", laid: "Laid") -> int:
    """Return at what price this tapas counts for a Tip, in euros (`tip-price`)."""
    if rulings.chosen["tip-price"] == "doubled":
        return price_on_table(laid)
    return laid.price


def cheapest_tapas(rulings: "Rulings", table: "list[Laid]") -> "Laid | None":
    """Return the tapas whose price a Tip adds, None if no tapas lies there.

    A Burnt Dish is no tapas. Of equals it is the first in the deck's list.
    """
    best = None
    least = 0
    for laid in table:
        if laid.kind == TAPAS:
            price = tip_price(rulings, laid) if laid.premium else laid.price
            if best is None or price < least or (price == least and laid.place < best.place):
                best = laid
                least = price
    return best


def tip_reasons(rulings: "Rulings", tips: int, tapas: bool) -> "list[dict[str, Any]]":
    """Return why Tips may not be played: without tapas, under `unplayable`."""
    if tips and not tapas and rulings.chosen["tip-without-tapas"] == "unplayable":
        return [reason("tip-unplayable", ["tip-without-tapas"])]
    return []
