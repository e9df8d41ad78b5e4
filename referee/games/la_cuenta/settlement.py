"""Settling: everybody pays their share, then the next round starts or the game ends."""

from referee.engine.faults import cite
from referee.games.la_cuenta.bill import bill_and_payers
from referee.games.la_cuenta.ending import check_end, counts_up, end_rules
from referee.games.la_cuenta.turns import begin_round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.order import Order
    from referee.games.la_cuenta.state import State


def settle(state: "State", order: "Order", toilets_end: bool) -> None:
    """Make the bill, let everybody pay their share, then end the game or start the next round.

    `toilets_end`: nobody stays in the toilet, whatever `toilet-lasts` says (a told round).
    """
    result, paying = bill_and_payers(state.deck, state.rulings, order)
    benefits = result["benefits"]
    assert benefits is not None  # at a table somebody does
    state.rounds.append(result)
    rules = list(result["rules"])
    debt = _pay(state, paying, result["shares"])
    check_end(state)
    if state.over:
        cite(rules, end_rules(state))
        if len(paying) > 1:
            cite(rules, ["shares-first"])
        if debt:
            cite(rules, ["debt"])
    else:
        if result["enough_cards"]:
            rules.extend(increase_hand(state, benefits))
        rules.append("next-starter")
        if toilets_end or state.rulings.chosen["toilet-lasts"] == "round":
            state.in_toilet = []
        begin_round(state, benefits)
    state.rules = rules


def written(state: "State", debt: int) -> int:
    """Return what is written for whoever spent more than there was (`debt`)."""
    if state.rulings.chosen["debt"] == "keep":
        return debt
    return state.budget if counts_up(state) else 0


def increase_hand(state: "State", player: str) -> "list[str]":
    """Let a hand limit grow by one, never beyond the maximum; return the rule that stops it."""
    if state.hand_limits[player] >= state.deck.numbers["hand_max"]:
        return ["hand-maximum"]
    state.hand_limits[player] += 1
    return []


def _pay(state: "State", paying: "list[str]", shares: "dict[str, int]") -> bool:
    """Take each payer's share; return whether somebody owes more than there was."""
    debt = False
    up = counts_up(state)
    for player in paying:
        paid = shares[player] if up else -shares[player]
        figure = state.savings[player] + paid
        if figure > state.budget if up else figure < 0:
            debt = True
            figure = written(state, figure)
        state.savings[player] = figure
    return debt
