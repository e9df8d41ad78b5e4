"""The lines of a bill: equal cards, wine sets, Tips; each with its amount and its rules."""

from referee.games.la_cuenta.deck import (
    BIRTHDAY_CAKE,
    BURNT_DISH,
    COFFEE,
    DISHES,
    PREMIUM,
    TAPAS,
    TOILET,
    TURN_REVERSAL,
    WINE,
)
from referee.games.la_cuenta.premium import premium_applied, premium_rules, price_on_table
from referee.games.la_cuenta.tip import tip_decided
from referee.games.la_cuenta.wine import set_price, set_rules, wine_sets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.order import Order
    from referee.games.la_cuenta.published import BillLine
    from referee.games.la_cuenta.rulings import Rulings

KIND_RULES = {
    TAPAS: "tapas-price",
    BURNT_DISH: "burnt-dish-price",
    BIRTHDAY_CAKE: "birthday-cake-price",
    TURN_REVERSAL: "free-cards",
    TOILET: "free-cards",
    COFFEE: "free-cards",
    PREMIUM: "free-cards",
}


def bill_lines(deck: "Deck", rulings: "Rulings", order: "Order") -> "list[BillLine]":
    """Return the lines in the order of the deck's list, then wine sets, then Tips.

    Their amounts, in euros, sum to the bill's total, whatever order the cards were played in.
    """
    running = order.running
    lines: "list[BillLine]" = []
    last = None
    for laid in sorted(order.laid, key=_line_key):
        if laid.kind == WINE:
            continue
        if laid.key != last:
            lines.append(_card_line(rulings, laid))
            last = laid.key
        else:
            line = lines[-1]
            line["count"] += 1
            line["amount"] += price_on_table(laid)
    if running.wines:
        _add_wine(deck, running.wines, lines)
    if running.tips:
        lines.append(_tip_line(rulings, order))
    return lines


def _line_key(laid: "Laid") -> "tuple[int, str, int, int, str]":
    return laid.key


def _card_line(rulings: "Rulings", laid: "Laid") -> "BillLine":
    line: "BillLine" = {
        "what": laid.card if laid.card else "dish",
        "amount": price_on_table(laid) if laid.premium else laid.price,
        "applied": [],
        "rules": [KIND_RULES[laid.kind]],
        "card": laid.card,
        "count": 1,
        "price": laid.price,
        "premium": laid.premium,
    }
    if laid.kind in DISHES:
        line["type"] = laid.type
        if laid.premium:
            line["rules"].extend(premium_rules(laid.premium))
            line["applied"].extend(premium_applied(rulings, laid.premium))
    return line


def _add_wine(deck: "Deck", wines: int, lines: "list[BillLine]") -> None:
    sets = wine_sets(deck, wines)
    for index in range(len(sets)):
        lines.append(
            {
                "what": "wine-set",
                "amount": set_price(deck, sets[index]),
                "applied": [],
                "rules": set_rules(index),
                "card": deck.by_kind[WINE].id,
                "count": sets[index],
            }
        )


def _tip_line(rulings: "Rulings", order: "Order") -> "BillLine":
    running = order.running
    cheapest = running.cheapest
    doubled = running.premiums > 0 and bool(
        [1 for card in order.laid if card.kind == TAPAS and card.premium]
    )
    more, applied = tip_decided(rulings, cheapest is not None, doubled)
    return {
        "what": "tip",
        "amount": running.tip * running.tips,
        "applied": applied,
        "rules": ["tip"] + more,  # noqa: RUF005 (MicroPython lacks it)
        "card": "" if cheapest is None else cheapest.card,
        "price": running.tip,
        "count": running.tips,
    }
