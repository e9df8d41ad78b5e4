"""The vocabulary in which the files of a game are described: checks a value, gives its schema."""

from __future__ import annotations

import re
from typing import Any

from referee.rulebase.arithmetic import work_out
from referee.rulebase.report import Holder, Report
from referee.rulebase.values import Mapping, Sequence
from referee.text.catalogue import N_
from referee.text.messages import Msgid

Schema = dict[str, Any]


class Shape:
    """What a value must look like."""

    wanted = N_("a value")

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report what is wrong with a value that stands in `holder` at `key`."""
        raise NotImplementedError

    def schema(self) -> Schema:
        """Return the JSON Schema of the value."""
        raise NotImplementedError

    def wrong(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report a value of the wrong kind, unless the YAML itself was found wrong there."""
        if report.known(holder, key, "yaml-trap"):
            return
        if value is None or value == "":
            message = N_("“{name}” is empty; expected {expected}.")
            report.on(holder, key, "empty", message, name=key, expected=Msgid(self.wanted))
            return
        message = N_("“{found}” cannot stand here; expected {expected}.")
        found = str(value)[:60]
        report.on(holder, key, "wrong-value", message, found=found, expected=Msgid(self.wanted))


class Text(Shape):
    """A text, optionally of a form."""

    wanted = N_("a text")

    def __init__(self, pattern: str = "", wanted: str = "") -> None:
        """Take the whole form as a regular expression and its name as a msgid."""
        self.pattern = pattern
        self.wanted = wanted or self.wanted

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report anything but a text of the form."""
        fits = isinstance(value, str) and value.strip()
        if not fits or (self.pattern and not re.fullmatch(self.pattern, value)):
            self.wrong(holder, key, value, report)

    def schema(self) -> Schema:
        """Return the schema of a text."""
        if self.pattern:
            return {"type": "string", "pattern": f"^(?:{self.pattern})$"}
        return {"type": "string", "minLength": 1}


class Whole(Shape):
    """A whole number within bounds."""

    wanted = N_("a whole number")

    def __init__(self, least: int = 0, most: int = 100_000) -> None:
        """Take the bounds, both inclusive."""
        self.least = least
        self.most = most

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report anything but a whole number within the bounds."""
        if type(value) is not int:
            self.wrong(holder, key, value, report)
        elif not self.least <= value <= self.most:
            message = N_("{found} cannot stand here; expected a number from {least} to {most}.")
            report.on(
                holder, key, "wrong-value", message, found=value, least=self.least, most=self.most
            )

    def schema(self) -> Schema:
        """Return the schema of the number."""
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Figure(Shape):
    """A whole number, or the sum that gives it."""

    wanted = N_("a whole number or a sum such as “60 + 2*40”")

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report what cannot be worked out."""
        if type(value) in (int, str):
            try:
                work_out(value)
            except ValueError:
                pass
            else:
                return
        self.wrong(holder, key, value, report)

    def schema(self) -> Schema:
        """Return the schema of a figure."""
        return {"type": ["integer", "string"], "pattern": r"^[-−+*×/() 0-9ceil]*$"}


class Flag(Shape):
    """True or false, or only true where false goes without saying."""

    wanted = N_("true or false")

    def __init__(self, only: bool | None = None) -> None:
        """Take the one value allowed, if it is one."""
        self.only = only
        self.wanted = N_("true (or leave the key out)") if only else self.wanted

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report anything but the boolean."""
        if type(value) is not bool or (self.only is not None and value != self.only):
            self.wrong(holder, key, value, report)

    def schema(self) -> Schema:
        """Return the schema of the flag."""
        return {"type": "boolean"} if self.only is None else {"const": self.only}


class OneOf(Shape):
    """One of a few words (None for an explicit null)."""

    wanted = N_("a word")

    def __init__(self, *words: str | None) -> None:
        """Take the words."""
        self.words = words

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report any other word."""
        if not isinstance(value, str | None):
            self.wrong(holder, key, value, report)
        elif value not in self.words:
            words = [word for word in self.words if word]
            report.unknown(holder, key, "unknown-word", value, words)

    def schema(self) -> Schema:
        """Return the schema of the choice."""
        return {"enum": list(self.words)}


class Ref(Shape):
    """The id of a rule, card, term, ruling, source or type."""

    wanted = N_("an id")

    def __init__(self, kind: str) -> None:
        """Take the kind of thing that the id names."""
        self.kind = kind

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report an id that nothing has."""
        ids = report.ids.get(self.kind, [])
        if not isinstance(value, str):
            self.wrong(holder, key, value, report)
        elif value not in ids:
            report.unknown(holder, key, f"unknown-{self.kind}", value, ids)

    def schema(self) -> Schema:
        """Return the schema of an id."""
        return {"type": "string", "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$"}


class Many(Shape):
    """A list of values of one shape."""

    wanted = N_("a list")

    def __init__(self, item: Shape, least: int = 0) -> None:
        """Take the shape of the items and how many there must be."""
        self.item = item
        self.least = least

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report anything but a list, and what is wrong in its items."""
        if not isinstance(value, Sequence) or len(value) < self.least:
            self.wrong(holder, key, value or None, report)
            return
        for place, item in enumerate(value):
            self.item.check(value, place, item, report)
            if isinstance(item, str) and item in value[:place]:
                message = N_("“{found}” is named twice here.")
                report.on(value, place, "twice", message, found=item)

    def schema(self) -> Schema:
        """Return the schema of the list."""
        least = {"minItems": self.least} if self.least else {}
        return {"type": "array", "items": self.item.schema(), **least}


class Either(Shape):
    """A value of the first shape, or of the second."""

    def __init__(self, scalar: Shape, other: Shape) -> None:
        """Take the shape of a scalar and that of a mapping or list."""
        self.scalar = scalar
        self.other = other

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Check by the second shape if the value is a mapping or list, else by the first."""
        shape = self.other if isinstance(value, Mapping | Sequence) else self.scalar
        shape.check(holder, key, value, report)

    def schema(self) -> Schema:
        """Return the schema of both."""
        return {"anyOf": [self.scalar.schema(), self.other.schema()]}


class Maybe(Shape):
    """A value of one shape, or an explicit null."""

    def __init__(self, item: Shape) -> None:
        """Take the shape of a value that is there."""
        self.item = item

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Check a value that is there."""
        if value is not None:
            self.item.check(holder, key, value, report)

    def schema(self) -> Schema:
        """Return the schema of the value or null."""
        return {"anyOf": [{"type": "null"}, self.item.schema()]}


class Anything(Shape):
    """A value that another part judges (the engine judges what an example gives it)."""

    def __init__(self, note: str = "") -> None:
        """Take a note for editors."""
        self.note = note

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Take everything but nothing."""
        if value is None:
            self.wrong(holder, key, value, report)

    def schema(self) -> Schema:
        """Return the schema of anything."""
        return {"description": self.note} if self.note else {}
