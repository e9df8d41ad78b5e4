"""Reads what happens as people type it, in a game that is told by forms: "improve ana drink 2".

Values stand in any order; each goes to the first field that takes it and has none yet. Where
several are alike, the field's label goes before its value: "paid 3". Nothing is judged here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.cli.answer import Stop
from referee.cli.forms_line import Line
from referee.cli.forms_values import GAPS, first_word
from referee.cli.forms_words import Form, Vocabulary
from referee.cli.people import People
from referee.languages import listed
from referee.text.catalogue import WRITTEN, _, current

if TYPE_CHECKING:
    from referee.engine.published import ViewWithForms


class TypedForms:
    """Turns typed lines into events of the log."""

    def __init__(self, words: Vocabulary) -> None:
        self._words = words

    def read(
        self, text: str, people: People, view: ViewWithForms, verb: str | None = None
    ) -> dict[str, Any]:
        """Return the event that a line tells; raises Stop (exit 2) for what it cannot mean."""
        text = text.strip(GAPS)
        player: str | None = None
        if verb is None:
            verb, player, text = self._verb(text, people)
        if verb is None:
            return self._guessed(text, people, view)
        return self._event(self._words.forms[verb], text, people, view, player)

    def _verb(self, text: str, people: People) -> tuple[str | None, str | None, str]:
        """Return what happens, who is named before it, and the rest of the line."""
        for find in (self._words.verbs.start, self._words.parts.start):
            verb, rest = find(text)
            if verb:
                return verb, None, rest
        for who in (people.start, people.short):
            player, after = who(text)
            if player is None:
                continue
            for find in (self._words.verbs.start, self._words.parts.start):
                verb, rest = find(after)
                if verb:
                    return verb, player, rest
        return None, None, text

    def _guessed(self, text: str, people: People, view: ViewWithForms) -> dict[str, Any]:
        """Return the one event that a line without a verb can mean."""
        found = []
        meant: Stop | None = None  # what is wrong with the first form of which something was said
        for form in self._words.forms.values():
            if not form.get("guess", True):
                continue
            line = Line(self._words, _offering(form, view), people, None, guess=True)
            try:
                line.read(text)
                if line.known:
                    found.append(self._finished(line, form, view))
            except Stop as stop:
                meant = meant or (stop if line.known else None)
        if len(found) == 1:
            return found[0]
        if found:
            verbs = [self._words.verb(event["event"]) for event in found]
            message = _("“{text}” could be: {names}. Say which.")
            message = message.format(text=text[:60], names=listed(verbs, current()))
            raise Stop("ambiguous-event", message, "event")
        raise meant or self._nothing(text, people)

    def _event(
        self, form: Form, text: str, people: People, view: ViewWithForms, player: str | None
    ) -> dict[str, Any]:
        line = Line(self._words, _offering(form, view), people, player)
        line.read(text)
        return self._finished(line, form, view)

    def _finished(self, line: Line, form: Form, view: ViewWithForms) -> dict[str, Any]:
        """Return the event, the player filled in; raises Stop if something is missing."""
        values = line.values
        acting = view.get("asker") or view.get("turn")
        if view["over"]:
            acting = line.find.people.players[0]  # whoever it is: the game refuses it, and says why
        missing = []
        for field in form["fields"]:
            name = field["name"]
            if name in values or field.get("optional"):
                continue
            if field["kind"] == "player" and name == "player" and acting:
                values[name] = acting
            else:
                missing.append(field)
        if missing:
            names = [self._words.label(form["event"], field) for field in missing]
            message = _("Still missing: {names}. For example: {example}")
            example = sample(self._words, form, line.find.people.players)
            text = message.format(names=listed(names, current()), example=example)
            raise Stop("missing-field", text, missing[0]["name"])
        order = ["player", *(field["name"] for field in form["fields"])]
        return {"event": form["event"], **{name: values[name] for name in order if name in values}}

    def _nothing(self, text: str, people: People) -> Stop:
        """Return what is said to a line in which no event is found."""
        from referee.engine.nearest import nearest

        labels = [self._words.verb(event) for event in self._words.forms]
        named, rest = people.start(text)
        word = first_word(rest if named else text)
        names = [*self._words.forms, *labels, *([] if named else people.players)]
        near = nearest(word, names) if word else ""
        if not text:
            message = _("Say what happens; possible: {known}.")
        elif near:
            message = _("“{text}” tells nothing that can be entered; did you mean “{near}”?")
        else:
            message = _("“{text}” tells nothing that can be entered; possible: {known}.")
        known = listed(labels if current() != WRITTEN else self._words.forms, current())
        message = message.format(text=text[:60], near=near, known=known)
        return Stop("unknown-word", message, "event", strange=text)


def _offering(form: Form, view: ViewWithForms) -> Form:
    """Return a form whose fields tell what this table offers of their choices.

    The others can still be typed: that they are not there is for the rules to say.
    """
    at_table = view.get("choices") or {}
    fields = []
    for field in form["fields"]:
        name = field["name"]
        offered = at_table.get(f"{form['event']}-{name}") or at_table.get(name)
        fields.append({**field, "offered": offered} if offered else field)
    return {**form, "fields": fields}


def sample(
    words: Vocabulary, form: Form, players: list[str], more: int = 0, spoken: bool = False
) -> str:
    """Return a line that tells an event, as it may be typed, with so many optional fields.

    As `spoken` it has the words of the reader's language, otherwise those of commands.
    """
    spoken = spoken and current() != WRITTEN
    parts = [words.verb(form["event"]) if spoken else form["event"]]
    told = [field for field in form["fields"] if not field.get("optional")]
    extra = [f for f in form["fields"] if f.get("optional") and f["kind"] not in ("text", "flag")]
    names = list(players)
    for field in [*told, *extra[:more]]:
        value = _sample(words, field, names, spoken)
        labelled = field.get("optional") or field["kind"] in ("amounts", "text", "words", "flag")
        parts.append(f"{words.short(field)} {value}" if labelled else value)
    return " ".join(parts)


def _sample(words: Vocabulary, field: dict[str, Any], names: list[str], spoken: bool) -> str:
    """Return a value as it may be typed; in a command one word, which for some is their id."""
    kind = field["kind"]
    if kind in ("player", "players"):
        return names.pop(0) if names else "?"
    if kind == "amounts":
        return f"{names[0]} {max(1, field.get('low', 1))}"
    if "choices" in field or kind in ("type", "types", "card", "cards"):
        rows = words.values(field)
        shown = words.shown(field, rows[0][0]) if rows else "?"
        return shown if spoken or shown.isalnum() else (rows[0][0] if rows else "?")
    if kind in ("number", "numbers"):
        return str(max(1, field.get("low", 1)))
    return _("miscounted") if kind == "text" else "a b" if kind == "words" else ""
