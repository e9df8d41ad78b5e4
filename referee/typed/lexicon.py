"""Finds what somebody means by a typed name: in any language, accents and case as they like."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from referee.text.spelling import fold, foldings

Meanings = Mapping[str, Sequence[str]]
EXACT, WORDS, BEGINNINGS, NOTHING = range(4)
_LETTERS = 3  # that the beginning of a word needs to mean it; Han characters: two
_FIRST = 2  # letters of a word that are alike in all that is cut short or whole
# What people leave out of a name: "casa María" for "la casa de María".
_SPANISH = ("a", "al", "con", "de", "del", "el", "en", "la", "las", "los", "y")
_SMALL = frozenset((*_SPANISH, "and", "auf", "in", "mit", "of", "the", "und", "with"))


class Lexicon:
    """Every name of a deck, ready to be asked: `by_spelling` what it means.

    Those in ``names`` may be cut short ("tort"). Those in ``whole`` count by whole words only:
    nobody who types "egg" means the eggplant.
    """

    def __init__(self, names: Meanings, whole: Meanings | None = None) -> None:
        self._names = names
        self._whole = whole or {}
        self._known: dict[tuple[str, ...], tuple[int, list[str]]] = {}

    def _all(self) -> Iterator[tuple[str, list[str], bool]]:
        """Return every name: what it means, its words, and whether it may be cut short."""
        for short, names in ((True, self._names), (False, self._whole)):
            for form, meanings in names.items():
                for meaning in meanings:
                    yield meaning, form.split(), short

    @cached_property
    def _starts(self) -> dict[str, list[tuple[str, list[str], int, bool]]]:
        """Return by a word's first letters: meaning, words, the word's place, may be cut short."""
        found: dict[str, list[tuple[str, list[str], int, bool]]] = {}
        for meaning, words, short in self._all():
            for place, word in enumerate(words):
                row = (meaning, words, place, short and not place)
                found.setdefault(word[:_FIRST], []).append(row)
        return found

    def find(self, typed: Sequence[str]) -> tuple[int, list[str]]:
        """Return how well the words fit, and the meanings that fit so well (none: empty).

        A whole name is better than whole words of it, and these are better than a name cut
        short. A piece from inside a word means nothing: "vier" is no Olivier salad.
        """
        key = tuple(typed)
        if key not in self._known:
            self._known[key] = self._find(key)
        return self._known[key]

    def whole(self, typed: Sequence[str]) -> set[str]:
        """Return the meanings that have just these words for a name."""
        found: set[str] = set()
        for form in _forms(typed):
            spelled = " ".join(form)
            found.update(self._names.get(spelled, ()), self._whole.get(spelled, ()))
        return found

    def _find(self, typed: tuple[str, ...]) -> tuple[int, list[str]]:
        if exact := self.whole(typed):
            return EXACT, sorted(exact)
        found: dict[int, set[str]] = {}
        for form in _forms(typed):
            for meaning, words, place, short in self._starts.get(form[0][:_FIRST], ()):
                level = _fit(form, words, place, short)
                if level is not None:
                    found.setdefault(level, set()).add(meaning)
        best = min(found, default=NOTHING)
        return best, sorted(found.get(best, ()))

    def hints(self, typed: str) -> list[str]:
        """Return the meanings with a word that begins like ``typed``, or else has it inside."""
        begins, inside = set(), set()
        for form in foldings(typed):
            for meaning, words, _short in self._all():
                if any(word.startswith(form) for word in words):
                    begins.add(meaning)
                elif (len(form) > 3 or not form.isascii()) and any(form in word for word in words):
                    inside.add(meaning)
        return sorted(begins or inside)

    def nearest(self, typed: str) -> list[str]:
        """Return up to three meanings with a name that is spelled most like ``typed``."""
        from referee.engine.nearest import LONGEST, changes

        scores: dict[str, float] = {}
        for form in foldings(typed[:LONGEST]):
            for meaning, words, _short in self._all():
                for word in {*words, " ".join(words)}:
                    longer = max(len(form), len(word))
                    score = 1 - changes(form, word[:LONGEST]) / longer
                    scores[meaning] = max(score, scores.get(meaning, 0.0))
        best = sorted(scores, key=lambda meaning: (-scores[meaning], meaning))[:3]
        limit = max(0.7, scores[best[0]] - 0.1) if best else 1.0
        return [meaning for meaning in best if scores[meaning] >= limit]


def _forms(typed: Sequence[str]) -> list[list[str]]:
    plain = [fold(word) for word in typed]
    german = [foldings(word)[-1] for word in typed]
    return [plain] if german == plain else [plain, german]


def _fit(typed: list[str], words: list[str], start: int, short: bool) -> int | None:
    """Return how well the typed words are found one after the other from a name's word on."""
    if len(typed) > len(words) - start or (start and typed[0] in _SMALL):
        return None
    level, place = WORDS, start
    for number, word in enumerate(typed):
        while number and place < len(words) and words[place] in _SMALL and word not in _SMALL:
            place += 1
        if place >= len(words) or not words[place].startswith(word):
            return None
        if words[place] != word:
            if not short or len(word) < (_LETTERS if word.isascii() else 2):
                return None
            level = BEGINNINGS
        place += 1
    return level
