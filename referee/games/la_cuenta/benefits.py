"""Who benefits: who discards, gains the hand increase and starts the next round."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.rulings import Rulings
    from referee.games.la_cuenta.order import Order


def who_benefits(rulings: "Rulings", order: "Order") -> str:
    """Return the asker, or under `payer` whoever played the split card (`who-benefits`)."""
    if order.split is not None and rulings.chosen["who-benefits"] == "payer":
        return order.split.by
    return order.asker


def benefit_rules(order: "Order", enough_cards: bool) -> "list[str]":
    """Return the rules that decide who benefits and how."""
    rules = []
    if order.split is not None and order.split.by != order.asker:
        rules.append("who-benefits")
    rules.append("hand-increase" if enough_cards else "too-few-cards")
    return rules
