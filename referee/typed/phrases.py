"""Finds a known word or name at the beginning of what somebody types, in any spelling of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from referee.text.spelling import foldings, is_han, words

_LONGEST = 48
BETWEEN = " \t\n:：,，、=·"  # may stand between a name and what follows it


class Phrases:
    """Known phrases, each with what it means; the longest that fits is found."""

    def __init__(self, rows: Iterable[tuple[str, str]]) -> None:
        """Keep rows of (meaning, phrase); of equal phrases the first one counts."""
        self._meanings: dict[str, str] = {}
        for meaning, phrase in rows:
            for form in foldings(phrase):
                self._meanings.setdefault(_key(form), meaning)

    def start(self, text: str) -> tuple[str | None, str]:
        """Return the meaning of the phrase that ``text`` begins with (or None), and the rest."""
        text = text.strip()
        for end in range(min(len(text), _LONGEST), 0, -1):
            if ends_at(text, end):
                for form in foldings(text[:end]):
                    meaning = self._meanings.get(_key(form))
                    if meaning is not None:
                        return meaning, text[end:].lstrip(BETWEEN)
        return None, text

    def all(self) -> list[str]:
        """Return every phrase, folded."""
        return list(self._meanings)

    def whole(self, text: str) -> str | None:
        """Return the meaning of ``text`` as a whole."""
        meaning, rest = self.start(text)
        return None if rest else meaning


@lru_cache(20_000)
def _key(folded: str) -> str:
    """Return a spelling without the signs that people leave out: half/half, half-half."""
    found = words(folded)
    if len(found) == 1 or folded.isascii():
        return " ".join(found)
    key = ""
    for word in found:  # between Han characters a blank says nothing: 请求 结账
        close = not key or (is_han(key[-1]) and is_han(word[0]))
        key += word if close else " " + word
    return key


def ends_at(text: str, end: int) -> bool:
    """Return whether a name may end here: not inside a word, Han characters need no blank."""
    if end >= len(text) or not text[end].isalnum():
        return text[end - 1].isalnum() or text[end - 1] in "）)'’.!"
    return is_han(text[end - 1]) or is_han(text[end])
