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


def extra_reasons(state: "State", player: str) -> "list[Reason]":
    """Return every reason why this player may not draw an extra card now."""
    found = active_reasons(state, player, ["extra-card"])
    roll = state.now.roll
    if roll is not None and both_wilds(roll) is False:
        found.append(
            reason("no-extra-card", ["wild", "extra-card"], found=roll.wilds, need=len(WILDS))
        )
    if state.now.extra:
        found.append(reason("extra-already", ["extra-card"]))
    elif drawn_at_once(state) and state.now.roll_used():
        found.append(reason("extra-too-late", ["extra-card-when", "use-symbols"]))
    return found


def may_extra(state: "State") -> bool:
    """Return whether the dice that lie there still give the active player an extra card."""
    roll = state.now.roll
    return roll is not None and bool(both_wilds(roll)) and not extra_reasons(state, state.turn)


def drawn_at_once(state: "State") -> bool:
    """Return whether the extra card is drawn before anybody crosses off (`extra-card-when`)."""
    return state.rulings.chosen["extra-card-when"] == "at-once"


def extra(state: "State", event: "Event") -> None:
    """Let the extra card be drawn, now or at the end of the turn (`extra-card-when`)."""
    player = event.player or state.turn
    rules = ["extra-card", "extra-card-when", "more-than-two-cards"]
    applied = [state.rulings.applied("extra-card-when")]
    state.now.extra = True
    if drawn_at_once(state):
        draw(state, player, 1)
        say(state, "extra-taken", rules, player=player, applied=applied)
    else:
        state.now.extra_waits = True
        say(state, "extra-later", rules, player=player, applied=applied)
    if state.now.roll is None:
        say(state, "extra-unseen", ["wild", "extra-card"], note=True)
