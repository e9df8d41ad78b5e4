"""Settling: everybody pays their share, then the next round starts or the game ends."""

from referee.engine.faults import cite
from referee.games.la_cuenta.bill import bill_result
from referee.games.la_cuenta.ending import check_end, counts_up, end_rules
from referee.games.la_cuenta.splitting import payers
from referee.games.la_cuenta.turns import begin_round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.order import Order
    from referee.games.la_cuenta.state import State


def settle(state: "State", order: "Order", toilets_end: bool) -> None:
    """Make the bill, let everybody pay their share, then end the game or start the next round.

    `toilets_end`: nobody stays in the toilet, whatever `toilet-lasts` says (a told round).
    """
    result = bill_result(state.deck, state.rulings, order)
    state.rounds.append(result)
    rules = list(result["rules"])
    debt = _pay(state, result["shares"])
    check_end(state)
    if state.over:
        cite(rules, end_rules(state))
        if len(payers(order)) > 1:
            cite(rules, ["shares-first"])
        if debt:
            cite(rules, ["debt"])
    else:
        if result["enough_cards"]:
            cite(rules, increase_hand(state, result["benefits"]))
        cite(rules, ["next-starter"])
        if toilets_end or state.rulings.chosen["toilet-lasts"] == "round":
            state.in_toilet = []
        begin_round(state, result["benefits"])
    state.rules = rules


def written(state: "State", figure: int) -> int:
    """Return what is written for savings after a payment, or for what is spent (`debt`)."""
    if state.rulings.chosen["debt"] == "keep" or not is_debt(state, figure):
        return figure
    return state.budget if counts_up(state) else 0


def is_debt(state: "State", figure: int) -> bool:
    """Return whether a figure is more than what there was to spend."""
    return figure > state.budget if counts_up(state) else figure < 0


def increase_hand(state: "State", player: str) -> "list[str]":
    """Let a hand limit grow by one, never beyond the maximum; return the rule that stops it."""
    if state.hand_limits[player] >= state.deck.numbers["hand_max"]:
        return ["hand-maximum"]
    state.hand_limits[player] += 1
    return []


def _pay(state: "State", shares: "dict[str, int]") -> bool:
    """Take everybody's share; return whether somebody owes more than there was."""
    debt = False
    up = counts_up(state)
    for player in state.players:
        if shares[player]:
            paid = shares[player] if up else -shares[player]
            figure = state.savings[player] + paid
            if is_debt(state, figure):
                debt = True
                figure = written(state, figure)
            state.savings[player] = figure
    return debt
