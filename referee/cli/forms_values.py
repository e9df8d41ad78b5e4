"""Finds in a typed text what the fields of a form can be: names, choices, numbers, labels."""

from __future__ import annotations

import re
from typing import Any

from referee.cli.answer import Stop
from referee.cli.forms_words import NUMBERS, Field, Form, Rows, Vocabulary, pieces
from referee.cli.people import People
from referee.languages import MINUS, language, listed
from referee.text.catalogue import _, current
from referee.text.spelling import fold, is_han
from referee.typed.numbers import Number, in_digits, in_words
from referee.typed.phrases import Phrases
from referee.typed.small_words import FILLERS, ON, counted, small

PEOPLE = ("player", "players", "amounts")
GAPS = " \t\r,，、:：=·.。!！?？+\"'„“”"  # may stand between values, and means nothing
WORD = r"[^\s,，、;；:：=+]+"
_MOST_DIGITS = 9


class Values:
    """What the fields of one form can be, at one table."""

    def __init__(self, words: Vocabulary, form: Form, people: People) -> None:
        self.people = people
        self.event: str = form["event"]
        self.fields: list[Field] = form["fields"]
        self._words = words
        self._by_name = {field["name"]: field for field in self.fields}
        self._labels = Phrases(words.labels(form))
        self._taken = {fold(name) for name in people.players}
        for field in self.fields:
            self._taken |= {fold(name) for _value, name in words.values(field)}
        self._parts = Phrases(self._label_parts(form))

    def label(self, text: str) -> tuple[Field | None, str]:
        """Return the field whose label a text begins with (or None), and the rest.

        A word that is also a value (wilds: how many, or one die) is a label before a number only.
        """
        name, rest = self._labels.start(text)
        if name is None:
            name, rest = self._parts.start(text)
            end = len(text) - len(rest)
            if name and rest and is_han(rest[0]) and is_han(text[end - 1]):
                name = None  # the beginning of another word, which goes on
        if name is None or self._is_value(self._by_name[name], text, rest):
            return None, text
        return self._by_name[name], rest

    def _is_value(self, field: Field, text: str, rest: str) -> bool:
        if field["kind"] not in NUMBERS or self.number(rest.lstrip(GAPS), True) is not None:
            return False
        return fold(text[: len(text) - len(rest)].strip(GAPS)) in self._taken

    def called(self, field: Field) -> str:
        """Return what a field is called in the reader's language."""
        return self._words.label(self.event, field)

    def named(self, field: Field, text: str) -> tuple[Any, int] | None:
        """Return the value whose name a text begins with, and how long that is."""
        if field["kind"] in PEOPLE:
            value, rest = self.people.start(text)
        else:
            value, rest = phrases(self._words.values(field)).start(text)
        return None if value is None else (value, len(text[: len(text) - len(rest)].rstrip(GAPS)))

    def begun(self, field: Field, text: str) -> tuple[Any, int] | None:
        """Return the one value whose name begins with the first word, and how long that is."""
        if field["kind"] in PEOPLE:
            name, rest = self.people.short(text)
            return None if name is None else (name, len(text) - len(rest))
        word = first_word(text)
        form = fold(word)
        if len(form) < (2 if form and is_han(form[0]) else 3):
            return None
        rows = self._words.values(field)
        found = {value for value, name in rows if fold(name).startswith(form)}
        return (found.pop(), len(word)) if len(found) == 1 else None

    def number(self, text: str, spelled: bool) -> Number | None:
        """Return the number at the beginning of a text, `spelled` also one in words."""
        found = in_digits(text)
        if found is None or found.behind:
            return in_words(text) if spelled else None
        if found.times and not is_han(text[found.size - 1]):  # 3x counts a word
            return None
        after = text[found.size : found.size + 1]
        if after.isalnum() and not is_han(after):
            return None
        if len(found.digits) > _MOST_DIGITS:
            message = _("{number} is too large a number.")
            raise Stop("too-large", message.format(number=found.digits[:20] + "…"), self.event)
        return found

    def small(self, word: str) -> bool:
        """Return whether a word says nothing here: and, the, with, on; or what the event is."""
        return small(word, FILLERS | ON) or fold(word) in self._words.idle(self.event)

    def choice(self, field: Field, word: str) -> str:
        """Return a free word, or the choice that it names."""
        rows = self._words.values(field)
        return (phrases(rows).whole(word) if rows else None) or word

    def possible(self, field: Field | None) -> str:
        """Return what may stand there, as a sentence to be added; "" if that is no list."""
        if field is None:
            names = [name for one in self.fields for name in self._words.names(one)]
            names = names or [self.called(one) for one in self.fields]
        elif field["kind"] in PEOPLE:
            names = self.people.players
        else:
            names = self._words.names(field)
        if not names:
            return ""
        space = language(current()).space
        return space + _("Possible: {names}.").format(names=listed(names, current()))

    def near(self, word: str, fields: list[Field]) -> str:
        """Return the known name that is spelled most like a word, "" if none is near."""
        from referee.engine.nearest import nearest

        names = [name for field in fields for _value, name in self._words.values(field)]
        if any(field["kind"] in PEOPLE for field in fields):
            names += self.people.players
        names += [self.called(field) for field in self.fields]
        return nearest(word, dict.fromkeys(names))

    def _label_parts(self, form: Form) -> Rows:
        """Return single words of labels that mean one field and nothing else."""
        found: dict[str, set[str]] = {}
        for name, label in self._words.labels(form):
            for word in pieces(fold(label)):
                found.setdefault(word, set()).add(name)
        return [
            (next(iter(names)), word)
            for word, names in found.items()
            if len(names) == 1 and word not in self._taken and not small(word, FILLERS | ON)
            and counted(word) is None
        ]  # fmt: skip


def phrases(rows: Rows) -> Phrases:
    """Return names as phrases, made once for each list of them."""
    known = _made.get(id(rows))
    if known is None or known[0] is not rows:
        known = _made[id(rows)] = (rows, Phrases(rows))
    return known[1]


_made: dict[int, tuple[Rows, Phrases]] = {}


def awaited(value: tuple[Field, Any, int], text: str, rest: str) -> bool:
    """Return whether a name that is also a label is that of the person who must be named."""
    field, _name, size = value
    labelled = len(text[: len(text) - len(rest)].rstrip(GAPS))
    return field["kind"] == "player" and not field.get("optional") and size >= labelled


def first_word(text: str) -> str:
    """Return the first word of a text."""
    found = re.match(WORD, text)
    return found[0] if found else text[:1]


def shown(n: int) -> str:
    """Return a number with our minus."""
    return str(n).replace("-", MINUS)
