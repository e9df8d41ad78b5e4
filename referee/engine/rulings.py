"""Which choice is in force for every ruling: a reading, and a table's own rulings over it."""

from referee.engine.forms import inside, known_keys, mapping, one_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol, TypeVar

    Chosen = TypeVar("Chosen")
    Ruling = TypeVar("Ruling", bound=str, contravariant=True)

    class RulingsOf(Protocol[Chosen, Ruling]):
        """A `Rulings` of one game, whose ids and choices the type checker knows."""

        reading: str
        over: dict[str, str]
        chosen: Chosen

        def applied(self, ruling: Ruling) -> str:
            """Return "ruling=choice" as it is in force."""


class Rulings:
    """The reading, the rulings chosen over it, and the choice in force for every ruling id."""

    __slots__ = ("chosen", "over", "reading")

    def __init__(self, reading: str, over: "dict[str, str]", chosen: "dict[str, str]") -> None:
        self.reading = reading
        self.over = over
        self.chosen = chosen

    def applied(self, ruling: str) -> str:
        """Return "ruling=choice" as it is in force, to be listed beside what it decided."""
        return ruling + "=" + self.chosen[ruling]


def read_rulings(facts: "dict[str, Any]", data: "dict[str, Any]", where: str) -> Rulings:
    """Return the rulings that a form's `reading` and `rulings` keys put in force.

    Raises `BadInput` for an unknown reading, ruling or choice.
    """
    readings = [reading["id"] for reading in facts["readings"]]
    reading = readings[0]
    if "reading" in data:
        reading = one_of(data["reading"], readings, "unknown-reading", inside(where, "reading"))
    chosen = dict(facts["readings"][readings.index(reading)]["choices"])
    over: "dict[str, str]" = {}
    place = inside(where, "rulings")
    given = mapping(data.get("rulings", {}), place)
    known_keys(given, [entry["id"] for entry in facts["rulings"]], place, "unknown-ruling")
    for entry in facts["rulings"] if given else ():
        ruling = entry["id"]
        if ruling in given:
            over[ruling] = one_of(
                given[ruling], entry["choices"], "unknown-choice", inside(place, ruling)
            )
    chosen.update(over)
    return Rulings(reading, over, chosen)
