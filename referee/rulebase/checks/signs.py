"""Signs that cannot stand in a text: unseen ones, another script, another language's marks."""

from __future__ import annotations

import re
import unicodedata

from referee import languages
from referee.languages import LANGUAGES
from referee.rulebase.faults import N_
from referee.rulebase.report import Report, Texts
from referee.text import markup

# Invisible signs, signs that turn the direction round, variation selectors, pictures.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u180e\u2000-\u200f"
    "\u2028-\u202f\u205f-\u206f\u2600-\u27bf\u3000\u3164\ufe00-\ufe0f\ufeff\ufff0-\uffff"
    "\ue000-\uf8ff\U0001f000-\U0001faff\U000e0000-\U0010ffff]"
)
_HAN = "\u3400-\u4dbf\u4e00-\u9fff"
_CHAPTER = re.compile(r"[一二三四五六七八九十]+\.[0-9]+")  # of a Chinese source, quoted everywhere
_FOREIGN = re.compile("[\u0250-\u02ff\u0370-\u1dff\u2c00-\u2dff\u2e80-\u2fff\u3040-\ud7ff]")
_WIDE = re.compile("[\u3001-\u303f\uff01-\uffef]")
_NARROW = re.compile(rf"[,;:!?()\"']|\.(?![0-9])|(?<=[{_HAN}]) (?=[{_HAN}])")
# These may stand twice: “Leute, die die Karte …”, “as soon as as many …”.
_TWICE = re.compile(r"\b(?!(?:die|der|das|den|dem|sie|as|that|had)\b)([^\W\d_]+)\s+((?i:\1))\b")
# Characters of ours that were looked at, and what they are: simplified, or shared by both.
_looked_at: set[str] = set()


def check(report: Report) -> None:
    """Look at every line of the files, and at every text in the signs of its language."""
    for file, rows in report.game.rows.items():
        whole = "\n".join(rows)
        for unseen in _UNSEEN.finditer(whole):
            if whole[unseen.start() : unseen.end() + 1] != "\r\n":
                _unseen(file, whole.count("\n", 0, unseen.start()) + 1, unseen[0], report)
    for texts in report.texts:
        for language in LANGUAGES:
            text = texts.holder.get(language)
            if isinstance(text, str):
                _text(texts, language, text, report)


def _unseen(file: str, line: int, sign: str, report: Report) -> None:
    message = N_("{found} cannot stand in our files: it is not seen, or is no letter or mark.")
    report.at(file, line, "unseen-sign", message, found=_called(sign))


def _text(texts: Texts, language: str, text: str, report: Report) -> None:
    holder = texts.holder
    unseen = _UNSEEN.search(text)
    if unseen and not any(unseen[0] in row for row in report.game.rows.get(holder.file, ())):
        _unseen(holder.file, holder.lines.get(language, holder.line), unseen[0], report)  # "\u202e"
    words = _CHAPTER.sub("0", _words(text, language))
    if languages.language(language).space:
        _western(texts, language, words, report)
    else:
        _chinese(texts, words, report)


def _words(text: str, language: str) -> str:
    """Return the words of a text, with a letter for every link without words and every place."""
    letter = "0" if languages.language(language).space else "字"
    text = markup.LINK.sub(lambda m: m[3] or letter, text)
    return markup.PLACE.sub(letter, markup.AMOUNT.sub(letter, text))


def _western(texts: Texts, language: str, words: str, report: Report) -> None:
    foreign = _FOREIGN.search(words)
    if foreign:
        message = N_("{found} is no letter of this language.")
        _tell(texts, language, foreign[0], "other-script", message, report)
    wide = _WIDE.search(words)
    if wide:
        message = N_("{found} is a full-width sign; only Chinese texts have those.")
        _tell(texts, language, wide[0], "other-marks", message, report)
    if language == "de" and ("”" in words or words.count("„") != words.count("“")):
        message = N_("German quotation marks open with „ and close with “.")
        sign = "”" if "”" in words else "“"
        _tell(texts, language, sign, "other-marks", message, report)
    twice = _TWICE.search(words)
    # “Halbe halbe” is a name; a capital begins a sentence only before a small word
    if twice and (twice[1] == twice[2] or len(twice[1]) < 4):
        message = N_("“{found}” stands there twice.")
        report.inside(texts.holder, language, twice[0], "word-twice", message, found=twice[1])


def _chinese(texts: Texts, words: str, report: Report) -> None:
    narrow = _NARROW.search(words)
    if narrow:
        message = N_("{found} is a half-width sign; a Chinese text has the full-width one.")
        _tell(texts, "zh", narrow[0], "other-marks", message, report)
    full = re.search("[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]", words)
    if full:
        message = N_("{found} is full-width; digits and Latin letters are written half-width.")
        _tell(texts, "zh", full[0], "other-marks", message, report)
    for sign in set(words) - _looked_at:
        if re.match(f"[{_HAN}]", sign):
            if _traditional(sign):
                message = N_("{found} is a traditional character; our texts are simplified.")
                _tell(texts, "zh", sign, "traditional", message, report)
                return
        elif _FOREIGN.match(sign):
            message = N_("{found} is no letter of this language.")
            _tell(texts, "zh", sign, "other-script", message, report)
            return
        _looked_at.add(sign)


def _traditional(sign: str) -> bool:
    """Return whether Taiwan's set of characters has it and mainland China's has not."""
    return _encodes(sign, "big5") and not _encodes(sign, "gb2312")


def _encodes(sign: str, charset: str) -> bool:
    try:
        sign.encode(charset)
    except UnicodeEncodeError:
        return False
    return True


def _tell(texts: Texts, language: str, sign: str, code: str, message: str, report: Report) -> None:
    report.inside(texts.holder, language, sign, code, message, found=_called(sign))


def _called(sign: str) -> str:
    """Return a sign with its number and name, so that also an unseen one can be told."""
    name = unicodedata.name(sign, "")
    shown = f"“{sign}” " if sign.isprintable() and unicodedata.category(sign) != "Mn" else ""
    return f"{shown}(U+{ord(sign):04X}{' ' if name else ''}{name})"
