"""La Cuenta's face: what shared code, the command line and the phone ask of it."""

from referee.games.la_cuenta.bill_request import answer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def bill(facts: "dict[str, Any]", request: object) -> "dict[str, Any]":
    """Return the bill for a request in the published form (amounts in whole euros).

    Raises `BadInput` if it cannot be read, `Refused` with all reasons if the rules or the deck
    say no.
    """
    return answer(facts, request)
