"""All pages of a game, or of the whole site, as a pure function of language and book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.site import menu
from referee.site.book import Book
from referee.site.pages import (
    cards,
    data,
    disputes,
    examples,
    forgotten,
    game,
    glossary,
    numbers,
    rules,
    sheet,
    sources,
    start,
)
from referee.site.phrases import Phrases
from referee.site.pictures import Extras, extras
from referee.site.receipts import Receipts
from referee.site.site import Site
from referee.site.worked import Runner, runner, teller

KINDS = (game, numbers, sheet, rules, cards, disputes, forgotten, examples, glossary, sources, data)
HandWritten = Mapping[str, str]


def pages(
    lang: str,
    book: dict[str, Any],
    *,
    run: Runner | None = None,
    words: dict[str, Any] | None = None,
    extra: Extras | None = None,
    hand_written: HandWritten | None = None,
) -> dict[str, str]:
    """Return every page of one game in one language: path below the language → Markdown.

    ``run`` computes examples (default: the game's own referee), ``words`` are the game's sentences,
    ``extra`` its pictures, ``hand_written`` texts that stand on generated pages.
    """
    seen = Book(lang, book)
    more = extra if extra is not None else extras(seen)
    site = Site(
        book=seen,
        receipts=Receipts(seen, run or runner(seen.id), Phrases(seen, words, teller(seen.id))),
        drawn=more.figures,
        card_rules=more.card_rules,
        hand_written=hand_written or {},
    )
    found: dict[str, str] = {}
    for kind in KINDS:
        found.update(kind.pages(site))
    return found


def front(lang: str, books: Sequence[dict[str, Any]]) -> dict[str, str]:
    """Return the pages that belong to no game."""
    return start.pages(lang, [Book(lang, book) for book in books])


def navigation(lang: str, books: Sequence[dict[str, Any]], about: Sequence[str]) -> list[Any]:
    """Return the site's navigation as MkDocs takes it."""
    return menu.navigation(lang, [Book(lang, book) for book in books], about)
