"""The words of a text, as they are compared when somebody searches."""

from __future__ import annotations

import re

from referee.rulebase.folding import WIDE

_WORD = re.compile(rf"[{WIDE}]+|[^\W_]+")
_IS_WIDE = re.compile(f"[{WIDE}]")


def words(text: str) -> list[str]:
    """Return the words of a text; a run of Han characters is one word."""
    return _WORD.findall(text)


def is_wide(word: str) -> bool:
    """Return whether a word is written in Han characters."""
    return bool(_IS_WIDE.match(word))
