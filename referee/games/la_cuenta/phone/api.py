"""What La Cuenta's page asks, beside or instead of what every page asks."""

from referee.engine.phone_api import PhoneApi
from referee.games.la_cuenta import game, referee
from referee.games.la_cuenta.bill import bill_reasons, bill_result, card_reasons
from referee.games.la_cuenta.bill_request import read_request
from referee.games.la_cuenta.cash import told
from referee.games.la_cuenta.ending import (
    cash_decides,
    cash_needed,
    counts_up,
    decided_by,
    leaders,
    winners,
)
from referee.games.la_cuenta.phone.screen import screen
from referee.games.la_cuenta.splitting import may_split
from referee.games.la_cuenta.state import order_on_table
from referee.games.la_cuenta.view import figures, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.published import After, BillResult, OnPhone, Preview, Under
    from referee.games.la_cuenta.state import State

    Question = dict[str, Any]


def seen(state: "State") -> "dict[str, Any]":
    """Return the view, with what only the page shows of it."""
    cash = state.cash
    tied = leaders(state)
    more: "OnPhone" = {
        "players": list(state.players),
        "leaders": tied,
        "cash": None if cash is None else {name: told(cash[name]) for name in cash},
        "cash_asked": state.over and len(tied) > 1 and cash_decides(state),
        "end_rules": decided_by(state),
        "bill": _bill_so_far(state),
        "last": state.rounds[-1] if state.rounds else None,
    }
    found = dict(view(state))
    found.update(more)
    return found


def _bill_so_far(state: "State") -> "BillResult | None":
    now = state.round
    if not now.laid and not now.running.tips:
        return None
    order = order_on_table(state, now.asker if now.asker is not None else state.turn)
    return bill_result(state.deck, state.rulings, order)


def _bill(api: PhoneApi, question: "Question") -> "Any":
    """Answer the bill for a request."""
    return game.bill(api.facts, question["request"])


def _preview(api: PhoneApi, question: "Question") -> "Preview":
    """Answer what settling, a round told at its end, or a `request` without a game would come to.

    Nothing changes.
    """
    if "request" in question:
        deck, rulings, order = read_request(api.facts, question["request"])
        found = bill_reasons(deck, rulings, order)
        return {
            "reasons": found,
            "stops": card_reasons(deck, rulings, order),
            "splitters": may_split(rulings, order.players, order.asker),
            "bill": None if found else bill_result(deck, rulings, order),
        }
    return _after(api.open_fold().state, question["event"])


def _after(state: "State", data: "dict[str, Any]") -> "After":
    event = referee.read(state, data)
    reasons = referee.reasons(state, event)
    trial = state.sketch()
    referee.apply(trial, event, reasons)
    counted = figures(trial)
    found: "After" = {
        "reasons": reasons,
        "stops": [],
        "splitters": [],
        "bill": trial.rounds[-1] if trial.rounds else None,
        "over": trial.over,
        "winners": winners(trial),
        "cash_needed": cash_needed(trial),
        "next_starter": None if trial.over else trial.round.starter,
        "savings": counted["savings"],
        "hand_limits": counted["hand_limits"],
    }
    order = event.order
    if order is not None:
        found["stops"] = card_reasons(state.deck, state.rulings, order)
        found["splitters"] = may_split(state.rulings, state.players, order.asker)
    return found


def _screen(api: PhoneApi, question: "Question") -> "Any":
    """Answer every verdict that the screen needs, with so many Premium to a dish."""
    return screen(api.open_fold().state, question["premium"])


def _under(api: PhoneApi, question: "Question") -> "Under":
    """Answer what the same game comes to under other rulings, and a round after it."""
    other = api.under(question["rulings"])
    state = other.state
    event = question.get("event")
    counted = figures(state)
    return {
        "over": state.over,
        "winners": winners(state),
        "irregular": len(other.irregular),
        "comparable": counts_up(state) == counts_up(api.open_fold().state),
        "bill": _bill_so_far(state),
        "after": None if event is None else _after(state, event),
        "savings": counted["savings"],
        "hand_limits": counted["hand_limits"],
    }


QUESTIONS = {"bill": _bill, "preview": _preview, "screen": _screen, "under": _under}


def api(facts: str) -> PhoneApi:
    """Return what answers one phone."""
    return PhoneApi(game, referee, facts, seen, QUESTIONS)
