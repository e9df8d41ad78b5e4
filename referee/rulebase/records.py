"""Shapes of mappings: with fixed keys (a rule, a card) or with free ones (codes and words)."""

from __future__ import annotations

from typing import Any

from referee.rulebase.report import BREAKING, Holder, Report
from referee.rulebase.shapes import Schema, Shape, Text
from referee.rulebase.values import Mapping
from referee.text.catalogue import N_


class Record(Shape):
    """A mapping with these keys and no others."""

    wanted = N_("keys with values")

    def __init__(
        self,
        required: dict[str, Shape],
        optional: dict[str, Shape] | None = None,
        owns: bool = False,
    ) -> None:
        """Take the shapes by key; `owns`: texts and faults inside are the record's own."""
        self.required = required
        self.fields = {**required, **(optional or {})}
        self.owns = owns

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report a value that is no mapping, and what is wrong in it."""
        if not isinstance(value, Mapping):
            self.wrong(holder, key, value, report)
            return
        self.check_mapping(value, report)

    def check_mapping(self, value: Mapping, report: Report) -> None:
        """Report unknown and missing keys and what is wrong in the values."""
        before, found = report.owner, len(report.faults)
        if self.owns:
            report.owner = str(value.get("id", ""))
        for name in self.required:
            if name not in value:
                message = N_("The key “{name}” is missing.")
                report.on(value, None, "missing-key", message, name=name)
        for name, item in value.items():
            if name in self.fields:
                self.fields[name].check(value, name, item, report)
            else:
                free = [field for field in self.fields if field not in value]
                report.unknown(value, name, "unknown-key", name, free)
        report.owner = before
        if self.owns and any(fault.code in BREAKING for fault in report.faults[found:]):
            report.broken.add(id(value))

    def schema(self) -> Schema:
        """Return the schema of the mapping."""
        return {
            "type": "object",
            "properties": {name: shape.schema() for name, shape in self.fields.items()},
            "required": list(self.required),
            "additionalProperties": False,
        }


class Table(Shape):
    """A mapping with free keys of one form and values of one shape."""

    wanted = N_("keys with values")

    def __init__(self, item: Shape, key: Text) -> None:
        """Take the shape of the values and the form of the keys."""
        self.item = item
        self.key = key

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report a value that is no mapping, keys of another form, and what is in the values."""
        if not isinstance(value, Mapping):
            self.wrong(holder, key, value, report)
            return
        for name, item in value.items():
            self.key.check(value, name, name, report)
            self.item.check(value, name, item, report)

    def schema(self) -> Schema:
        """Return the schema of the mapping."""
        names = {"propertyNames": self.key.schema()} if self.key.pattern else {}
        return {"type": "object", **names, "additionalProperties": self.item.schema()}
