"""The four one-time actions: who has used which, what they do, and how one is prevented."""

from referee.engine.faults import cite, reason
from referee.games.cuantos_tacos.hand import draw, meant, meant_reasons, put, take
from referee.games.cuantos_tacos.numbers import is_wild
from referee.games.cuantos_tacos.pieces import BLOCK, DISCARD, LOCK, REROLL, Act
from referee.games.cuantos_tacos.state import say
from referee.games.cuantos_tacos.words import less

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.pieces import Event
    from referee.games.cuantos_tacos.state import State

RULES = {
    REROLL: "action-reroll",
    LOCK: "action-lock",
    DISCARD: "action-discard",
    BLOCK: "action-block",
}


def target_of(state: "State", player: str, against: str) -> int:
    """Return which action of the turn a block by `player` prevents, -1 for none (`action-block`).

    The last one that works and is somebody else's, or of `against` if named.
    """
    acts = state.now.acts
    for i in range(len(acts) - 1, -1, -1):
        act = acts[i]
        if act.works and act.player != player and (not against or act.player == against):
            return i
    return -1


def locked_from(state: "State", player: str) -> "list[str]":
    """Return the dice that others have locked for themselves (`action-lock`)."""
    return [
        act.die
        for act in state.now.acts
        if act.action == LOCK and act.works and act.die and act.player != player
    ]


def action_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return every reason why this player may not use this action now."""
    player = event.player
    action = event.action
    found: "list[Reason]" = []
    if action in state.seats[player].used:
        found.append(
            reason("action-used", ["one-time-actions", RULES[action]], player=player, action=action)
        )
    if action == REROLL and state.now.roll_used():
        found.append(reason("symbols-used", ["action-reroll", "use-symbols"]))
    if action == LOCK:
        found.extend(_lock_reasons(state, event))
    elif action == DISCARD:
        rules = ["action-discard"]
        found.extend(meant_reasons(state, player, event.card, False, rules))
    elif action == BLOCK:
        found.extend(_block_reasons(state, event))
    return found


def _lock_reasons(state: "State", event: "Event") -> "list[Reason]":
    found: "list[Reason]" = []
    if event.player == state.turn:
        found.append(reason("lock-own-turn", ["action-lock"], player=event.player))
    roll = state.now.roll
    if event.die and roll is not None:
        others = locked_from(state, event.player)
        free = not roll.whole or event.die not in others or event.die in less(roll.dice, others)
        if is_wild(event.die) and roll.wilds is not None:
            free = free and roll.wilds > len([die for die in others if is_wild(die)])
        if not free or not roll.has(event.die):
            found.append(reason("die-not-there", ["action-lock"], die=event.die))
    return found


def _block_reasons(state: "State", event: "Event") -> "list[Reason]":
    if event.against == event.player:
        return [reason("block-self", ["action-block"], player=event.player)]
    if target_of(state, event.player, event.against) >= 0:
        return []
    if event.against:
        return [reason("nothing-to-block-of", ["action-block"], against=event.against)]
    return [reason("nothing-to-block", ["action-block"], player=event.player)]


def act_out(state: "State", event: "Event") -> None:
    """Mark an action as used, and let it work."""
    player = event.player
    act = Act(player, event.action)
    seat = state.seats[player]
    cite(seat.used, [event.action])
    rules = ["one-time-actions", RULES[event.action]]
    if event.action == BLOCK:
        act.target = target_of(state, player, event.against)
        rules.append("blocked-action")
    elif event.action == DISCARD:
        _discard(state, act, event.card)
    act.die = event.die
    state.now.acts.append(act)
    if act.target >= 0:
        against = state.now.acts[act.target].player
        applied = [state.rulings.applied("blocked-action")]
        say(state, "used-block-against", rules, player=player, against=against, applied=applied)
        _set(state, act.target, False)
    elif act.die:
        say(state, "used-lock-die", rules, player=player, die=act.die)
    else:
        say(state, "used-" + event.action, rules, player=player)


def _discard(state: "State", act: Act, number: int) -> None:
    """Exchange an unfinished card for a new one at once; it costs nothing (`action-discard`)."""
    seat = state.seats[act.player]
    card = meant(seat, number, False)
    if card is None:
        return
    take(seat, card)
    draw(state, act.player, 1)
    act.gone = card
    act.key = seat.hand[-1].key


def _set(state: "State", index: int, works: bool) -> None:
    """Let an action of this turn work or not, with all that hangs on it (`blocked-action`)."""
    act = state.now.acts[index]
    act.works = works
    seat = state.seats[act.player]
    if state.rulings.chosen["blocked-action"] == "kept":
        if works:
            cite(seat.used, [act.action])
        elif act.action in seat.used:
            seat.used.remove(act.action)
            say(state, "given-back", ["blocked-action"], player=act.player, action=act.action)
    if act.gone is not None:
        _swap(state, act)
    if act.target >= 0:
        _set(state, act.target, not works)
        if not works:
            against = state.now.acts[act.target].player
            rules = ["action-block"]
            say(state, "works-again", rules, player=act.player, against=against)


def _swap(state: "State", act: Act) -> None:
    """Exchange the discarded card and the one drawn for it once more."""
    seat = state.seats[act.player]
    there = [card for card in seat.hand if card.key == act.key]
    gone = act.gone
    if gone is None or not there:
        return  # the new card has gone elsewhere by now; the old one stays away
    back = gone.copy()
    back.key = act.key
    act.gone = there[0]
    put(seat, back)
