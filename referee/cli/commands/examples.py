"""``referee examples``: worked examples, with their arithmetic and the rules they use."""

from __future__ import annotations

from typing import Any

import click

from referee.cli import meant, samples, telling, unknown
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
def run(app: App, which: str | None, game: str | None) -> Answer:
    """Answer ``referee examples``: one example, those of a rule, or the list of all."""
    books = references(app, game, which and which.partition("/")[0])
    if which is None:
        return _list(books)
    found = [(book.game, (book, _pairs(book, which))) for book in books]
    with_some = [(game, (book, pairs)) for game, (book, pairs) in found if pairs]
    if all(pairs is None for _game, (_book, pairs) in found):
        raise _unknown(books, which)
    if not with_some:
        text = _("The rule {rule} has no example of its own.")
        raise Stop("no-example", text.format(rule=which), "id")
    book, pairs = meant.by_game(with_some, which)
    return _answer(book, pairs)


def _pairs(book: Reference, which: str) -> list[tuple[dict[str, Any], dict[str, Any]]] | None:
    """Return the examples meant, each with its rule; None if the game knows nothing of the name."""
    if "/" in which:
        found = book.example(which)
        return [found] if found else None
    rule_id = which if which in book.rules else book.renamed(which)
    if rule_id is None:
        return None
    rule = book.rule(rule_id)
    return [(rule, example) for example in rule["examples"]]


def _unknown(books: list[Reference], which: str) -> Stop:
    from referee.engine.nearest import nearest

    rule, slash, name = which.partition("/")
    for book in books:
        found = book.rule(rule)["examples"] if slash and rule in book.rules else []
        if found:
            text = _("The rule {rule} has no example “{text}”; there are: {known}.")
            known = listed([example["id"] for example in found], current())
            shown = text.format(rule=rule, text=name[:60], known=known)
            return Stop("unknown-example", shown, "id")
    paths = [path for book in books for path in _paths(book)]
    near = next((path for path in paths if path.endswith(f"/{which}")), "")  # its own name alone
    near = near or nearest(which, [*paths, *(rule for book in books for rule in book.rules)])
    text = _("There is no example “{text}”; the nearest is {near}.")
    message = text.format(text=which[:80], near=near)
    if not near:
        message = unknown.sentence("unknown-example", which[:80])
    return Stop("unknown-example", message, "id")


def _paths(book: Reference) -> list[str]:
    return [f"{r['id']}/{e['id']}" for r in book.whole["rules"] for e in r["examples"]]


def _answer(book: Reference, pairs: list[tuple[dict[str, Any], dict[str, Any]]]) -> Answer:
    data = [{"game": book.game, "rule": rule["id"], **example} for rule, example in pairs]

    def text(page: Page) -> None:
        for rule, example in pairs:
            page.gap()
            page.add(f"{rule['number']}  {book.text(rule['title'])}", style="dim")
            telling.example(page, book, rule["id"], example)

    return Answer(data, text)


def _list(books: list[Reference]) -> Answer:
    data = [
        {"game": book.game, "id": f"{rule['id']}/{example['id']}", "title": example["title"]}
        for book in books
        for rule in book.whole["rules"]
        for example in rule["examples"]
    ]

    def text(page: Page) -> None:
        for book in books:
            title_of(page, books, book)
            for rule in book.whole["rules"]:
                if not rule["examples"]:
                    continue
                page.heading(f"{rule['number']}  {book.text(rule['title'])}")
                for example in rule["examples"]:
                    page.add(book.text(example["title"]), "  ", "    ")
                    page.add(f"{rule['id']}/{example['id']}", "    ", style="dim")

    return Answer(data, text)


command = Command(
    "examples",
    run,
    about=[
        N_("Shows worked examples: what lies on the table, the arithmetic, the rules behind it, "
           "the usual mistake, and what another ruling would change."),
    ],
    examples=samples.of("examples"),
    params=[
        Argument(["which"], required=False, metavar=N_("RULE|RULE/EXAMPLE"),
                 shell_complete=ids("rules"), help=N_("A rule’s id, or one example of it.")),
        game_option(),
    ],
)  # fmt: skip
