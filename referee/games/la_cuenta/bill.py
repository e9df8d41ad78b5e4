"""The bill: its lines, what is payable, everybody's share, who benefits."""

from referee.engine.faults import cite, reason
from referee.games.la_cuenta.benefits import benefit_rules, who_benefits
from referee.games.la_cuenta.copies import all_copies_reasons
from referee.games.la_cuenta.lines import bill_lines
from referee.games.la_cuenta.premium import premium_reasons
from referee.games.la_cuenta.splitting import payers, paying_rules, shares, split_reasons
from referee.games.la_cuenta.threshold import cards_played, enough, threshold_rules
from referee.games.la_cuenta.tip import tip_reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.rulings import Rulings
    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.order import Order


def payable(total: int) -> int:
    """Return what is paid of a total: never less than nothing (`bill-floor`)."""
    return max(total, 0)


def bill_result(deck: "Deck", rulings: "Rulings", order: "Order") -> "dict[str, Any]":
    """Return the whole result; amounts in euros, people by name. Nothing is refused here.

    Without players only the sum is made: no shares, and None for who benefits and enough cards.
    """
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
    result: "dict[str, Any]" = {
        "total": total,
        "payable": payable(total),
        "lines": lines,
        "shares": {},
        "surplus": 0,
        "enough_cards": None,
        "benefits": None,
        "reading": rulings.reading,
        "rulings": rulings.over,
        "rules": rules,
    }
    if order.players:
        _add_people(rulings, order, result)
    return result


def _add_people(rulings: "Rulings", order: "Order", result: "dict[str, Any]") -> None:
    """Add who pays and who benefits to a result that has its sum."""
    owed = result["payable"]
    paying = payers(order)
    by_name = shares(rulings, order, paying, owed)
    premiums = order.running.premiums
    after_cards = order.running.tips + (1 if order.split is not None else 0)
    count = cards_played(rulings, len(order.laid), premiums, after_cards)
    enough_cards = enough(count, len(order.players))
    result["shares"] = by_name
    if order.split is not None:  # alone, the asker pays what is owed and no more
        result["surplus"] = sum(by_name.values()) - owed
    result["enough_cards"] = enough_cards
    result["benefits"] = who_benefits(rulings, order)
    rules = result["rules"]
    # None of the following can have been cited yet.
    rules.extend(paying_rules(rulings, order, paying, owed))
    rules.extend(threshold_rules(premiums, after_cards))
    rules.extend(benefit_rules(order, enough_cards))
    if owed == 0:
        rules.append("settle-by-count")


def bill_reasons(deck: "Deck", rulings: "Rulings", order: "Order") -> "list[dict[str, Any]]":
    """Return every reason to refuse this bill: the deck, Premium, Tips, who asked, who splits."""
    found = all_copies_reasons(deck, order.laid, order.running.tips)
    for laid in order.laid:
        found.extend(premium_reasons(rulings, laid))
    running = order.running
    found.extend(tip_reasons(rulings, running.tips, running.cheapest is not None))
    if order.asker and order.asker in order.protected:
        found.append(reason("protected-asks", ["who-may-ask"], player=order.asker))
    if order.split is not None:
        found.extend(
            split_reasons(rulings, order.split, order.asker, order.players, order.protected)
        )
    return found
