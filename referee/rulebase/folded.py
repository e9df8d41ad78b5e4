"""How words are compared when somebody searches: case, accents and umlauts do not matter."""

from __future__ import annotations

import re
import unicodedata

from referee.rulebase.folding import WIDE

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_WORD = re.compile(rf"[{WIDE}]+|[^\W_]+")
_IS_WIDE = re.compile(f"[{WIDE}]")


def fold(text: str) -> str:
    """Return text without case, accents and full-width forms (ß as ss, ä as a)."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def fold_german(text: str) -> str:
    """Return text folded with umlauts written out (ä as ae)."""
    return fold(unicodedata.normalize("NFC", text.casefold()).translate(_UMLAUTS))


def folds(text: str) -> set[str]:
    """Return both ways to fold a text: with umlauts dropped and written out."""
    return {fold(text), fold_german(text)}


def words(text: str) -> list[str]:
    """Return the words of a text; a run of Han characters is one word."""
    return _WORD.findall(text)


def is_wide(word: str) -> bool:
    """Return whether a word is written in Han characters."""
    return bool(_IS_WIDE.match(word))
