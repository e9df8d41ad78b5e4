"""Tips and split cards, which come only after somebody has asked for the bill."""

from referee.engine.faults import reason
from referee.games.la_cuenta.copies import too_many
from referee.games.la_cuenta.deck import TIP
from referee.games.la_cuenta.splitting import split_reasons
from referee.games.la_cuenta.state import protected
from referee.games.la_cuenta.tip import tip_reasons
from referee.games.la_cuenta.turns import not_asked_reasons, toilet_reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.order import Split
    from referee.games.la_cuenta.state import State


def play_tip_reasons(state: "State", player: str) -> "list[Reason]":
    """Return every reason why this player may not play a Tip now."""
    running = state.round.running
    found = not_asked_reasons(state)
    if state.in_toilet:
        found.extend(toilet_reasons(state, player, []))
    found.extend(tip_reasons(state.rulings, 1, running.cheapest is not None))
    found.extend(too_many(state.deck, state.deck.by_kind[TIP].id, running.tips + 1))
    return found


def play_tip(state: "State") -> None:
    """Lay one more Tip on the table."""
    state.round.running.tips += 1


def play_split_reasons(state: "State", split: "Split") -> "list[Reason]":
    """Return every reason why this split card may not be played now."""
    now = state.round
    found = not_asked_reasons(state)
    if state.in_toilet:
        found.extend(toilet_reasons(state, split.by, []))
    if now.split is not None:
        found.append(reason("one-split", ["one-split"], card=now.split.kind))
    # Before anybody has asked, whoever plays it would be the one who asks.
    asker = split.by if now.asker is None else now.asker
    for refusal in split_reasons(state.rulings, split, asker, state.players, protected(state)):
        # In the toilet nothing can be played at all; that has been said.
        if refusal["code"] != "protected-splits" or split.by not in state.in_toilet:
            found.append(refusal)
    return found


def play_split(state: "State", split: "Split") -> None:
    """Let the bill be split, unless it already is or nobody is there to share it with."""
    if state.round.split is None and split.partner != split.by:
        state.round.split = split
