"""Taking back: which events of a log still stand after its undos and edits."""

from referee.engine.faults import BadInput
from referee.engine.forms import inside, integer, known_keys, mapping, required, shown, text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

GAME = "game"
UNDO = "undo"
EDIT = "edit"
ABOUT_THE_LOG = (GAME, UNDO, EDIT)  # what no game has to know

_FIRST = 0  # what a line of the file is: the game itself,
_EVENT = 1  # an event (or one that an edit removed: it can be edited again),
_UNDONE = 2  # an event that was taken back,
_ACTION = 3  # an undo or an edit


class Standing:
    """The lines of a log; `events[n - 1]` is what now stands on line n, or None.

    An undo takes back the last action that still stands, be it an event or an edit.
    """

    __slots__ = ("_actions", "_kinds", "events")

    def __init__(self) -> None:
        self.events: "list[dict[str, Any] | None]" = []
        self._kinds: "list[int]" = []
        # Each standing action: its index, whether it is an edit, what stood there before the edit.
        self._actions: "list[tuple[int, bool, dict[str, Any] | None]]" = []

    def take(self, value: object) -> bool:
        """Take the next line of the log; return whether it changed earlier lines.

        Raises `BadInput` and changes nothing if the line takes back what cannot be taken back.
        """
        data = mapping(value, "")
        name = event_name(data, "")
        if not self.events:
            if name != GAME:
                raise BadInput("first-line-not-game", "event", found=shown(name))
            self._add(data, _FIRST)
            return False
        if name not in ABOUT_THE_LOG:
            self.add(data)
            return False
        self.check(data)
        if name == UNDO:
            index, edit, before = self._actions.pop()
            self.events[index] = before
            if not edit:
                self._kinds[index] = _UNDONE
        else:
            index = data["line"] - 1
            self._actions.append((index, True, self.events[index]))
            self.events[index] = data["with"]
        self._add(None, _ACTION)
        return True

    def check(self, data: "dict[str, Any]") -> None:
        """Raise `BadInput` for an undo or edit that is not possible, and for a second game."""
        name = event_name(data, "")
        if name == GAME:
            raise BadInput("second-game", "event")
        if name == UNDO:
            known_keys(data, ("event",), "")
            if not self._actions:
                raise BadInput("nothing-to-undo", "")
            return
        known_keys(data, ("event", "line", "with"), "")
        self._check_line(integer(required(data, "line", ""), "line"))
        replacement = required(data, "with", "")
        if replacement is not None:
            name = event_name(mapping(replacement, "with"), "with")
            if name in ABOUT_THE_LOG:
                raise BadInput("edit-with-no-event", "with.event", found=name)

    def add(self, data: "dict[str, Any]") -> int:
        """Take an event of the game as the next line; return the line."""
        index = len(self.events)
        self._actions.append((index, False, None))
        self.events.append(data)
        self._kinds.append(_EVENT)
        return index + 1

    def _add(self, data: "dict[str, Any] | None", kind: int) -> None:
        self.events.append(data)
        self._kinds.append(kind)

    def _check_line(self, line: int) -> None:
        """Raise `BadInput` if the line is not that of an event which still stands."""
        if line == 1:
            raise BadInput("edit-first-line", "line")
        if line < 1 or line > len(self.events):
            raise BadInput("edit-no-line", "line", found=line, last=len(self.events))
        kind = self._kinds[line - 1]
        if kind == _UNDONE:
            raise BadInput("edit-taken-back", "line", found=line)
        if kind == _ACTION:
            raise BadInput("edit-no-event", "line", found=line)


def event_name(data: "dict[str, Any]", where: str) -> str:
    """Return what an event is called; raise `BadInput` if it has no name."""
    name = data.get("event")
    if isinstance(name, str):
        return name
    return text(required(data, "event", where), inside(where, "event"))
