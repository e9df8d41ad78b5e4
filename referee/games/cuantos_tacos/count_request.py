"""Answering what one or several people score, apart from any kept game, and who wins."""

from referee.engine.faults import BadInput, cite, rules_of
from referee.engine.forms import item, known_keys, listing, mapping, one_of, required, shown
from referee.engine.players import read_players
from referee.games.cuantos_tacos.events import OWN_KEYS, SCORE, read_told
from referee.games.cuantos_tacos.numbers import Numbers
from referee.games.cuantos_tacos.rulings import rulings_of
from referee.games.cuantos_tacos.score import final_lines, final_score
from referee.games.cuantos_tacos.state import Seat
from referee.games.cuantos_tacos.tie import Ranking, sauces_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.cuantos_tacos.published import CountResult, Line

KEYS = ("game", "people", "reading", "rulings")


def answer(facts: "dict[str, Any]", request: object) -> "CountResult":
    """Return points by name, every line behind them, and who has won; raise `BadInput`.

    `people` are told ends as in the event `score`; who is not named is called by number, and who
    says nothing of unused actions has all of them. One person alone wins nothing: `winners` is
    empty then.
    """
    data = mapping(request, "")
    known_keys(data, KEYS, "")
    if "game" in data:
        one_of(data["game"], [facts["game"]], "other-game", "game")
    rulings = rulings_of(facts, data, "")
    numbers = Numbers(facts)
    given = listing(required(data, "people", ""), "people")
    most = numbers.players_max
    if not given or len(given) > most:
        raise BadInput("number-of-players", "people", found=shown(len(given)), low=1, high=most)
    names: "list[Any]" = []
    for index in range(len(given)):
        person = mapping(given[index], item("people", index))
        known_keys(person, OWN_KEYS[SCORE], item("people", index))
        names.append(person.get("player", str(index + 1)))
    players = read_players(names, 1, most, "people")
    seats: "dict[str, Seat]" = {}
    scores: "dict[str, int]" = {}
    lines: "list[Line]" = []
    for index in range(len(players)):
        player = players[index]
        seat = Seat()
        seat.told = read_told(numbers, given[index], item("people", index))
        seats[player] = seat
        scores[player] = final_score(numbers, rulings, seat)
        lines.extend(final_lines(numbers, rulings, player, seat))
    result: "CountResult" = {
        "score": scores,
        "sauces": {player: sauces_of(rulings, seats[player]) for player in players},
        "lines": lines,
        "winners": [],
        "decided": [],
        "untold": [],
        "reading": rulings.reading,
        "rulings": rulings.over,
        "rules": rules_of(lines) if lines else ["score-finished"],
    }
    if len(players) > 1:
        rank = Ranking(rulings, players, seats, scores)
        result["winners"] = rank.winners
        result["decided"] = rank.decided
        result["untold"] = rank.untold
        cite(result["rules"], rank.rules)
    return result
