"""What a log of La Cuenta comes to, in the published form."""

from referee.games.la_cuenta.ending import winners

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.state import State


def replay_result(state: "State") -> "dict[str, Any]":
    """Return savings, hand limits, the end, and all bills; amounts in euros, people by name.

    In the middle of a round the savings are those after the last settlement, and `next_starter` is
    who started this round; it is None once the game is over.
    """
    return {
        "savings": dict(state.savings),
        "hand_limits": dict(state.hand_limits),
        "over": state.over,
        "winners": winners(state),
        "bills": [result["payable"] for result in state.rounds],
        "next_starter": None if state.over else state.round.starter,
        "rounds": list(state.rounds),
        "rules": list(state.rules),
    }
