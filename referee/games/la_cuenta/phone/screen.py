"""Every verdict that the phone's screen needs at one moment: what may be played, and why not."""

from referee.games.la_cuenta.after_cards import play_split_reasons, play_tip_reasons
from referee.games.la_cuenta.asking import ask_reasons, pass_reasons, redraw_reasons
from referee.games.la_cuenta.deck import (
    AFTER_ASKING,
    BURNT_DISH,
    DISHES,
    FIFTY_FIFTY,
    GO_DUTCH,
    PREMIUM,
)
from referee.games.la_cuenta.order import Split
from referee.games.la_cuenta.plays import play_reasons
from referee.games.la_cuenta.splitting import may_split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.published import Screen, SplitAsked
    from referee.games.la_cuenta.state import State


def screen(state: "State", premium: int) -> "Screen":
    """Return the reasons against everything that could be tapped now, by what is tapped.

    `plays`: by card, a Burnt Dish by its stack ("burnt-dish@meat"), played on this turn with so
    many Premium if it is a dish. Once the bill is asked for: `tips` by player, `splits` as a list.
    """
    turn = state.turn
    found: "Screen" = {"plays": {}, "asks": {}, "tips": {}, "splits": []}
    if state.over:
        return found
    if state.round.asker is not None:
        for player in state.players:
            found["tips"][player] = play_tip_reasons(state, player)
        found["splits"] = _splits(state)
        return found
    for id_ in state.deck.ids:
        card = state.deck.by_id[id_]
        if card.kind in AFTER_ASKING or card.kind == PREMIUM:
            continue
        if card.kind == BURNT_DISH:
            for type_ in state.deck.types:
                laid = state.deck.lay_burnt(_left(state), type_, premium)
                found["plays"][id_ + "@" + type_] = play_reasons(state, turn, laid)
        else:
            with_it = premium if card.kind in DISHES else 0
            laid = state.deck.lay(card, with_it)
            found["plays"][id_] = play_reasons(state, turn, laid)
    for player in state.players:
        found["asks"][player] = ask_reasons(state, player, False)
    found["cannot_play"] = ask_reasons(state, turn, True)
    found["pass"] = pass_reasons(state, turn)
    found["redraw"] = redraw_reasons(state, turn)
    return found


def _left(state: "State") -> int:
    """Return the price of a Burnt Dish that is still to come, so that only the rules refuse it."""
    prices = state.deck.burnt_prices
    for price in prices:
        if price not in state.round.copies:
            return price
    return prices[0]


def _splits(state: "State") -> "list[SplitAsked]":
    """Return each way to split the bill, by whom and with whom, with the reasons against it."""
    asker = state.round.asker or state.turn
    found = []
    for player in may_split(state.rulings, state.players, asker):
        for partner in state.players:
            if partner != player:
                split = Split(FIFTY_FIFTY, player, partner)
                found.append(_answer(state, split))
        found.append(_answer(state, Split(GO_DUTCH, player, "")))
    return found


def _answer(state: "State", split: Split) -> "SplitAsked":
    return {
        "kind": split.kind,
        "by": split.by,
        "with": split.partner,
        "reasons": play_split_reasons(state, split),
    }
