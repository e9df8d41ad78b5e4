"""Drawing at the end of a turn: for finished tacos, for a stolen card, and the extra card."""

from referee.engine.faults import cite
from referee.games.cuantos_tacos.hand import draw
from referee.games.cuantos_tacos.state import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.cuantos_tacos.state import Seat, State


def cards_due(state: "State", seat: "Seat") -> int:
    """Return how many cards somebody draws now for those that are gone (`more-than-two-cards`)."""
    if state.rulings.chosen["more-than-two-cards"] == "one-each":
        return seat.due
    return min(seat.due, max(state.numbers.hand - len(seat.hand), 0))


def draw_cards(state: "State") -> None:
    """Let everybody draw what they are owed at the end of a turn (`draw-new`)."""
    for player in state.players:
        seat = state.seats[player]
        count = cards_due(state, seat)
        rules = ["draw-new"]
        third = count > 0 and len(seat.hand) + count > state.numbers.hand
        if count < seat.due or third:
            cite(state.rules, ["more-than-two-cards"])
            rules.append("more-than-two-cards")
        if seat.lost:
            rules.append("stolen-replacement")
        seat.due = 0
        seat.lost = False
        if player == state.turn and state.now.extra_waits:
            count += 1
            rules += ["extra-card", "extra-card-when"]
        if count:
            draw(state, player, count)
            say(state, "draws", rules, player=player, count=count)
