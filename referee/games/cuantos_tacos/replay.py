"""What a log of ¿Cuántos Tacos? comes to, in the published form."""

from referee.games.cuantos_tacos.ending import winners
from referee.games.cuantos_tacos.score import scores

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.cuantos_tacos.published import ReplayResult
    from referee.games.cuantos_tacos.state import State


def replay_result(state: "State") -> "ReplayResult":
    """Return points by name, the end, the lines of every finished round and of the count."""
    return {
        "score": scores(state),
        "over": state.over,
        "winners": winners(state),
        "next_starter": state.turn or None,
        "last_round": state.last_round,
        "rounds": list(state.rounds),
        "rules": list(state.rules),
    }
