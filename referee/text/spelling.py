"""Spellings: what is typed is compared without case, accents, umlauts and signs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import filterfalse
from unicodedata import combining, normalize

from referee.traditional import simplified

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


@lru_cache(20_000)
def fold(text: str) -> str:
    """Return ``text`` without case, accents and ß, so that spellings can be compared.

    Traditional Chinese characters become the simplified ones in which our names are written.
    """
    if text.isascii():
        return text.lower()
    low = simplified(normalize("NFKC", text).casefold())
    if low.isascii():
        return low
    apart = normalize("NFKD", low)
    if apart == low and low.isalpha():  # Han: no letter has an accent, and no accent is a letter
        return low
    return "".join(filterfalse(combining, apart))


def is_han(char: str) -> bool:
    """Return whether ``char`` is written without blanks between words."""
    hangul, wide = "\uac00" <= char <= "\ud7ff", "\uff01" <= char <= "\uff5e"  # Ａ, ２
    return char >= "\u2e80" and not hangul and not wide


@lru_cache(20_000)
def foldings(text: str) -> tuple[str, ...]:
    """Return ``text`` folded, and once more with ä written ae (Gemüse: gemuse, gemuese)."""
    if text.isascii():
        return (text.lower(),)
    plain, composed = fold(text), normalize("NFC", text.casefold())
    spelled = composed.translate(_UMLAUTS)
    german = plain if spelled == composed else fold(spelled)
    return (plain,) if german == plain else (plain, german)


def by_spelling(rows: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Return what names mean by their spellings: folded words with one blank between them.

    Rows are (what it means, a name of it); names that are spelled alike may mean several things.
    """
    found: dict[str, list[str]] = {}
    for meaning, name in rows:
        for form in foldings(name):
            meanings = found.setdefault(" ".join(words(form)), [])
            if meaning not in meanings:
                meanings.append(meaning)
    return found


def words(folded: str) -> list[str]:
    """Return the words of a folded text, without any signs."""
    if folded.isalpha():
        return [folded]
    if folded.replace(" ", "").isalpha():
        return folded.split()
    return "".join(char if char.isalnum() else " " for char in folded).split()
