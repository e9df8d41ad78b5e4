"""What events do to the game, also those that the rules refuse and that stand all the same.

What physically happened counts. An event that can have no effect, such as an end triggered twice,
leaves everything as it is.
"""

from referee.engine.faults import rules_of
from referee.games.bolicheros_de_barrio.advertising import advertise
from referee.games.bolicheros_de_barrio.diners import reveal
from referee.games.bolicheros_de_barrio.ending import trigger_end
from referee.games.bolicheros_de_barrio.events import (
    ADVERTISE,
    CORRECT,
    DINERS,
    END,
    IMPROVE,
    RESTAURANT,
)
from referee.games.bolicheros_de_barrio.improving import improve
from referee.games.bolicheros_de_barrio.lines import changes
from referee.games.bolicheros_de_barrio.market import refill
from referee.games.bolicheros_de_barrio.mending import correct, tell_restaurant
from referee.games.bolicheros_de_barrio.verdicts import reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason, Verdict
    from referee.games.bolicheros_de_barrio.events import Event
    from referee.games.bolicheros_de_barrio.state import State


def apply(state: "State", event: "Event", found: "list[Reason]") -> None:
    """Let an event happen; `found` are the reasons against it, if it stands in spite of them."""
    state.last = []
    if not state.over:
        _happen(state, event)
    state.rules = rules_of(found if found else state.last)


def verdict(state: "State", event: "Event") -> "Verdict":
    """Return whether an event is allowed, why not or by which rules, and what it changes.

    `changes` holds coins and stars by player, only where they change; `adds` is 0, as there is no
    bill.
    """
    found = reasons(state, event)
    rules, changed = rules_of(found), changes(state, [])
    if not found:
        trial = state.sketch()
        apply(trial, event, found)
        rules, changed = trial.rules, changes(trial, trial.last)
    return {
        "allowed": not found,
        "reasons": found,
        "adds": 0,
        "rules": rules,
        "changes": changed,
    }


def _happen(state: "State", event: "Event") -> None:
    if event.name == IMPROVE:
        improve(state, event)
        return
    state.moment = None
    if event.name == DINERS:
        reveal(state, event.type)
    elif event.name == ADVERTISE:
        advertise(state, event.player, event.times)
    elif event.name == END:
        trigger_end(state, event.player)
    elif event.name == CORRECT:
        correct(state, event)
    elif event.name == RESTAURANT:
        tell_restaurant(state, event)
    else:
        refill(state)
