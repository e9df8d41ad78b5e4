"""Who benefits: who discards, gains the hand increase and starts the next round."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.order import Order
    from referee.games.la_cuenta.rulings import Rulings


def who_benefits(rulings: "Rulings", order: "Order", enough_cards: bool) -> "tuple[str, list[str]]":
    """Return the asker, or under `payer` whoever played the split card, and the rules that say so.

    The rules tell also how they benefit: with enough cards, or with too few (`who-benefits`).
    """
    split = order.split
    name = order.asker
    rules = []
    if split is not None:
        if rulings.chosen["who-benefits"] == "payer":
            name = split.by
        if split.by != order.asker:
            rules.append("who-benefits")
    rules.append("hand-increase" if enough_cards else "too-few-cards")
    return name, rules


def benefits_applied(rulings: "Rulings", rules: "list[str]") -> "list[str]":
    """Return the ruling in force that decided who benefits from a bill which used these rules."""
    return [rulings.applied("who-benefits")] if "who-benefits" in rules else []
