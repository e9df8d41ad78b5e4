"""What a log of La Cuenta comes to, in the published form."""

from referee.games.la_cuenta.ending import winners

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.published import ReplayResult
    from referee.games.la_cuenta.state import State


def replay_result(state: "State") -> "ReplayResult":
    """Return savings, hand limits, the end, and all bills; amounts in euros, people by name."""
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
