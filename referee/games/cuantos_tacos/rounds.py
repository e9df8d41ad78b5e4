"""Rounds and turns: who is active, what the end of a turn brings, when the last round is over."""

from referee.engine.faults import reason, rules_of
from referee.games.cuantos_tacos.state import Turn, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.state import State


def active_reasons(state: "State", player: str, rules: "list[str]") -> "list[Reason]":
    """Return why somebody may not do what only the active player does; "" is the active one."""
    if not player or player == state.turn:
        return []
    return [
        reason("not-active", ["active-player"] + rules, player=player, turn=state.turn)  # noqa: RUF005
    ]


def is_last_turn(state: "State") -> bool:
    """Return whether this is the last turn of the last round."""
    return state.round >= state.last_round and next_player(state) == state.starter


def next_player(state: "State") -> str:
    """Return who is active next (`turn-order`)."""
    players = state.players
    return players[(players.index(state.turn) + 1) % len(players)]


def pass_turn(state: "State") -> None:
    """Give the turn on; a round is over when everybody was active once (`round-complete`)."""
    state.ended_turns += 1
    last = is_last_turn(state)
    state.turn = next_player(state)
    state.now = Turn()
    if state.turn == state.starter:
        close_round(state)
        if not last:
            state.round += 1
            say(
                state,
                "next-round" if state.round < state.last_round else "last-round",
                ["round-complete", "rounds-by-players"],
                round=state.round,
                rounds=state.last_round,
            )
    if last:
        state.turn = ""
        state.played_out = True
        say(state, "rounds-done", ["round-complete", "rounds-by-players", "game-end"])


def close_round(state: "State") -> None:
    """Put the lines of the running round with those of the finished rounds."""
    state.rounds.append(
        {"round": state.round, "lines": state.lines, "rules": rules_of(state.lines)}
    )
    state.lines = []
