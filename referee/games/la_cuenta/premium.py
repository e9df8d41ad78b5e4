"""Premium: what it doubles, and what it may go with."""

from referee.engine.faults import reason
from referee.games.la_cuenta.deck import DISHES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.rulings import Rulings


def doubled(price: int, premium: int) -> int:
    """Return a dish's price after `premium` Premium, each doubling it again."""
    return price << premium


def price_on_table(laid: "Laid") -> int:
    """Return what one card of a dish adds to the bill, in euros."""
    if laid.premium == 0 or laid.kind not in DISHES:
        return laid.price
    return doubled(laid.price, laid.premium)


def premium_rules(premium: int) -> "list[str]":
    """Return the rules that so many Premium on one dish use."""
    if premium == 0:
        return []
    return ["premium-doubles"] if premium == 1 else ["premium-doubles", "premium-stacking"]


def premium_applied(rulings: "Rulings", premium: int) -> "list[str]":
    """Return the ruling in force behind the price of a dish with so many Premium."""
    return [rulings.applied("premium-stacking")] if premium > 1 else []


def premium_reasons(rulings: "Rulings", laid: "Laid") -> "list[Reason]":
    """Return why this Premium may not lie here: on no dish, or a second one under `single`."""
    found = []
    if laid.premium and laid.kind not in DISHES:
        found.append(reason("premium-on-other", ["premium-with-dish"], card=laid.card))
    elif laid.premium > 1 and rulings.chosen["premium-stacking"] == "single":
        found.append(
            reason("premium-single", ["premium-stacking"], card=laid.card, found=laid.premium)
        )
    return found
