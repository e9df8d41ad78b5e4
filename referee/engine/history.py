"""The log as a screen tells it: what stands on each line, by which rules, in which round."""

from referee.engine.faults import BadInput
from referee.engine.standing import UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from referee.engine.published import Entry, Reason, Undoable
    from referee.engine.recording_fold import RecordingFold

    Told = Callable[[dict[str, Any]], dict[str, Any]]


GAME_OVER = "game-over"  # in every game: what is refused for this has no effect


def is_void(reasons: "list[Reason]") -> bool:
    """Return whether what stands against these counts for nothing: the game was over by then."""
    return GAME_OVER in [reason["code"] for reason in reasons]


def can_undo(fold: "RecordingFold") -> bool:
    """Return whether there is something to take back."""
    try:
        fold.standing.check({"event": UNDO})
    except BadInput:
        return False
    return True


def undoes(fold: "RecordingFold", told: "Told") -> "Undoable | None":
    """Return what an undo would take back, None for nothing.

    `event` is what stands on the `line` now, `told` how it is told (each None if an edit removed
    it); `edit` whether only an edit of the line is taken back; `round` as in `entries`.
    """
    last = fold.standing.last()
    if last is None:
        return None
    line, edit = last
    event = fold.standing.events[line - 1]
    round_ = 0
    for mark in fold.marks:
        if mark["line"] < line:
            round_ = mark["round"]
    return {
        "line": line,
        "edit": edit,
        "event": event,
        "told": None if event is None else told(event),
        "round": round_,
    }


def entries(fold: "RecordingFold", told: "Told") -> "list[Entry]":
    """Return every line that stands, oldest first: what it tells, its rules, what is irregular.

    `round` is the number of rounds finished before it; `void` says that it counts for nothing.
    """
    irregular = {}
    for oddity in fold.irregular:
        irregular[oddity["line"]] = oddity["reasons"]
    events = fold.standing.events
    found: "list[Entry]" = []
    round_ = 0
    mark = 0
    for index in range(len(events)):
        event = events[index]
        line = index + 1
        if event is None:
            continue
        found.append(
            {
                "line": line,
                "event": event,
                "told": told(event),
                "rules": fold.rules.get(line, []),
                "irregular": irregular.get(line),
                "void": is_void(irregular.get(line, [])),
                "round": round_,
            }
        )
        while mark < len(fold.marks) and fold.marks[mark]["line"] <= line:
            round_ = fold.marks[mark]["round"]
            mark += 1
    return found
