"""``referee dispute``: where sources differ or none answers, and how we rule."""

from __future__ import annotations

from functools import partial
from typing import Any

import click

from referee.cli import meant, samples, telling, terms, unknown
from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Argument, Command
from referee.cli.common import game_option
from referee.cli.completing import ids
from referee.cli.page import Page
from referee.cli.reference import Reference, references, title_of
from referee.languages import listed
from referee.text.catalogue import N_, _, current


@click.pass_obj
def run(app: App, ruling: str | None, game: str | None) -> Answer:
    """Answer ``referee dispute``: one ruling with every position, or all of them."""
    books = references(app, game, ruling)
    if ruling is None:
        return _list(books)
    found = [(book.game, book) for book in books if ruling in book.rulings]
    if found:
        book = meant.by_game(found, ruling)
        return Answer(book.rulings[ruling], partial(show, book, book.rulings[ruling]))
    raise _unknown(books, ruling)


def _unknown(books: list[Reference], ruling: str) -> Stop:
    from referee.engine.nearest import nearest

    for book in books:
        if ruling in book.rules:
            touched = book.rules[ruling].get("rulings") or ()
            if touched:
                text = _("“{text}” is a rule; its rulings are: {rulings}.")
                names = listed(touched, current())
                return Stop("rule-not-ruling", text.format(text=ruling, rulings=names), "id")
    if len(books) == 1 and (text := unknown.ruling_elsewhere(books[0].game, ruling)):
        return Stop("unknown-ruling", text, "id")
    near = nearest(ruling, [name for book in books for name in book.rulings])
    text = _("There is no ruling “{text}”; the nearest is {near}.")
    message = text.format(text=ruling[:60], near=near)
    if not near:
        message = unknown.sentence("unknown-ruling", ruling[:60])
    return Stop("unknown-ruling", message, "id")


def _list(books: list[Reference]) -> Answer:
    data = [
        {"game": book.game, **{key: ruling[key] for key in ("id", "status", "question", "adopted")}}
        for book in books
        for ruling in book.book["rulings"]
    ]

    def text(page: Page) -> None:
        for book in books:
            title_of(page, books, book)
            for ruling in book.book["rulings"]:
                page.gap()
                page.add(f"{ruling['id']} · {terms.status(ruling['status'])}", style="bold")
                page.add(book.text(ruling["question"]), "  ")
                page.add(_label(book, ruling, ruling["adopted"]), "  ", "    ", style="dim")

    return Answer(data, text)


def show(book: Reference, ruling: dict[str, Any], page: Page) -> None:
    """Put one ruling on a page: question, who says what and where, our ruling, why, an example."""
    page.add(book.text(ruling["question"]), style="bold")
    page.add(f"{ruling['id']} · {terms.status(ruling['status'])}", style="dim")
    for choice in ruling["choices"]:
        adopted = choice["id"] == ruling["adopted"]
        page.gap()
        mark = _(" (adopted)") if adopted else ""
        label = book.text(choice["label"])
        page.add(f"{choice['id']}{mark}" + _(": ") + label, style="green" if adopted else "bold")
        positions = [p for p in ruling["positions"] if p["choice"] == choice["id"]]
        for position in positions:
            _position(page, book, position)
        if not positions:
            page.add(_("No source takes this position."), "  ")
    page.gap()
    if ruling["silent"]:
        silent = listed([book.source(source) for source in ruling["silent"]], current())
        page.add(_("Silent: {sources}.").format(sources=silent))
    else:
        page.add(_("No source is silent."))
    page.heading(_("Our ruling"))
    page.add(_label(book, ruling, ruling["adopted"]), "  ")
    page.heading(_("Why"))
    page.prose(book.text(ruling["why"]), "  ")
    if current() in ruling.get("stale", ()):
        page.add(_("This text may be out of date: another language has changed."), style="yellow")
    if ruling.get("rules"):
        page.heading(_("Rules it touches"))
        page.pairs(
            [
                (book.say.number(rule), f"{book.say.title(rule)} · {rule}")
                for rule in ruling["rules"]
            ],
            "  ",
        )
    example = book.example(ruling.get("example") or "")
    if example:
        page.heading(_("Example"))
        telling.example(page, book, example[0]["id"], example[1])


def _position(page: Page, book: Reference, position: dict[str, Any]) -> None:
    text = _("{source}, {place}")
    line = text.format(source=book.source(position["source"]), place=terms.place(position))
    more = []
    if position.get("inferred"):
        more.append(_("read between the lines"))
    if position.get("variant"):
        more.append(_("offered as an option"))
    if more:
        line += _(" ({text})").format(text=listed(more, current()))
    page.add(line, "  ", "    ")
    if position.get("note"):
        page.add(book.text(position["note"]), "    ", style="dim")


def _label(book: Reference, ruling: dict[str, Any], choice: str) -> str:
    labels = {entry["id"]: book.text(entry["label"]) for entry in ruling["choices"]}
    return f"{choice}{_(': ')}{labels[choice]}"


command = Command(
    "dispute",
    run,
    about=[
        N_("Shows who says what and where, who is silent, how we rule and why, with an example in "
           "which it matters. Without an id: all rulings."),
        N_("Any choice can be played with --ruling ID=CHOICE."),
    ],
    examples=samples.of("dispute"),
    params=[
        Argument(["ruling"], required=False, metavar=N_("ID"), shell_complete=ids("rulings"),
                 help=N_("Which ruling.")),
        game_option(),
    ],
)  # fmt: skip
