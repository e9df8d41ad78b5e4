"""La Cuenta's part of the commands that keep a game: its events, as typed and as shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from referee.games.la_cuenta.desk import event_help
from referee.text.catalogue import N_

if TYPE_CHECKING:
    from referee.cli.fronts import Wording
    from referee.cli.game_text import GameText
    from referee.cli.people import People
    from referee.engine.published import Figures
    from referee.games.la_cuenta.desk.typed_events import TypedEvents
    from referee.games.la_cuenta.published import View


def front(say: GameText) -> EventCommands:
    """Return what types and tells La Cuenta's tables."""
    return EventCommands(say)


class EventCommands:
    """What `referee.cli.fronts.Front` asks for."""

    def __init__(self, say: GameText) -> None:
        self.say = say

    def entries(self) -> list[str]:
        """Return the names of the events that can be entered."""
        return list(event_help.VERBS)

    def verbs(self) -> Mapping[str, dict[str, Any]]:
        """Return the events that can be entered, each as a command."""
        return event_help.VERBS

    def spoken(self) -> list[str]:
        """Return the words, in all languages, with which a line tells what happens."""
        from referee.games.la_cuenta.desk.event_words import VERBS

        return [word for words in VERBS.values() for word in words]

    def examples(self) -> Sequence[str]:
        """Return how a game is kept, for the help of the commands that keep it."""
        return event_help.EXAMPLES

    def may_examples(self) -> Sequence[str]:
        """Return what can be asked, for the help of `may`."""
        return event_help.MAY

    def next_step(self, players: Sequence[str]) -> str:
        """Return what may be entered first in a new game, as it is typed."""
        return f"play {players[0]} gazpacho"

    def prompt_help(self) -> Sequence[tuple[str, str]]:
        """Return what can be typed at the prompt, with its meaning."""
        return event_help.PROMPT

    def start_options(self) -> Mapping[str, tuple[str, str]]:
        """Return what a first event may tell beside its players: placeholder and help by key."""
        return {key: (N_("NAME=N,…"), text) for key, text in event_help.START_AMOUNTS.items()}

    def start_value(self, key: str, typed: str, people: People) -> dict[str, int]:
        """Return amounts by name as they are typed: Ana=900,Ben=850."""
        from referee.cli.table_start import amounts_of

        return amounts_of(typed, people, "--" + key.replace("_", "-"))

    def offered(self) -> Iterable[str]:
        """Return the words that are offered while somebody types, beside names and cards."""
        return event_help.VERBS

    def usual_players(self) -> int:
        """Return how many sit at a table that is only described."""
        return 4

    def read(
        self,
        facts: dict[str, Any],
        text: str,
        people: People,
        view: View,
        verb: str | None = None,
    ) -> dict[str, Any]:
        """Return the event that a line tells; raises Stop."""
        return self._reader().read(text, people, view, verb)

    def described(
        self, facts: dict[str, Any], start: dict[str, Any], lying: str
    ) -> list[dict[str, Any]]:
        """Return the events that lead to the cards of a table as it is described; raises Stop."""
        from referee.games.la_cuenta import game

        return _laid(game.fold(facts, [start]), self._reader().cards(lying))

    def _reader(self) -> TypedEvents:
        """Return what turns typed lines into events."""
        from referee.games.la_cuenta.desk.typed_events import TypedEvents
        from referee.rulebase import store

        return TypedEvents(self.say.facts, store.spellings(self.say.game), lambda: self.say.words)

    def view(self, fold: Any) -> View:
        """Return what a screen shows of the game, in ids, names and euros."""
        from referee.games.la_cuenta.view import view as seen

        return seen(fold.state)

    def footing(self, fold: Any) -> list[Any]:
        """Return where the game stands, to be compared with another fold of the same log."""
        from referee.games.la_cuenta.view import footing as seen

        return seen(fold.state)

    def figures(self, fold: Any) -> Figures:
        """Return what everybody has left, in euros, whichever way it is counted, and may hold."""
        from referee.games.la_cuenta.view import money_left

        return {"savings": money_left(fold.state), "hand_limits": dict(fold.state.hand_limits)}

    def restated(
        self, facts: dict[str, Any], log: list[Any], rulings: dict[str, Any], other: dict[str, Any]
    ) -> list[Any]:
        """Return a log with its told savings as another way of counting writes them (`counting`).

        `rulings` and `other` are the reading and rulings of the first event, before and after.
        """
        from referee.games.la_cuenta.ending import counts_up
        from referee.games.la_cuenta.start import read_start

        first = {key: value for key, value in log[0].items() if key not in ("reading", "rulings")}
        if not any(map(_tells_savings, log)):
            return [{**first, **other}, *log[1:]]
        here, there = (read_start(facts, {**first, **chosen}) for chosen in (rulings, other))
        log = [{**first, **other}, *log[1:]]
        if counts_up(here) == counts_up(there):
            return log

        def turned(event: Any) -> Any:
            if not isinstance(event, dict):
                return event
            event = dict(event)
            if isinstance(event.get("savings"), dict):
                event["savings"] = {
                    name: here.budget - told if type(told) is int else told  # no event may mean it
                    for name, told in event["savings"].items()
                }
            if "with" in event:
                event["with"] = turned(event["with"])
            return event

        return [turned(event) for event in log]

    def wording(self) -> Wording:
        """Return what puts La Cuenta's tables into words."""
        from referee.games.la_cuenta.desk.table_text import TableText

        return TableText(self.say)


def _laid(fold: Any, entries: list[Any]) -> list[dict[str, Any]]:
    """Lay cards on the table of a fold as somebody describes it, and return the events.

    Each lies there by whoever had the turn; Tips come after that player asked for the bill.
    """
    events: list[dict[str, Any]] = []

    def add(event: dict[str, Any]) -> None:
        fold.add(event)
        events.append(event)

    for entry in entries:
        if entry != "tip":
            card = {"card": entry} if isinstance(entry, str) else entry
            add({"event": "play", "player": fold.state.turn, **card})
    tips = [entry for entry in entries if entry == "tip"]
    if tips:
        add({"event": "ask", "player": fold.state.turn})
    for _tip in tips:
        add({"event": "tip", "player": fold.state.round.asker})
    return events


def _tells_savings(event: Any) -> bool:
    """Return whether an event, or what an edit puts in the place of one, tells savings."""
    return isinstance(event, dict) and ("savings" in event or _tells_savings(event.get("with")))
