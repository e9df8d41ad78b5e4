"""Cards in hand: what is known of them, and who holds how many."""

from referee.engine.faults import reason
from referee.games.cuantos_tacos.pieces import Card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.pieces import Event
    from referee.games.cuantos_tacos.state import Seat, State


def draw(state: "State", player: str, count: int) -> None:
    """Give somebody so many cards of which nothing is known."""
    for _ in range(count):
        state.drawn += 1
        state.seats[player].hand.append(Card(state.drawn))


def described(seat: "Seat") -> "list[Card]":
    """Return the cards in a hand that the table has described."""
    return [card for card in seat.hand if card.number]


def numbered(seat: "Seat", number: int) -> "Card | None":
    """Return the card with this number, None if it is not in the hand."""
    found = [card for card in seat.hand if number and card.number == number]
    return found[0] if found else None


def meant(seat: "Seat", number: int, known: bool) -> "Card | None":
    """Return the card that an event means, None if nobody can say.

    With a number it is that one. Without, it is one that is not described, or the only one that
    is; if `known`, only described ones come into question.
    """
    if number:
        return numbered(seat, number)
    cards = described(seat)
    blank = [card for card in seat.hand if not card.number]
    if blank and not known:
        return blank[0]
    return cards[0] if len(cards) == 1 else None


def meant_reasons(
    state: "State", player: str, number: int, known: bool, rules: "list[str]"
) -> "list[Reason]":
    """Return why nobody can say which card of somebody's is meant, [] if somebody can."""
    seat = state.seats[player]
    if meant(seat, number, known) is not None:
        return []
    if number in state.finished:
        return [reason("card-finished", ["finish-card"], card=number)]
    if number:
        return [reason("no-such-card", rules, player=player, card=number)]
    cards = described(seat)
    if not cards:
        code = "none-described" if seat.hand else "no-card-left"
        return [reason(code, rules, player=player)]
    return [reason("which-card", rules, player=player, cards=[card.number for card in cards])]


def put(seat: "Seat", card: Card) -> None:
    """Put a changed card in the place of what it was."""
    for i in range(len(seat.hand)):
        if seat.hand[i].key == card.key:
            seat.hand[i] = card


def take(seat: "Seat", card: Card) -> None:
    """Take a card out of a hand."""
    seat.hand = [other for other in seat.hand if other.key != card.key]


def card_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return why nothing can be described: every card in that hand is, or there is none."""
    seat = state.seats[event.player]
    if [card for card in seat.hand if not card.number]:
        return []
    rules = ["two-hand-cards", "more-than-two-cards"]
    return [reason("all-described", rules, player=event.player, have=len(seat.hand))]


def describe(state: "State", event: "Event") -> None:
    """Let a card in hand be known; a table that says there is one more is believed."""
    seat = state.seats[event.player]
    blank = [card for card in seat.hand if not card.number]
    if not blank:
        draw(state, event.player, 1)
        blank = [seat.hand[-1]]
    card = blank[0].copy()
    state.described += 1
    card.number = state.described
    card.points = event.points
    card.needs = event.words
    card.begun = event.begun
    card.sauces = event.sauces
    put(seat, card)
