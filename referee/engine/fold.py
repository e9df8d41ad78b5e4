"""The fold of an event log: from lines to a state, one event at a time.

*Judged*, it stops at the first event that the rules refuse, unless the table agreed to it
("anyway"). *As played*, it counts what lies on the table and lists what is irregular. A new event
costs the same in a long game as in a short one; only an undo or an edit folds anew.
"""

from referee.engine.faults import BadInput, rules_of
from referee.engine.forms import listing, mapping
from referee.engine.standing import ABOUT_THE_LOG, EDIT, Standing, event_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.protocols import Referee
    from referee.engine.published import Oddity, Stopped, Verdict


class Fold:
    """A log, and the state of the game that it comes to.

    `irregular` lists what the rules refuse and yet stands; `stopped` is where a judged fold ended,
    or None.
    """

    __slots__ = ("facts", "irregular", "judged", "referee", "standing", "state", "stopped")

    def __init__(
        self, referee: "Referee", facts: "dict[str, Any]", log: object, judged: bool
    ) -> None:
        """Fold a whole log, a list of events; raise `BadInput` with the line that is wrong."""
        self.referee = referee
        self.facts = facts
        self.judged = judged
        self.standing = Standing()
        lines = listing(log, "")
        if not lines:
            raise BadInput("empty-log", "")
        for index in range(len(lines)):
            try:
                self.standing.take(lines[index])
            except BadInput as fault:
                fault.at_line(index + 1)
                raise
        self._fold_all()

    def add(self, value: object) -> None:
        """Append one line to the log; raise `BadInput`, and then nothing has changed."""
        try:
            data = value if isinstance(value, dict) else mapping(value, "")  # spares a call
            if data.get("event") in ABOUT_THE_LOG:
                event = self._read(data)
                self.standing.take(data)
            else:
                event = self.referee.read(self.state, data)
        except BadInput as fault:
            fault.at_line(len(self.standing.events) + 1)
            raise
        if event is None:
            self._fold_all()
        else:
            self._step(self.standing.add(data), event)

    def verdict(self, value: object) -> "Verdict":
        """Return the verdict on an event that might follow; raise `BadInput`. Nothing changes.

        To take back is no act of the game: where it is possible, it is allowed.
        """
        data = mapping(value, "")
        event = self._read(data)
        if event is None:
            self.standing.check(data)
            return {"allowed": True, "reasons": [], "rules": [], "adds": 0}
        return self.referee.verdict(self.state, event)

    def result(self) -> "Any":
        """Return what the log comes to, in the published form of its game (a `ReplayResult`)."""
        result = self.referee.result(self.state)
        result["irregular"] = self.irregular
        if self.stopped is not None:
            result["stopped"] = self.stopped
        return result

    def _read(self, data: "dict[str, Any]") -> "Any":
        """Return an event in the game's own form, None for what only the log knows.

        Raises `BadInput` if it, or what an edit puts in an event's place, cannot be read.
        """
        name = event_name(data, "")
        if name not in ABOUT_THE_LOG:
            return self.referee.read(self.state, data)
        if name == EDIT and isinstance(data.get("with"), dict):
            replacement = data["with"]
            if event_name(replacement, "with") not in ABOUT_THE_LOG:
                try:
                    self.referee.read(self.state, replacement)
                except BadInput as fault:
                    fault.where = "with." + fault.where if fault.where else "with"
                    raise
        return None

    def _fold_all(self) -> None:
        events = self.standing.events
        self.irregular: "list[Oddity]" = []
        self.stopped: "Stopped | None" = None
        try:
            self.state = self.referee.start(self.facts, mapping(events[0], ""))
        except BadInput as fault:
            fault.at_line(1)
            raise
        for index in range(1, len(events)):
            data = events[index]
            if data is not None:
                try:
                    event = self.referee.read(self.state, data)
                except BadInput as fault:
                    fault.at_line(index + 1)
                    raise
                self._step(index + 1, event)

    def _step(self, line: int, event: "Any") -> None:
        """Judge and apply the event on this line; after a stop nothing counts any more."""
        if self.stopped is not None:
            return
        state = self.state
        reasons = self.referee.reasons(state, event)
        if reasons:
            if self.judged and not event.anyway:
                self.stopped = {"line": line, "reasons": reasons, "rules": rules_of(reasons)}
                return
            self.irregular.append({"line": line, "reasons": reasons})
        self.referee.apply(state, event, reasons)
