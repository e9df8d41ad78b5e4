"""La Cuenta's face: what shared code, the command line and the phone ask of it.

A bill needs nothing of the table, so what folds events is imported when it is first asked for.
"""

from referee.games.la_cuenta.bill_request import answer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.fold import Fold
    from referee.engine.published import Figures, Verdict
    from referee.games.la_cuenta.published import BillResult, ReplayResult, View
    from referee.games.la_cuenta.state import State


def bill(facts: "dict[str, Any]", request: object) -> "BillResult":
    """Return the bill for a request in the published form (amounts in whole euros).

    Raises `BadInput` if it cannot be read, `Refused` with all reasons if the rules or the deck
    say no.
    """
    return answer(facts, request)


def fold(facts: "dict[str, Any]", log: object, judged: bool = False) -> "Fold":
    """Return a log that can go on: `add` an event, ask for a `verdict`, read the `result`.

    Raises `BadInput`, the line named, if an event cannot be read.
    """
    from referee.engine.fold import Fold
    from referee.games.la_cuenta import referee

    return Fold(referee, facts, log, judged)


def replay(facts: "dict[str, Any]", log: object, judged: bool = True) -> "ReplayResult":
    """Return what a log, a list of events, comes to in the published form.

    `rules` are those that the last event used. Judged, it ends before the first refused event, and
    `stopped` says where and why; otherwise all that lies on the table counts, and `irregular` lists
    what the rules refuse. Raises `BadInput`, the line named, if an event cannot be read.
    """
    found: "ReplayResult" = fold(facts, log, judged).result()
    return found


def verdict(facts: "dict[str, Any]", log: object, event: object) -> "Verdict":
    """Return whether an event may follow a log: `allowed`, `reasons`, `rules`, `adds`.

    `adds` is what it would add to the running bill, in euros, 0 if it is refused. What the log has
    so far is taken as played. Raises `BadInput`.
    """
    return fold(facts, log).verdict(event)


def telling(facts: "dict[str, Any]", event: "dict[str, Any]") -> "dict[str, Any]":
    """Return which sentence of the words' `events` tells an event that can be read.

    The sentence's `code` and what it needs; not judged.
    """
    from referee.engine.telling import told
    from referee.games.la_cuenta.deck import deck_of
    from referee.games.la_cuenta.telling import code

    return told(event, lambda found: code(deck_of(facts), found))


def figures(state: "State") -> "Figures":
    """Return everybody's savings, as they are written, and hand limits."""
    from referee.games.la_cuenta.view import figures as counted

    return counted(state)


def view(state: "State") -> "View":
    """Return what a screen shows of a game in progress."""
    from referee.games.la_cuenta.view import view as seen

    return seen(state)
