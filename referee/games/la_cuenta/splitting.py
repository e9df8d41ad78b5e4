"""Splitting: who may split, who pays, and each one's share."""

from referee.engine.faults import cite, reason
from referee.engine.shares import even_shares, shares_with_rest
from referee.games.la_cuenta.deck import FIFTY_FIFTY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.order import Order, Split
    from referee.games.la_cuenta.rulings import Rulings


class Payment:
    """Who pays what: `shares` by name for everybody at the table, in euros, and the rules.

    `payers` are those who pay, in seating order: the asker alone, or those who split; `surplus` is
    what they pay together beyond the bill, by rounding.
    """

    __slots__ = ("payers", "rules", "shares", "surplus")

    def __init__(self, payers: "list[str]", shares: "dict[str, int]", rules: "list[str]") -> None:
        self.payers = payers
        self.shares = shares
        self.rules = rules
        self.surplus = 0


def pay(rulings: "Rulings", order: "Order", payable: int) -> Payment:
    """Return who pays what of a bill, and by which rules."""
    shares: "dict[str, int]" = dict.fromkeys(order.players, 0)
    split = order.split
    if split is None:
        shares[order.asker] = payable
        return Payment([order.asker], shares, ["asker-pays"])
    payers, rules = _who_splits(order, split)
    splitter = payers.index(split.by) if split.by in payers else 0
    owed, rounded = split_shares(rulings, payable, len(payers), splitter)
    for i in range(len(payers)):
        shares[payers[i]] = owed[i]
    cite(rules, rounded)
    cite(rules, ["split-no-benefit"])
    payment = Payment(payers, shares, rules)
    payment.surplus = sum(owed) - payable
    return payment


def _who_splits(order: "Order", split: "Split") -> "tuple[list[str], list[str]]":
    """Return who shares the bill, in seating order, and the rules that say so."""
    rules = [split.kind]
    if split.by != order.asker:
        rules.append("split-by")
    if order.protected:
        rules.append("split-eligible")
    if split.kind == FIFTY_FIFTY:
        payers = [name for name in order.players if name == split.by or name == split.partner]
    else:
        payers = [name for name in order.players if name not in order.protected]
    if not payers:
        payers = [order.asker]
    if len(payers) == 1:
        rules.append("split-alone")
    return payers, rules


def split_shares(
    rulings: "Rulings", payable: int, people: int, splitter: int
) -> "tuple[list[int], list[str]]":
    """Return each one's share in euros, and the rule behind it where it does not come out even.

    `splitter` is who takes a rest, from 0 (`rounding`).
    """
    choice = rulings.chosen["rounding"]
    unit = 10 if choice == "up-to-ten" else 1
    rules = ["split-rounding"] if payable % (people * unit) else []
    if choice == "rest-to-splitter":
        return shares_with_rest(payable, people, splitter), rules
    return even_shares(payable, people, unit), rules


def split_applied(rulings: "Rulings", rules: "list[str]") -> "list[str]":
    """Return the rulings in force that shaped the shares of a bill which used these rules."""
    found = []
    if "split-by" in rules:
        found.append(rulings.applied("split-by"))
    if "split-rounding" in rules:
        found.append(rulings.applied("rounding"))
    return found


def may_split(rulings: "Rulings", players: "list[str]", asker: str) -> "list[str]":
    """Return who may play a split card once this player has asked for the bill (`split-by`)."""
    return [asker] if rulings.chosen["split-by"] == "asker" else players


def split_reasons(
    rulings: "Rulings",
    split: "Split",
    asker: str,
    players: "list[str]",
    protected: "list[str]",
) -> "list[Reason]":
    """Return why this split may not be: who plays it, who is chosen, nobody left to choose."""
    found = []
    by = split.by
    if by not in may_split(rulings, players, asker):
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
