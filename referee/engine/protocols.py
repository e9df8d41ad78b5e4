"""What a game offers to shared code: its `game` module, and what folds. For type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from referee.engine.published import (
        Field,
        Figures,
        Form,
        Reason,
        ReplayResult,
        Verdict,
        View,
        ViewWithForms,
    )

    class Game(Protocol):
        """A module `referee.games.<game>.game`; `facts` is the game's facts.json."""

        def fold(self, facts: "dict[str, Any]", log: object, judged: bool = False) -> "Any":
            """Return the `referee.engine.fold.Fold` of a log; raise `BadInput`.

            Its state has these lists: `rules` are those of the last event, `rounds` the finished
            rounds, which are only added to; with forms, `last` are the lines of the last event.
            """

        def replay(
            self, facts: "dict[str, Any]", log: object, judged: bool = True
        ) -> "ReplayResult[Any]":
            """Return what a log of events comes to; raise `BadInput`."""

        def verdict(self, facts: "dict[str, Any]", log: object, event: object) -> "Verdict":
            """Return whether an event may follow a log, and why not; raise `BadInput`."""

        def telling(self, facts: "dict[str, Any]", event: "dict[str, Any]") -> "dict[str, Any]":
            """Return the `code` of the sentence that tells an event, and what it needs."""

        def figures(self, state: "Any") -> "Figures":
            """Return what is counted of everybody."""

        def view(self, state: "Any") -> "View":
            """Return what a screen shows."""

    class WithBills(Game, Protocol):
        """A game that makes bills without a table."""

        def bill(self, facts: "dict[str, Any]", request: object) -> "Any":
            """Return the bill for a request; raise `BadInput` or `Refused`."""

    class WithForms(Game, Protocol):
        """A game that shared faces keep: a command line and a page made of what it offers here."""

        def forms(self, facts: "dict[str, Any]") -> "list[Form]":
            """Return every event that a person can enter, in the order of a round.

            Each is {"event", "fields"}; a field has a `name` (its key in the event) and a `kind`:
            player, players, type, types, choice, choices, number, numbers, flag, text, words or
            amounts (a number by player); where they apply `choices` (of words: those worth a
            button), `low`, `high`, `least`, `most`, `default`, `optional`; `only` names the choices
            of other fields, {field: [choices]}, to which it belongs.
            """

        def start_form(self, facts: "dict[str, Any]") -> "list[Field]":
            """Return the fields that the first event may have beside players, starter, rulings."""

        def view(self, state: "Any") -> "ViewWithForms":
            """Return what a screen shows."""

    class Referee(Protocol):
        """What folds one game's events: `state` is the game's own, `event` what `read` returned."""

        def start(self, facts: "dict[str, Any]", data: "dict[str, Any]") -> "Any":
            """Return the state at the start, from the first event; raise `BadInput`."""

        def read(self, state: "Any", data: "dict[str, Any]") -> "Any":
            """Return an event in the game's own form; raise `BadInput`. Never judges.

            `data` is an object; that it names an event at all is for the game to check.
            """

        def reasons(self, state: "Any", event: "Any") -> "list[Reason]":
            """Return every reason to refuse the event; none if it is allowed."""

        def verdict(self, state: "Any", event: "Any") -> "Verdict":
            """Return the whole verdict on an event, without changing the state."""

        def apply(self, state: "Any", event: "Any", reasons: "list[Reason]") -> None:
            """Change the state as the event says, as far as it can have an effect."""

        def result(self, state: "Any") -> "ReplayResult[Any]":
            """Return what the state comes to, in the published form."""
