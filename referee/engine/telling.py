"""Telling events again: which sentence of a game's words says what an event of a log does."""

from referee.engine.players import begun

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def told(data: "dict[str, Any]", own: "Callable[[dict[str, Any]], str]") -> "dict[str, Any]":
    """Return the sentence's `code`, and what it needs, for an event that can be read.

    `own` returns the code of a game's own events; it may put more into the event it is given.
    """
    found = dict(data)
    name: str = data["event"]
    if name == "game":
        found = begun(data)
    elif name == "edit":
        name = "edit" if data.get("with") is not None else "edit-remove"
    else:
        name = own(found)
    found["code"] = name
    return found
