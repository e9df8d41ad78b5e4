"""The face of a game: what its `game` module offers to shared code. For the type checker only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    class Game(Protocol):
        """A module `referee.games.<game>.game`; `facts` is the game's facts.json."""

        def bill(self, facts: "dict[str, Any]", request: object) -> "dict[str, Any]":
            """Return the bill for a request; raise `BadInput` or `Refused`."""

        def replay(
            self, facts: "dict[str, Any]", log: object, judged: bool = True
        ) -> "dict[str, Any]":
            """Return what a log of events comes to; raise `BadInput`."""

        def verdict(self, facts: "dict[str, Any]", log: object, event: object) -> "dict[str, Any]":
            """Return whether an event may follow a log, and why not; raise `BadInput`."""

    class Referee(Protocol):
        """What folds one game's events: `state` is the game's own, `event` what `read` returned."""

        def start(self, facts: "dict[str, Any]", data: "dict[str, Any]") -> "Any":
            """Return the state at the start, from the first event; raise `BadInput`."""

        def read(self, state: "Any", data: "dict[str, Any]") -> "Any":
            """Return an event in the game's own form; raise `BadInput`. Never judges.

            `data` is an object; that it names an event at all is for the game to check.
            """

        def reasons(self, state: "Any", event: "Any") -> "list[dict[str, Any]]":
            """Return every reason to refuse the event; none if it is allowed."""

        def verdict(self, state: "Any", event: "Any") -> "dict[str, Any]":
            """Return the whole verdict on an event, without changing the state."""

        def apply(self, state: "Any", event: "Any", reasons: "list[dict[str, Any]]") -> None:
            """Change the state as the event says, as far as it can have an effect."""

        def result(self, state: "Any") -> "dict[str, Any]":
            """Return what the state comes to, in the published form."""
