"""What the phone shows of a game at one glance, and what would come of a round or a ruling."""

from referee.games.la_cuenta import referee
from referee.games.la_cuenta.asking import cards_so_far
from referee.games.la_cuenta.bill import bill_result
from referee.games.la_cuenta.cash import told
from referee.games.la_cuenta.deck import BURNT_DISH
from referee.games.la_cuenta.ending import leaders, winners
from referee.games.la_cuenta.phone.watch import Watched
from referee.games.la_cuenta.stacks import compared_price
from referee.games.la_cuenta.state import order_on_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.state import State


def view(fold: Watched) -> "dict[str, Any]":
    """Return the game as it stands; amounts in euros, people by name."""
    state = fold.state
    cash = state.cash
    return {
        "players": state.players,
        "savings": state.savings,
        "hand_limits": state.hand_limits,
        "over": state.over,
        "winners": winners(state),
        "tied": leaders(state) if state.over else [],
        "cash": None if cash is None else {name: told(cash[name]) for name in cash},
        "next_starter": None if state.over else state.round.starter,
        "rounds": len(state.rounds),
        "last": state.rounds[-1] if state.rounds else None,
        "rulings": state.rulings.chosen,
        "rules": state.rules,
        "table": table(state),
    }


def table(state: "State") -> "dict[str, Any]":
    """Return what lies on the table in this round, whose turn it is, and the bill so far."""
    now = state.round
    bill = None
    if now.laid or now.running.tips:
        order = order_on_table(state, now.asker if now.asker is not None else state.turn)
        bill = bill_result(state.deck, state.rulings, order)
    return {
        "turn": state.turn,
        "step": state.step,
        "starter": now.starter,
        "asker": now.asker,
        "split": _split(now.split),
        "in_toilet": state.in_toilet,
        "birthdays": now.birthdays,
        "coffee_out": now.coffee_out,
        "cards": cards_so_far(state),
        "tips": now.running.tips,
        "premiums": now.running.premiums,
        "laid": [_laid(laid) for laid in now.laid],
        "stacks": {type_: _stack(state, type_) for type_ in state.deck.types},
        "bill": bill,
    }


def preview(state: "State", data: "dict[str, Any]") -> "dict[str, Any]":
    """Return what settling, or a round told at its end, would come to. Nothing changes.

    `reasons` against it, the `bill`, and the game after it; raises `BadInput`.
    """
    event = referee.read(state, data)
    found = referee.reasons(state, event)
    trial = state.sketch()
    referee.apply(trial, event, found)
    return {
        "reasons": found,
        "bill": trial.rounds[-1] if trial.rounds else None,
        "savings": trial.savings,
        "hand_limits": trial.hand_limits,
        "over": trial.over,
        "winners": winners(trial),
        "next_starter": None if trial.over else trial.round.starter,
        "rules": trial.rules,
    }


def under(other: Watched, data: "dict[str, Any] | None") -> "dict[str, Any]":
    """Return what a game comes to under other rulings, and a round after it.

    `irregular` counts what those rulings refuse.
    """
    state = other.state
    found = {
        "savings": state.savings,
        "hand_limits": state.hand_limits,
        "over": state.over,
        "winners": winners(state),
        "irregular": len(other.irregular),
        "bill": table(state)["bill"],
        "after": None,
    }
    if data is not None:
        found["after"] = preview(state, data)
    return found


def _split(split: "Any") -> "dict[str, Any] | None":
    if split is None:
        return None
    return {"kind": split.kind, "by": split.by, "with": split.partner}


def _laid(laid: "Laid") -> "dict[str, Any]":
    """Return a card on the table in the form of a bill's `cards`."""
    if laid.card == "":
        return {"type": laid.type, "price": laid.price, "premium": laid.premium}
    found: "dict[str, Any]" = {"card": laid.card, "premium": laid.premium}
    if laid.kind == BURNT_DISH:
        found["price"] = laid.price
        found["on"] = laid.type
    return found


def _stack(state: "State", type_: str) -> "dict[str, Any]":
    """Return at what price a stack stands, None without tapas, and whether it is locked."""
    stacks = state.round.stacks
    top = stacks.tops.get(type_)
    price = None if top is None else compared_price(state.rulings, top)
    return {"price": price, "locked": type_ in stacks.locked}
