"""Verdicts: every reason to refuse an event, or the rules that allow it."""

from referee.engine.faults import reason
from referee.games.cuantos_tacos.actions import action_reasons
from referee.games.cuantos_tacos.ending import after_end_reasons, early_reasons
from referee.games.cuantos_tacos.events import (
    ACTION,
    BONUS,
    CARD,
    END,
    END_TURN,
    EXTRA,
    FINISH,
    MARK,
    ROLL,
    SCORE,
    STEAL,
)
from referee.games.cuantos_tacos.extra import extra_reasons
from referee.games.cuantos_tacos.finish import bonus_reasons, finish_reasons, finished_card
from referee.games.cuantos_tacos.hand import card_reasons, meant
from referee.games.cuantos_tacos.marks import dice_reasons, mark_reasons
from referee.games.cuantos_tacos.roll import roll_reasons
from referee.games.cuantos_tacos.rounds import active_reasons
from referee.games.cuantos_tacos.score import told_reasons
from referee.games.cuantos_tacos.steal import steal_reasons, stolen_reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.pieces import Event
    from referee.games.cuantos_tacos.roll import Roll
    from referee.games.cuantos_tacos.state import State

IN_A_TURN = (ROLL, ACTION, STEAL, EXTRA, FINISH, MARK, END_TURN)


def reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return every reason to refuse the event now; none if it is allowed."""
    name = event.name
    if state.over and name != SCORE:
        return [reason("game-over", ["game-end"])]
    if state.over and event.told is not None:
        return after_end_reasons(state, event.told)
    if not state.turn and name in IN_A_TURN:
        return [reason("rounds-over", ["game-end"])]
    if name == FINISH:
        return _finish_reasons(state, event)
    if event.roll is not None:
        return _roll_reasons(state, event.player, event.roll)
    if name == END_TURN:
        return active_reasons(state, event.player, [])
    if name == ACTION:
        return action_reasons(state, event)
    if name == STEAL:
        return steal_reasons(state, event)
    if name == EXTRA:
        return extra_reasons(state, event.player)
    if name == MARK:
        return _mark_reasons(state, event)
    if name == CARD:
        return card_reasons(state, event)
    if name == BONUS:
        return bonus_reasons(state, event)
    found: "list[Reason]" = []
    if name in (SCORE, END):
        found.extend(early_reasons(state, name == SCORE))
    if name == SCORE:
        found.extend(told_reasons(state, event))
    return found


def _roll_reasons(state: "State", player: str, roll: "Roll") -> "list[Reason]":
    """Return why this cannot be the roll: not the active player, too late, impossible dice."""
    found = active_reasons(state, player, ["roll-dice"])
    if state.now.symbols_used:
        found.append(reason("symbols-used", ["roll-dice", "use-symbols"]))
    found.extend(roll_reasons(state.numbers, roll))
    return found


def _mark_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return why nothing can be marked: card, ingredients or dice, or it was stolen just now."""
    card = meant(state.seats[event.player], event.card, True)
    found = [] if card is None else stolen_reasons(state, card.number)
    return found + mark_reasons(state, event)


def _finish_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return why a taco cannot be finished: no such card, or the dice do not give the rest."""
    found = finish_reasons(state, event)
    card = finished_card(state.seats[event.player], event)
    if card is not None:
        found.extend(stolen_reasons(state, card.number))
    if card is not None and card.number and card.needs is not None:
        found.extend(dice_reasons(state, event.player, card, card.missing()))
    return found
