"""What a worked example is given: the table before, and what has happened so far."""

from __future__ import annotations

from html import escape
from typing import Any

from referee.rulebase.examples import played_by
from referee.site.book import Book, Entry
from referee.site.markup import inline
from referee.site.phrases import Phrases

Row = tuple[str, str]
# Shown in ways of their own, or by the result.
_APART = ("players", "events", "may", "cards", "asker", "starter")


def given(book: Book, phrases: Phrases, data: Entry) -> str:
    """Return everything an example is given as HTML; what has no label of the game is left out."""
    rows = _table(book, phrases, data) if "events" in data else _bill(book, phrases, data)
    rows += _played_by(book, data)
    out = "".join(f"<dt>{name}</dt><dd>{shown}</dd>" for name, shown in rows)
    html = f'<dl class="given">{out}</dl>' if out else ""
    if data.get("events"):
        told = "".join(f"<li>{phrases.event(event)}</li>" for event in data["events"])
        html += f'<p class="label">{book.word("examples.happened")}</p><ol class="told">{told}</ol>'
    return html


def _played_by(book: Book, data: Entry) -> list[Row]:
    """Return by which reading and which choices an example is played, if not by the adopted."""
    told = [
        escape(book.text(book.sources[choice]["title"]))
        if name == "reading"
        else inline(book, book.choice(name, choice), link=False)
        for name, choice in played_by(data).items()
    ]
    return [(book.word("examples.under"), book.listed(told))] if told else []


def _table(book: Book, phrases: Phrases, data: Entry) -> list[Row]:
    """Return who plays with what; the first figure of a game names the players as well."""
    counted = [figure["id"] for figure in book.figures if data.get(figure["id"])]
    people = data.get("players")
    rows: list[Row] = []
    if people and book.figures and book.figures[0]["id"] not in counted:
        rows += _players(book, people)
    for key in counted:
        shown = [f"{name} {book.figure(key, n)}" for name, n in data[key].items()]
        rows.append((escape(book.figure_name(key)), escape(book.listed(shown))))
    return rows + _others(book, phrases, data)


def _players(book: Book, people: Any) -> list[Row]:
    names = people if isinstance(people, list) else [people]
    shown = book.listed([str(name) for name in names])
    return [(book.word("examples.players"), escape(shown))]


def _bill(book: Book, phrases: Phrases, data: Entry) -> list[Row]:
    """Return the cards to be counted, who plays, and who asked: the first player unless told."""
    cards = phrases.cards(data.get("cards") or [])
    rows = [(book.word("examples.table"), escape(cards) or "–")]
    people = data.get("players")
    if people:
        asker = data.get("asker") or (people[0] if isinstance(people, list) else "1")
        rows += _players(book, people)
        rows.append((escape(phrases.field("asker") or ""), escape(str(asker))))
    return rows + _others(book, phrases, data)


def _others(book: Book, phrases: Phrases, data: Entry) -> list[Row]:
    """Return what else the game has labels for, in the order of its labels."""
    counted = {figure["id"] for figure in book.figures}
    people = data.get("players")
    first = people[0] if isinstance(people, list) and people else None
    rows: list[Row] = []
    for key in phrases.fields():
        value = data.get(key)
        if value in (None, [], {}, 0) or key in _APART or key in counted:
            continue
        label = escape(phrases.field(key) or "")
        if isinstance(value, dict) and "kind" in value:  # told as the event of this kind
            who = value.get("by") or data.get("asker") or first or "–"
            event = {**value, "event": value["kind"], "player": who}
            rows.append((label, phrases.event(event)))
        elif isinstance(value, dict) and all(isinstance(item, dict) for item in value.values()):
            rows += [(escape(name), escape(phrases.value(item))) for name, item in value.items()]
        else:
            rows.append((label, escape(phrases.value(value))))
    return rows
