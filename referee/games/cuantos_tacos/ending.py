"""The end: told, ended or played out; then the game is over and somebody has won."""

from referee.engine.faults import cite, reason, rules_of
from referee.games.cuantos_tacos.rounds import close_round
from referee.games.cuantos_tacos.score import counted_lines, final_lines, scores
from referee.games.cuantos_tacos.state import say
from referee.games.cuantos_tacos.tie import decisive, ranking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.pieces import Told
    from referee.games.cuantos_tacos.published import Line
    from referee.games.cuantos_tacos.state import State


def early_reasons(state: "State", told: bool) -> "list[Reason]":
    """Return why the game cannot end yet: rounds are left (`game-end`).

    A table that has kept no turns is believed if somebody's end is `told`: so it can tell one
    after the other, and the last one ends the game. A bare word that all is told does not.
    """
    if state.over or not state.turn or (told and not state.ended_turns):
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
    cite(state.rules, rules_of(state.last))


def tell_sauces(state: "State", player: str, told: "Told") -> None:
    """Take the sauces of somebody after the end, which only decide a tie (`tie-sauces`)."""
    seat = state.seats[player]
    only = told.only_sauces()
    seat.told = only.over(seat.told)
    for what, count in (("sauces-told", only.sauces), ("sauces-more", only.sauces_unfinished)):
        if count is not None:
            say(state, what, ["tie-sauces", "sauces-counted"], player=player, count=count)


def after_end_reasons(state: "State", told: "Told") -> "list[Reason]":
    """Return why this cannot be told after the end: it is not only what decides a tie.

    Where there is a tie, telling nothing yet is no fault.
    """
    tie = len(ranking(state, scores(state)).tied) > 1
    if told.says_only_sauces() or (tie and told.says_nothing()):
        return []
    return [reason("counted-already", ["game-end", "tie-sauces"])]


def check_over(state: "State") -> None:
    """End the game once the rounds are played out, or everybody has told, or somebody says so.

    The count stands after the rounds. What decides the game is the first of the rules.
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
            cite(state.rules, rules_of(lines))
            if seat.told is None:
                state.last.extend(lines)
        state.rounds.append({"what": "count", "lines": [], "rules": []})
    lines = state.lines + counted_lines(state)
    state.rounds[-1] = {"what": "count", "lines": lines, "rules": rules_of(lines)}
    used = state.rules
    state.rules = decisive(ranking(state, scores(state)))
    cite(state.rules, ["game-end"])
    cite(state.rules, used)


def winners(state: "State") -> "list[str]":
    """Return who has won, in seating order; nobody before the end."""
    if not state.over:
        return []
    return ranking(state, scores(state)).winners


def running_lines(state: "State") -> "list[Line]":
    """Return the lines of the round that is not finished yet, with the count of who has told."""
    return [] if state.over else state.lines + counted_lines(state)
