"""The log as the phone tells it: what stands on each line, by which rules, in which round."""

from referee.games.la_cuenta.phone_watch import Watched
from referee.games.la_cuenta.telling import told

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


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
