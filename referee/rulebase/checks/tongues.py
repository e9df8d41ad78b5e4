"""Texts left in another language: a sentence not translated, a title copied over."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from referee.languages import LANGUAGES
from referee.languages import language as known
from referee.rulebase.report import Report, Texts
from referee.text import markup
from referee.text.catalogue import N_
from referee.text.messages import Msgid

# Small words that only one of the two languages has.
_SMALL = {
    "en": "the and of is are not with to you it its for that this from they be each has have must "
    "may or by every who which their only your when if than at on as but",
    "de": "der das und nicht ist sind eine ein einen einer einem mit von wer auf dem den oder wird "
    "zu für im es du ihr kann darf muss bei wenn nur jede jeder jedes aber noch vom zum zur",
}
_WORD = re.compile(r"[^\W\d_]+")
_QUOTED = re.compile('„[^“”]*[“”]|“[^“”]*”|"[^"]*"')
_CHINESE = re.compile("[\u3400-\u9fff]|\\[\\[")
_NAMES = {"en": N_("English"), "de": N_("German")}


def check(report: Report) -> None:
    """Look for small words of another language, and for texts that are the same in two."""
    whole = [
        (texts, {language: _words(texts.holder[language]) for language in LANGUAGES})
        for texts in report.texts
        if all(isinstance(texts.holder.get(language), str) for language in LANGUAGES)
    ]
    german = Counter(word for _texts, words in whole for word in set(words["de"]))
    for texts, words in whole:
        _text(texts, words, german, report)


@cache
def _words(text: str) -> list[str]:
    return _WORD.findall(_QUOTED.sub(" ", markup.words_only(text).lower()))


def _text(texts: Texts, said: dict[str, list[str]], german: Counter[str], report: Report) -> None:
    holder = texts.holder
    for language, words in said.items():
        for other, small in _SETS.items():
            strange = [] if other == language or small.isdisjoint(words) else words
            found = next((word for word in strange if word in small), None)
            if found:
                message = N_("“{found}” is {tongue}: is this text in its language?")
                needle = re.search(rf"\b{found}\b", holder[language], re.IGNORECASE)
                report.inside(
                    holder, language, needle[0] if needle else found, "other-language",
                    message, found=found, tongue=Msgid(_NAMES[other]),
                )  # fmt: skip
                return
        same = language != LANGUAGES[0] and holder[language] == holder["en"] and words
        if same and (not known(language).space or any(german[word] < 2 for word in words)):
            message = N_("The text is the same as in English; expected one in {language}.")
            report.on(holder, language, "other-language", message, language=language)
            return
    if said["en"] and not _CHINESE.search(holder["zh"]):
        message = N_("“{found}” has no Chinese character.")
        report.on(holder, "zh", "other-language", message, found=holder["zh"][:30])


_SETS = {language: set(words.split()) for language, words in _SMALL.items()}
