"""The three stacks: what may follow on them, and what locks them."""

from referee.engine.faults import reason
from referee.games.la_cuenta.deck import BURNT_DISH
from referee.games.la_cuenta.premium import doubled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.rulings import Rulings
    from referee.games.la_cuenta.laid import Laid


class Stack:
    """One type's stack: its last tapas, and whether a Burnt Dish locks it."""

    __slots__ = ("locked", "top")

    def __init__(self) -> None:
        self.top: "Laid | None" = None
        self.locked = False

    def is_empty(self) -> bool:
        """Return whether nothing lies there, not even a Burnt Dish."""
        return self.top is None and not self.locked

    def lay(self, laid: "Laid") -> None:
        """Lay a tapas or a Burnt Dish on the stack."""
        if laid.kind == BURNT_DISH:
            self.locked = True
        else:
            self.top = laid


def compared_price(rulings: "Rulings", laid: "Laid") -> int:
    """Return at what price a tapas is compared with another, in euros (`premium-threshold`)."""
    if rulings.chosen["premium-threshold"] == "doubled":
        return doubled(laid.price, laid.premium)
    return laid.price


COMPARED = ["tapas-stack"]
COMPARED_WITH_PREMIUM = ["tapas-stack", "premium-threshold"]


def tapas_rules(stack: Stack, laid: "Laid") -> "list[str]":
    """Return the rules that compare a tapas with its stack; to be read only."""
    if stack.top is not None and (stack.top.premium or laid.premium):
        return COMPARED_WITH_PREMIUM
    return COMPARED


def tapas_reasons(rulings: "Rulings", stack: Stack, laid: "Laid") -> "list[dict[str, Any]]":
    """Return why a tapas may not follow: the stack is locked, or its top is dearer."""
    if stack.locked:
        return [reason("locked", ["burnt-dish-locks"], type=laid.type)]
    if stack.top is None or laid.card == "":  # what the deck does not have is refused for that
        return []
    if laid.price >= stack.top.price and not stack.top.premium:
        return []
    found = compared_price(rulings, laid)
    need = compared_price(rulings, stack.top)
    if found >= need:
        return []
    return [
        reason(
            "too-cheap",
            list(tapas_rules(stack, laid)),
            card=laid.card,
            type=laid.type,
            found=found,
            need=need,
            top=stack.top.card,
        )
    ]


def burnt_reasons(rulings: "Rulings", stack: Stack, laid: "Laid") -> "list[dict[str, Any]]":
    """Return why a Burnt Dish may not lie there (`burnt-on-locked`, `burnt-opens-stack`)."""
    if stack.locked and rulings.chosen["burnt-on-locked"] == "no":
        return [reason("locked", ["burnt-dish-locks"], type=laid.type)]
    if stack.is_empty() and rulings.chosen["burnt-opens-stack"] == "no":
        return [reason("stack-empty", ["burnt-dish-opens-stack"], type=laid.type)]
    return []


def counts_for_coffee(rulings: "Rulings", stack: Stack) -> bool:
    """Return whether a type is there for Coffee: with a tapas (`burnt-counts-for-coffee`)."""
    if stack.top is not None:
        return True
    return stack.locked and rulings.chosen["burnt-counts-for-coffee"] == "yes"
