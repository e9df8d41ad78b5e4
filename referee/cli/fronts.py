"""What shared commands ask of a game: how its tables are typed, and how they are put into words.

A game with `desk/event_commands.py` brings both itself (`front`). For any other, they are made of
what its `game` module declares: forms, a view, and the words and figures of its rule base.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from referee.cli.game_text import GameText
    from referee.cli.page import Page
    from referee.cli.people import People
    from referee.engine import published

Event = dict[str, Any]
View = Any  # the view of the game, which has more than a `published.View`
Verb = dict[str, Any]  # summary, usage, about, examples; options: flag, placeholder, help, typed as


class Front(Protocol):
    """How the tables of one game are typed at the command line; texts are translated when shown."""

    say: GameText

    def entries(self, /) -> Sequence[str]:
        """Return the names of the events that can be entered."""

    def verbs(self) -> Mapping[str, Verb]:
        """Return the events that can be entered, each as a command."""

    def spoken(self) -> Iterable[str]:
        """Return the words, in all languages, with which a line tells what happens."""

    def examples(self) -> Sequence[str]:
        """Return how a game is kept, for the help of the commands that keep it."""

    def may_examples(self) -> Sequence[str]:
        """Return what can be asked, for the help of `may`."""

    def next_step(self, players: Sequence[str], /) -> str:
        """Return what may be entered first in a new game, as it is typed."""

    def prompt_help(self) -> Sequence[tuple[str, str]]:
        """Return what can be typed at the prompt, with its meaning; `{name}` and `{other}` play."""

    def start_options(self) -> Mapping[str, tuple[str, str]]:
        """Return what a first event may tell beside its players: placeholder and help by key."""

    def start_value(self, key: str, typed: str, people: People, /) -> Any:
        """Return what is typed for one of the start options; raises Stop."""

    def offered(self) -> Iterable[str]:
        """Return the words that are offered while somebody types, beside names and cards."""

    def usual_players(self) -> int:
        """Return how many sit at a table of which nobody says it."""

    def read(
        self, facts: dict[str, Any], text: str, people: People, view: View, verb: str | None, /
    ) -> Event:
        """Return the event that a line tells; raises Stop (exit 2) for what it cannot mean."""

    def described(self, facts: dict[str, Any], start: Event, lying: str, /) -> list[Event]:
        """Return the events that lead to a table as somebody describes it; raises Stop."""

    def view(self, fold: Any, /) -> published.View:
        """Return what a screen shows of the game, in ids, names and figures."""

    def figures(self, fold: Any, /) -> published.Figures:
        """Return each figure of the game by player, so that two folds can be compared."""

    def footing(self, fold: Any, /) -> list[Any]:
        """Return where the game stands, to be compared with another fold of the same log.

        First what counts at the end: `figures`, `over`, `winners`; then what differs before.
        """

    def restated(
        self, facts: dict[str, Any], log: list[Any], rulings: Event, other: Event, /
    ) -> list[Any]:
        """Return a log as it is told under another reading and rulings of its first event."""

    def wording(self) -> Wording:
        """Return what puts the game's tables into words."""


class Wording(Protocol):
    """How the tables of one game are put into words, in the reader's language."""

    def told(self, facts: dict[str, Any], event: Event, /) -> str:
        """Return an event in words, with everything that it tells."""

    def thing(self, event: Event, /) -> str:
        """Return what an event is about, without saying who does it."""

    def turn(self, view: View, /) -> str:
        """Return whom the prompt waits for, "" if nobody in particular."""

    def status(self, view: View, /) -> str:
        """Return in one line how the game stands and who is next."""

    def screen(self, page: Page, view: View, /) -> None:
        """Put the whole table on a page."""

    def entered(self, page: Page, rounds: list[Any], view: View, /) -> None:
        """Put on a page what an entry brought about, and the rounds that it ended."""

    def round_line(self, result: Any, /) -> str:
        """Return in one line what a round came to."""

    def round(self, page: Page, result: Any, /) -> None:
        """Put on a page what a round of a judged game came to."""

    def apart(self, event: Event, /) -> bool:
        """Return whether what an event changes is no part of any round, so that it is told too."""

    def allowed(self, found: published.Verdict, /) -> str:
        """Return the answer to what may be done, with what it changes."""

    def otherwise(self, entry: Event, /) -> str:
        """Return the same in short, for another ruling."""

    def parted(self, entry: Event, /) -> str:
        """Return how a game goes on otherwise, "" where there is no more to say than that."""

    def given(self, page: Page, form: Event, /) -> None:
        """Put on a page what a worked example starts from."""

    def results(self, result: Event, written: Event, /) -> list[str]:
        """Return what a worked example comes to; `written` are its sums as worked out by hand."""
