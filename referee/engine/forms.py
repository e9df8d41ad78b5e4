"""Checks of what is handed in: objects, keys, texts, whole numbers, names.

Each returns the value in the type it was checked for, or raises `BadInput` with what was found and,
where there is one, the nearest valid thing; where none is near, all there are.
"""

from referee.engine.faults import BadInput
from referee.engine.nearest import LONGEST, nearest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

LARGEST = 1000000000  # whole euros and counts; anything beyond is no figure of a card game


def mapping(value: object, where: str) -> "dict[str, Any]":
    """Return `value` if it is an object with keys."""
    if not isinstance(value, dict):
        raise BadInput("not-an-object", where, found=shown(value))
    return value


def listing(value: object, where: str) -> "list[Any]":
    """Return `value` if it is a list."""
    if not isinstance(value, list):
        raise BadInput("not-a-list", where, found=shown(value))
    return value


def text(value: object, where: str) -> str:
    """Return `value` if it is a text."""
    if not isinstance(value, str):
        raise BadInput("not-a-text", where, found=shown(value))
    return value


def flag(value: object, where: str) -> bool:
    """Return `value` if it is true or false."""
    if not isinstance(value, bool):
        raise BadInput("not-true-or-false", where, found=shown(value))
    return value


def integer(value: object, where: str, low: int = -LARGEST, high: int = LARGEST) -> int:
    """Return `value` if it is a whole number from `low` to `high`; true and 1.0 are none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput("not-a-whole-number", where, found=shown(value))
    if value < low:
        raise BadInput("too-small", where, found=shown(value), near=low)
    if value > high:
        raise BadInput("too-large", where, found=shown(value), near=high)
    return value


def known_keys(
    data: "dict[str, Any]", known: "Sequence[str]", where: str, code: str = "unknown-key"
) -> None:
    """Refuse the keys that the form does not have; the first in the alphabet is named."""
    strange = [shown(key) for key in data if key not in known]
    if strange:
        found = min(strange)
        raise _unknown(code, inside(where, found), found, list(known))


def required(data: "dict[str, Any]", key: str, where: str) -> object:
    """Return what stands under `key`, which must be there."""
    if key not in data:
        raise BadInput("missing-key", where, key=key)
    return data[key]


def one_of(value: object, known: "list[str]", code: str, where: str) -> str:
    """Return `value` if it is one of the known words, or raise `BadInput` with this code."""
    word = text(value, where)
    if word not in known:
        raise _unknown(code, where, word, known)
    return word


def _unknown(code: str, where: str, word: str, known: "list[str]") -> BadInput:
    """Return the fault of an unknown word, with the nearest known one or else with all of them."""
    near = known[0] if len(known) == 1 else nearest(word, known)
    if near:
        return BadInput(code, where, found=shown(word), near=near)
    return BadInput(code, where, found=shown(word), near=near, known=[shown(one) for one in known])


def inside(where: str, key: str) -> str:
    """Return the place of `key` inside the object at `where`."""
    return where + "." + key if where else key


def item(where: str, index: int) -> str:
    """Return the place of one entry of the list at `where`, counted from 0."""
    return where + "[" + str(index) + "]"


def shown(value: object) -> str:
    """Return a short picture of any value, safe to print."""
    if isinstance(value, str):
        short = value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
        return "".join([char if is_printable(char) else "�" for char in short])
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        if -LARGEST <= value <= LARGEST:
            return str(value)
        return "> " + str(LARGEST) if value > 0 else "< -" + str(LARGEST)
    if isinstance(value, float):
        return str(value)
    if isinstance(value, list):
        return "[…]" if value else "[]"
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    return "?"


# Code points that show nothing, or turn the direction of what follows: (from, to).
_UNSEEN = (
    (0x00, 0x1F),
    (0x7F, 0x9F),
    (0xAD, 0xAD),
    (0x34F, 0x34F),
    (0x61C, 0x61C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200B),
    (0x200E, 0x200F),
    (0x2028, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xD800, 0xDFFF),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF9, 0xFFFB),
)


def is_printable(char: str) -> bool:
    """Return whether a character can be shown: it is seen, no control, no half of a pair."""
    code = ord(char)
    for first, last in _UNSEEN:
        if code <= last:
            return code < first
    return True
