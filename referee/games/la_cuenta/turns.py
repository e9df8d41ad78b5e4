"""Turns: whose it is, who is next, and how a turn ends the stay in the toilet."""

from referee.engine.faults import reason
from referee.games.la_cuenta.state import Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.state import State


def leave_toilet(state: "State") -> None:
    """Let whose turn begins come back from the toilet."""
    if state.turn in state.in_toilet:
        state.in_toilet.remove(state.turn)


def end_turn(state: "State", player: str) -> None:
    """Pass the turn on from a player, in the direction that holds now."""
    state.turn = state.neighbours[state.step][player]
    if state.in_toilet:
        leave_toilet(state)


def begin_round(state: "State", starter: str) -> None:
    """Start the next round: an empty table, clockwise again."""
    state.round = Round(starter)
    state.step = 1
    state.turn = starter
    if state.in_toilet:
        leave_toilet(state)


def turn_reasons(state: "State", player: str) -> "list[Reason]":
    """Return why this player may not act on a turn now: it is somebody else's."""
    if state.round.asker is not None or state.turn == player:
        return []
    return [reason("not-your-turn", ["turn-order"], player=player, turn=state.turn)]


def asked_reasons(state: "State") -> "list[Reason]":
    """Return why nothing but Tips and split cards may come now: the bill is asked for."""
    if state.round.asker is None:
        return []
    return [reason("bill-asked", ["after-ask-cards"], asker=state.round.asker)]


def not_asked_reasons(state: "State") -> "list[Reason]":
    """Return why no Tip and no split card may come yet: nobody has asked for the bill."""
    if state.round.asker is not None:
        return []
    return [reason("bill-not-asked", ["after-ask-cards"])]


def toilet_reasons(state: "State", player: str, rules: "list[str]") -> "list[Reason]":
    """Return why somebody in the toilet may not do what these further rules are about."""
    if player not in state.in_toilet:
        return []
    return [reason("in-toilet", ["toilet-protects"] + rules, player=player)]  # noqa: RUF005
