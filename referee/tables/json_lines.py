"""JSON Lines as events are written: what can be read, where it breaks, what is torn at the end."""

from __future__ import annotations

import json
from typing import Any

from referee.text.catalogue import N_
from referee.text.messages import Message

DEEPEST = 40  # objects and lists within each other; an edit of a round has some six
LARGEST = 10_000_000  # bytes of a whole log; a long game has some thousands


class Lines:
    """The lines of a log.

    `events` holds one value for each line that is not blank, `numbers` on which line of the file
    each stands; an undo or edit counts without blank lines, wherever they came in. `size` is
    how many bytes they take, `torn` the bytes of a last line without a newline, which a stopped
    writer left unfinished, `open_end` whether a last line that can be read lacks it. `broken` is
    the number of the first line that is damaged, or 0.
    """

    __slots__ = ("broken", "events", "numbers", "open_end", "size", "torn")

    def __init__(self) -> None:
        self.events: list[Any] = []
        self.numbers: list[int] = []
        self.size = 0
        self.torn = b""
        self.open_end = False
        self.broken = 0


def encoded(event: Any) -> bytes:
    """Return an event as one line, as every language reads it."""
    try:
        return json.dumps(event, ensure_ascii=False, separators=(", ", ": ")).encode() + b"\n"
    except UnicodeEncodeError:  # half of a pair, which only an escape can tell
        return json.dumps(event, separators=(", ", ": ")).encode() + b"\n"


def split(content: bytes) -> Lines:
    """Return the lines of a file's content; nothing is raised, damage is told in the result."""
    found = Lines()
    raw = content.split(b"\n")
    last = len(raw) - 1
    while last >= 0 and not raw[last].strip():  # empty lines at the end are nothing
        last -= 1
    at = 0
    for number in range(last + 1):
        line = raw[number]
        start, at = at, at + len(line) + 1
        if not line.strip():
            continue
        try:
            event = _value(line, first=number == 0)
        except ValueError:
            if number < len(raw) - 1:  # its newline is there: it was written whole
                found.broken = number + 1
                return found
            found.torn = content[start:]
            return found
        found.events.append(event)
        found.numbers.append(number + 1)
        found.size = min(at, len(content))
        found.open_end = at > len(content)
    return found


def blanks_note(lines: Lines) -> list[Message]:
    """Return the word about blank lines between entries, if there are any."""
    if not lines.numbers or lines.numbers[-1] == len(lines.numbers):
        return []
    text = N_("Blank lines are skipped; entries are numbered without them.")
    return [Message("blank-lines", text)]


def _value(line: bytes, first: bool) -> Any:
    """Return what one line says; raises ValueError for anything that is no JSON."""
    text = line.decode()
    text = text.removeprefix("\ufeff") if first else text  # as some editors begin a file
    check_depth(text)
    return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)


def check_depth(text: str) -> None:
    """Raise ValueError for JSON that is nested more deeply than any of our forms."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return
    depth, inside, escaped = 0, False, False
    for char in text:
        if inside:
            inside = escaped or char != '"'
            escaped = char == "\\" and not escaped
        elif char == '"':
            inside = True
        elif char in "[{":
            depth += 1
            if depth > DEEPEST:
                raise ValueError("nested too deeply")
        elif char in "]}":
            depth -= 1


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands there twice")
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(name)
