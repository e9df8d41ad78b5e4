"""Our YAML: a small, strict dialect read with the C parser, every value knowing its line.

YAML 1.2 core with `true` and `false` as the only booleans; no anchors, aliases, tags or second
documents; a key given twice, a ` #` that cuts prose short, and numbers that readers understand
differently are faults. Size and depth are bounded, so a bomb is refused at once.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from referee.rulebase.faults import InputFault
from referee.rulebase.folding import close_gaps, fold
from referee.rulebase.scalars import Trap, resolve
from referee.rulebase.values import Mapping, Sequence, plain
from referee.text.catalogue import N_
from referee.text.messages import Message

MAX_SIZE = 2_000_000
MAX_DEPTH = 40
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_BREAK = re.compile(r"\r\n|[\n\r\x85\u2028\u2029]")
_COMMENT = re.compile(r"\s+#")
_NOTE = re.compile(r"(?:\s{2,}|\t+)# ")
_WORD = re.compile(r"[A-Za-z0-9_/=.-]+\Z")
_PROBLEMS = {
    "mapping values are not allowed": N_("A text with “: ” needs quotes or a block (>-)."),
    "did not find expected key": N_(
        "Here a key was expected: is a line indented wrongly, or a text in quotes not closed?"
    ),
    "did not find expected '-' indicator": N_(
        "Here “- ” was expected: is a line indented wrongly?"
    ),
    "did not find expected ',' or": N_("Here a comma or the closing bracket is missing."),
    "found character that cannot start any token": N_(
        "A text cannot start with this character: quote it, and indent with spaces, not tabs."
    ),
    "could not find expected ':'": N_("Here a colon after the key is missing."),
    "found unexpected end of stream": N_("The file ends inside a text in quotes or brackets."),
    "control characters are not allowed": N_("The file holds characters that no text has."),
}


class _Stop(Exception):  # noqa: N818 - not an error but a way out
    """Reading this file makes no sense any more."""


def read(text: str, file: str) -> tuple[Any, list[Message]]:
    """Return the located value of a text (None if unreadable) and everything wrong with it."""
    reader = _Reader(text, file)
    try:
        value = reader.run()
    except _Stop:
        return None, reader.faults
    return value, reader.faults


def parse(text: str, name: str) -> Any:
    """Plain data from a YAML text that a user handed in; raises InputFault with the first fault."""
    value, faults = read(text, name)
    if faults:
        raise InputFault(faults[0])
    return plain(value)


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


class _Reader:
    """Builds one document from parser events, without recursion."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text.removeprefix("\ufeff")
        self.faults: list[Message] = []
        self.rows: list[str] = []
        self.stack: list[Mapping | Sequence] = []
        self.keys: list[str | None] = []
        self.key_rows: list[int] = []
        self.root: Any = None
        self.quoted = (0, 0)  # first and last line of the last text in quotes

    def fault(self, line: int, code: str, message: str, **params: Any) -> None:
        self.faults.append(Message(code, message, params, self.file, line))

    def stop(self, line: int, code: str, message: str, **params: Any) -> _Stop:
        self.fault(line, code, message, **params)
        return _Stop()

    def run(self) -> Any:
        if len(self.text) > MAX_SIZE:
            raise self.stop(
                0, "too-large", N_("The file is larger than {limit} characters."), limit=MAX_SIZE
            )
        self.rows = _BREAK.split(self.text)
        documents = 0
        try:
            for event in yaml.parse(self.text, Loader=_LOADER):
                if isinstance(event, yaml.DocumentStartEvent):
                    documents += 1
                    if documents > 1:
                        raise self.stop(
                            _line(event),
                            "second-document",
                            N_("A file holds one document: “---” starts a second one."),
                        )
                self.take(event)
        except yaml.MarkedYAMLError as error:
            raise self.syntax(error) from None
        except (yaml.YAMLError, UnicodeError, ValueError):
            raise self.stop(0, "yaml", _PROBLEMS["control characters are not allowed"]) from None
        return self.root

    def syntax(self, error: yaml.MarkedYAMLError) -> _Stop:
        mark: Any = error.problem_mark or error.context_mark
        line = int(mark.line) + 1 if mark else 0
        line = min(line, len(self.rows))
        problem = error.problem or ""
        # Quotes that were never closed end at the next ones: the mistake stands where they begin.
        if self.quoted[0] < line == self.quoted[1]:
            line = self.quoted[0]
        elif problem.startswith("found unexpected end") and error.context_mark:
            line = int(error.context_mark.line) + 1
        for beginning, message in _PROBLEMS.items():
            if problem.startswith(beginning):
                return self.stop(line, "yaml", message)
        return self.stop(line, "yaml", N_("This is not valid YAML."))

    def take(self, event: Any) -> None:
        kind = type(event)
        if kind is yaml.ScalarEvent:
            self.scalar(event)
        elif kind is yaml.MappingStartEvent:
            self.open(Mapping(self.file, _line(event)), event)
        elif kind is yaml.SequenceStartEvent:
            self.open(Sequence(self.file, _line(event)), event)
        elif kind in (yaml.MappingEndEvent, yaml.SequenceEndEvent):
            self.stack.pop()
            self.keys.pop()
            self.key_rows.pop()
        elif kind is yaml.AliasEvent:
            raise self.stop(
                _line(event),
                "alias",
                N_("Anchors and aliases (& and *) are not used here."),
            )

    def forbid(self, event: Any) -> None:
        line = _line(event)
        if event.anchor is not None:
            raise self.stop(line, "alias", N_("Anchors and aliases (& and *) are not used here."))
        if event.tag is not None:
            raise self.stop(line, "tag", N_("Tags (!) are not used here."))

    def open(self, container: Mapping | Sequence, event: Any) -> None:
        self.forbid(event)
        if len(self.stack) >= MAX_DEPTH:
            raise self.stop(
                container.line,
                "too-deep",
                N_("Nested more than {limit} levels deep."),
                limit=MAX_DEPTH,
            )
        if self.stack and isinstance(self.stack[-1], Mapping) and self.keys[-1] is None:
            raise self.stop(container.line, "yaml-key", N_("A key must be one plain word."))
        self.put(container, container.line, container.line)
        self.stack.append(container)
        self.keys.append(None)
        self.key_rows.append(0)

    def scalar(self, event: Any) -> None:
        self.forbid(event)
        line, end = _line(event), event.end_mark.line + 1
        key = bool(self.stack) and isinstance(self.stack[-1], Mapping) and self.keys[-1] is None
        value: Any = event.value
        if event.style in ("'", '"'):
            self.quoted = (line, end)
        if event.style in ("|", ">"):
            end = max(line, end - 1 if event.end_mark.column == 0 else end)
            if event.style == ">":
                value = fold(value, self.rows[line:end])
        elif end > line:
            value = close_gaps(value)
        if key:
            self.key(value, line)
            return
        if event.implicit[0]:
            value = self.unquoted(value, event, line)
        self.put(value, line, end)

    def unquoted(self, word: str, event: Any, line: int) -> Any:
        try:
            value = resolve(word)
        except Trap as trap:
            self.fault(line, "yaml-trap", trap.message, **trap.params)
            return word
        if isinstance(value, str):
            mark = event.end_mark
            rest = self.rows[mark.line][mark.column :]
            if _COMMENT.match(rest) and not (_WORD.match(word) and _NOTE.match(rest)):
                self.fault(
                    mark.line + 1,
                    "yaml-comment",
                    N_("“ #” cuts this text short (“{found}”): put it in quotes or a block (>-)."),
                    found=word[-40:],
                )
        return value

    def key(self, word: str, line: int) -> None:
        mapping = self.stack[-1]
        if word == "<<":
            self.fault(line, "alias", N_("Anchors and aliases (& and *) are not used here."))
        if word in mapping:
            self.fault(
                line,
                "duplicate-key",
                N_("The key “{found}” is given twice (first on line {first})."),
                found=word,
                first=mapping.lines[word] if isinstance(mapping, Mapping) else 0,
            )
        self.keys[-1] = word
        self.key_rows[-1] = line

    def put(self, value: Any, line: int, end: int) -> None:
        if not self.stack:
            self.root = value
            return
        holder = self.stack[-1]
        if isinstance(holder, Sequence):
            holder.append(value)
            holder.lines.append(line)
            holder.ends.append(end)
            return
        key = self.keys[-1]
        assert key is not None
        if key not in holder:
            holder[key] = value
            holder.lines[key] = self.key_rows[-1]
            holder.ends[key] = end
        self.keys[-1] = None
