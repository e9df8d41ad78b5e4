"""What events do to the game, also those that the rules refuse and that stand all the same.

What physically lies on the table counts. An event that can have no effect, such as settling a bill
that nobody asked for, leaves everything as it is.
"""

from referee.engine.faults import rules_of
from referee.games.la_cuenta.after_cards import play_split, play_tip
from referee.games.la_cuenta.deck import TIP
from referee.games.la_cuenta.ending import check_end, end_rules
from referee.games.la_cuenta.events import ASK, CASH, CORRECT, PASS, ROUND, SETTLE
from referee.games.la_cuenta.plays import play_card, play_rules
from referee.games.la_cuenta.running import running_total
from referee.games.la_cuenta.settlement import settle
from referee.games.la_cuenta.state import order_on_table
from referee.games.la_cuenta.turns import end_turn
from referee.games.la_cuenta.verdicts import reasons, rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason, Verdict
    from referee.games.la_cuenta.events import Event
    from referee.games.la_cuenta.state import State


def apply(state: "State", event: "Event", found: "list[Reason]") -> None:
    """Let an event happen; `found` are the reasons against it, if it stands in spite of them."""
    if event.laid is not None:
        state.rules = rules_of(found) if found else play_rules(state, event.laid)
        if not state.over:
            play_card(state, event.player, event.laid)
        return
    state.rules = rules_of(found) if found else rules(state, event)
    if not state.over or event.name == CASH:
        _happen(state, event)


def verdict(state: "State", event: "Event") -> "Verdict":
    """Return whether an event is allowed, why not or by which rules, and what it adds to the bill.

    `adds` is the change of the running total in euros, 0 for what is refused.
    """
    found = reasons(state, event)
    if found:
        return {"allowed": False, "reasons": found, "rules": rules_of(found), "adds": 0}
    used = rules(state, event)
    if event.name in (SETTLE, ROUND, CORRECT):  # their rules show only in what they do
        trial = state.sketch()
        apply(trial, event, found)
        used = trial.rules
        adds = 0 if event.order is None else trial.rounds[-1]["total"]
    else:
        adds = _adds(state, event)
    return {"allowed": True, "reasons": [], "rules": list(used), "adds": adds}


def _adds(state: "State", event: "Event") -> int:
    """Return how many euros a card or a Tip would add to the running bill."""
    before = state.round.running
    after = before.copy()
    if event.laid is not None:
        after.add(state.rulings, event.laid)
    elif event.name == TIP:
        after.tips += 1
    return running_total(state.deck, after) - running_total(state.deck, before)


def _happen(state: "State", event: "Event") -> None:
    """Let anything but a played card happen."""
    asker = state.round.asker
    if event.name == ASK:
        if asker is None:
            state.round.asker = event.player
    elif event.name == SETTLE:
        if asker is not None:
            settle(state, order_on_table(state, asker), False)
    elif event.name == TIP:
        play_tip(state)
    elif event.split is not None:
        play_split(state, event.split)
    elif event.name == PASS:
        if asker is None:
            end_turn(state, event.player)
    elif event.order is not None:
        settle(state, event.order, True)
    elif event.name == CORRECT:
        _correct(state, event.amounts)
    elif event.name == CASH:
        state.cash = event.amounts


def _correct(state: "State", savings: "dict[str, int]") -> None:
    """Mend balances, then see whether the game is over by them."""
    state.savings.update(savings)
    check_end(state)
    if state.over:
        state.rules = state.rules + end_rules(state)
