"""The market is refilled: the diners stage and the round end."""

from referee.engine.faults import reason
from referee.games.bolicheros_de_barrio.ending import close_round, finish
from referee.games.bolicheros_de_barrio.lines import write
from referee.games.bolicheros_de_barrio.state import DINERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.bolicheros_de_barrio.state import State


def refill_reasons(state: "State") -> "list[Reason]":
    """Return why the round cannot end: no diners have come in it."""
    if state.stage == DINERS:
        return []
    return [reason("no-diners-yet", ["two-stages", "market-refill"])]


def refill(state: "State") -> None:
    """End the round after its diners stage; once the end is triggered, the game ends with it.

    Otherwise the next bidding stage is begun by the left neighbour (`start-player`).
    """
    if state.stage != DINERS:
        return
    if state.triggered:
        finish(state)
    else:
        write(state, "market-refill", ["market-refill", "two-stages", "start-player"])
        close_round(state)
        seat = state.players.index(state.starter)
        state.starter = state.players[(seat + 1) % len(state.players)]
