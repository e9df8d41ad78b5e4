"""The bidding stage: a card comes to a restaurant, into an experience or the external service.

How cards are bid for is an open point: who gets which card for how much is taken as told.
"""

from referee.engine.faults import reason
from referee.games.bolicheros_de_barrio.completing import seen_when_gained
from referee.games.bolicheros_de_barrio.experience_bonus import pay_experiences, pays_every_time
from referee.games.bolicheros_de_barrio.lines import pay
from referee.games.bolicheros_de_barrio.state import BIDDING
from referee.games.bolicheros_de_barrio.type_star import complete_type, give_type_stars

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.bolicheros_de_barrio.events import Event
    from referee.games.bolicheros_de_barrio.state import State


def improve_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return every reason why a card cannot come to where it is told to lie."""
    player = event.player
    restaurant = state.restaurants[player]
    found = []
    if state.stage != BIDDING:
        found.append(reason("not-bidding-stage", ["two-stages", "bidding-stage"]))
    found.extend(place_reasons(state, player, event.place, len(restaurant.external) + 1))
    if 0 < event.place <= len(restaurant.experiences):
        if event.type in restaurant.experiences[event.place - 1]:
            slot = {"player": player, "type": event.type, "n": event.place}
            found.append(reason("slot-filled", ["experience"], **slot))
    have = state.coins[player]
    if event.paid > have:
        rules = ["how-bidding-works"]
        need = event.paid
        found.append(reason("too-few-coins-to-bid", rules, player=player, have=have, need=need))
    if event.together and state.moment is None:
        found.append(reason("together-with-nothing", ["type-tie"]))
    return found


def place_reasons(state: "State", player: str, place: int, cards: int) -> "list[Reason]":
    """Return why a place is not there, or not for so many cards.

    That is one experience too many, or too many external cards under `external-limit=three`.
    """
    restaurant = state.restaurants[player]
    if place > len(restaurant.experiences):
        have = len(restaurant.experiences)
        rules = ["number-of-experiences"]
        return [reason("no-such-experience", rules, found=place, have=have)]
    most = state.numbers["external_limit"]
    if place or state.rulings.chosen["external-limit"] == "none" or cards <= most:
        return []
    have = len(restaurant.external)
    return [reason("external-full", ["external-service"], player=player, have=have, most=most)]


def improve(state: "State", event: "Event") -> None:
    """Put the card where it lies, take what was paid, and see what it completes.

    A place that is not there takes no card, and then nothing happens.
    """
    player = event.player
    restaurant = state.restaurants[player]
    if event.place > len(restaurant.experiences):
        return
    at_once = seen_when_gained(state)
    if at_once:
        _complete(state)  # what a table was joined with, as yet unpaid
    if state.moment is None or not event.together:
        state.moment = {}
    _lay(state, event)
    if at_once:
        complete_type(state, player, event.type)
        _complete(state)


def _lay(state: "State", event: "Event") -> None:
    restaurant = state.restaurants[event.player]
    coins = -event.paid if event.paid else None
    rules = ["bidding-stage", "experience" if event.place else "external-service"]
    if event.paid:
        rules.append("how-bidding-works")
    if event.place:
        restaurant.experiences[event.place - 1].append(event.type)
        pay(state, "improvement", rules, event.player, coins, type=event.type, n=event.place)
    else:
        restaurant.external.append(event.type)
        pay(state, "improvement-external", rules, event.player, coins, type=event.type)


def _complete(state: "State") -> None:
    """Give what is due for complete types and experiences."""
    give_type_stars(state)
    if not pays_every_time(state):
        pay_experiences(state)
