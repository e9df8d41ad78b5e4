"""Finishing a taco: its card leaves the hand and its points are written at once."""

from referee.engine.faults import reason
from referee.games.cuantos_tacos.hand import described, meant, meant_reasons, take
from referee.games.cuantos_tacos.state import add

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.pieces import Card, Event
    from referee.games.cuantos_tacos.state import Seat, State


def finished_card(seat: "Seat", event: "Event") -> "Card | None":
    """Return the card in hand that is finished, None if nobody can say.

    Told by its points, it is the described card with these points, or else one of which nothing
    is known.
    """
    if event.card:
        return meant(seat, event.card, True)
    same = [card for card in described(seat) if card.points == event.points]
    return same[0] if same else meant(seat, 0, False)


def finish_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return every reason why this taco cannot be finished now, but what the dice say to it."""
    seat = state.seats[event.player]
    if finished_card(seat, event) is not None:
        return []
    return meant_reasons(state, event.player, event.card, False, ["finish-card"])


def score_card(
    state: "State",
    player: str,
    card: "Card | None",
    points: int,
    bonus: "list[int]",
    sauces: "int | None",
) -> None:
    """Write a finished taco; a card is owed at the end of the turn (`draw-new`)."""
    seat = state.seats[player]
    if card is not None:
        take(seat, card)
        if card.number:
            state.finished.append(card.number)
    seat.due += 1
    seat.points += points
    seat.tacos += 1
    seat.sauces = None if seat.sauces is None or sauces is None else seat.sauces + sauces
    state.now.symbols_used = True
    add(state, "taco", player, points, ["finish-card", "score-finished"], points=points)
    add_bonus(state, player, bonus)


def add_bonus(state: "State", player: str, bonus: "list[int]") -> None:
    """Write the points of bonus ingredients on finished tacos (`bonus-ingredients`)."""
    if bonus:
        state.seats[player].bonus += sum(bonus)
        add(state, "bonus", player, sum(bonus), ["bonus-ingredients"], count=len(bonus))


def bonus_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return why no bonus can be written: nobody with no finished taco has one."""
    if state.seats[event.player].tacos:
        return []
    return [reason("no-finished-taco", ["bonus-ingredients"], player=event.player)]
