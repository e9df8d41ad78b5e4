"""Verdicts: every reason to refuse an event, and the rules that allow it."""

from referee.engine.faults import reason
from referee.games.bolicheros_de_barrio.advertising import advertising_reasons
from referee.games.bolicheros_de_barrio.diners import diners_reasons
from referee.games.bolicheros_de_barrio.ending import end_reasons
from referee.games.bolicheros_de_barrio.events import (
    ADVERTISE,
    DINERS,
    END,
    IMPROVE,
    REFILL,
    RESTAURANT,
)
from referee.games.bolicheros_de_barrio.improving import improve_reasons
from referee.games.bolicheros_de_barrio.market import refill_reasons
from referee.games.bolicheros_de_barrio.mending import restaurant_reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.bolicheros_de_barrio.events import Event
    from referee.games.bolicheros_de_barrio.state import State


def reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return every reason to refuse the event now; none if it is allowed."""
    if state.over:
        return [reason("game-over", ["end-of-game"])]
    if event.name == IMPROVE:
        return improve_reasons(state, event)
    if event.name == DINERS:
        return diners_reasons(state)
    if event.name == ADVERTISE:
        return advertising_reasons(state, event.player, event.times)
    if event.name == END:
        return end_reasons(state, event.player)
    if event.name == REFILL:
        return refill_reasons(state)
    if event.name == RESTAURANT:
        return restaurant_reasons(state, event)
    return []
