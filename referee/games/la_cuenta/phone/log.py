"""The log as the phone tells it: what stands on each line, by which rules, in which round."""

from referee.games.la_cuenta.phone.watch import Watched
from referee.games.la_cuenta.telling import told

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def undoes(fold: Watched) -> "dict[str, Any] | None":
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
        if "payable" in mark and mark["line"] < line:
            round_ += 1
    return {
        "line": line,
        "edit": edit,
        "event": event,
        "told": None if event is None else told(fold.state.deck, event),
        "round": round_,
    }


def entries(fold: Watched) -> "list[dict[str, Any]]":
    """Return every line that stands, oldest first: what it tells, its rules, what is irregular.

    `round` is the number of bills settled before it.
    """
    irregular = {}
    for oddity in fold.irregular:
        irregular[oddity["line"]] = oddity["reasons"]
    events = fold.standing.events
    deck = fold.state.deck
    found = []
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
                "told": told(deck, event),
                "rules": fold.rules.get(line, []),
                "irregular": irregular.get(line),
                "round": round_,
            }
        )
        while mark < len(fold.marks) and fold.marks[mark]["line"] <= line:
            round_ = fold.marks[mark]["round"]
            mark += 1
    return found
