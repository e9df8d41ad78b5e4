"""What an unquoted word of our YAML means: YAML 1.2 core, without its traps."""

from __future__ import annotations

import re

from referee.text.catalogue import N_

_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)\Z")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?\Z")
_ODD_NUMBER = re.compile(
    r"[-+]?(?:0[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|\.inf|\.Inf|\.INF|\.nan|\.NaN|\.NAN)\Z"
)
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}
_LONGEST = 15

Scalar = str | int | float | bool | None


class Trap(ValueError):  # noqa: N818 - the word says what it is
    """A word that two YAML readers would understand differently; `message` is a msgid."""

    def __init__(self, message: str, **params: str) -> None:
        """Keep the message and its parameters for a fault."""
        super().__init__(message)
        self.message = message
        self.params = params


def resolve(word: str) -> Scalar:
    """Return the value of an unquoted scalar; raises Trap where readers of YAML disagree.

    Only `true` and `false` are booleans; `yes`, `no`, `on`, `off`, dates and times are text.
    """
    if word in _WORDS:
        return _WORDS[word]
    first = word[0]
    if first in "TFN" and word.lower() in _WORDS:
        raise Trap(
            N_("“{found}” is read differently by different programs: write {expected}."),
            found=word,
            expected=word.lower(),
        )
    if first not in "-+.0123456789":
        return word
    if len(word) > _LONGEST and _FLOAT.match(word):
        raise Trap(N_("The number “{found}” is too long."), found=word[:40])
    if _INTEGER.match(word):
        return int(word)
    if _ODD_NUMBER.match(word):
        raise Trap(
            N_("“{found}” is read differently by different programs: plain digits or quotes?"),
            found=word,
        )
    if _FLOAT.match(word):
        number = float(word)
        if number in (float("inf"), float("-inf")):
            raise Trap(N_("The number “{found}” is too long."), found=word)
        return number
    return word
