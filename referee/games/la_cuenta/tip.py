"""Tips: at what price one adds the cheapest tapas again, and that there must be one."""

from referee.engine.faults import reason
from referee.games.la_cuenta.premium import price_on_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.rulings import Rulings


def tip_price(rulings: "Rulings", laid: "Laid") -> int:
    """Return at what price this tapas counts for a Tip, in euros (`tip-price`)."""
    if rulings.chosen["tip-price"] == "doubled":
        return price_on_table(laid)
    return laid.price


def tip_decided(rulings: "Rulings", tapas: bool, doubled: bool) -> "tuple[list[str], list[str]]":
    """Return the rule behind a Tip's price that a ruling decides, and that ruling; none without.

    `doubled` says whether a tapas lies there with Premium.
    """
    if not tapas:
        return ["tip-without-tapas"], [rulings.applied("tip-without-tapas")]
    if doubled:
        return ["tip-price"], [rulings.applied("tip-price")]
    return [], []


def tip_reasons(rulings: "Rulings", tips: int, tapas: bool) -> "list[Reason]":
    """Return why Tips may not be played: without tapas, under `unplayable`."""
    if tips and not tapas and rulings.chosen["tip-without-tapas"] == "unplayable":
        return [reason("tip-unplayable", ["tip-without-tapas"])]
    return []
