"""Splitting: who may split, who pays, and each one's share."""

from referee.engine.faults import cite, reason
from referee.engine.shares import even_shares, shares_with_rest
from referee.games.la_cuenta.deck import FIFTY_FIFTY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.rulings import Rulings
    from referee.games.la_cuenta.order import Order, Split


def payers(order: "Order") -> "list[str]":
    """Return who pays, in seating order: the asker, or those who split."""
    split = order.split
    if split is None:
        return [order.asker]
    if split.kind == FIFTY_FIFTY:
        return [name for name in order.players if name == split.by or name == split.partner]
    paying = [name for name in order.players if name not in order.protected]
    return paying if paying else [order.asker]


def rounding_unit(rulings: "Rulings") -> int:
    """Return what shares are rounded to, in euros (`rounding`)."""
    return 10 if rulings.chosen["rounding"] == "up-to-ten" else 1


def split_shares(rulings: "Rulings", payable: int, people: int, splitter: int) -> "list[int]":
    """Return each one's share in euros (`rounding`); `splitter` is who takes a rest, from 0."""
    if rulings.chosen["rounding"] == "rest-to-splitter":
        return shares_with_rest(payable, people, splitter)
    return even_shares(payable, people, rounding_unit(rulings))


def shares(
    rulings: "Rulings", order: "Order", paying: "list[str]", payable: int
) -> "dict[str, int]":
    """Return what everybody at the table pays, 0 for those who are not `paying`."""
    result: "dict[str, int]" = dict.fromkeys(order.players, 0)
    if order.split is None:
        result[order.asker] = payable
        return result
    splitter = paying.index(order.split.by) if order.split.by in paying else 0
    owed = split_shares(rulings, payable, len(paying), splitter)
    for i in range(len(paying)):
        result[paying[i]] = owed[i]
    return result


def paying_rules(
    rulings: "Rulings", order: "Order", paying: "list[str]", payable: int
) -> "list[str]":
    """Return the rules that decide who is `paying`, and what."""
    split = order.split
    if split is None:
        return ["asker-pays"]
    people = len(paying)
    rules = [split.kind]
    if split.by != order.asker:
        cite(rules, ["split-by"])
    if order.protected:
        cite(rules, ["split-eligible"])
    if people == 1:
        cite(rules, ["split-alone"])
    if payable % (people * rounding_unit(rulings)):
        cite(rules, ["split-rounding"])
    cite(rules, ["split-no-benefit"])
    return rules


def split_reasons(
    rulings: "Rulings",
    split: "Split",
    asker: str,
    players: "list[str]",
    protected: "list[str]",
) -> "list[dict[str, Any]]":
    """Return why this split may not be: who plays it, who is chosen, nobody left to choose."""
    found = []
    by = split.by
    if by != asker and rulings.chosen["split-by"] == "asker":
        found.append(reason("not-asker-splits", ["split-by"], player=by, asker=asker))
    if by in protected and by != asker:
        found.append(reason("protected-splits", ["split-eligible"], player=by))
    if split.kind != FIFTY_FIFTY:
        return found
    if split.partner == by:
        found.append(reason("splits-with-self", ["fifty-fifty"], player=by))
    elif split.partner in protected:
        found.append(reason("target-protected", ["split-eligible"], player=split.partner))
    if not [name for name in players if name != by and name not in protected]:
        found.append(reason("nobody-to-split", ["split-alone"], player=by))
    return found
