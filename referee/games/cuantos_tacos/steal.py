"""Stealing: three alike let the neighbour on the right take a card of the active player."""

from referee.engine.faults import cite, reason
from referee.games.cuantos_tacos.alike import alike
from referee.games.cuantos_tacos.hand import meant, meant_reasons, take
from referee.games.cuantos_tacos.state import right_of, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.pieces import Event
    from referee.games.cuantos_tacos.state import State


def steal_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return every reason why this card of the active player may not be stolen now."""
    found: "list[Reason]" = []
    neighbour = right_of(state, state.turn)
    if event.player and event.player != neighbour:
        found.append(
            reason(
                "not-right-neighbour",
                ["steal", "turn-order"],
                player=event.player,
                neighbour=neighbour,
                turn=state.turn,
            )
        )
    roll = state.now.roll
    same = None if roll is None else alike(state.numbers, state.rulings, roll)
    if same is not None and same.enough is False:
        need = state.numbers.alike
        found.append(reason("nothing-alike", same.rules, found=same.count, need=need))
    if state.now.stolen:
        found.append(reason("stolen-already", ["steal"]))
    seat = state.seats[state.turn]
    if not seat.hand:
        found.append(reason("nothing-to-steal", ["steal"], turn=state.turn))
    else:
        found.extend(meant_reasons(state, state.turn, event.card, False, ["steal"]))
    return found


def stolen_reasons(state: "State", number: int) -> "list[Reason]":
    """Return why a card takes no mark of this roll: it was stolen with it, after the marks."""
    if number == 0 or number != state.now.stolen_now:
        return []
    return [reason("stolen-with-this-roll", ["steal", "use-symbols"], card=number)]


def steal(state: "State", event: "Event") -> None:
    """Let a card change hands with its marks; its replacement is a ruling's matter."""
    thief = event.player or right_of(state, state.turn)
    seat = state.seats[state.turn]
    card = meant(seat, event.card, False)
    if card is None and seat.hand:
        card = seat.hand[0]
    if card is None or thief == state.turn:
        return
    state.now.stolen = True
    state.now.stolen_now = card.number if state.now.roll is not None else 0
    take(seat, card)
    state.seats[thief].hand.append(card)
    if state.rulings.chosen["stolen-replacement"] == "end-of-turn":
        seat.due += 1
        seat.lost = True
    roll = state.now.roll
    rules = ["steal"] if roll is None else alike(state.numbers, state.rulings, roll).rules
    rules = rules + ["stolen-replacement"]  # noqa: RUF005 (MicroPython lacks it)
    if len(state.seats[thief].hand) > state.numbers.hand:
        cite(rules, ["more-than-two-cards"])
    applied = [state.rulings.applied("stolen-replacement")]
    say(state, "stolen", rules, player=thief, turn=state.turn, applied=applied)
    if roll is None:
        say(state, "steal-unseen", ["steal"], note=True)
