"""The words of a game that is told by forms, in all our languages: what is typed and what is shown.

Shown are labels in the reader's language; typed may be the labels of any language, and ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from referee.languages import LANGUAGES
from referee.text.catalogue import current
from referee.text.spelling import fold, is_han
from referee.typed.phrases import Phrases
from referee.typed.small_words import FILLERS, ON, small

Field = dict[str, Any]  # name, kind; optional, default, low, high, choices, offered, most, least
Form = dict[str, Any]  # event, fields
Rows = list[tuple[str, str]]

NUMBERS = ("number", "numbers")
LISTS = ("players", "types", "cards", "choices", "numbers", "words")
_LETTERS = 3  # that the beginning of a word needs to mean it; Han characters: two


class Vocabulary:
    """The words of one game's forms."""

    def __init__(self, game: str, forms: list[Form]) -> None:
        from referee.rulebase import store

        self.game = game
        self.forms = {form["event"]: form for form in forms}
        self._all = {lang: store.words(game, lang) for lang in LANGUAGES}
        names = store.names(game)
        self.types = _known([(row["type"], row["name"]) for row in names if "type" in row])
        self.cards = _known([(row["card"], row["name"]) for row in names if "card" in row])
        self._choices: dict[tuple[str, ...], Rows] = {}
        self._rows = self._verbs()
        self.verbs = Phrases(self._rows)
        self.parts = Phrases(self._parts())

    # what is shown

    def verb(self, event: str) -> str:
        """Return what an event is called on its button."""
        return str(self._shown("forms").get(event) or event.replace("-", " "))

    def label(self, event: str, field: Field) -> str:
        """Return what a field is called."""
        labels = self._shown("fields")
        name = field["name"]
        return str(labels.get(f"{event}-{name}") or labels.get(name) or name.replace("_", " "))

    def short(self, field: Field) -> str:
        """Return what is typed before a field's value, in the reader's language or as its id."""
        typed = self._all[current()]["typed"].get(field["name"]) or [field["name"]]
        return str(typed[0])

    def shown(self, field: Field, value: Any) -> str:
        """Return one value of a field as it is called."""
        kind = field["kind"]
        if kind in ("type", "types"):
            return str(self._all[current()]["types"].get(value, value))
        if kind in ("card", "cards"):
            return str(self._all[current()]["cards"].get(value, value))
        if kind in ("choice", "choices", "words"):
            return str(self._shown("choices").get(value, value))
        return str(value)

    # what may be typed

    def labels(self, form: Form) -> Rows:
        """Return every label of a form's fields, with the field's name."""
        event, found = form["event"], []
        for field in form["fields"]:
            name = field["name"]
            found += [(name, name), (name, name.replace("_", " "))]
            for words in self._all.values():
                labels = words["words"]["fields"]
                label = labels.get(f"{event}-{name}") or labels.get(name)
                found += [(name, label)] if label else []
                found += [(name, typed) for typed in words["typed"].get(name, ())]
        return found

    def choices(self, field: Field) -> Rows:
        """Return every name of a field's choices, with the choice's id."""
        ids = tuple(field.get("choices", ()))
        if ids not in self._choices:
            rows = [(choice, choice) for choice in ids]
            for words in self._all.values():
                labels = words["words"]["choices"]
                rows += [(choice, labels[choice]) for choice in ids if choice in labels]
                rows += [(id_, name) for id_ in ids for name in words["typed"].get(id_, ())]
            self._choices[ids] = _known(rows)
        return self._choices[ids]

    def values(self, field: Field) -> Rows:
        """Return every name of what a field may be, where that is a known word."""
        kind = field["kind"]
        if kind in ("type", "types"):
            return self.types
        if kind in ("card", "cards"):
            return self.cards
        return self.choices(field) if "choices" in field else []

    def names(self, field: Field) -> list[str]:
        """Return what a field may be, as it is called in the reader's language.

        Where this table has less of it than the game (`offered`), that is all.
        """
        values = field.get("offered") or dict.fromkeys(v for v, _name in self.values(field))
        return [self.shown(field, value) for value in values]

    def idle(self, event: str) -> set[str]:
        """Return the words of an event's labels, which say nothing more once it is known."""
        labels = [fold(label) for meaning, label in self._rows if meaning == event]
        return {word for label in labels for word in label.replace("-", " ").split()}

    def words(self) -> Iterator[str]:
        """Return what is offered while somebody types: verbs, and choices in the language used."""
        for event, form in self.forms.items():
            yield event
            for field in form["fields"]:
                for choice in field.get("choices", ()):
                    name = self.shown(field, choice)
                    yield choice if " " in name else name

    def _shown(self, group: str) -> dict[str, str]:
        """Return a table of words.yaml in the reader's language."""
        found: dict[str, str] = self._all[current()]["words"][group]
        return found

    def _verbs(self) -> Rows:
        rows = [(event, event) for event in self.forms]
        for words in self._all.values():
            labels = words["words"]["forms"]
            rows += [(event, labels[event]) for event in self.forms if event in labels]
        return rows

    def _parts(self) -> Rows:
        """Return single words of the verbs' labels that mean one event and nothing else."""
        taken = {fold(name) for _meaning, name in (*self.types, *self.cards)}
        for form in self.forms.values():
            taken |= {fold(name) for _meaning, name in self.labels(form)}
            for field in form["fields"]:
                taken |= {fold(name) for _meaning, name in self.values(field)}
        found: dict[str, set[str]] = {}
        for event, label in self._rows:
            for word in pieces(fold(label)):
                found.setdefault(word, set()).add(event)
        return [
            (events.pop(), word)
            for word, events in sorted(found.items())
            if len(events) == 1 and word not in taken and not small(word, FILLERS | ON)
        ]


def pieces(label: str) -> Iterator[str]:
    """Return the words of a label that are long enough to stand for it; of Han all beginnings."""
    if label and is_han(label[0]):
        yield from (label[:end] for end in range(2, len(label)))
        return
    for word in label.replace("-", " ").split():
        if len(word) >= _LETTERS:
            yield word


def _known(rows: Iterable[tuple[str, str]]) -> Rows:
    """Return names with each id as a name of its own, once, in order."""
    rows = list(rows)
    ids = [(meaning, meaning) for meaning in dict.fromkeys(meaning for meaning, _name in rows)]
    return list(dict.fromkeys(ids + rows))
