"""How much a word asked for is like the words of a text."""

from __future__ import annotations

from functools import lru_cache

from referee.rulebase.folded import folds, words

WHOLE, STEM, INNER = 1.0, 0.8, 0.5
_SHORTEST_INNER = 4  # letters of an inner word, so that "art" does not find "Karten"
_SHORTEST_STEM = 3
_TAIL = 3  # letters that may follow a stem: tip, tips; teilen, teilt


def likeness(forms: set[str], wide: bool, text: str) -> float:
    """Return 1 if a word, or a run of words, stands in a text, less for a part of one, 0 if not.

    `forms` are the folded forms of what is asked for; `wide` says that it is written in Han.
    """
    if wide:
        return WHOLE if any(form in found for form in forms for found in _folded(text)) else 0.0
    if any(" " in form for form in forms):
        return WHOLE if any(f" {form} " in line for form in forms for line in _lines(text)) else 0.0
    best = 0.0
    for word in _words(text):
        for form in forms:
            best = max(best, alike(form, word))
            if best == WHOLE:
                return best
    return best


def alike(asked: str, word: str) -> float:
    """Return how much a folded word is like the one asked for: whole, stem, inner word, or 0."""
    if asked == word:
        return WHOLE
    longer, shorter = (word, asked) if len(word) > len(asked) else (asked, word)
    tail = len(longer) - len(shorter)
    if len(shorter) >= _SHORTEST_STEM and tail <= _TAIL and longer.startswith(shorter):
        return STEM
    if len(asked) >= _SHORTEST_INNER and asked in word:
        return INNER
    return 0.0


@lru_cache(maxsize=4096)
def _folded(text: str) -> tuple[str, ...]:
    return tuple(folds(text))


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for found in _folded(text) for word in words(found)))


@lru_cache(maxsize=4096)
def _lines(text: str) -> tuple[str, ...]:
    return tuple(f" {' '.join(words(found))} " for found in _folded(text))
