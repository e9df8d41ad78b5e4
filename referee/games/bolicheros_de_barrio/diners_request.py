"""One diners stage on its own: a table as it lies, what the diners request, what everybody gets."""

from referee.engine.forms import inside, item, known_keys, listing, mapping, required, text
from referee.games.bolicheros_de_barrio.effects import apply
from referee.games.bolicheros_de_barrio.events import DINERS, Event, read_type
from referee.games.bolicheros_de_barrio.lines import changes
from referee.games.bolicheros_de_barrio.start import read_start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.bolicheros_de_barrio.published import DinersResult

KEYS = ("game", "request", "restaurants", "settled", "reading", "rulings")


def answer(facts: "dict[str, Any]", value: object) -> "DinersResult":
    """Return what diners bring: `lines`, and the coins and stars that everybody gets by them.

    A request is {"request": type, "restaurants": [{"player", "experiences", "external"}, …]}, with
    `settled`, `reading` and `rulings` as in a game's first event; but what is complete counts as
    not yet paid unless `settled` says so. Raises `BadInput`.
    """
    data = mapping(value, "")
    known_keys(data, KEYS, "")
    type_ = read_type(facts["types"], required(data, "request", ""), "request")
    state = read_start(facts, _start(facts, data))
    event = Event(DINERS, False)
    event.type = type_
    apply(state, event, [])
    given = changes(state, state.last)
    return {
        "request": type_,
        "coins": {name: given["coins"].get(name, 0) for name in state.players},
        "stars": {name: given["stars"].get(name, 0) for name in state.players},
        "lines": state.last,
        "rules": state.rules,
        "reading": state.rulings.reading,
        "rulings": state.rulings.over,
    }


def _start(facts: "dict[str, Any]", data: "dict[str, Any]") -> "dict[str, Any]":
    """Return the first event of a game with this table; as many experiences as somebody has."""
    names: "list[str]" = []
    restaurants: "dict[str, Any]" = {}
    size = facts["numbers"]["experiences"]
    told = listing(required(data, "restaurants", ""), "restaurants")
    for index in range(len(told)):
        where = item("restaurants", index)
        entry = mapping(told[index], where)
        known_keys(entry, ("player", "experiences", "external"), where)
        name = text(required(entry, "player", where), inside(where, "player"))
        names.append(name)
        experiences = entry.get("experiences", [])
        if isinstance(experiences, list):
            size = max(size, len(experiences))
        restaurants[name] = {key: entry[key] for key in entry if key != "player"}
    start = {"players": names, "restaurants": restaurants, "settled": data.get("settled", False)}
    start["experiences"] = min(size, facts["numbers"]["experiences_most"])
    for key in ("game", "reading", "rulings"):
        if key in data:
            start[key] = data[key]
    return start
