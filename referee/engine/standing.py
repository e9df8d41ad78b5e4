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

_UNDONE = 0  # what a line can be that is no event any more: one that was taken back,
_ACTION = 1  # an undo or an edit


class Standing:
    """The lines of a log; `events[n - 1]` is what now stands on line n, or None.

    An undo takes back the last action that still stands, be it an event or an edit.
    """

    __slots__ = ("_actions", "_before", "_other", "events")

    def __init__(self) -> None:
        self.events: "list[dict[str, Any] | None]" = []
        self._other: "dict[int, int]" = {}  # by index, what is no event (any more)
        # Each standing action: the index of the event, or -1 - index of what an edit replaced;
        # and for each of those edits what stood there before.
        self._actions: "list[int]" = []
        self._before: "list[dict[str, Any] | None]" = []

    def take(self, value: object) -> bool:
        """Take the next line of the log; return whether it changed earlier lines.

        Raises `BadInput` and changes nothing if the line takes back what cannot be taken back.
        """
        data = mapping(value, "")
        name = event_name(data, "")
        if not self.events:
            if name != GAME:
                raise BadInput("first-line-not-game", "event", found=shown(name))
            self.events.append(data)
            return False
        if name not in ABOUT_THE_LOG:
            self.add(data)
            return False
        self.check(data)
        if name == UNDO:
            index = self._actions.pop()
            if index < 0:
                self.events[-1 - index] = self._before.pop()
            else:
                self.events[index] = None
                self._other[index] = _UNDONE
        else:
            index = data["line"] - 1
            self._actions.append(-1 - index)
            self._before.append(self.events[index])
            self.events[index] = data["with"]
        self._other[len(self.events)] = _ACTION
        self.events.append(None)
        return True

    def last(self) -> "tuple[int, bool] | None":
        """Return the line of what an undo would take back, and whether that is an edit of it.

        None if there is nothing to take back.
        """
        if not self._actions:
            return None
        index = self._actions[-1]
        return (-index, True) if index < 0 else (index + 1, False)

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
        self._actions.append(index)
        self.events.append(data)
        return index + 1

    def _check_line(self, line: int) -> None:
        """Raise `BadInput` if the line is not that of an event which still stands."""
        if line == 1:
            raise BadInput("edit-first-line", "line")
        if len(self.events) == 1:
            raise BadInput("edit-nothing-yet", "line")
        if line < 1 or line > len(self.events):
            raise BadInput("edit-no-line", "line", found=line, last=len(self.events))
        kind = self._other.get(line - 1)
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
