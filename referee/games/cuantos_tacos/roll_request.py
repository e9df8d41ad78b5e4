"""Answering what a roll lets happen, apart from any kept game."""

from referee.engine.faults import Refused, cite
from referee.engine.forms import known_keys, mapping, one_of
from referee.engine.players import read_players
from referee.games.cuantos_tacos.alike import alike
from referee.games.cuantos_tacos.events import read_name, read_roll
from referee.games.cuantos_tacos.numbers import Numbers
from referee.games.cuantos_tacos.roll import both_wilds, roll_reasons
from referee.games.cuantos_tacos.roll_lines import roll_lines
from referee.games.cuantos_tacos.rulings import rulings_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.cuantos_tacos.published import RollResult

KEYS = ("game", "dice", "wilds", "alike", "players", "turn", "reading", "rulings")


def answer(facts: "dict[str, Any]", request: object) -> "RollResult":
    """Return what `dice`, or `wilds` and `alike`, let happen; raise `BadInput` or `Refused`.

    With `players` the lines name who may, `turn` being the active one (otherwise the first).
    """
    data = mapping(request, "")
    known_keys(data, KEYS, "")
    if "game" in data:
        one_of(data["game"], [facts["game"]], "other-game", "game")
    rulings = rulings_of(facts, data, "")
    numbers = Numbers(facts)
    active = ""
    neighbour = ""
    if "players" in data:
        low = numbers.players_min
        players = read_players(data["players"], low, numbers.players_max, "players")
        active = read_name(players, data.get("turn", players[0]), "turn")
        neighbour = players[players.index(active) - 1]
    roll = read_roll(numbers, {}, data, "")
    found = roll_reasons(numbers, roll)
    if found:
        raise Refused(found)
    lines = roll_lines(numbers, rulings, roll, active, neighbour)
    rules = ["roll-dice"]
    for line in lines:
        cite(rules, line["rules"])
    return {
        "dice": roll.told,
        "wilds": roll.wilds,
        "alike": roll.alike,
        "extra_card": both_wilds(roll),
        "steal": alike(numbers, rulings, roll).enough,
        "lines": lines,
        "reading": rulings.reading,
        "rulings": rulings.over,
        "rules": rules,
    }
