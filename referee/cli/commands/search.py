"""``referee search``: rules, disputes, cards and terms of the glossary, by words."""

from __future__ import annotations

from typing import Any, NamedTuple

import click

from referee.cli import samples, terms
from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Argument, Command, Option
from referee.cli.common import game_option
from referee.cli.completing import title_words
from referee.cli.page import Page
from referee.cli.reference import Reference, no_such_number, references
from referee.languages import listed
from referee.text.catalogue import N_, _, current

_MOST = 5  # of a kind on a page
_LONG = 5  # letters of a word that another one can be meant by
_HEADINGS = {
    "rule": N_("Rules"),
    "ruling": N_("Disputes and choices"),
    "card": N_("Cards"),
    "term": N_("Glossary"),
}


class _Found(NamedTuple):
    kind: str
    book: Reference
    thing: dict[str, Any]


@click.pass_obj
def run(app: App, words: tuple[str, ...], game: str | None, everything: bool) -> Answer:
    """Answer ``referee search``: what fits the words, by kind, the best first."""
    books = references(app, game)
    query = " ".join(words).strip()
    if not query:
        raise Stop("missing", _("Say what to look for."), "words")
    found, sure = _found(books, query)
    if not found:
        raise _nothing(books, query)
    data = {
        "query": query,
        "complete": sure,
        "hits": [_brief(one) for one in found],
    }
    return Answer(data, lambda page: _show(page, found, sure, everything))


def _found(books: list[Reference], query: str) -> tuple[list[_Found], bool]:
    """Return what fits best in all games, and whether it has all of the words.

    The number of a rule is not a word: that rule comes first, in every game that has one;
    raises Stop where none has it.
    """
    from referee.rulebase import search_all

    numbered = [_Found("rule", book, rule) for book in books if (rule := book.numbered(query))]
    if numbered:
        return numbered, True
    if stop := no_such_number(books, query):
        raise stop
    hits = [(hit, book) for book in books
            for hit in search_all.found(book.whole, current(), query)]  # fmt: skip
    sure = any(hit.complete for hit, _book in hits)
    hits = [(hit, book) for hit, book in hits if hit.complete == sure]
    order = search_all.KINDS.index
    hits.sort(key=lambda pair: (order(pair[0].kind), -pair[0].score))
    return [_Found(hit.kind, book, _thing(book, hit)) for hit, book in hits], sure


def _thing(book: Reference, hit: Any) -> dict[str, Any]:
    if hit.kind == "rule":
        return book.rules[hit.id]
    if hit.kind == "ruling":
        return book.rulings[hit.id]
    rows = book.book["cards" if hit.kind == "card" else "glossary"]
    return next(row for row in rows if row["id"] == hit.id)


def _nothing(books: list[Reference], query: str) -> Stop:
    from referee.engine.nearest import nearest
    from referee.rulebase.search import meant
    from referee.rulebase.search_all import vocabulary
    from referee.text.spelling import fold

    known = set().union(*(vocabulary(book.whole, current()) for book in books))
    asked = [fold(word) for word in meant(query, current())]
    near = [nearest(word, known) for word in asked if len(word) >= _LONG]
    likely = [word for word in near if word]
    text = _("Nothing fits “{text}”.")
    if likely:
        text = _("Nothing fits “{text}”; did you mean {near}?")
    said = text.format(text=query[:80], near=listed(likely, current()))
    return Stop("nothing-found", said, "words")


def _brief(one: _Found) -> dict[str, Any]:
    """Return what a program is told: where it belongs, what it is called, how to see it."""
    found = {"kind": one.kind, "game": one.book.game, "id": one.thing["id"]}
    if one.kind == "rule":
        found |= {"number": one.thing["number"], "status": one.thing["status"]}
    if one.kind == "ruling":
        found["status"] = one.thing["status"]
    return {**found, "text": _title(one), "command": _command(one)}


def _title(one: _Found) -> str:
    if one.kind == "card":
        return one.book.say.card(one.thing["id"])
    key = {"rule": "title", "ruling": "question", "term": "word"}[one.kind]
    return one.book.text(one.thing[key])


def _command(one: _Found) -> str | None:
    """Return what shows more of it; cards and terms are shown whole."""
    names = {"rule": "rule", "ruling": "dispute"}
    return f"referee {names[one.kind]} {one.thing['id']}" if one.kind in names else None


def _show(page: Page, found: list[_Found], sure: bool, everything: bool) -> None:
    if not sure:
        page.add(_("Nothing has all of these words. This comes nearest:"), style="yellow")
    several = len({one.book.game for one in found}) > 1
    for kind, heading in _HEADINGS.items():
        own = [one for one in found if one.kind == kind]
        if not own:
            continue
        page.heading(_(heading))
        shown = own if everything else own[:_MOST]
        for one in shown:
            _line(page, one, several)
        if len(own) > len(shown):
            text = _("… and {n} more; --all shows them.")
            page.add(text.format(n=len(own) - len(shown)), "  ", style="dim")


def _line(page: Page, one: _Found, several: bool) -> None:
    title = _title(one)
    about = [_command(one) or "", terms.status(one.thing.get("status", ""))]
    if one.kind == "rule":
        title = f"{one.thing['number']}  {title}"
    if one.kind == "card":
        about = [_price(one), one.book.text(one.thing.get("gloss"))]
    if one.kind == "term":
        about = []
    if several:
        about.append(one.book.say.called())
    page.add(title, "  ", "    ")
    if one.kind == "term":
        page.add(one.book.text(one.thing["meaning"]), "    ")
    shown = " · ".join(part for part in about if part)
    if shown:
        page.add(shown, "    ", style="dim")


def _price(one: _Found) -> str:
    price = one.thing.get("price")
    return one.book.say.amount(price) if isinstance(price, int) else ""


command = Command(
    "search",
    run,
    about=[
        N_("Finds rules, disputes, cards and terms of the glossary that fit the words. If nothing "
           "has them all, it says so and shows what comes nearest."),
    ],
    examples=samples.of("search"),
    params=[
        Argument(["words"], nargs=-1, required=True, metavar=N_("WORDS"),
                 shell_complete=title_words, help=N_("What to look for.")),
        Option(["--all", "everything"], is_flag=True, help=N_("Show all that fits.")),
        game_option(),
    ],
)  # fmt: skip
