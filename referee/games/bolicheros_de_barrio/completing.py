"""When it is seen what is complete: as soon as a card comes, or in the diners stage."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.bolicheros_de_barrio.published import Line
    from referee.games.bolicheros_de_barrio.state import State


def seen_when_gained(state: "State") -> bool:
    """Return whether a gained card completes things at once (`completion-check`)."""
    return state.rulings.chosen["completion-check"] == "when-gained"


def cite_when(state: "State", line: "Line") -> None:
    """Say in a line that it came about when it did by `completion-check`."""
    line["rules"].append("completion-check")
    line["applied"].append(state.rulings.applied("completion-check"))
