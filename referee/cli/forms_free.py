"""Free words of the table, such as ingredients: "3 cheese, onion x2, red pepper"."""

from __future__ import annotations

import re
from collections.abc import Callable

from referee.typed.items import counted_words

_MOST = 100


def free_words(text: str, ends: Callable[[str], bool]) -> tuple[list[str], int]:
    """Return the words at the beginning of a text, and where they end: at a label, or with it."""
    size = len(text)
    for found in re.finditer(r"(?<=[\s,，、])(?=\S)", text):
        if ends(text[found.start() :]):
            size = found.start()
            break
    words: list[str] = []
    for word, often in counted_words(text[:size], _MOST):
        words += [word] * often
    return words[:_MOST], size
