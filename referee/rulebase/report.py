"""Collects faults while files are walked, and the texts met on the way."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from referee.engine.nearest import nearest
from referee.rulebase.load import Game
from referee.rulebase.values import Beside, Mapping, Sequence, file_of
from referee.text.catalogue import N_
from referee.text.messages import Message

# For each kind of unknown thing: what is said with a nearest valid one, and without.
UNKNOWN = {
    "unknown-key": (
        N_("Unknown key “{found}”; the nearest is “{near}”."),
        N_("Unknown key “{found}”; possible here: {expected}."),
    ),
    "unknown-language": (
        N_("Unknown language “{found}”; the nearest is “{near}”."),
        N_("Unknown language “{found}”; ours are {expected}."),
    ),
    "unknown-word": (
        N_("“{found}” cannot stand here; the nearest is “{near}”."),
        N_("“{found}” cannot stand here; expected one of: {expected}."),
    ),
    "unknown-rule": (
        N_("There is no rule “{found}”; the nearest is “{near}”."),
        N_("There is no rule “{found}”."),
    ),
    "unknown-card": (
        N_("There is no card “{found}”; the nearest is “{near}”."),
        N_("There is no card “{found}”."),
    ),
    "unknown-type": (
        N_("There is no type “{found}”; the nearest is “{near}”."),
        N_("There is no type “{found}”; there are: {expected}."),
    ),
    "unknown-figure": (
        N_("The game counts no “{found}”; the nearest is “{near}”."),
        N_("The game counts no “{found}”; it counts: {expected}."),
    ),
    "unknown-number": (
        N_("There is no number “{found}”; the nearest is “{near}”."),
        N_("There is no number “{found}”; there are: {expected}."),
    ),
    "unknown-term": (
        N_("The glossary has no term “{found}”; the nearest is “{near}”."),
        N_("The glossary has no term “{found}”."),
    ),
    "unknown-ruling": (
        N_("There is no ruling “{found}”; the nearest is “{near}”."),
        N_("There is no ruling “{found}”."),
    ),
    "unknown-choice": (
        N_("The ruling has no choice “{found}”; the nearest is “{near}”."),
        N_("The ruling has no choice “{found}”; it has: {expected}."),
    ),
    "unknown-source": (
        N_("There is no source “{found}”; the nearest is “{near}”."),
        N_("There is no source “{found}”; there are: {expected}."),
    ),
    "unknown-place": (
        N_("This source has no place “{found}”; the nearest is “{near}”."),
        N_("This source has no place “{found}”."),
    ),
    "unknown-example": (
        N_("There is no example “{found}”; the nearest is “{near}”."),
        N_("There is no example “{found}”."),
    ),
    "unknown-file": (
        N_("Nothing reads a file “{found}” here; the nearest is “{near}”."),
        N_("Nothing reads a file “{found}” here; expected: {expected}."),
    ),
    "unknown-section": (
        N_("game.yaml names no section “{found}”; the nearest is “{near}”."),
        N_("game.yaml names no section “{found}”."),
    ),
}
Holder = Mapping | Sequence
# With one of these an item cannot be compiled or judged further.
BREAKING = {"missing-key", "missing-language", "wrong-value", "empty"}


@dataclass(frozen=True)
class Texts:
    """One text in all its languages, where it stands, and which markup it may hold.

    `owner` is the id of what it belongs to; `markup` is `links`, `amounts`, `places` or `none`.
    """

    holder: Mapping
    owner: str
    markup: str


@dataclass
class Report:
    """What a check hands round: the game, the known ids, the faults, and the texts found."""

    game: Game
    ids: dict[str, list[str]] = field(default_factory=dict)
    faults: list[Message] = field(default_factory=list)
    texts: list[Texts] = field(default_factory=list)
    owner: str = ""
    broken: set[int] = field(default_factory=set)
    unread: dict[str, set[str]] = field(default_factory=dict)  # kinds of ids that a file lacks
    blind: set[str] = field(default_factory=set)  # kinds of which not every id is known

    def good(self, items: Iterable[Any]) -> list[Mapping]:
        """Return the mappings among these whose form was found right."""
        return [m for m in items if isinstance(m, Mapping) and id(m) not in self.broken]

    @property
    def rules(self) -> list[Mapping]:
        """Return every rule of right form in reading order."""
        return self.good(self.game.rules)

    @property
    def rulings(self) -> dict[str, Mapping]:
        """Return every ruling of right form by id."""
        found = self.good(self.game.items("rulings.yaml", "rulings"))
        return {ruling["id"]: ruling for ruling in found}

    @property
    def cards(self) -> list[Mapping]:
        """Return every card of right form."""
        return self.good(self.game.items("deck.yaml", "cards"))

    def at(self, file: str, line: int, code: str, message: str, /, **params: Any) -> None:
        """Report a fault at a line of a file."""
        self.faults.append(Message(code, message, params, file, line))

    def on(
        self, holder: Holder, key: str | int | None, code: str, message: str, /, **params: Any
    ) -> None:
        """Report a fault at a value of a mapping or sequence (None: at its beginning)."""
        self.at(file_of(holder, key), line_of(holder, key), code, message, **params)

    def known(self, holder: Holder, key: str | int | None, code: str) -> bool:
        """Return whether a fault of this kind was reported at this value already."""
        place = (file_of(holder, key), line_of(holder, key), code)
        return any((fault.file, fault.line, fault.code) == place for fault in self.faults)

    def touched(self, holder: Mapping, last: int = 0) -> bool:
        """Return whether a fault was reported in a text, or from a holder's line to `last`.

        What only follows from such a fault is not told beside it.
        """
        end = last or max(holder.ends.values(), default=holder.line)
        spans = [(holder.file, holder.line, end)]
        if isinstance(holder, Beside):
            spans = [(file_of(holder, key), holder.lines[key], holder.ends[key]) for key in holder]
        return any(
            fault.file == file and first <= fault.line <= end
            for fault in self.faults
            for file, first, end in spans
        )

    def inside(
        self, holder: Mapping, key: str, needle: str, code: str, message: str, /, **params: Any
    ) -> None:
        """Report a fault at the line of a text on which `needle` stands."""
        file, line = file_of(holder, key), line_of(holder, key)
        rows = self.game.rows.get(file, [])
        for row in range(line - 1, min(holder.ends.get(key, line), len(rows))):
            if needle in rows[row]:
                line = row + 1
                break
        self.at(file, line, code, message, **params)

    def unknown(
        self,
        holder: Holder,
        key: str | int | None,
        code: str,
        found: object,
        valid: Iterable[str],
        needle: str = "",
    ) -> None:
        """Report something unknown together with the nearest valid thing, or what is valid.

        `code` is a key of UNKNOWN; nothing is reported if not all of its kind are known. With
        `needle` the fault stands where that is in a text.
        """
        if code.removeprefix("unknown-") in self.blind:
            return
        valid = list(valid)
        near = nearest(str(found), valid)
        with_near, without = UNKNOWN[code]
        params = {"found": found, "near": near, "expected": ", ".join(valid)}
        message = with_near if near else without
        if needle and isinstance(holder, Mapping):
            self.inside(holder, str(key), needle, code, message, **params)
        else:
            self.on(holder, key, code, message, **params)


def line_of(holder: Holder, key: str | int | None) -> int:
    """Return the line on which a value of a mapping or sequence stands."""
    if isinstance(holder, Mapping):
        return holder.lines.get(str(key), holder.line) if key is not None else holder.line
    if isinstance(key, int) and key < len(holder.lines):
        return holder.lines[key]
    return holder.line
