"""A round told whole at its end: what no order of play could have laid on the table.

Dishes can always have come in ascending order, a Burnt Dish after the dishes of its type, and
Coffee last. What is left is judged here; on which stack a Burnt Dish lies may be untold.
"""

from referee.engine.faults import cite, reason, rules_of
from referee.games.la_cuenta.deck import BURNT_DISH, COFFEE, TAPAS
from referee.games.la_cuenta.stacks import Stacks, burnt_reasons, counts_for_coffee

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.rulings import Rulings


def any_order_reasons(deck: "Deck", rulings: "Rulings", table: "list[Laid]") -> "list[Reason]":
    """Return why these cards cannot lie there, in whatever order they were played.

    Two Burnt Dishes on a stack, one on an empty stack, more of them than stacks that take one
    (`burnt-on-locked`, `burnt-opens-stack`); Coffee without a tapas of each type (`coffee-needs`).
    """
    stacks = Stacks()
    for laid in table:
        if laid.kind == TAPAS:
            stacks.tops[laid.type or ""] = laid
    found: "list[Reason]" = []
    untold = 0
    for laid in table:
        if laid.kind != BURNT_DISH:
            continue
        if laid.type is None:
            untold += 1
            continue
        for one in burnt_reasons(rulings, stacks, laid.type):
            if one not in found:
                found.append(one)
        stacks.lock(laid.type)
    found.extend(_untold_reasons(deck, rulings, stacks, untold))
    missing = [type_ for type_ in deck.types if not counts_for_coffee(rulings, stacks, type_)]
    if missing and COFFEE in [laid.kind for laid in table]:
        found.append(reason("coffee-too-early", ["coffee-needs"], types=missing))
    return found


def _untold_reasons(
    deck: "Deck", rulings: "Rulings", stacks: Stacks, untold: int
) -> "list[Reason]":
    """Lay so many Burnt Dishes where they can lie; return why not all of them find a stack."""
    for laid in range(untold):
        stack, rules = _stack_for_burnt(deck, rulings, stacks)
        if stack is None:
            return [reason("burnt-no-stack", rules, found=untold, most=laid)]
        stacks.lock(stack)
    return []


def _stack_for_burnt(
    deck: "Deck", rulings: "Rulings", stacks: Stacks
) -> "tuple[str | None, list[str]]":
    """Return where a Burnt Dish can lie, None for nowhere, and the rules that close stacks to it.

    An empty stack comes first: only there it may help Coffee.
    """
    found = None
    rules: "list[str]" = []
    for type_ in deck.types:
        refused = burnt_reasons(rulings, stacks, type_)
        cite(rules, rules_of(refused))
        if not refused and (found is None or stacks.is_empty(type_)):
            found = type_
    return found, rules
