"""The end: who triggers it, when the game is over then, and who has won."""

from referee.engine.faults import cite, reason
from referee.games.bolicheros_de_barrio.lines import write
from referee.games.bolicheros_de_barrio.state import BIDDING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.bolicheros_de_barrio.state import State


def end_reasons(state: "State") -> "list[dict[str, Any]]":
    """Return why the end cannot be triggered: it has been."""
    return [reason("end-already", ["end-trigger"])] if state.triggered else []


def trigger_end(state: "State", player: str) -> None:
    """Let somebody trigger the end; under `end-of-game=at-once` the game is over with it."""
    if state.triggered:
        return
    state.triggered = True
    state.trigger = player
    line = write(state, "end-triggered", ["end-trigger", "end-of-game"], player=player)
    line["applied"].append(state.rulings.applied("end-of-game"))
    if over_at_once(state):
        finish(state)


def over_at_once(state: "State") -> bool:
    """Return whether the trigger ends the game without finishing the round (`end-of-game`)."""
    return state.chosen("end-of-game") == "at-once"


def finish(state: "State") -> None:
    """End the game, and with it the running round."""
    state.over = True
    line = write(state, "game-ends", ["end-of-game", "winner"])
    line["players"] = winners(state)
    if len(most_stars(state)) > 1:
        line["applied"].append(state.rulings.applied("winner-tie"))
    close_round(state)


def close_round(state: "State") -> None:
    """Put the running round to the finished ones; the next begins with the bidding stage."""
    rules: "list[str]" = []
    for line in state.lines:
        cite(rules, line["rules"])
    state.rounds.append({"lines": state.lines, "rules": rules})
    state.lines = []
    state.stage = BIDDING
    state.request = ""
    state.advertised = []


def most_stars(state: "State") -> "list[str]":
    """Return who has most stars, in seating order; several if they tie (`winner`)."""
    most = max(state.stars.values())
    return [player for player in state.players if state.stars[player] == most]


def winners(state: "State") -> "list[str]":
    """Return who has won, in seating order; nobody before the end.

    Those who tie in stars share, unless coins decide between them (`winner-tie`).
    """
    if not state.over:
        return []
    tied = most_stars(state)
    if state.chosen("winner-tie") == "shared":
        return tied
    most = max([state.coins[player] for player in tied])
    return [player for player in tied if state.coins[player] == most]
