"""The end: who triggers it, when the game is over then, and who has won."""

from referee.engine.faults import cite, reason
from referee.games.bolicheros_de_barrio.lines import changes, write
from referee.games.bolicheros_de_barrio.state import BIDDING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.bolicheros_de_barrio.published import Round
    from referee.games.bolicheros_de_barrio.state import State


def end_reasons(state: "State", player: str) -> "list[Reason]":
    """Return every reason why somebody cannot trigger the end.

    Under `end-trigger=full-restaurant` it takes a restaurant whose experiences are all complete.
    """
    found = []
    if state.triggered:
        found.append(reason("end-already", ["end-trigger"]))
    if state.rulings.chosen["end-trigger"] == "full-restaurant":
        restaurant = state.restaurants[player]
        need = len(restaurant.experiences)
        have = len([n for n in range(need) if restaurant.complete(n, state.types)])
        if have < need:
            rules = ["end-trigger"]
            found.append(reason("restaurant-not-full", rules, player=player, have=have, need=need))
    return found


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
    return state.rulings.chosen["end-of-game"] == "at-once"


def finish(state: "State") -> None:
    """End the game, and with it the running round."""
    state.over = True
    line = write(state, "game-ends", ["end-of-game", "winner"])
    line["players"] = winners(state)
    if len(most_stars(state)) > 1:
        line["applied"].append(state.rulings.applied("winner-tie"))
    close_round(state)


def close_round(state: "State") -> None:
    """Put the running round to the finished ones; the next begins with the bidding stage.

    Beside its lines it says what they change in all: figure → player → change.
    """
    rules: "list[str]" = []
    for line in state.lines:
        cite(rules, line["rules"])
    done: "Round" = {"lines": state.lines, "rules": rules, "changes": changes(state, state.lines)}
    state.rounds.append(done)
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
    if state.rulings.chosen["winner-tie"] == "shared":
        return tied
    most = max([state.coins[player] for player in tied])
    return [player for player in tied if state.coins[player] == most]
