"""Reads what people have at the end: "Ana: 8+6, bonus 1+2, unused 2, begun 5 / Ben: 7+5"."""

from __future__ import annotations

import re
from typing import Any

from referee.cli.answer import Stop
from referee.cli.people import readable
from referee.languages import LANGUAGES, listed
from referee.text.catalogue import _, current
from referee.text.spelling import fold, is_han
from referee.typed.numbers import Number, number
from referee.typed.phrases import Phrases
from referee.typed.small_words import FILLERS, small

_GAME = "cuantos-tacos"
FINISHED = "finished"
LISTS = (FINISHED, "bonus", "begun", "not_begun")
COUNTS = ("unused", "sauces", "sauces_unfinished")
_MOST = 100  # numbers of one kind
_MOST_DIGITS = 6
_PEOPLE = r"[/;／；\n]"
_NAME = r"[:：]"
_BETWEEN = " \t,，、+＋&＆.。=·：:"
_DASHES = "-–—"
_NONE = frozenset(("no", "none", "nothing", "kein", "keine", "keins", "nichts", "无", "没有"))
_WORDS = {  # what people say beside the labels of words.yaml
    FINISHED: ("finished", "tacos", "done", "cards", "fertig", "fertige", "karten", "完成", "塔可"),
    "bonus": ("bonus", "bonus points", "extra", "bonuspunkte", "zusatz", "奖励", "奖励分"),
    "unused": (
        "unused", "actions", "actions left", "left", "ungenutzt", "unbenutzt", "aktionen", "übrig",
        "没用", "没用的行动", "未用", "未用的行动", "未用行动", "行动", "剩余行动",
    ),
    "begun": (
        "begun", "started", "unfinished", "begonnen", "angefangen", "unfertig", "半成品", "未完成",
        "开始", "已开始",
    ),
    "not_begun": ("not begun", "untouched", "unberührt", "nicht angefangen", "没动过", "未开始"),
    "sauces": ("sauces", "sauce", "saucen", "soßen", "酱料", "酱"),
    "sauces_unfinished": (
        "other sauces", "sauces unfinished", "andere saucen", "saucen unfertig", "其他酱料",
    ),
}  # fmt: skip


class TypedScore:
    """Turns typed text into the people of a count."""

    def __init__(self) -> None:
        from referee.rulebase import store

        rows = [(key, key.replace("_", " ")) for key in (*LISTS, *COUNTS)]
        self.shown: dict[str, str] = {}
        for lang in LANGUAGES:
            labels = store.words(_GAME, lang)["words"]["fields"]
            for key in (*LISTS, *COUNTS):
                label = labels.get("score-" + key) or labels[key]
                rows.append((key, label))
                if lang == current():
                    self.shown[key] = label
        rows += [(key, word) for key, words in _WORDS.items() for word in words]
        self._labels = Phrases(rows)

    def people(self, texts: list[str]) -> list[dict[str, Any]]:
        """Return the told ends that a text tells; raises Stop (exit 2) for what it cannot mean."""
        found = []
        for part in _people(readable(" ".join(texts))):
            named = re.split(_NAME, part, maxsplit=1)
            person: dict[str, Any] = {}
            if len(named) == 2 and self._labels.whole(named[0]) is None:
                person["player"] = named[0].strip()
                part = named[1]
            self._read(part, person)
            found.append(person)
        return found

    def _read(self, text: str, person: dict[str, Any]) -> None:
        """Add the figures of one person; a number without a word before it is a finished taco."""
        key = FINISHED
        rest = text.strip(_BETWEEN)
        while rest:
            told = self._number(rest)
            if told is not None:
                self._put(person, key, told.value)
                rest = rest[told.size :].lstrip(_BETWEEN)
                continue
            if rest[0] in _DASHES:  # before a label it would be taken for part of it
                self._none(person, key)
                rest = rest[1:].lstrip(_BETWEEN)
                continue
            label, after = self._labels.start(rest)
            if label is not None:
                key, rest = label, after.lstrip(_BETWEEN)
                continue
            word = _first_word(rest)
            rest = rest[len(word) :].lstrip(_BETWEEN)
            if small(word, _NONE):
                self._none(person, key)
            elif not small(word, FILLERS):
                raise self._unknown(word, not person and key == FINISHED)

    def _number(self, text: str) -> Number | None:
        """Return the number with which a text begins; raises Stop for one of too many digits."""
        told = number(text)
        if told is None or told.times:
            return None
        if len(told.digits) > _MOST_DIGITS:
            message = _("{number} is too large a number.")
            raise Stop("too-large", message.format(number=told.digits[:20] + "…"), "score")
        return told

    def _none(self, person: dict[str, Any], key: str) -> None:
        """Note that there is none of something."""
        if key in LISTS:
            person.setdefault(key, [])
        else:
            self._put(person, key, 0)

    def _put(self, person: dict[str, Any], key: str, number: int) -> None:
        if key in COUNTS:
            if key in person:
                message = _("{label}: one number is enough, not {one} and {other}.")
                text = message.format(label=self.shown[key], one=person[key], other=number)
                raise Stop("two-numbers", text, key)
            person[key] = number
            return
        numbers = person.setdefault(key, [])
        if len(numbers) >= _MOST:
            text = _("{label}: these are more numbers than anybody has.")
            raise Stop("too-many-numbers", text.format(label=self.shown[key]), key)
        numbers.append(number)

    def _unknown(self, word: str, first: bool) -> Stop:
        from referee.engine.nearest import nearest

        known = {fold(name): name for names in _WORDS.values() for name in names}
        near = known.get(nearest(fold(word), known), "")
        if near:
            text = _("“{word}” means nothing here; did you mean “{near}”?")
        elif first:
            text = _(
                "“{word}” means nothing here. If it is a name, a colon follows: “{word}: 8+6”."
            )
        else:
            text = _("“{word}” means nothing here. Possible: {known}.")
        possible = listed([self.shown[key] for key in (*LISTS, *COUNTS)], current())
        message = text.format(word=word[:40], near=near, known=possible)
        return Stop("unknown-word", message, "score")


def _people(text: str) -> list[str]:
    """Return what is told of each person."""
    return [part for part in re.split(_PEOPLE, text) if part.strip(_BETWEEN)]


def _first_word(text: str) -> str:
    """Return what stands before the next blank, mark or number; Han characters by themselves."""
    end = 1
    while end < len(text) and text[end] not in _BETWEEN and not text[end].isdigit():
        if is_han(text[end]) != is_han(text[0]):
            break
        end += 1
    return text[:end]
