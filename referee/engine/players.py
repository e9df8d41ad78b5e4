"""Who sits at the table."""

from referee.engine.faults import BadInput
from referee.engine.forms import is_printable, item, shown, text
from referee.engine.nearest import LONGEST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Signs that join or colour their neighbours; alone they show nothing.
_JOINERS = "\u200c\u200d\ufe0e\ufe0f"
# Not all Pythons that run this know the spaces beyond ASCII.
_SPACES = (
    " \t\n\r\x0b\x0c\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008"
    "\u2009\u200a\u202f\u205f\u3000"
)


def read_players(value: object, low: int, high: int, where: str) -> "list[str]":
    """Return the names in seating order: a list of names, or a number n for "1" to "n".

    Raises `BadInput` for fewer than `low` or more than `high`, for blank, long and repeated names,
    for those that look like another, and for signs that nobody sees.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        _check_number(value, low, high, where)
        return [str(seat) for seat in range(1, value + 1)]
    if not isinstance(value, list):
        raise BadInput("not-players", where, found=shown(value), low=low, high=high)
    _check_number(len(value), low, high, where)
    names: "list[str]" = []
    seen: "list[str]" = []
    for index in range(len(value)):
        place = item(where, index)
        name = text(value[index], place)
        if len(name) > LONGEST:  # before anything looks at every letter of it
            raise BadInput("long-name", place, found=shown(name), have=len(name), most=LONGEST)
        look = as_seen(name)
        if not look:
            raise BadInput("blank-name", place)
        for char in name:
            if not is_printable(char):
                raise BadInput("strange-name", place, found=shown(name))
        if look in seen:
            raise BadInput("name-twice", place, found=shown(name))
        seen.append(look)
        names.append(name)
    return names


def seated(value: object) -> "list[str]":
    """Return the names that `players` of a first event tells, which can be read; see above."""
    if isinstance(value, int):
        return [str(seat) for seat in range(1, value + 1)]
    return list(value) if isinstance(value, list) else []


def begun(data: "dict[str, Any]") -> "dict[str, Any]":
    """Return a first event, which can be read, with all that its sentence says spelled out."""
    found = dict(data)
    found["players"] = seated(data["players"])
    found["starter"] = data.get("starter", found["players"][0])
    return found


def as_seen(name: str) -> str:
    """Return a name as people see it: without joiners, its spaces single and none around it."""
    words = [""]
    for char in name:
        if char in _SPACES:
            words.append("")
        elif char not in _JOINERS:
            words[-1] += char
    return " ".join([word for word in words if word])


def _check_number(number: int, low: int, high: int, where: str) -> None:
    if number < low or number > high:
        raise BadInput("number-of-players", where, found=shown(number), low=low, high=high)
