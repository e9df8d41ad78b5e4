"""The lines of a round: what happened, to whom, what it changed, and by which rules.

Nothing else changes coins or stars, so the lines of a game always sum to its balances.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.published import Figures
    from referee.games.bolicheros_de_barrio.published import Line
    from referee.games.bolicheros_de_barrio.state import State


def write(state: "State", what: str, rules: "list[str]", **params: "Any") -> "Line":
    """Write a line of the running round, without effect on anybody's balance; return it."""
    told: "Any" = {"what": what, "applied": [], "rules": rules}
    told.update(params)
    line: "Line" = told
    state.lines.append(line)
    state.last.append(line)
    return line


def pay(
    state: "State",
    what: str,
    rules: "list[str]",
    player: str,
    coins: "int | None" = None,
    stars: "int | None" = None,
    **params: "Any",
) -> "Line":
    """Write a line that gives a player coins and stars (or takes them); return it.

    What is None is no part of the line; 0 is shown.
    """
    line = write(state, what, rules, player=player, **params)
    if coins is not None:
        state.coins[player] += coins
        line["coins"] = coins
    if stars is not None:
        state.stars[player] += stars
        line["stars"] = stars
    return line


def changes(state: "State", lines: "list[Line]") -> "Figures":
    """Return what some lines change in all, only where there is a change."""
    result: "Figures" = {}
    told: "list[Any]" = lines
    for figure in ("coins", "stars"):
        sums: "dict[str, int]" = {}
        for line in told:
            if line.get(figure):
                sums[line["player"]] = sums.get(line["player"], 0) + line[figure]
        result[figure] = {name: sums[name] for name in state.players if sums.get(name)}
    return result
