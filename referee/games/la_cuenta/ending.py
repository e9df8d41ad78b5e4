"""The end: when the game is over, and who has won."""

from referee.engine.faults import cite

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.state import State


AT_THE_END = ("shares-first", "debt")  # how a bill is paid, where that decides the end


def counts_up(state: "State") -> bool:
    """Return whether spending is counted up from 0 instead of savings down (`counting`)."""
    return state.rulings.chosen["counting"] == "up"


def check_end(state: "State") -> None:
    """End the game if somebody has no savings left, or has spent the whole budget."""
    figures = state.savings.values()
    if max(figures) >= state.budget if counts_up(state) else min(figures) <= 0:
        state.over = True


def leaders(state: "State") -> "list[str]":
    """Return who has most savings, or has spent least; several if they tie."""
    figures = [state.savings[player] for player in state.players]
    best = min(figures) if counts_up(state) else max(figures)
    return [player for player in state.players if state.savings[player] == best]


def cash_decides(state: "State") -> bool:
    """Return whether cash breaks a tie, or whoever ties shares the win (`tie-break`)."""
    return state.rulings.chosen["tie-break"] != "shared"


def cash_needed(state: "State") -> bool:
    """Return whether several lead at the end and their cash, not yet told, would decide."""
    if not state.over or state.cash is not None:
        return False
    return cash_decides(state) and len(leaders(state)) > 1


def winners(state: "State") -> "list[str]":
    """Return who has won, in seating order; nobody before the end (`tie-break`).

    Those who tie share, unless cash has been told and decides between them.
    """
    if not state.over:
        return []
    tied = leaders(state)
    cash = state.cash
    if cash is None or not cash_decides(state):
        return tied
    most = max([cash.get(player, 0) for player in tied])
    return [player for player in tied if cash.get(player, 0) == most]


def end_rules(state: "State") -> "list[str]":
    """Return the rules that decide the end, once the game is over."""
    rules = ["game-end", "winner"]
    if len(leaders(state)) > 1:
        cite(rules, ["tie-break"])
    if counts_up(state):
        cite(rules, ["counting"])
    return rules


def decided_by(state: "State") -> "list[str]":
    """Return the rules that decided the end, and how the last bill was paid; none before it."""
    if not state.over:
        return []
    rules = end_rules(state)
    cite(rules, [rule for rule in state.rules if rule in AT_THE_END])
    return rules
