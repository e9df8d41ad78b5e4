"""What events do to the game, also those that the rules refuse and that stand all the same.

What physically lies on the table counts. An event that can have no effect, such as a roll after
the last round, leaves everything as it is.
"""

from referee.engine.faults import cite, rules_of
from referee.games.cuantos_tacos.actions import act_out
from referee.games.cuantos_tacos.drawing import draw_cards
from referee.games.cuantos_tacos.ending import check_over, tell, tell_sauces
from referee.games.cuantos_tacos.events import (
    ACTION,
    BONUS,
    CARD,
    CORRECT,
    END,
    END_TURN,
    EXTRA,
    FINISH,
    ROLL,
    SCORE,
    STEAL,
)
from referee.games.cuantos_tacos.extra import extra
from referee.games.cuantos_tacos.finish import add_bonus, finished_card, score_card
from referee.games.cuantos_tacos.hand import describe
from referee.games.cuantos_tacos.marks import mark, note_marks
from referee.games.cuantos_tacos.roll_lines import roll_lines
from referee.games.cuantos_tacos.rounds import is_last_turn, pass_turn
from referee.games.cuantos_tacos.score import scores
from referee.games.cuantos_tacos.state import add, right_of
from referee.games.cuantos_tacos.steal import steal
from referee.games.cuantos_tacos.verdicts import IN_A_TURN, reasons
from referee.games.cuantos_tacos.words import learn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason, Verdict
    from referee.games.cuantos_tacos.pieces import Event
    from referee.games.cuantos_tacos.roll import Roll
    from referee.games.cuantos_tacos.state import State

BASE_RULES = {  # the rules that an event uses whatever comes of it
    ROLL: ["active-player", "roll-dice"],
    END_TURN: ["active-player", "turn-order"],
    CARD: ["two-hand-cards"],
    CORRECT: ["score-finished"],
}


def apply(state: "State", event: "Event", found: "list[Reason]") -> None:
    """Let an event happen; `found` are the reasons against it, if it stands in spite of them."""
    state.last = []
    words = event.words or ([] if event.roll is None else event.roll.dice)
    learn(state.spelling, state.words, words)
    state.rules = rules_of(found) if found else list(BASE_RULES.get(event.name, []))
    over = state.over
    if event.told is not None and over:
        tell_sauces(state, event.player, event.told)
    elif event.told is not None:
        tell(state, event.player, event.told)
    elif not over:
        if state.turn and event.name in IN_A_TURN:
            _in_turn(state, event)
        elif event.name == FINISH:
            _finish(state, event)
        elif event.name == BONUS:
            add_bonus(state, event.player, event.bonus)
        elif event.name == CARD:
            describe(state, event)
        elif event.name == END:
            state.ended = True
        elif event.name == CORRECT:
            _correct(state, event)
    if not found:
        cite(state.rules, rules_of(state.last))
    if event.name == SCORE or not over:
        check_over(state)


def verdict(state: "State", event: "Event") -> "Verdict":
    """Return whether an event is allowed, why not or by which rules, and what it changes.

    `changes` is {"score": {player: points}} for those whose points change, empty for what is
    refused; `lines` are what the event would say; `adds` is always 0: there is no bill.
    """
    found = reasons(state, event)
    if found:
        return {
            "allowed": False,
            "reasons": found,
            "rules": rules_of(found),
            "adds": 0,
            "changes": {},
            "lines": [],
        }
    trial = state.sketch()
    apply(trial, event, found)
    before = scores(state)
    after = scores(trial)
    changes: "dict[str, int]" = {}
    for player in state.players:
        if after[player] != before[player]:
            changes[player] = after[player] - before[player]
    return {
        "allowed": True,
        "reasons": [],
        "rules": trial.rules,
        "adds": 0,
        "changes": {"score": changes} if changes else {},
        "lines": trial.last,
    }


def _in_turn(state: "State", event: "Event") -> None:
    """Let something happen in a turn."""
    name = event.name
    if event.roll is not None:
        _roll(state, event.roll)
    elif name == FINISH:
        _finish(state, event)
    elif name == END_TURN:
        if not is_last_turn(state):
            draw_cards(state)
        pass_turn(state)
    elif name == ACTION:
        act_out(state, event)
    elif name == STEAL:
        steal(state, event)
    elif name == EXTRA:
        extra(state, event)
    else:
        mark(state, event)


def _roll(state: "State", roll: "Roll") -> None:
    """Let the dice lie as told; what was locked before stays locked."""
    state.now.roll = roll
    state.now.stolen_now = 0  # stolen with an earlier roll: this one may serve it
    neighbour = right_of(state, state.turn)
    state.last.extend(roll_lines(state.numbers, state.rulings, roll, state.turn, neighbour))


def _finish(state: "State", event: "Event") -> None:
    """Finish a taco; what was not marked on its card is marked now."""
    card = finished_card(state.seats[event.player], event)
    points = event.points
    sauces = event.sauces
    if card is not None and card.number:
        if event.card:
            points = card.points or 0
        if event.sauces is None:
            sauces = card.sauces
        if card.missing():
            note_marks(state, event.player, card, card.missing())
    if card is None and event.card:
        return  # no such card: nobody can say what it would be worth
    if card is None and state.seats[event.player].hand:
        card = state.seats[event.player].hand[0]
    score_card(state, event.player, card, points, event.bonus, sauces)


def _correct(state: "State", event: "Event") -> None:
    """Mend points so far, or whose turn of which round it is."""
    for player in state.players:
        if player in event.amounts:
            seat = state.seats[player]
            change = event.amounts[player] - seat.points - seat.bonus
            if change:
                seat.points += change
                add(state, "correction", player, change, ["score-finished"])
    if event.round:
        state.round = event.round
    if event.turn:
        state.turn = event.turn
        state.played_out = False
