"""What a worked example may foretell: what every game tells, its figures, and what else it tells.

`outcomes` of game.yaml names what a game tells beside its figures, such as the total of a bill.
Each is of one kind: `number`, `numbers`, `by-player`, `flag` or `name`.
"""

from __future__ import annotations

from typing import Any

from referee.rulebase.records import Record, Table
from referee.rulebase.report import Report
from referee.rulebase.shapes import Figure, Flag, Many, Maybe, Ref, Schema, Shape, Text
from referee.rulebase.values import Mapping

_CODE = Text("[a-z0-9]+(?:-[a-z0-9]+)*")
_BY_PLAYER = Table(Figure(), Text())
KINDS: dict[str, Shape] = {
    "number": Figure(),
    "numbers": Many(Figure()),
    "by-player": _BY_PLAYER,
    "flag": Maybe(Flag()),
    "name": Maybe(Text()),
}
# What shared code asks of every game; `refused` is for a bill, `adds` and `changes` for a verdict.
SHARED: dict[str, Shape] = {
    "refused": Many(_CODE, 1),
    "allowed": Flag(),
    "reasons": Many(_CODE),
    "adds": Figure(),
    "changes": Table(_BY_PLAYER, Text()),
    "over": Flag(),
    "winners": Many(Text()),
    "next_starter": Maybe(Text()),
}
_SUMS = ("number", "numbers", "by-player")
_RULES: dict[str, Shape] = {"rules": Many(Ref("rule"))}
# Keys of a result that mean the same in every game, so that nothing else may be called so.
TAKEN = (*SHARED, *_RULES, "irregular", "stopped", "rounds", "may", "events", "players", "starter")


class Outcome(Record):
    """A mapping of what every game tells, and of what the game at hand does."""

    def __init__(self, needed: bool = False) -> None:
        """Take whether the rules behind the outcome must be named."""
        super().__init__(_RULES if needed else {}, {**SHARED, **_RULES})

    def check_mapping(self, value: Mapping, report: Report) -> None:
        """Check by the keys of the report's game; any key will do where those are not known."""
        top = report.game.mapping("game.yaml")
        fields = {**self.fields, **_own(top)}
        if top.file in report.unread:
            fields = {**dict.fromkeys(value, _Unjudged()), **fields}
        own = Record(self.required)
        own.fields = fields
        own.check_mapping(value, report)

    def schema(self) -> Schema:
        """Return the schema of what every game tells; figures go by the game."""
        return {**super().schema(), "additionalProperties": True}


class _Unjudged(Shape):
    def check(self, *_of: Any) -> None:
        """Take everything."""


def kinds(facts: dict[str, Any]) -> dict[str, str]:
    """Return the kind of everything that the game tells beside what all games do."""
    return {**dict.fromkeys(facts["figures"], "by-player"), **facts["outcomes"]}


def known_keys(facts: dict[str, Any]) -> set[str]:
    """Return every key that an example may foretell, beside the rules."""
    return {*SHARED, *kinds(facts)}


def sums(facts: dict[str, Any]) -> set[str]:
    """Return the keys whose values may be written as sums."""
    return {"adds", "changes", *(key for key, kind in kinds(facts).items() if kind in _SUMS)}


def _own(top: Mapping) -> dict[str, Shape]:
    figures = top.get("figures")
    found: dict[str, Shape] = {
        str(figure.get("id")): _BY_PLAYER
        for figure in (figures if isinstance(figures, list) else ())
        if isinstance(figure, Mapping)
    }
    told = top.get("outcomes")
    for key, kind in told.items() if isinstance(told, Mapping) else ():
        found[str(key)] = KINDS.get(str(kind), _Unjudged())
    return found
