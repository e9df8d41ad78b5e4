"""The three stacks: what may follow on them, and what locks them."""

from referee.engine.faults import reason
from referee.games.la_cuenta.premium import doubled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.rulings import Rulings


class Stacks:
    """The stacks by type: `tops`, the last tapas of each, and which ones a Burnt Dish `locked`."""

    __slots__ = ("locked", "tops")

    def __init__(self) -> None:
        self.tops: "dict[str, Laid]" = {}
        self.locked: "list[str]" = []

    def is_empty(self, type_: str) -> bool:
        """Return whether nothing lies there, not even a Burnt Dish."""
        return type_ not in self.tops and type_ not in self.locked

    def lock(self, type_: str) -> None:
        """Lay a Burnt Dish on a stack."""
        if type_ not in self.locked:
            self.locked.append(type_)


def compared_price(rulings: "Rulings", laid: "Laid") -> int:
    """Return at what price a tapas is compared with another, in euros (`premium-threshold`)."""
    if rulings.chosen["premium-threshold"] == "doubled":
        return doubled(laid.price, laid.premium)
    return laid.price


COMPARED = ["tapas-stack"]
COMPARED_WITH_PREMIUM = ["tapas-stack", "premium-threshold"]


def tapas_rules(stacks: Stacks, laid: "Laid") -> "list[str]":
    """Return the rules that compare a tapas with its stack; to be read only."""
    top = stacks.tops.get(laid.type or "")
    if top is not None and (top.premium or laid.premium):
        return COMPARED_WITH_PREMIUM
    return COMPARED


def tapas_reasons(rulings: "Rulings", stacks: Stacks, laid: "Laid") -> "list[Reason]":
    """Return why a tapas may not follow: its stack is locked, or the top is dearer."""
    type_ = laid.type or ""
    if type_ in stacks.locked:
        return [reason("locked", ["burnt-dish-locks"], type=type_)]
    top = stacks.tops.get(type_)
    if top is None or laid.card == "":  # what the deck does not have is refused for that
        return []
    if laid.price >= top.price and not top.premium:
        return []
    found = compared_price(rulings, laid)
    need = compared_price(rulings, top)
    if found >= need:
        return []
    return [
        reason(
            "too-cheap",
            list(tapas_rules(stacks, laid)),
            card=laid.card,
            type=type_,
            found=found,
            need=need,
            top=top.card,
        )
    ]


def burnt_reasons(rulings: "Rulings", stacks: Stacks, type_: str) -> "list[Reason]":
    """Return why a Burnt Dish may not lie there (`burnt-on-locked`, `burnt-opens-stack`)."""
    if type_ in stacks.locked and rulings.chosen["burnt-on-locked"] == "no":
        return [reason("locked", ["burnt-dish-locks"], type=type_)]
    if stacks.is_empty(type_) and rulings.chosen["burnt-opens-stack"] == "no":
        return [reason("stack-empty", ["burnt-dish-opens-stack"], type=type_)]
    return []


def counts_for_coffee(rulings: "Rulings", stacks: Stacks, type_: str) -> bool:
    """Return whether a type is there for Coffee: with a tapas (`burnt-counts-for-coffee`)."""
    if type_ in stacks.tops:
        return True
    return type_ in stacks.locked and rulings.chosen["burnt-counts-for-coffee"] == "yes"
