"""Bolicheros de Barrio's face: what shared code, the command line and the phone ask of it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.fold import Fold
    from referee.engine.published import Field, Figures, Form, Verdict
    from referee.games.bolicheros_de_barrio.published import DinersResult, ReplayResult, View
    from referee.games.bolicheros_de_barrio.state import State


def fold(facts: "dict[str, Any]", log: object, judged: bool = False) -> "Fold":
    """Return a log that can go on: `add` an event, ask for a `verdict`, read the `result`.

    Raises `BadInput`, the line named, if an event cannot be read.
    """
    from referee.engine.fold import Fold
    from referee.games.bolicheros_de_barrio import referee

    return Fold(referee, facts, log, judged)


def replay(facts: "dict[str, Any]", log: object, judged: bool = True) -> "ReplayResult":
    """Return what a log, a list of events, comes to in the published form.

    `rules` are those that the last event used. Judged, it ends before the first refused event, and
    `stopped` says where and why; otherwise all that happened counts, and `irregular` lists what the
    rules refuse. Raises `BadInput`, the line named, if an event cannot be read.
    """
    found: "ReplayResult" = fold(facts, log, judged).result()
    return found


def verdict(facts: "dict[str, Any]", log: object, event: object) -> "Verdict":
    """Return whether an event may follow a log: `allowed`, `reasons`, `rules`, `changes`, `adds`.

    `changes` is what it would change, as figure → player → change, and `adds` always 0. What the
    log has so far is taken as played. Raises `BadInput`.
    """
    return fold(facts, log).verdict(event)


def telling(facts: "dict[str, Any]", event: "dict[str, Any]") -> "dict[str, Any]":
    """Return which sentence of the words' `events` tells an event that can be read.

    The sentence's `code` and what it needs; not judged.
    """
    from referee.engine.telling import told
    from referee.games.bolicheros_de_barrio.telling import code

    return told(event, code)


def forms(facts: "dict[str, Any]") -> "list[Form]":
    """Return every event that a person can enter, with its fields, in the order of a round."""
    from referee.games.bolicheros_de_barrio.form import event_forms

    return event_forms(facts)


def start_form(facts: "dict[str, Any]") -> "list[Field]":
    """Return the fields that a first event may have beside the players."""
    from referee.games.bolicheros_de_barrio.form import start_fields

    return start_fields(facts)


def figures(state: "State") -> "Figures":
    """Return everybody's coins and stars."""
    from referee.games.bolicheros_de_barrio.view import figures as counted

    return counted(state)


def view(state: "State") -> "View":
    """Return what a screen shows of a game in progress."""
    from referee.games.bolicheros_de_barrio.view import table_view

    return table_view(state)


def diners(facts: "dict[str, Any]", request: object) -> "DinersResult":
    """Return what one diners stage brings to a table; raise `BadInput`."""
    from referee.games.bolicheros_de_barrio.diners_request import answer

    return answer(facts, request)
