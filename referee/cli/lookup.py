"""Finds what somebody means by a typed name: in any language, accents and case as they like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from unicodedata import combining, normalize

from referee.engine.nearest import LONGEST, changes
from referee.traditional import simplified

EXACT, WORDS, BEGINNINGS, NOTHING = range(4)
_LETTERS = 3  # that the beginning of a word needs to mean it; Han characters: two
# What people leave out of a name: "casa María" for "la casa de María".
_SPANISH = ("a", "al", "con", "de", "del", "el", "en", "la", "las", "los", "y")
_SMALL = frozenset((*_SPANISH, "and", "auf", "in", "mit", "of", "the", "und", "with"))
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
    return "".join(c for c in apart if not combining(c))


def is_han(char: str) -> bool:
    """Return whether ``char`` is written without blanks between words."""
    return char >= "\u2e80" and not "\uac00" <= char <= "\ud7ff"


@lru_cache(20_000)
def foldings(text: str) -> tuple[str, ...]:
    """Return ``text`` folded, and once more with ä written ae (Gemüse: gemuse, gemuese)."""
    if text.isascii():
        return (text.lower(),)
    plain, composed = fold(text), normalize("NFC", text.casefold())
    spelled = composed.translate(_UMLAUTS)
    german = plain if spelled == composed else fold(spelled)
    return (plain,) if german == plain else (plain, german)


class Lexicon:
    """Every name of a deck, ready to be asked; rows are (what it means, a name of it).

    Names in ``rows`` may be cut short ("tort"). Those in ``whole`` count by whole words only:
    nobody who types "egg" means the eggplant.
    """

    def __init__(
        self, rows: Iterable[tuple[str, str]], whole: Iterable[tuple[str, str]] = ()
    ) -> None:
        self._names: list[tuple[str, list[str], bool]] = []  # meaning, words, may be cut short
        self._exact: dict[str, set[str]] = {}
        self._known: dict[tuple[str, ...], tuple[int, list[str]]] = {}
        for short, some in ((True, rows), (False, whole)):
            for meaning, name in some:
                for form in foldings(name):
                    words = _words(form)
                    self._names.append((meaning, words, short))
                    self._exact.setdefault(" ".join(words), set()).add(meaning)

    @cached_property
    def _starts(self) -> dict[str, list[tuple[str, list[str], int, bool]]]:
        """Return by a word's first letter: meaning, words, the word's place, may be cut short."""
        found: dict[str, list[tuple[str, list[str], int, bool]]] = {}
        for meaning, words, short in self._names:
            for place, word in enumerate(words):
                found.setdefault(word[0], []).append((meaning, words, place, short and not place))
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

    def _find(self, typed: tuple[str, ...]) -> tuple[int, list[str]]:
        found: dict[int, set[str]] = {}
        for form in _forms(typed):
            exact = self._exact.get(" ".join(form))
            if exact:
                found.setdefault(EXACT, set()).update(exact)
        if not found:
            for form in _forms(typed):
                for meaning, words, place, short in self._starts.get(form[0][:1], ()):
                    level = _fit(form, words, place, short)
                    if level is not None:
                        found.setdefault(level, set()).add(meaning)
        best = min(found, default=NOTHING)
        return best, sorted(found.get(best, ()))

    def hints(self, typed: str) -> list[str]:
        """Return the meanings with a word that begins like ``typed``, or else has it inside."""
        begins, inside = set(), set()
        for form in foldings(typed):
            for meaning, words, _short in self._names:
                if any(word.startswith(form) for word in words):
                    begins.add(meaning)
                elif (len(form) > 3 or not form.isascii()) and any(form in word for word in words):
                    inside.add(meaning)
        return sorted(begins or inside)

    def nearest(self, typed: str) -> list[str]:
        """Return up to three meanings with a name that is spelled most like ``typed``."""
        scores: dict[str, float] = {}
        for form in foldings(typed[:LONGEST]):
            for meaning, words, _short in self._names:
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


def _words(text: str) -> list[str]:
    if text.isalpha():
        return [text]
    if text.replace(" ", "").isalpha():
        return text.split()
    return "".join(char if char.isalnum() else " " for char in text).split()


def _fit(typed: list[str], words: list[str], start: int, short: bool) -> int | None:
    """Return how well the typed words are found one after the other from a name's word on."""
    if start and typed[0] in _SMALL:
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
