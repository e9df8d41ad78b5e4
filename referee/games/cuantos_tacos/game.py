"""¿Cuántos Tacos?'s face: what shared code, the command line and the phone ask of it."""

from referee.engine.fold import Fold
from referee.engine.telling import told
from referee.games.cuantos_tacos import referee
from referee.games.cuantos_tacos.forms import forms, start_form
from referee.games.cuantos_tacos.telling import code
from referee.games.cuantos_tacos.view import figures, view

__all__ = (
    "count",
    "figures",
    "fold",
    "forms",
    "replay",
    "roll",
    "start_form",
    "telling",
    "verdict",
    "view",
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.published import Verdict
    from referee.games.cuantos_tacos.published import CountResult, ReplayResult, RollResult


def fold(facts: "dict[str, Any]", log: object, judged: bool = False) -> Fold:
    """Return a log that can go on: `add` an event, ask for a `verdict`, read the `result`.

    Raises `BadInput`, the line named, if an event cannot be read.
    """
    return Fold(referee, facts, log, judged)


def replay(facts: "dict[str, Any]", log: object, judged: bool = True) -> "ReplayResult":
    """Return what a log, a list of events, comes to in the published form (points).

    `rules` are those that the last event used. Judged, it ends before the first refused event, and
    `stopped` says where and why; otherwise all that lies on the table counts, and `irregular` lists
    what the rules refuse. Raises `BadInput`, the line named, if an event cannot be read.
    """
    found: "ReplayResult" = fold(facts, log, judged).result()
    return found


def verdict(facts: "dict[str, Any]", log: object, event: object) -> "Verdict":
    """Return whether an event may follow a log: `allowed`, `reasons`, `rules`, `changes`.

    `changes` is what it would change in the points, as {"score": {player: points}}; `adds` is
    always 0, since there is no bill. What the log has so far is taken as played. Raises `BadInput`.
    """
    return fold(facts, log).verdict(event)


def telling(facts: "dict[str, Any]", event: "dict[str, Any]") -> "dict[str, Any]":
    """Return which sentence of the words' `events` tells an event that can be read.

    The sentence's `code` and what it needs; not judged.
    """
    return told(event, code)


def roll(facts: "dict[str, Any]", request: object) -> "RollResult":
    """Return what a roll lets happen; raise `BadInput` or `Refused`."""
    from referee.games.cuantos_tacos.roll_request import answer

    return answer(facts, request)


def count(facts: "dict[str, Any]", request: object) -> "CountResult":
    """Return what people have at the end, and who wins; raise `BadInput`."""
    from referee.games.cuantos_tacos.count_request import answer

    return answer(facts, request)
