"""Traditional Chinese characters as the simplified ones in which our texts are written."""

from __future__ import annotations

import os
from functools import cache

_TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "traditional.txt")  # noqa: PTH100, PTH118, PTH120


def simplified(text: str) -> str:
    """Return a text with every traditional character as the simplified one, the rest as it is."""
    if text.isascii() or not any("\u2e80" <= char < "\uac00" for char in text):
        return text
    traditional, one_by_one = _table()
    if not any(char in traditional for char in text):
        return text
    return text.translate(str.maketrans(traditional, one_by_one))


@cache
def _table() -> tuple[str, str]:
    """Return the traditional characters, and in the same order those that stand for them."""
    with open(_TABLE, encoding="utf-8") as file:  # noqa: PTH123
        traditional, one_by_one = file.read().split()
    return traditional, one_by_one
