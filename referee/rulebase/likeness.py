"""How much a word asked for is like the words of a text."""

from __future__ import annotations

from functools import lru_cache

from referee.languages import language
from referee.rulebase.folded import is_wide, words
from referee.text.spelling import foldings

WHOLE, STEM, INNER = 1.0, 0.8, 0.5
_SHORTEST_INNER = 4  # letters of an inner word, so that "art" does not find "Karten"
_SHORTEST_STEM = 3
_TAIL = 3  # letters that may follow a stem: card, cards; teilen, teilt


class Asked:
    """A word, or a run of words, that somebody looks for; each word it meets is judged once."""

    def __init__(self, word: str, lang: str) -> None:
        """Take the word as typed, in one of our languages."""
        self.forms = foldings(word)
        self.wide = is_wide(word)
        self.run = " " in word
        self._other = language(lang).other_word
        self._met: dict[str, float] = {}

    def like(self, text: str) -> float:
        """Return 1 if the word stands in a text, less for a part of one, 0 if it does not."""
        if self.wide:
            return WHOLE * any(form in found for form in self.forms for found in foldings(text))
        if self.run:
            return WHOLE * any(f" {f} " in line for f in self.forms for line in _lines(text))
        return max(map(self._judge, _words(text)), default=0.0)

    def _judge(self, word: str) -> float:
        found = self._met.get(word)
        if found is None:
            found = self._met[word] = max(alike(form, word, self._other) for form in self.forms)
        return found


def alike(asked: str, word: str, other: tuple[str, ...] = ()) -> float:
    """Return how much a folded word is like the one asked for: whole, stem, inner word, or 0.

    With an ending of `other` the shortest stem is another word.
    """
    if asked == word:
        return WHOLE
    longer, shorter = (word, asked) if len(word) > len(asked) else (asked, word)
    tail = len(longer) - len(shorter)
    if len(shorter) >= _SHORTEST_STEM and tail <= _TAIL and longer.startswith(shorter):
        another = len(shorter) == _SHORTEST_STEM and longer[len(shorter) :] in other
        return 0.0 if another else STEM
    if len(asked) >= _SHORTEST_INNER and asked in word:
        return INNER
    return 0.0


@lru_cache(maxsize=8192)
def _words(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for found in foldings(text) for word in words(found)))


@lru_cache(maxsize=8192)
def _lines(text: str) -> tuple[str, ...]:
    return tuple(f" {' '.join(words(found))} " for found in foldings(text))
