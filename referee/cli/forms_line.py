"""One typed line that fills the fields of a form, from left to right.

A value goes to the field whose label stands before it, or else to the first field that takes it
and has none yet. A semicolon ends a list, a text, and what a label began.
"""

from __future__ import annotations

import re
from typing import Any

from referee.cli.answer import Stop
from referee.cli.forms_free import free_words
from referee.cli.forms_values import GAPS, PEOPLE, WORD, Values, awaited, first_word, shown
from referee.cli.forms_words import LISTS, NUMBERS, Field, Form, Vocabulary
from referee.cli.people import People
from referee.languages import listed
from referee.text.catalogue import _, current
from referee.text.spelling import fold
from referee.typed.numbers import Number

ENDS = ";；\n"
_MOST = 1000  # entries of a list that has no limit of its own
_NO = ("no", "not", "nein", "nicht", "kein", "keine", "false", "否", "不", "没有")
_OPTION = r"(^|\s)--([a-z][\w-]*)[ =]?"


class Line:
    """Fills the fields of one form; `values` holds what was found, `known` how much of it."""

    def __init__(
        self, words: Vocabulary, form: Form, people: People, player: str | None, guess: bool = False
    ) -> None:
        """Begin with the player that is named before the event; a `guess` takes no free words."""
        self.values: dict[str, Any] = {}
        self.known = 0  # values that were found beside a player
        self.find = Values(words, form, people)
        self._guess = guess
        self._who: str | None = None  # of whom the next amount is
        self._field: Field | None = None  # whose label came last, or a list that goes on
        self._named = False  # whether that label came and no value yet
        self._listed = False  # whether the list that goes on was begun by its label
        if player is not None:
            self._player(player)

    def read(self, text: str) -> None:
        """Read a whole line; raises Stop (exit 2) for the first thing that it cannot mean."""
        # "--paid 3" is said as "; paid 3"
        text = re.sub(_OPTION, lambda found: f"; {found[2].replace('_', ' ')} ", text)
        while text := text.lstrip(GAPS):
            if text[0] in ENDS:
                self._close()
                text = text[1:]
            else:
                text = self._next(text)
        self._close()
        if self._who is not None:
            self._no_amount()

    def _next(self, text: str) -> str:
        """Read the label, value or small word with which a text begins, and return the rest."""
        if self._named and self._field is not None and self._field["kind"] == "text":
            return self._free(self._field, text)
        value = self._longest(text)
        field, rest = self.find.label(text)
        if field is not None and not (value and (self._named or awaited(value, text, rest))):
            return self._begin(field, rest)
        if self._named and self._field is not None and self._field["kind"] == "words":
            return self._free(self._field, text)
        # Somebody may be called A or Ein: that is a person where nobody's amount is waited for.
        person = value is not None and value[0]["kind"] in PEOPLE and self._who is None
        number = self.find.number(text, self._wants_number() and not person)
        if value is not None and (number is None or value[2] > number.size):
            self._put(value[0], value[1])
            return text[value[2] :]
        if number is not None:
            if self._counts_words(number, text[number.size :]):
                return self._free(next(f for f in self._asked() if f["kind"] == "words"), text)
            rest = text[number.size :]
            if self._who is None or self._field is not None:
                self._amount(number)
                return rest
            rest = self._unit(rest)
            self._amount(number)
            self._field = None
            return rest
        return self._other(text)

    # labels

    def _begin(self, field: Field, rest: str) -> str:
        """Take a label: what follows belongs to its field."""
        self._close()
        if field["kind"] != "flag":
            self._field, self._named = field, True
            return rest
        self._once(field)
        word = re.match(WORD, rest)
        no = word is not None and fold(word[0]) in _NO
        self.values[field["name"]] = not no
        self.known += 1
        return rest[word.end() :] if word is not None and no else rest

    def _close(self) -> None:
        """End what a label began; raises Stop if no value came."""
        if self._named and self._field is not None:
            text = _("Say what “{field}” is.").format(field=self.find.called(self._field))
            text += self.find.possible(self._field)
            raise Stop("missing-value", text, self._field["name"])
        self._field = None

    # values

    def _asked(self) -> list[Field]:
        """Return the fields that take a value now: that of a label, or all open ones.

        A list that goes on comes before the others.
        """
        if self._named and self._field is not None:
            return [self._field]
        found = [field for field in self.find.fields if self._open(field)]
        return sorted(found, key=lambda field: field is not self._field)

    def _open(self, field: Field) -> bool:
        """Return whether a field can take one more value."""
        return (
            self._field is field or field["kind"] == "amounts" or field["name"] not in self.values
        )

    def _longest(self, text: str) -> tuple[Field, Any, int] | None:
        """Return the field that takes the longest name at the beginning, the value, its length."""
        best: tuple[Field, Any, int] | None = None
        for field in self._asked():
            found = self.find.named(field, text)
            if found is not None and (best is None or found[1] > best[2]):
                best = (field, *found)
        return best

    def _put(self, field: Field, value: Any) -> None:
        """Give a field its value, or one more."""
        kind, named = field["kind"], self._named
        if kind == "amounts":
            self._of(field, value)
            return
        if kind in LISTS:
            found = self.values.setdefault(field["name"], [])
            if len(found) >= field.get("most", _MOST):
                message = _("“{field}” can be {most} at most.")
                text = message.format(field=self.find.called(field), most=field.get("most", _MOST))
                raise Stop("too-many", text, field["name"])
            found.append(value)
            self._listed = named or (self._listed and self._field is field)
            self._field, self._named = field, False
        else:
            self._once(field)
            self.values[field["name"]] = value
            self._field, self._named = None, False
        self.known += named or kind not in PEOPLE

    def _once(self, field: Field) -> None:
        if field["name"] in self.values:
            message = _("“{field}” is said twice.").format(field=self.find.called(field))
            raise Stop("said-twice", message, field["name"])

    def _player(self, player: str) -> None:
        """Take a player who is named before the event."""
        for field in self.find.fields:
            if field["kind"] in ("player", "players"):
                self._put(field, player)
                return
        if any(field["kind"] == "amounts" for field in self.find.fields):
            self._who = player
            return
        self.values["player"] = player  # whether that can be told is for the game to say

    # numbers

    def _wants_number(self) -> bool:
        if self._who is not None:
            return True
        return any(field["kind"] in NUMBERS for field in self._asked())

    def _amount(self, number: Number) -> None:
        """Put a number where it belongs: to a person, or into the first field that takes one."""
        if self._who is not None:
            self._of_whom(number.value)
            return
        for field in self._asked():
            if field["kind"] in NUMBERS:
                self._put(field, number.value)
                return
            ids = field.get("choices", ())
            if not number.money and any(choice.isdecimal() for choice in ids):
                if str(number.value) not in ids:
                    message = _("“{text}” is not possible for “{field}”.")
                    called = self.find.called(field)
                    text = message.format(text=shown(number.value), field=called)
                    text += self.find.possible(field)
                    raise Stop("unknown-choice", text, field["name"])
                self._put(field, str(number.value))
                return
        text = _("What is the number {n}?").format(n=shown(number.value))
        if any(field["kind"] == "amounts" for field in self._asked()):
            text = _("Say whose number {n} is.").format(n=shown(number.value))
            text += self.find.possible({"kind": "amounts"})
        raise Stop("number-alone", text, self.find.event)

    def _of(self, field: Field, player: str) -> None:
        """Take the name of somebody whose amount follows."""
        if self._who is not None:
            self._no_amount()
        self._who = player
        if self._named:
            self._field = field
        self._named = False

    def _unit(self, rest: str) -> str:
        """Take the label after somebody's amount, as in “ana 5 chips”; return what follows."""
        text = rest.lstrip(GAPS)
        if text and text[0] not in ENDS:
            field, after = self.find.label(text)
            if field is not None and field["kind"] == "amounts":
                self._field = field
                return after
        return rest

    def _of_whom(self, n: int) -> None:
        """Give somebody an amount of what was named, or of all that there is."""
        fields = [field for field in self.find.fields if field["kind"] == "amounts"]
        if self._field is not None and self._field["kind"] == "amounts":
            fields = [self._field]
        if len(fields) > 1:
            labels = listed([self.find.called(field) for field in fields], current())
            text = _("{n} of what? Say {names} before it.").format(n=shown(n), names=labels)
            raise Stop("ambiguous-field", text, self.find.event)
        self.values.setdefault(fields[0]["name"], {})[self._who] = n
        self._who, self._named = None, False
        self.known += 1

    def _no_amount(self) -> None:
        message = _("Say how many {name} has: {example}")
        example = f"{self.find.event} {self._who} 5"
        raise Stop("no-amount", message.format(name=self._who, example=example), self.find.event)

    # everything else

    def _counts_words(self, number: Number, rest: str) -> bool:
        """Return whether a number says how many of the free word after it: 3 cheese."""
        if self._guess or self._who is not None or not rest[:1].isspace():
            return False
        asked = self._asked()
        if any(f["kind"] in NUMBERS and not f.get("optional") for f in asked):
            return False
        word = re.match(WORD, rest.lstrip())
        if word is None or self.find.label(rest.lstrip())[0] or self.find.number(word[0], True):
            return False
        return any(field["kind"] == "words" for field in asked)

    def _free(self, field: Field, text: str) -> str:
        """Read free text up to the next semicolon, or words up to the next label."""
        end = min((text.find(mark) for mark in ENDS if mark in text), default=len(text))
        if field["kind"] == "text":
            told = text[:end].strip(GAPS)
            self._once(field)
            self.values[field["name"]] = told
        else:
            words, end = free_words(text[:end], lambda rest: self.find.label(rest)[0] is not None)
            for word in words:
                self._put(field, self.find.choice(field, word))
        self._field, self._named = None, False
        self.known += 1
        return text[end:]

    def _other(self, text: str) -> str:
        """Pass over a small word, take a name cut short or a free word, or say what is wrong."""
        word = first_word(text)
        asked = self._asked()
        # What people call their ingredients is for them to say, and may be one letter.
        own = len(word) == 1 and any(field["kind"] == "words" for field in asked)
        if self.find.small(word) and not (own and word.isascii()):
            return text[len(word) :]
        for field in asked:
            found = self.find.begun(field, text)
            if found is not None:
                self._put(field, found[0])
                return text[found[1] :]
        near = self.find.near(word, asked)
        # A free word is like many a known one; only with the same first letter it may be a slip.
        slip = fold(near)[:1] == fold(word)[:1] if near else False
        for field in [] if self._guess else asked:
            if field["kind"] == "text" and not field.get("optional"):
                return self._free(field, text)
            if field["kind"] == "words" and not slip:
                return self._free(field, text)
        if near:
            message = _("“{text}” means nothing here; did you mean “{near}”?")
            message = message.format(text=word[:60], near=near)
        else:
            message = _("“{text}” means nothing here.").format(text=word[:60])
            message += self.find.possible(self._field if self._named else None)
        raise Stop("unknown-word", message, self.find.event, strange=word)
