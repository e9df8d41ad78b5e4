"""One typed line that fills the fields of a form, from left to right."""

from __future__ import annotations

import re
from typing import Any

from referee.cli.answer import Stop
from referee.cli.forms_words import LISTS, NUMBERS, Field, Form, Vocabulary
from referee.cli.lookup import fold, is_han
from referee.cli.phrases import People, Phrases
from referee.cli.small_words import FILLERS, MEASURES, ON, counted, small
from referee.cli.text import CURRENCIES
from referee.i18n import MINUS, _, current, listed

GAPS = " \t\n\r,，、:：=·.。!！"
_ENDS = ";；\n"
_NUMBER = re.compile(rf"([-−–]?)\s?([{CURRENCIES}]?)\s?(\d+)(?:\s?([{CURRENCIES}]))?")
_MOST_DIGITS = 9
_WORD = re.compile(r"[^\s,，、;；:：=]+")
_NO = ("no", "not", "nein", "nicht", "kein", "keine", "false", "否", "不", "没有")


class Line:
    """Fills the fields of one form; `values` holds what was found, `known` how much of it."""

    def __init__(self, words: Vocabulary, form: Form, people: People, player: str | None) -> None:
        self.people = people
        self.values: dict[str, Any] = {}
        self.known = 0  # values that were found beside a player
        self._words = words
        self._event: str = form["event"]
        self._fields: list[Field] = form["fields"]
        self._labels = Phrases(words.labels(form))
        self._by_name = {field["name"]: field for field in self._fields}
        self._who: str | None = None  # of whom the next amount is
        self._field: Field | None = None  # the field whose label came last, or a list that goes on
        self._named = False  # whether its label came and no value yet
        if player is not None:
            self._player(player)

    def read(self, text: str) -> None:
        """Read a whole line; raises Stop (exit 2) for the first thing that it cannot mean."""
        text = _spoken(text)
        while text := text.lstrip(GAPS):
            if text[0] in _ENDS:
                self._close()
                text = text[1:]
                continue
            text = self._next(text)
        self._close()
        if self._who is not None:
            self._player_alone()

    def _next(self, text: str) -> str:
        """Read the label, value or small word with which a text begins, and return the rest."""
        field, rest = self._label(text)
        if field is not None and not (self._field is not None and self._named and self._fits(text)):
            return self._begin(field, rest)
        if self._named and self._field is not None and self._field["kind"] in ("text", "words"):
            return self._free(self._field, text)
        number = self._number(text)
        found = self._longest(text)
        if found is not None and (number is None or found[2] > number[1]):
            field, value, size = found
            self._put(field, value)
            return text[size:]
        if number is not None:
            self._amount(*number[:1], number[2])
            return text[number[1] :]
        return self._other(text)

    # labels

    def _label(self, text: str) -> tuple[Field | None, str]:
        name, rest = self._labels.start(text)
        return (self._by_name[name], rest) if name else (None, text)

    def _begin(self, field: Field, rest: str) -> str:
        """Take a label: what follows belongs to its field."""
        self._close()
        if field["kind"] == "flag":
            word = _WORD.match(rest)
            no = bool(word) and fold(word[0]) in _NO if word else False
            self._once(field)
            self.values[field["name"]] = not no
            self.known += 1
            return rest[word.end() :] if word and no else rest
        self._field, self._named = field, True
        return rest

    def _close(self) -> None:
        """End what a label began; raises Stop if no value came."""
        if self._named and self._field is not None:
            label = self._words.label(self._event, self._field)
            raise Stop(
                "missing-value",
                _("Say what “{field}” is.").format(field=label) + self._possible(self._field),
                self._field["name"],
            )
        self._field = None

    # values

    def _longest(self, text: str) -> tuple[Field, Any, int] | None:
        """Return the field that takes the longest name at the beginning, and its length."""
        best: tuple[Field, Any, int] | None = None
        for field, value, rest in self._candidates(text):
            size = len(text) - len(rest)
            if best is None or size > best[2]:
                best = (field, value, size)
        return best

    def _candidates(self, text: str) -> list[tuple[Field, Any, str]]:
        fields = [self._field] if self._named and self._field else self._fields
        found: list[tuple[Field, Any, str]] = []
        for field in fields:
            if not self._open(field):
                continue
            value: str | None
            if field["kind"] in ("player", "players", "amounts"):
                value, rest = self.people.start(text)
            elif rows := self._words.values(field):
                value, rest = _phrases(rows).start(text)
            else:
                continue
            if value is not None:
                found.append((field, value, rest))
        return found

    def _fits(self, text: str) -> bool:
        """Return whether the named field takes what comes next."""
        return self._longest(text) is not None

    def _open(self, field: Field) -> bool:
        """Return whether a field can take one more value."""
        name, kind = field["name"], field["kind"]
        if self._field is field:
            return True
        if kind == "amounts":
            return True
        return name not in self.values

    def _put(self, field: Field, value: Any) -> None:
        kind = field["kind"]
        if kind == "amounts":
            self._of(field, value)
            return
        if kind in LISTS:
            self._append(field, value)
        else:
            self._once(field)
            self.values[field["name"]] = value
            self._field, self._named = None, False
        if kind not in ("player", "players"):
            self.known += 1

    def _append(self, field: Field, value: Any) -> None:
        found = self.values.setdefault(field["name"], [])
        if len(found) >= field.get("most", 1000):
            label = self._words.label(self._event, field)
            message = _("“{field}” can be {most} at most.")
            text = message.format(field=label, most=field.get("most", 1000))
            raise Stop("too-many", text, field["name"])
        found.append(value)
        self._field, self._named = field, False

    def _once(self, field: Field) -> None:
        if field["name"] in self.values:
            label = self._words.label(self._event, field)
            message = _("“{field}” is said twice.").format(field=label)
            raise Stop("said-twice", message, field["name"])

    def _player(self, player: str) -> None:
        for field in self._fields:
            if field["kind"] in ("player", "players") and self._open(field):
                self._put(field, player)
                return
        if any(field["kind"] == "amounts" for field in self._fields):
            self._who = player

    def _player_alone(self) -> None:
        message = _("Say how many {name} has: {example}")
        example = f"{self._event} {self._who} 5"
        raise Stop("no-amount", message.format(name=self._who, example=example), self._event)

    # numbers

    def _number(self, text: str) -> tuple[int, int, bool] | None:
        """Return the number at the beginning, how long it is, and whether money is meant."""
        found = _NUMBER.match(text)
        if found:
            after = text[found.end() : found.end() + 1]
            if after.isalnum() and not is_han(after):
                return None
            if len(found[3]) > _MOST_DIGITS:
                message = _("{number} is too large a number.")
                raise Stop("too-large", message.format(number=found[3][:20] + "…"), self._event)
            value = int(found[3])
            size = len(found[0])
            return (-value if found[1] else value), size, bool(found[2] or found[4])
        word = _WORD.match(text)
        if word is None or not self._wants_number():
            return None
        said = word[0]
        if is_han(said[0]):  # 两枚蓝色: the number ends with its measure
            said = said[: 2 if said[1:2] in tuple(MEASURES) else 1]
        named = counted(said)
        return None if named is None else (named, len(said), False)

    def _wants_number(self) -> bool:
        if self._who is not None:
            return True
        return any(f["kind"] in NUMBERS and self._open(f) for f in self._fields)

    def _amount(self, n: int, money: bool) -> None:
        """Put a number where it belongs: to a person, or into the first field that takes one."""
        if self._field is not None and self._field["kind"] == "amounts" and self._who is None:
            raise Stop("no-player", _("Say whose number {n} is.").format(n=_shown(n)), self._event)
        if self._who is not None:
            self._of_whom(n)
            return
        fields = [self._field] if self._field is not None and self._named else self._fields
        for field in fields:
            if not self._open(field):
                continue
            if field["kind"] in NUMBERS:
                self._put(field, n)
                return
            ids = [str(choice) for choice in field.get("choices", ())]
            if not money and any(one.isdecimal() for one in ids):
                if str(n) not in ids:
                    raise self._no_choice(field, _shown(n))
                self._put(field, str(n))
                return
        message = _("What is the number {n}?").format(n=_shown(n))
        raise Stop("number-alone", message + self._possible(None), self._event)

    def _of(self, field: Field, player: str) -> None:
        """Take the name of somebody whose amount follows."""
        if self._who is not None:
            self._player_alone()
        self._who = player
        if self._named:
            self._field = field
        self._named = False

    def _of_whom(self, n: int) -> None:
        fields = [field for field in self._fields if field["kind"] == "amounts"]
        if self._field is not None and self._field["kind"] == "amounts":
            fields = [self._field]
        if len(fields) > 1:
            labels = [self._words.label(self._event, field) for field in fields]
            message = _("{n} of what? Say {names} before it.")
            text = message.format(n=_shown(n), names=listed(labels, current()))
            raise Stop("ambiguous-field", text, self._event)
        self.values.setdefault(fields[0]["name"], {})[self._who] = n
        self._who = None
        self.known += 1

    # everything else

    def _free(self, field: Field, text: str) -> str:
        """Read free text, or words, up to the next semicolon."""
        end = min((text.find(mark) for mark in _ENDS if mark in text), default=len(text))
        told, rest = text[:end].strip(GAPS + "\"'„“”"), text[end:]
        if not told:
            self._close()
        if field["kind"] == "text":
            self._once(field)
            self.values[field["name"]] = told
        else:
            for word in _split(told):
                self._append(field, self._choice(field, word))
        self._field, self._named = None, False
        self.known += 1
        return rest

    def _choice(self, field: Field, word: str) -> str:
        rows = self._words.values(field)
        return (_phrases(rows).whole(word) if rows else None) or word

    def _other(self, text: str) -> str:
        """Pass over a small word, take a name cut short, or say that nothing is meant."""
        word = _WORD.match(text)
        first = word[0] if word else text[:1]
        if small(first, FILLERS | ON):
            return text[len(first) :]
        name, rest = self.people.short(text)
        if name is not None and any(
            f["kind"] in ("player", "players", "amounts") and self._open(f) for f in self._fields
        ):
            for field in [self._field] if self._named and self._field else self._fields:
                if field["kind"] in ("player", "players", "amounts") and self._open(field):
                    self._put(field, name)
                    return rest
        begun = self._beginning(first)
        if begun is not None:
            self._put(*begun)
            return text[len(first) :]
        for field in self._fields:
            if (
                field["kind"] in ("text", "words")
                and not field.get("optional")
                and self._open(field)
            ):
                return self._free(field, text)
        raise self._unknown(first)

    def _beginning(self, word: str) -> tuple[Field, str] | None:
        """Return the one value whose name begins with a word, and its field."""
        form = fold(word)
        if len(form) < (2 if is_han(form[:1] or "a") else 3):
            return None
        for field in [self._field] if self._named and self._field else self._fields:
            if self._open(field):
                rows = self._words.values(field)
                found = {value for value, name in rows if fold(name).startswith(form)}
                if len(found) == 1:
                    return field, found.pop()
        return None

    def _unknown(self, word: str) -> Stop:
        from referee.engine.nearest import nearest

        fields = [self._field] if self._named and self._field else self._fields
        names = [name for field in fields for _value, name in self._words.values(field)]
        names += self.people.players
        names += [self._words.label(self._event, field) for field in self._fields]
        near = nearest(word, dict.fromkeys(names))
        if near:
            message = _("“{text}” means nothing here; did you mean “{near}”?")
            text = message.format(text=word[:60], near=near)
        else:
            text = _("“{text}” means nothing here.").format(text=word[:60]) + self._possible(None)
        return Stop("unknown-word", text, self._event)

    def _no_choice(self, field: Field, word: str) -> Stop:
        message = _("“{text}” is not possible for “{field}”.")
        text = message.format(text=word, field=self._words.label(self._event, field))
        return Stop("unknown-choice", text + self._possible(field), field["name"])

    def _possible(self, field: Field | None) -> str:
        """Return what may stand there, as a sentence to be added; "" if that is no list."""
        space = "" if current() == "zh" else " "
        if field is None:
            names = [self._words.label(self._event, one) for one in self._fields]
        elif field["kind"] in ("player", "players", "amounts"):
            names = self.people.players
        else:
            rows = self._words.values(field)
            names = [
                self._words.shown(field, value) for value in dict.fromkeys(v for v, _n in rows)
            ]
        if not names:
            return ""
        return space + _("Possible: {names}.").format(names=listed(names, current()))


def _phrases(rows: list[tuple[str, str]]) -> Phrases:
    """Return the names as phrases, made once."""
    key = id(rows)
    if key not in _made or _made[key][0] is not rows:
        _made[key] = (rows, Phrases(rows))
    return _made[key][1]


_made: dict[int, tuple[list[tuple[str, str]], Phrases]] = {}


def _split(text: str) -> list[str]:
    """Return the words of a list: between commas, or else between blanks."""
    marks = ",，、"
    if any(mark in text for mark in marks):
        for mark in marks:
            text = text.replace(mark, ",")
        return [word.strip() for word in text.split(",") if word.strip()]
    return text.split()


def _spoken(text: str) -> str:
    """Return a typed line with what its options stand for: --paid 3 is "; paid 3"."""
    if "--" not in text:
        return text
    return re.sub(r"(^|\s)--([a-z][\w-]*)[ =]?", lambda m: f"; {m[2].replace('_', ' ')} ", text)


def _shown(n: int) -> str:
    return str(n).replace("-", MINUS)
