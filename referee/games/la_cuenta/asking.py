"""Asking for the bill, and the two ways to go on without it: passing and drawing again."""

from referee.engine.faults import reason
from referee.games.la_cuenta.enough_cards import count_cards, enough
from referee.games.la_cuenta.turns import asked_reasons, toilet_reasons, turn_reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.state import State


def cards_so_far(state: "State") -> int:
    """Return how many cards of this round count so far."""
    now = state.round
    return count_cards(state.rulings, len(now.laid), now.running, now.split)[0]


def must_ask(state: "State", player: str, cannot_play: bool) -> bool:
    """Return whether this is somebody who asks because they can play nothing.

    It is taken on trust on one's own turn once a card lies there; before, the starter draws again.
    """
    return cannot_play and state.turn == player and len(state.round.laid) > 0


def ask_reasons(state: "State", player: str, cannot_play: bool) -> "list[Reason]":
    """Return every reason why this player may not ask for the bill now."""
    now = state.round
    found = [] if now.asker is None else asked_reasons(state)
    if state.in_toilet:
        found.extend(toilet_reasons(state, player, ["who-may-ask"]))
    if player in now.birthdays:
        found.append(reason("birthday", ["birthday-protects", "who-may-ask"], player=player))
    if now.asker is not None or must_ask(state, player, cannot_play):
        return found
    count = cards_so_far(state)
    early = not enough(count, len(state.players))
    need = len(state.players)
    if state.turn == player:
        if early and state.rulings.chosen["early-ask"] == "forbidden":
            rules = ["ask-on-turn", "enough-cards"]
            found.append(reason("too-early-on-turn", rules, found=count, need=need))
    elif state.rulings.chosen["out-of-turn-ask"] == "never":
        found.append(
            reason("never-out-of-turn", ["ask-out-of-turn"], player=player, turn=state.turn)
        )
    elif early:
        rules = ["ask-out-of-turn", "enough-cards"]
        found.append(reason("too-early-out-of-turn", rules, found=count, need=need))
    return found


def ask_rules(state: "State", player: str, cannot_play: bool) -> "list[str]":
    """Return the rules by which this player may ask."""
    if state.turn != player:
        return ["ask-out-of-turn", "enough-cards"]
    if must_ask(state, player, cannot_play):
        return ["must-ask"]
    if enough(cards_so_far(state), len(state.players)):
        return ["ask-on-turn", "enough-cards"]
    return ["ask-on-turn"]


def pass_reasons(state: "State", player: str) -> "list[Reason]":
    """Return why this player may not pass: only who has the birthday may, on their turn."""
    found = asked_reasons(state)
    found.extend(turn_reasons(state, player))
    found.extend(toilet_reasons(state, player, []))
    if player not in state.round.birthdays:
        found.append(reason("pass-not-birthday", ["one-card"], player=player))
    return found


def redraw_reasons(state: "State", player: str) -> "list[Reason]":
    """Return why this player may not draw a new hand: only the starter, before the first card."""
    found = asked_reasons(state)
    starter = state.round.starter
    if player != starter:
        found.append(reason("not-starter", ["starter-redraw"], player=player, starter=starter))
    if state.round.laid:
        found.append(reason("too-late-to-redraw", ["starter-redraw"]))
    return found
