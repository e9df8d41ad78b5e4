"""The extra card: both wilds let the active player draw one."""

from referee.engine.faults import reason
from referee.games.cuantos_tacos.hand import draw
from referee.games.cuantos_tacos.numbers import WILDS
from referee.games.cuantos_tacos.roll import both_wilds
from referee.games.cuantos_tacos.rounds import active_reasons
from referee.games.cuantos_tacos.state import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.pieces import Event
    from referee.games.cuantos_tacos.state import State


def extra_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return every reason why this player may not draw an extra card now."""
    found = active_reasons(state, event.player, ["extra-card"])
    roll = state.now.roll
    if roll is not None and both_wilds(roll) is False:
        found.append(
            reason("no-extra-card", ["wild", "extra-card"], found=roll.wilds, need=len(WILDS))
        )
    if state.now.extra:
        found.append(reason("extra-already", ["extra-card"]))
    return found


def extra(state: "State", event: "Event") -> None:
    """Let the extra card be drawn, now or at the end of the turn (`extra-card-when`)."""
    player = event.player or state.turn
    rules = ["extra-card", "extra-card-when", "more-than-two-cards"]
    applied = [state.rulings.applied("extra-card-when")]
    state.now.extra = True
    if state.rulings.chosen["extra-card-when"] == "at-once":
        draw(state, player, 1)
        say(state, "extra-taken", rules, player=player, applied=applied)
    else:
        state.now.extra_waits = True
        say(state, "extra-later", rules, player=player, applied=applied)
    if state.now.roll is None:
        say(state, "extra-unseen", ["wild", "extra-card"], note=True)
