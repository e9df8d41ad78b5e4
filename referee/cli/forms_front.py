"""The front of every game that brings none: made of its forms, its view, its words and figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from referee.cli.answer import Stop
from referee.cli.clicks import Number
from referee.cli.forms_typed import TypedForms, sample
from referee.cli.forms_words import Field, Form, Vocabulary
from referee.cli.game_text import GameText
from referee.cli.people import People
from referee.engine.faults import BadInput
from referee.languages import language, listed
from referee.text.catalogue import N_, _, current

if TYPE_CHECKING:
    from referee.cli.fronts import Event, Verb, Wording
    from referee.engine.published import Figures, ViewWithForms

_LARGEST = 1_000_000
_PLAYERS = ("Ana", "Ben", "Cem", "Dai", "Eva", "Fay", "Gil", "Hao")
_EVERYWHERE = ("players", "starter", "reading", "rulings")  # what every game may tell at its start
_PLACES = {
    "player": N_("PLAYER"),
    "players": N_("NAMES"),
    "number": "N",
    "numbers": "N…",
    "amounts": N_("NAME=N,…"),
    "text": N_("TEXT"),
    "words": N_("WORDS"),
}


def front(say: GameText) -> FormsFront:
    """Return the front of a game; raises Stop (exit 2) if it has no forms, or no referee at all."""
    from referee import games

    try:
        module: Any = games.load(say.game)
    except ImportError:
        module = None
    if not hasattr(module, "forms"):
        message = _("{game} has rules here, but no referee that keeps a game.")
        raise Stop("no-referee", message.format(game=say.called()), "--game")
    return FormsFront(say, module)


class FormsFront:
    """What `referee.cli.fronts.Front` asks for."""

    def __init__(self, say: GameText, module: Any) -> None:
        self.say = say
        self.module = module
        self.facts = say.facts
        self._known_samples: dict[tuple[str, ...], list[str]] = {}
        self._verbs: dict[str, dict[str, Verb]] = {}

    @cached_property
    def words(self) -> Vocabulary:
        """Return the words of the forms."""
        return Vocabulary(self.say.game, self.module.forms(self.facts))

    def entries(self) -> list[str]:
        """Return the events of all forms, without their words."""
        return [form["event"] for form in self.module.forms(self.facts)]

    def verbs(self) -> Mapping[str, Verb]:
        """Return every form as a command."""
        lang = current()  # one run tells the commands in all languages: the site's page of them
        if lang not in self._verbs:
            forms = self.words.forms.items()
            self._verbs[lang] = {event: self._verb(form) for event, form in forms}
        return self._verbs[lang]

    def spoken(self) -> Iterable[str]:
        """Return the labels of all forms, their single words too."""
        return (*self.words.verbs.all(), *self.words.parts.all())

    def examples(self) -> Sequence[str]:
        """Return a new game, one line of each form, and what all games have."""
        players = ",".join(_PLAYERS[: self.usual_players()])
        new = f"referee table new {_('friday')} --game {self.say.game} --players {players}"
        lines = [f"referee table {line}" for line in self.samples(_PLAYERS)]
        return [new, *lines]

    def may_examples(self) -> Sequence[str]:
        """Return whether the first form may be entered."""
        return [f"referee may {line}" for line in self.samples(_PLAYERS)[:1]]

    def next_step(self, players: Sequence[str]) -> str:
        """Return a line for the first form."""
        return self.samples(players)[0]

    def prompt_help(self) -> Sequence[tuple[str, str]]:
        """Return a line for each form, with its label."""
        lines = self.samples(("{name}", "{other}"), spoken=True)
        return [
            (line, self.words.verb(event))
            for line, event in zip(lines, self.words.forms, strict=True)
        ]

    def start_options(self) -> Mapping[str, tuple[str, str]]:
        """Return the fields of the start form, as far as they can be typed."""
        return {
            field["name"]: (self._place("game", field), _sentence(self.words.label("game", field)))
            for field in self._start
        }

    def start_value(self, key: str, typed: str, people: People) -> Any:
        """Return the value of one of these fields; raises Stop."""
        from referee.cli.table_start import amounts_of

        field = next(field for field in self._start if field["name"] == key)
        kind, option = field["kind"], "--" + key.replace("_", "-")
        if kind == "flag":
            return True
        if kind == "amounts":
            return amounts_of(typed, people, option)
        if kind == "number":
            low, high = field.get("low", -_LARGEST), field.get("high", _LARGEST)
            return Number(low, min(high, _LARGEST)).told(typed, option)
        if kind == "player":
            return people.one(typed)
        return people.several(typed)

    def offered(self) -> Iterable[str]:
        """Return events and choices."""
        return self.words.words()

    def usual_players(self) -> int:
        """Return the smallest number that can play, where the rule base tells it."""
        found: int = self.facts["numbers"].get("players_min", 2)
        return found

    def read(
        self,
        facts: dict[str, Any],
        text: str,
        people: People,
        view: ViewWithForms,
        verb: str | None,
    ) -> Event:
        """Return the event that a line tells; raises Stop."""
        event = TypedForms(self.words).read(text, people, view, verb)
        fields = [field["name"] for field in self.words.forms[event["event"]]["fields"]]
        if "player" in event and "player" not in fields:
            self._takes_player(event, people)
        return event

    def _takes_player(self, event: Event, people: People) -> None:
        """Raise Stop if an event whose form asks for no player can tell none."""
        try:
            self.module.fold(self.facts, [{"event": "game", "players": people.players}]).verdict(
                event
            )
        except BadInput as fault:
            if fault.code == "unknown-key":
                message = _("“{text}” means nothing here.").format(text=event["player"])
                raise Stop("left-over", message, event["event"]) from None

    def described(self, facts: dict[str, Any], start: Event, lying: str) -> list[Event]:
        """Return the events of a table told as typed lines, one after the other; raises Stop."""
        fold = self.module.fold(facts, [start])
        events = []
        for line in lying.replace("；", ";").split(";"):
            if line.strip():
                people = People(list(fold.state.players))
                event = self.read(facts, line, people, self.view(fold), None)
                fold.add(event)
                events.append(event)
        return events

    def view(self, fold: Any) -> ViewWithForms:
        """Return what a screen shows."""
        found: ViewWithForms = self.module.view(fold.state)
        return found

    def figures(self, fold: Any) -> Figures:
        """Return the figures of the view."""
        return {figure: dict(by) for figure, by in self.view(fold)["figures"].items()}

    def footing(self, fold: Any) -> list[Any]:
        """Return figures and winners; and whose turn it is, and how the stage is called."""
        view = self.view(fold)
        end = {"figures": self.figures(fold), "over": view["over"], "winners": view["winners"]}
        return [
            end,
            {"turn": view.get("turn"), "status": view.get("status"), "people": view.get("people")},
        ]

    def restated(
        self, facts: dict[str, Any], log: list[Any], rulings: Event, other: Event
    ) -> list[Any]:
        """Return the log under other rulings; what it tells is told in the same way."""
        return [{**log[0], **other}, *log[1:]]

    def wording(self) -> Wording:
        """Return what puts the game into words."""
        from referee.cli.forms_text import FormsText

        return FormsText(self.say, self.module, self.words)

    @cached_property
    def _start(self) -> list[Field]:
        form = getattr(self.module, "start_form", None)
        fields = form(self.facts) if form else []
        known = ("flag", "amounts", "number", "player", "players")
        return [f for f in fields if f["kind"] in known and f["name"] not in _EVERYWHERE]

    def samples(self, players: Sequence[str], spoken: bool = False) -> list[str]:
        """Return for each form a line that the game can read, `spoken` or as a command."""
        key = (current() if spoken else "", current(), *players)
        if key not in self._known_samples:
            self._known_samples[key] = [
                self._sample(form, list(players), spoken) for form in self.words.forms.values()
            ]
        return self._known_samples[key]

    def _sample(self, form: Form, players: list[str], spoken: bool = False) -> str:
        """Return a short line for a form with which the game knows what is meant.

        Where nothing but a player must be told, two of the other fields show how it goes on.
        """
        seated = list(_PLAYERS[: self.usual_players()])
        fold = self.module.fold(self.facts, [{"event": "game", "players": seated}])
        needed = [field["kind"] for field in form["fields"] if not field.get("optional")]
        first = (2, 1) if needed in ([], ["player"]) else ()
        for more in (*first, *range(len(form["fields"]) + 1)):
            line = sample(self.words, form, list(seated), more, spoken)
            try:
                view = self.view(fold)
                fold.verdict(self.read(self.facts, line, People(seated), view, None))
            except (Stop, BadInput):
                continue
            return sample(self.words, form, players, more, spoken)
        return sample(self.words, form, players, 0, spoken)

    def _verb(self, form: Form) -> Verb:
        event = form["event"]
        needed = [field for field in form["fields"] if not field.get("optional")]
        more = [field for field in form["fields"] if field.get("optional")]
        options = []
        for field in more:
            flag = "--" + field["name"].replace("_", "-")
            place = self._place(event, field)
            template = f"; {field['name']} {{}}" if place else f"; {field['name']}"
            options.append((flag, place, _sentence(self.words.label(event, field)), template))
        told = [self.words.label(event, field) for field in needed]
        about = [N_("Enters this in the game that is kept; typed in any order, in any language.")]
        if told:
            about.append(_("To be told: {names}.").format(names=listed(told, current())))
        return {
            "summary": _sentence(self.words.verb(event)),
            "usage": " ".join(_(self._place(event, field)) for field in needed) or N_("WORDS"),
            "about": about,
            "examples": [f"referee table {self._sample(form, list(_PLAYERS))}"],
            "options": options,
        }

    def _place(self, event: str, field: Field) -> str:
        """Return what stands for a value in a command's help, "" for a flag."""
        kind = field["kind"]
        if kind == "flag":
            return ""
        if kind in _PLACES:
            return _PLACES[kind]
        return self.words.label(event, field).upper().replace(" ", "-")


def _sentence(label: str) -> str:
    """Return a label as a sentence of a help page."""
    return label if label[-1] in ".?!。？！" else label + language(current()).stop
