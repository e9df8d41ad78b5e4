"""``referee rule``: look a rule up by its id, its number, or words."""

from __future__ import annotations

from functools import partial
from typing import Any

import click

from referee.cli import meant, samples, terms
from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Argument, Command, Option
from referee.cli.common import game_option
from referee.cli.completing import ids
from referee.cli.page import Page
from referee.cli.reference import Reference, no_such_number, references, title_of
from referee.languages import listed
from referee.text.catalogue import N_, _, current

_MOST = 12  # hits on a page


@click.pass_obj
def run(app: App, words: tuple[str, ...], game: str | None, everything: bool = False) -> Answer:
    """Answer ``referee rule``: one rule, or those that the words find, or the whole list."""
    query = " ".join(words).strip()
    books = references(app, game, query)
    if not query:
        return _contents(books)
    exact = [(book.game, (book, rule)) for book in books if (rule := _exact(book, query))]
    if exact:
        book, rule = meant.by_game(exact, query)
        return _one(book, rule["id"])
    if stop := no_such_number(books, query):
        raise stop
    found = _found(books, query)
    if not found:
        text = _("No rule fits “{text}”.")
        raise Stop("no-rule", text.format(text=query[:80]), "words")
    if len(found) == 1:
        book, rule = found[0]
        return _one(book, rule["id"])
    return Answer(
        [_brief(book, rule) for book, rule in found],
        lambda page: _hits(page, found, len(found) if everything else _MOST),
    )


def _one(book: Reference, rule_id: str) -> Answer:
    rule = book.rule(rule_id)
    return Answer(rule, partial(show, book, rule))


def _exact(book: Reference, query: str) -> dict[str, Any] | None:
    found = book.rules.get(query) or book.numbered(query)
    if found:
        return dict(found)
    renamed = book.renamed(query)
    return book.rules[renamed] if renamed else None


def _found(books: list[Reference], query: str) -> list[tuple[Reference, dict[str, Any]]]:
    """Return the rules of all games that fit, the best first."""
    from referee.rulebase.search import scored

    hits = [(score, book, rule) for book in books
            for score, rule in scored(book.whole, current(), query)]  # fmt: skip
    most = max((score for score, _book, _rule in hits), default=(False, 0.0))
    fitting = [hit for hit in hits if hit[0][0] == most[0]]
    fitting.sort(key=lambda hit: hit[0], reverse=True)
    return [(book, book.rules[rule]) for _score, book, rule in fitting]


def _brief(book: Reference, rule: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": rule["id"],
        "game": book.game,
        "number": rule["number"],
        "title": rule["title"],
        "status": rule["status"],
    }


def _contents(books: list[Reference]) -> Answer:
    data = [_brief(book, rule) for book in books for rule in book.book["rules"]]

    def text(page: Page) -> None:
        for book in books:
            title_of(page, books, book)
            for section in book.book["sections"]:
                page.heading(book.text(section["title"]))
                rules = [book.rules[rule] for rule in section["rules"]]
                page.pairs(
                    [(r["number"], f"{book.text(r['title'])} · {r['id']}")
                     for r in rules],
                    "  ",
                )  # fmt: skip

    return Answer(data, text)


def _hits(page: Page, found: list[tuple[Reference, dict[str, Any]]], most: int) -> None:
    for book, rule in found[:most]:
        page.add(f"{rule['number']}  {book.text(rule['title'])}", style="bold")
        about = f"{rule['id']} · {terms.status(rule['status'])}"
        if any(other is not book for other, _rule in found):
            about += f" · {book.say.called()}"
        page.add(about, "  ", style="dim")
    if len(found) > most:
        text = _("… and {n} more; --all shows them.")
        page.add(text.format(n=len(found) - most), style="dim")


def show(book: Reference, rule: dict[str, Any], page: Page) -> None:
    """Put one rule on a page: text, who says it and where, rulings, examples."""
    page.add(f"{rule['number']}  {book.text(rule['title'])}", style="bold")
    status = rule["status"]
    page.add(f"{rule['id']} · {terms.status(status)}", style="dim")
    page.gap()
    page.prose(book.text(rule["text"]))
    if current() in rule.get("stale", ()):
        page.gap()
        page.add(_("This text may be out of date: another language has changed."), style="yellow")
    page.heading(_("Where it stands"))
    page.add(_(terms.STATUS_WHY[status]), "  ")
    for claim in rule["claims"]:
        _claim(page, book, claim)
    if rule.get("derived_from"):
        rules = listed([_reference(book, rule_id) for rule_id in rule["derived_from"]], current())
        page.add(_("Follows from: {rules}").format(rules=rules), "  ", "    ")
    for ruling_id in rule.get("rulings", ()):
        _ruling(page, book, book.rulings[ruling_id])
    if rule.get("see"):
        page.heading(_("See also"))
        for rule_id in rule["see"]:
            page.add(_reference(book, rule_id), "  ", "    ")
    if rule.get("examples"):
        page.heading(_("Examples"))
        for example in rule["examples"]:
            page.add(book.text(example["title"]), "  ", "    ")
            page.add(f"referee examples {rule['id']}/{example['id']}", "    ", style="dim")


def _reference(book: Reference, rule_id: str) -> str:
    return f"{book.say.number(rule_id)} {book.say.title(rule_id)}"


def _claim(page: Page, book: Reference, claim: dict[str, Any]) -> None:
    parts = [_(terms.SAYS[claim["says"]])]
    if claim.get("inferred"):
        parts.append(_("read between the lines"))
    text = _("{source}, {place}: {says}")
    says = listed(parts, current())
    source = book.source(claim["source"])
    page.add(text.format(source=source, place=terms.place(claim), says=says), "  ", "    ")
    if claim.get("note"):
        page.add(book.text(claim["note"]), "    ", style="dim")


def _ruling(page: Page, book: Reference, ruling: dict[str, Any]) -> None:
    page.heading(_("Ruling"))
    page.add(book.text(ruling["question"]), "  ")
    labels = {choice["id"]: book.text(choice["label"]) for choice in ruling["choices"]}
    page.add(_("We rule: {label}").format(label=labels[ruling["adopted"]]), "  ", "    ")
    page.add(f"referee dispute {ruling['id']}", "  ", style="dim")


command = Command(
    "rule",
    run,
    about=[
        N_("Shows one rule with its sources, rulings and examples, or those that fit the words. "
           "Without words: all rules."),
    ],
    examples=samples.of("rule"),
    params=[
        Argument(["words"], nargs=-1, metavar=N_("ID|WORDS"), shell_complete=ids("rules"),
                 help=N_("A rule’s id or number, or words to look for.")),
        Option(["--all", "everything"], is_flag=True, help=N_("Show all that fits.")),
        game_option(),
    ],
)  # fmt: skip
