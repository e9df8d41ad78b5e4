"""The lines of a bill: equal cards, wine sets, Tips; each with its amount and its rules."""

from referee.games.la_cuenta.deck import BIRTHDAY_CAKE, BURNT_DISH, DISHES, TAPAS, WINE
from referee.games.la_cuenta.premium import premium_rules, price_on_table
from referee.games.la_cuenta.tip import cheapest_tapas, tip_price
from referee.games.la_cuenta.wine import set_price, set_rules, wine_sets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.rulings import Rulings
    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.order import Order

KIND_RULES = {
    TAPAS: "tapas-price",
    BURNT_DISH: "burnt-dish-price",
    BIRTHDAY_CAKE: "birthday-cake-price",
}


def bill_lines(deck: "Deck", rulings: "Rulings", order: "Order") -> "list[dict[str, Any]]":
    """Return the lines in the order of the deck's list, then wine sets, then Tips.

    Their amounts, in euros, sum to the bill's total, whatever order the cards were played in.
    """
    equal: "dict[tuple[int, str, int, int, str], Laid]" = {}
    more: "dict[tuple[int, str, int, int, str], int]" = {}  # how many there are of what repeats
    wines = 0
    for laid in order.laid:
        key = laid.key
        if laid.kind == WINE:
            wines += 1
        elif key in equal:
            more[key] = more.get(key, 1) + 1
        else:
            equal[key] = laid
    lines = []
    for key in sorted(equal):
        lines.append(_card_line(rulings, equal[key], more.get(key, 1)))
    sets = wine_sets(deck, wines)
    for index in range(len(sets)):
        line = _line("wine-set", set_price(deck, sets[index]), set_rules(index))
        line["card"] = deck.by_kind[WINE].id
        line["count"] = sets[index]
        lines.append(line)
    if order.tips:
        lines.append(_tip_line(rulings, order))
    return lines


def _card_line(rulings: "Rulings", laid: "Laid", count: int) -> "dict[str, Any]":
    price = price_on_table(laid) if laid.premium else laid.price
    line: "dict[str, Any]" = {
        "what": laid.card if laid.card else "dish",
        "amount": price * count,
        "applied": [],
        "rules": [KIND_RULES.get(laid.kind, "free-cards")],
        "card": laid.card,
        "count": count,
        "price": laid.price,
        "premium": laid.premium,
    }
    if laid.kind in DISHES:
        line["type"] = laid.type
        if laid.premium:
            line["rules"].extend(premium_rules(laid.premium))
        if laid.premium > 1:
            line["applied"].append(rulings.applied("premium-stacking"))
    return line


def _tip_line(rulings: "Rulings", order: "Order") -> "dict[str, Any]":
    cheapest = cheapest_tapas(rulings, order.laid)
    if cheapest is None:
        line = _line("tip", 0, ["tip", "tip-without-tapas"])
        line["applied"].append(rulings.applied("tip-without-tapas"))
        line["card"] = ""
        line["price"] = 0
    else:
        price = tip_price(rulings, cheapest)
        line = _line("tip", price * order.tips, ["tip"])
        line["card"] = cheapest.card
        line["price"] = price
        if order.premiums and [card for card in order.laid if card.kind == TAPAS and card.premium]:
            line["rules"].append("tip-price")
            line["applied"].append(rulings.applied("tip-price"))
    line["count"] = order.tips
    return line


def _line(what: str, amount: int, rules: "list[str]") -> "dict[str, Any]":
    return {"what": what, "amount": amount, "applied": [], "rules": rules}
