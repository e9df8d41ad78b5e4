"""Numbers as texts write them: digits, amounts, and number words of each language."""

from __future__ import annotations

import re
from functools import cache

from referee import languages
from referee.text import markup

_UNITS = {
    "en": "one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen",
    "de": "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn "
    "fünfzehn sechzehn siebzehn achtzehn neunzehn",
}
_TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "de": "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
}
_ENGLISH_ORDINALS = {
    **{"first": 1, "second": 2, "third": 3, "thirds": 3, "fifth": 5, "eighth": 8, "ninth": 9},
    **{"once": 1, "twice": 2, "twelfth": 12, "hundred": 100},
}
_GERMAN_ORDINALS = {"erst": 1, "dritt": 3, "siebt": 7, "acht": 8, "hundert": 100}
_GERMAN_END = re.compile(r"(?:t|st)?(?:e[nrsm]?|ens|mal|fach(?:e[nrsm]?)?|erlei)?\Z")
_HAN_DIGITS = {sign: value for value, sign in enumerate("零一二三四五六七八九")} | {"两": 2}
_HAN = re.compile("(?:[零一二两三四五六七八九十]|(?<=[一二三四五六七八九])百)+")
# Numbers of chapters in a Chinese source, which all languages quote as they stand there.
_CHAPTER = re.compile(r"[一二三四五六七八九十]+\.[0-9]+")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_LEAST = 3  # “one” and “two” hide in too many words: a, both, half, second, 一下


@cache
def written(text: str, language: str) -> frozenset[int]:
    """Return every number of a text, its amounts without their signs; places say none."""
    if "[[" in text:
        text = re.sub(markup.LINK, lambda m: f" {m[3] or ''} ", text)
    found = {abs(amount) for amount in markup.amounts(text)}
    if "{" in text:
        text = re.sub(markup.PLACE, " ", re.sub(markup.AMOUNT, " ", text))
    text = _CHAPTER.sub(" ", text)
    found |= {int(digits) for digits in re.findall("[0-9]+", text)}
    if languages.language(language).space:
        found |= {_said(word, language) for word in set(_WORD.findall(text.lower()))} - {0}
    else:
        found |= {number for run in _HAN.findall(text) for number in _chinese(run)}
    return frozenset(found)


@cache
def compared(text: str, language: str) -> frozenset[int]:
    """Return the numbers of a text that must stand in every language."""
    return frozenset(number for number in written(text, language) if number >= _LEAST)


@cache
def _said(word: str, language: str) -> int:
    """Return the number that a word says in a language (0: none)."""
    return {"en": _english, "de": _german}[language](word)


def _english(word: str) -> int:
    """Return what an English word says (0: no number)."""
    tens, _, unit = word.partition("-")
    if tens in _ENGLISH_TENS and unit not in _ENGLISH_TENS:  # two tens are no number but a share
        return _ENGLISH_TENS[tens] + _ENGLISH_UNITS.get(unit, 0)
    if word in _ENGLISH_UNITS or word in _ENGLISH_ORDINALS:
        return _ENGLISH_UNITS.get(word) or _ENGLISH_ORDINALS[word]
    if tens in _ENGLISH_UNITS:  # three-player
        return _ENGLISH_UNITS[tens]
    return _ENGLISH_UNITS.get(word.removesuffix("th"), 0)


def _german(word: str) -> int:
    """Return what a German word says, inflected or as an ordinal (0: no number)."""
    for unit, number in _GERMAN_UNITS.items():
        if word.startswith(unit + "und"):
            tens = word[len(unit) + 3 :]
            return next(
                (number + n for ten, n in _GERMAN_TENS.items() if tens[: len(ten)] == ten), 0
            )
    for stem, number in _GERMAN_STEMS:
        if word.startswith(stem) and _GERMAN_END.match(word, len(stem)):
            return number
    return 0


def _chinese(run: str) -> list[int]:
    """Return the numbers of a run of Han figures: 二十二 is one, 三四 are two."""
    if "十" not in run and "百" not in run:
        return [_HAN_DIGITS[sign] for sign in run]
    hundreds, mark, rest = run.rpartition("百")
    total = (_HAN_DIGITS.get(hundreds, 1) * 100) if mark else 0
    tens, mark, units = rest.partition("十")
    total += (_HAN_DIGITS.get(tens, 1) * 10) if mark else 0
    return [total + _HAN_DIGITS.get(units, 0)]


def _numbered(words: str, first: int, step: int) -> dict[str, int]:
    return {word: first + step * place for place, word in enumerate(words.split())}


_ENGLISH_UNITS = _numbered(_UNITS["en"], 1, 1)
_ENGLISH_TENS = _numbered(_TENS["en"], 20, 10)
_GERMAN_UNITS = _numbered(_UNITS["de"], 1, 1)
_GERMAN_TENS = _numbered(_TENS["de"], 20, 10)
_GERMAN_STEMS = sorted(
    {**_GERMAN_UNITS, **_GERMAN_TENS, **_GERMAN_ORDINALS}.items(), key=lambda item: -len(item[0])
)
