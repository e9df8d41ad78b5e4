"""What a person can enter: every event with its fields, and what a first event may take."""

from referee.engine.forms import LARGEST
from referee.games.bolicheros_de_barrio.events import (
    ADVERTISE,
    CORRECT,
    DINERS,
    END,
    IMPROVE,
    REFILL,
    RESTAURANT,
    places,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.published import Field, Form


def event_forms(facts: "dict[str, Any]") -> "list[Form]":
    """Return the forms in the order of a round, then those that mend.

    One with `guess` false is never meant by a line that does not name it.
    """
    player: "Field" = {"name": "player", "kind": "player"}
    type_: "Field" = {"name": "type", "kind": "type"}
    to: "Field" = {"name": "to", "kind": "choice", "choices": places(facts["numbers"])}
    paid = _number("paid", 0, LARGEST, 0)
    together: "Field" = {"name": "together", "kind": "flag", "optional": True, "default": False}
    cards: "Field" = {"name": "types", "kind": "types", "optional": True}
    why: "Field" = {"name": "why", "kind": "text", "optional": True}
    return [
        {"event": IMPROVE, "fields": [player, type_, to, paid, together]},
        {"event": DINERS, "fields": [type_]},
        {"event": ADVERTISE, "fields": [player, _number("times", 1, LARGEST, 1)]},
        {"event": END, "fields": [player]},
        {"event": REFILL, "fields": []},
        {"event": RESTAURANT, "fields": [player, to, cards], "guess": False},
        {"event": CORRECT, "fields": [_amounts("coins"), _amounts("stars"), why]},
    ]


def start_fields(facts: "dict[str, Any]") -> "list[Field]":
    """Return what a first event may tell beside the players."""
    numbers = facts["numbers"]
    ended: "Field" = {"name": "ended", "kind": "flag", "optional": True, "default": False}
    return [
        _number("experiences", 1, numbers["experiences_most"], numbers["experiences"]),
        _amounts("coins"),
        _amounts("stars"),
        ended,
    ]


def _number(name: str, low: int, high: int, default: int) -> "Field":
    return {
        "name": name,
        "kind": "number",
        "low": low,
        "high": high,
        "optional": True,
        "default": default,
    }


def _amounts(name: str) -> "Field":
    return {"name": name, "kind": "amounts", "low": 0, "high": LARGEST, "optional": True}
