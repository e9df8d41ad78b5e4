"""Telling events again: which sentence of words.yaml says what an event of a log does."""

from referee.games.bolicheros_de_barrio.events import ADVERTISE, IMPROVE, RESTAURANT
from referee.games.bolicheros_de_barrio.restaurant import EXTERNAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def code(data: "dict[str, Any]") -> str:
    """Return the code of the sentence for an event of this game that can be read."""
    name: str = data["event"]
    if name == IMPROVE:
        return _improve(data)
    if name == RESTAURANT:
        return _restaurant(data)
    if name == ADVERTISE and data.get("times", 1) > 1:
        return "advertise-times"
    return name


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
