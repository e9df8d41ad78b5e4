"""Verdicts: every reason to refuse an event, or the rules that allow it."""

from referee.engine.faults import reason
from referee.games.la_cuenta.after_cards import play_split_reasons, play_tip_reasons
from referee.games.la_cuenta.any_order import any_order_reasons
from referee.games.la_cuenta.asking import (
    ask_reasons,
    ask_rules,
    pass_reasons,
    redraw_reasons,
)
from referee.games.la_cuenta.bill import bill_reasons
from referee.games.la_cuenta.deck import TIP
from referee.games.la_cuenta.events import ASK, CASH, CORRECT, PASS, REDRAW, ROUND, SETTLE
from referee.games.la_cuenta.plays import play_reasons, play_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.events import Event
    from referee.games.la_cuenta.state import State


def reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return every reason to refuse the event now; none if it is allowed."""
    if state.over and event.name != CASH:
        return [reason("game-over", ["game-end"])]
    if event.laid is not None:
        return play_reasons(state, event.player, event.laid)
    if event.name == ASK:
        return ask_reasons(state, event.player, event.cannot_play)
    if event.name == SETTLE:
        return _settle_reasons(state)
    if event.name == TIP:
        return play_tip_reasons(state, event.player)
    if event.split is not None:
        return play_split_reasons(state, event.split)
    if event.name == PASS:
        return pass_reasons(state, event.player)
    if event.name == REDRAW:
        return redraw_reasons(state, event.player)
    if event.order is not None:
        found = _round_reasons(state)
        found.extend(bill_reasons(state.deck, state.rulings, event.order))
        found.extend(any_order_reasons(state.deck, state.rulings, event.order.laid))
        return found
    return []


def _settle_reasons(state: "State") -> "list[Reason]":
    """Return why nothing can be settled: nobody has asked for the bill."""
    if state.round.asker is not None:
        return []
    return [reason("nothing-asked-yet", ["must-ask"])]


def _round_reasons(state: "State") -> "list[Reason]":
    """Return why no round can be told at its end: this one has begun on the table."""
    if state.round.asker is None and not state.round.laid:
        return []
    return [reason("round-begun", ["must-ask"], found=len(state.round.laid))]


def rules(state: "State", event: "Event") -> "list[str]":
    """Return the rules that allow an event before it happens; to be read only."""
    if event.laid is not None:
        return play_rules(state, event.laid)
    if event.name == ASK:
        return ask_rules(state, event.player, event.cannot_play)
    if event.split is not None:
        return [event.split.kind, "split-by", "after-ask-cards"]
    return SIMPLE_RULES[event.name]


SIMPLE_RULES: "dict[str, list[str]]" = {
    TIP: ["tip", "after-ask-cards"],
    SETTLE: [],  # what settles is known once the bill is made
    ROUND: [],
    PASS: ["birthday-cake"],
    REDRAW: ["starter-redraw"],
    CASH: ["tie-break"],
    CORRECT: ["savings"],
}
