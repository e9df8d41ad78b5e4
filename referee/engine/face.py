"""The face of a game: what its `game` module offers to shared code. For the type checker only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    class Game(Protocol):
        """A module such as `referee.games.la_cuenta.game`; `facts` is the game's facts.json."""

        def bill(self, facts: "dict[str, Any]", request: object) -> "dict[str, Any]":
            """Return the bill for a request; raise `BadInput` or `Refused`."""
