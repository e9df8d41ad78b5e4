"""What a screen shows of a game in progress, computed from its state: ids, amounts and names."""

from referee.games.la_cuenta.asking import cards_so_far
from referee.games.la_cuenta.deck import DISHES
from referee.games.la_cuenta.ending import cash_needed, counts_up, winners
from referee.games.la_cuenta.enough_cards import enough
from referee.games.la_cuenta.running import running_total
from referee.games.la_cuenta.stacks import compared_price

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.published import Figures
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.published import CardShown, SplitShown, Stack, View
    from referee.games.la_cuenta.state import State


def view(state: "State") -> "View":
    """Return what lies on the table, what it comes to in euros, and whose turn it is."""
    now = state.round
    count = cards_so_far(state)
    open_turn = now.asker is None and not state.over
    split: "SplitShown | None" = None
    if now.split is not None:
        split = {"kind": now.split.kind, "by": now.split.by}
        if now.split.partner:
            split["with"] = now.split.partner
    return {
        "round": len(state.rounds) + (0 if state.over else 1),
        "starter": now.starter,
        "turn": state.turn if open_turn else None,
        "direction": "clockwise" if state.step == 1 else "anticlockwise",
        "asker": now.asker,
        "total": running_total(state.deck, now.running),
        "count": count,
        "need": len(state.players),
        "enough": enough(count, len(state.players)),
        "stacks": [_stack(state, type_) for type_ in state.deck.types],
        "others": [laid.card for laid in now.laid if laid.kind not in DISHES],
        "tips": now.running.tips,
        "split": split,
        "coffee_out": now.coffee_out,
        "in_toilet": list(state.in_toilet),
        "birthdays": list(now.birthdays),
        "savings": dict(state.savings),
        "hand_limits": dict(state.hand_limits),
        "counting": "up" if counts_up(state) else "down",
        "over": state.over,
        "winners": winners(state),
        "cash_needed": cash_needed(state),
    }


def figures(state: "State") -> "Figures":
    """Return everybody's savings, as they are written, and hand limits."""
    return {"savings": dict(state.savings), "hand_limits": dict(state.hand_limits)}


def money_left(state: "State") -> "dict[str, int]":
    """Return what everybody can still spend, in euros, whichever way it is counted."""
    if counts_up(state):
        return {name: state.budget - state.savings[name] for name in state.players}
    return dict(state.savings)


def footing(state: "State") -> "list[Any]":
    """Return where a game stands, so that two can be compared after the same event."""
    now = state.round
    return [
        {
            "figures": {"savings": money_left(state), "hand_limits": dict(state.hand_limits)},
            "over": state.over,
            "winners": winners(state),
        },
        {
            "total": running_total(state.deck, now.running),
            "turn": None if state.over else state.turn,
            "asker": now.asker,
        },
    ]


def _stack(state: "State", type_: str) -> "Stack":
    """Return one stack: its cards in order, and from what price on a tapas may follow."""
    stacks = state.round.stacks
    locked = type_ in stacks.locked
    takes: "int | None" = 0
    if locked:
        takes = None
    elif type_ in stacks.tops:
        takes = compared_price(state.rulings, stacks.tops[type_])
    cards = [_card(laid) for laid in state.round.laid if laid.kind in DISHES and laid.type == type_]
    return {"type": type_, "cards": cards, "locked": locked, "takes": takes}


def _card(laid: "Laid") -> "CardShown":
    return {"card": laid.card, "price": laid.price, "premium": laid.premium}
