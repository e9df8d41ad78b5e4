"""Real cash in the pocket, which decides a tie: euros and cents, held exactly as whole cents.

In a log it is a whole number of euros, or a text such as "12.50"; a number with at most two
decimals is read too. Money of the game itself has no cents.
"""

from referee.engine.faults import BadInput
from referee.engine.forms import LARGEST, integer, shown

CENTS = 100


def read_cents(value: object, where: str) -> int:
    """Return the cents of an amount of cash, 0 or more; raise `BadInput`."""
    if isinstance(value, str):
        cents = _written(value)
    elif isinstance(value, float):
        cents = _written(str(value))
    else:
        return integer(value, where, 0) * CENTS
    if cents < 0:
        raise BadInput("not-cash", where, found=shown(value))
    return cents


def told(cents: int) -> "int | str":
    """Return cents as a log tells them: 12, "12.50"."""
    rest = cents % CENTS
    if rest == 0:
        return cents // CENTS
    return str(cents // CENTS) + "." + ("0" if rest < 10 else "") + str(rest)


def _written(text: str) -> int:
    """Return the cents of "12", "12.5" or "12.50"; -1 for anything else."""
    euros, point, rest = text.partition(".")
    if not _digits(euros) or len(euros) > 10 or int(euros) > LARGEST:
        return -1
    if not point:
        return int(euros) * CENTS
    if not _digits(rest) or len(rest) > 2:
        return -1
    return int(euros) * CENTS + int(rest + "0" if len(rest) == 1 else rest)


def _digits(text: str) -> bool:
    for char in text:
        if not "0" <= char <= "9":
            return False
    return text != ""
