"""The end: told, ended or played out; then the game is over and somebody has won."""

from referee.engine.faults import cite, reason
from referee.games.cuantos_tacos.rounds import close_round, rules_of_lines
from referee.games.cuantos_tacos.score import counted_lines, final_lines, scores
from referee.games.cuantos_tacos.tie import ranking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.cuantos_tacos.score import Told
    from referee.games.cuantos_tacos.state import State


def early_reasons(state: "State") -> "list[dict[str, Any]]":
    """Return why the game cannot end yet: rounds are left (`game-end`).

    A table that has kept no turns is believed.
    """
    if state.over or not state.turn or not state.ended_turns:
        return []
    rules = ["rounds-by-players", "game-end"]
    return [reason("rounds-left", rules, round=state.round, rounds=state.last_round)]


def waiting_for(state: "State") -> "list[str]":
    """Return whose hand nobody has described or told, so that the count has to wait."""
    names: "list[str]" = []
    for player in state.players:
        seat = state.seats[player]
        if seat.told is None and [card for card in seat.hand if not card.number]:
            names.append(player)
    return names


def tell(state: "State", player: str, told: "Told") -> None:
    """Take somebody's end as told; what is left out stays as told before or as kept."""
    seat = state.seats[player]
    seat.told = told.over(seat.told)
    state.last = final_lines(state.numbers, state.rulings, player, seat)
    cite(state.rules, ["score-finished"])
    cite(state.rules, rules_of_lines(state.last))


def check_over(state: "State") -> None:
    """End the game once the rounds are played out, or everybody has told, or somebody says so.

    The count stands after the rounds, and is made anew if somebody tells more after the end.
    """
    before = state.over
    if state.ended or (not state.turn and not waiting_for(state)):
        state.over = True
    elif not [name for name in state.players if state.seats[name].told is None]:
        state.over = True
    if not state.over:
        return
    if not before:
        if state.lines and not state.played_out:
            close_round(state)  # what was kept of a round that nobody has ended
        state.turn = ""
        # What ends the game makes everybody's final points, also of those who had told before.
        for player in state.players:
            seat = state.seats[player]
            lines = final_lines(state.numbers, state.rulings, player, seat)
            cite(state.rules, rules_of_lines(lines))
            if seat.told is None:
                state.last.extend(lines)
        state.rounds.append({})
    lines = state.lines + counted_lines(state)
    state.rounds[-1] = {"what": "count", "lines": lines, "rules": rules_of_lines(lines)}
    cite(state.rules, ["game-end"])
    cite(state.rules, ranking(state, scores(state)).rules)


def winners(state: "State") -> "list[str]":
    """Return who has won, in seating order; nobody before the end."""
    if not state.over:
        return []
    return ranking(state, scores(state)).winners


def running_lines(state: "State") -> "list[dict[str, Any]]":
    """Return the lines of the round that is not finished yet, with the count of who has told."""
    return [] if state.over else state.lines + counted_lines(state)
