"""The bill: its lines, what is payable, everybody's share, who benefits."""

from referee.engine.faults import cite, reason
from referee.games.la_cuenta.benefits import benefits_applied, who_benefits
from referee.games.la_cuenta.copies import all_copies_reasons
from referee.games.la_cuenta.enough_cards import count_applied, count_cards, enough
from referee.games.la_cuenta.lines import bill_lines
from referee.games.la_cuenta.premium import premium_reasons
from referee.games.la_cuenta.splitting import pay, split_applied, split_reasons
from referee.games.la_cuenta.tip import tip_reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.order import Order
    from referee.games.la_cuenta.published import BillResult
    from referee.games.la_cuenta.rulings import Rulings


def payable(total: int) -> int:
    """Return what is paid of a total: never less than nothing (`bill-floor`)."""
    return max(total, 0)


def bill_result(deck: "Deck", rulings: "Rulings", order: "Order") -> "BillResult":
    """Return the whole result; amounts in euros, people by name. Nothing is refused here.

    Without players only the sum is made: no shares, and None for who benefits, how many cards
    count and whether they are enough.
    """
    return bill_and_payers(deck, rulings, order)[0]


def bill_and_payers(
    deck: "Deck", rulings: "Rulings", order: "Order"
) -> "tuple[BillResult, list[str]]":
    """Return the whole result, and who pays, in seating order."""
    lines = bill_lines(deck, rulings, order)
    total = 0
    used: "list[str]" = []
    for line in lines:
        total += line["amount"]
        used.extend(line["rules"])
    if total < 0:
        lines.append({"what": "floor", "amount": -total, "applied": [], "rules": ["bill-floor"]})
        used.append("bill-floor")
    rules = ["bill-sum"]
    cite(rules, used)
    result: "BillResult" = {
        "total": total,
        "payable": payable(total),
        "lines": lines,
        "shares": {},
        "surplus": 0,
        "count": None,
        "enough_cards": None,
        "benefits": None,
        "reading": rulings.reading,
        "rulings": rulings.over,
        "rules": rules,
    }
    return result, _add_people(rulings, order, result) if order.players else []


def _add_people(rulings: "Rulings", order: "Order", result: "BillResult") -> "list[str]":
    """Add who pays and who benefits to a result that has its sum; return who pays."""
    owed = result["payable"]
    payment = pay(rulings, order, owed)
    count, counting = count_cards(rulings, len(order.laid), order.running, order.split)
    enough_cards = enough(count, len(order.players))
    name, benefiting = who_benefits(rulings, order, enough_cards)
    result["shares"] = payment.shares
    result["surplus"] = payment.surplus
    result["count"] = count
    result["enough_cards"] = enough_cards
    result["benefits"] = name
    # None of these can have been cited yet.
    result["rules"] += payment.rules + counting + benefiting
    if owed == 0:
        result["rules"].append("settle-by-count")
    return payment.payers


def applied_beside_lines(rulings: "Rulings", rules: "list[str]") -> "list[str]":
    """Return the rulings in force that shaped shares, count and benefits, as "ruling=choice".

    `rules` are those that the bill used; what decided its lines stands in these.
    """
    return (
        split_applied(rulings, rules)
        + count_applied(rulings, rules)
        + benefits_applied(rulings, rules)
    )


def bill_reasons(deck: "Deck", rulings: "Rulings", order: "Order") -> "list[Reason]":
    """Return every reason to refuse this bill: its cards, who asked, who splits."""
    found = card_reasons(deck, rulings, order)
    if order.asker and order.asker in order.protected:
        found.append(reason("protected-asks", ["who-may-ask"], player=order.asker))
    if order.split is not None:
        found.extend(
            split_reasons(rulings, order.split, order.asker, order.players, order.protected)
        )
    return found


def card_reasons(deck: "Deck", rulings: "Rulings", order: "Order") -> "list[Reason]":
    """Return why these cards cannot lie there, whoever pays them: the deck, Premium, Tips."""
    running = order.running
    found = all_copies_reasons(deck, order.laid, running.tips)
    for laid in order.laid:
        found.extend(premium_reasons(rulings, laid))
    found.extend(tip_reasons(rulings, running.tips, running.cheapest is not None))
    return found
