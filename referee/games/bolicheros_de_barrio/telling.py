"""Telling events again: which sentence of words.yaml says what an event of a log does."""

from referee.engine.players import begun
from referee.games.bolicheros_de_barrio.events import ADVERTISE, IMPROVE, RESTAURANT
from referee.games.bolicheros_de_barrio.restaurant import EXTERNAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def told(data: "dict[str, Any]") -> "dict[str, Any]":
    """Return the sentence's `code`, and what it needs, for an event that can be read."""
    found = dict(data)
    name = data["event"]
    if name == "game":
        found = begun(data)
    elif name == IMPROVE:
        name = _improve(data)
    elif name == RESTAURANT:
        name = _restaurant(data)
    elif name == ADVERTISE and data.get("times", 1) > 1:
        name = "advertise-times"
    elif name == "edit" and data.get("with") is None:
        name = "edit-remove"
    found["code"] = name
    return found


def _improve(data: "dict[str, Any]") -> str:
    code = IMPROVE
    if data["to"] == EXTERNAL:
        code += "-external"
    if data.get("paid"):
        code += "-paid"
    if data.get("together"):
        code += "-together"
    return code


def _restaurant(data: "dict[str, Any]") -> str:
    code = RESTAURANT
    if data["to"] == EXTERNAL:
        code += "-external"
    return code if data.get("types") else code + "-empty"
