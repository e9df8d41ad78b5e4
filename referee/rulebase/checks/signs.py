"""Signs that cannot stand in a text: unseen or decomposed ones, those of another language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from referee import languages
from referee.languages import LANGUAGES
from referee.rulebase.report import Report, Texts, line_of
from referee.rulebase.values import file_of
from referee.text import markup
from referee.text.catalogue import N_

# Invisible signs, signs that turn the direction round, variation selectors, pictures.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u180e\u2000-\u200f"
    "\u2028-\u202f\u205f-\u206f\u2600-\u27bf\u3000\u3164\ufe00-\ufe0f\ufeff\ufff0-\uffff"
    "\ue000-\uf8ff\U0001f000-\U0001faff\U000e0000-\U0010ffff]"
)
# A sign and the marks that combine with it; Hangul's parts are told as another script.
_CLUSTER = re.compile(
    "[^\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u3099\u309a][\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u3099\u309a]*"
)
_HAN = "\u3400-\u4dbf\u4e00-\u9fff"
_CHAPTER = re.compile(r"[一二三四五六七八九十]+\.[0-9]+")  # of a Chinese source, quoted everywhere
_FOREIGN = re.compile("[\u0250-\u02ff\u0370-\u1dff\u2c00-\u2dff\u2e80-\u2fff\u3040-\ud7ff]")
_HANZI = re.compile(f"[{_HAN}]")
_FULL = re.compile("[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]")
_WIDE = re.compile("[\u3001-\u303f\uff01-\uffef]")
_NARROW = re.compile(rf"[,;:!?()\"']|\.(?![0-9])|(?<=[{_HAN}]) (?=[{_HAN}])")
# These may stand twice: “Leute, die die Karte …”, “as soon as as many …”.
_TWICE = re.compile(r"\b(?!(?:die|der|das|den|dem|sie|as|that|had)\b)([^\W\d_]+)\s+((?i:\1))\b")
# A sign, the code and the message of what is wrong with it; what is shown, if not the sign.
Strange = tuple[str, str, str, str]


def check(report: Report) -> None:
    """Look at every line of the files, and at every text in the signs of its language."""
    for file, rows in report.game.rows.items():
        whole = "\n".join(rows)
        for unseen in _UNSEEN.finditer(whole):
            if whole[unseen.start() : unseen.end() + 1] != "\r\n":
                _unseen(file, whole.count("\n", 0, unseen.start()) + 1, unseen[0], report)
        if not unicodedata.is_normalized("NFC", whole):
            for line, row in enumerate(rows, 1):
                _decomposed(file, line, row, report)
    for texts in report.texts:
        for language in LANGUAGES:
            text = texts.holder.get(language)
            if isinstance(text, str):
                _text(texts, language, text, report)


def _unseen(file: str, line: int, sign: str, report: Report) -> None:
    message = N_("{found} cannot stand in our files: it is not seen, or is no letter or mark.")
    report.at(file, line, "unseen-sign", message, found=_called(sign))


def _decomposed(file: str, line: int, text: str, report: Report) -> None:
    """Report a letter that is written as several signs where one sign is that letter."""
    for cluster in _CLUSTER.findall(text):
        one = unicodedata.normalize("NFC", cluster)
        if one != cluster:
            message = N_("{found} must be one character, {expected}: the search finds no other.")
            found = " + ".join(f"U+{ord(sign):04X}" for sign in cluster)
            report.at(
                file, line, "decomposed", message,
                found=f"“{cluster}” ({found})", expected=_called(one[0]),
            )  # fmt: skip
            return


def _text(texts: Texts, language: str, text: str, report: Report) -> None:
    holder = texts.holder
    file, line = file_of(holder, language), line_of(holder, language)
    rows = report.game.rows.get(file, ())
    unseen = _UNSEEN.search(text)
    if unseen and not any(unseen[0] in row for row in rows):
        _unseen(file, line, unseen[0], report)  # written as "\u202e"
    if not unicodedata.is_normalized("NFC", text) and all(
        unicodedata.is_normalized("NFC", row) for row in rows
    ):  # written as "\u0308"
        _decomposed(file, line, text, report)
    for sign, code, message, found in _strange(_words(text, language), language):
        report.inside(holder, language, sign, code, message, found=found or _called(sign))


@cache
def _words(text: str, language: str) -> str:
    """Return the words of a text, with a letter for every link without words and every place."""
    letter = "0" if languages.language(language).space else "字"
    text = re.sub(markup.LINK, lambda m: m[3] or letter, text)
    return _CHAPTER.sub("0", re.sub(markup.PLACE, letter, re.sub(markup.AMOUNT, letter, text)))


@cache
def _strange(words: str, language: str) -> tuple[Strange, ...]:
    """Return what cannot stand in a text of that language."""
    western = languages.language(language).space
    return tuple(_western(words, language) if western else _chinese(words))


def _western(words: str, language: str) -> Iterator[Strange]:
    foreign = _FOREIGN.search(words)
    if foreign:
        yield foreign[0], "other-script", N_("{found} is no letter of this language."), ""
    wide = _WIDE.search(words)
    if wide:
        message = N_("{found} is a full-width sign; only Chinese texts have those.")
        yield wide[0], "other-marks", message, ""
    turned = languages.language(language).quotes == ("„", "“")
    if turned and ("”" in words or words.count("„") != words.count("“")):
        message = N_("German quotation marks open with „ and close with “.")
        yield "”" if "”" in words else "“", "other-marks", message, ""
    twice = _TWICE.search(words)
    # “Halbe halbe” is a name; a capital begins a sentence only before a small word
    if twice and (twice[1] == twice[2] or len(twice[1]) < 4):
        yield twice[0], "word-twice", N_("“{found}” stands there twice."), twice[1]


def _chinese(words: str) -> Iterator[Strange]:
    narrow = _NARROW.search(words)
    if narrow:
        message = N_("{found} is a half-width sign; a Chinese text has the full-width one.")
        yield narrow[0], "other-marks", message, ""
    full = _FULL.search(words)
    if full:
        message = N_("{found} is full-width; digits and Latin letters are written half-width.")
        yield full[0], "other-marks", message, ""
    for sign in dict.fromkeys(words):
        if _HANZI.match(sign):
            if _traditional(sign):
                message = N_("{found} is a traditional character; our texts are simplified.")
                yield sign, "traditional", message, ""
                return
        elif _FOREIGN.match(sign):
            yield sign, "other-script", N_("{found} is no letter of this language."), ""
            return


@cache
def _traditional(sign: str) -> bool:
    """Return whether Taiwan's set of characters has it and mainland China's has not."""
    return _encodes(sign, "big5") and not _encodes(sign, "gb2312")


def _encodes(sign: str, charset: str) -> bool:
    try:
        sign.encode(charset)
    except UnicodeEncodeError:
        return False
    return True


def _called(sign: str) -> str:
    """Return a sign with its number and name, so that also an unseen one can be told."""
    name = unicodedata.name(sign, "")
    shown = f"“{sign}” " if sign.isprintable() and unicodedata.category(sign) != "Mn" else ""
    return f"{shown}(U+{ord(sign):04X}{' ' if name else ''}{name})"
