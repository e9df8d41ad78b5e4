"""All pages of a game, or of the whole site, as a pure function of language and book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.rulebase.examples import recorded, runner
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
from referee.site.phrases import Phrases, Tell
from referee.site.pictures import Extras, extras
from referee.site.receipts import Receipts, Run
from referee.site.site import Site

KINDS = (game, numbers, sheet, rules, cards, disputes, forgotten, examples, glossary, sources, data)
HandWritten = Mapping[str, str]


def pages(
    lang: str,
    book: dict[str, Any],
    *,
    run: Run | None = None,
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
    computed, tell = _referee(seen.id)
    site = Site(
        book=seen,
        receipts=Receipts(seen, run or computed, Phrases(seen, words, tell)),
        drawn=more.figures,
        card_rules=more.card_rules,
        hand_written=hand_written or {},
    )
    found: dict[str, str] = {}
    for kind in KINDS:
        found.update(kind.pages(site))
    return found


def _referee(game: str) -> tuple[Run, Tell | None]:
    """Return what computes a game's examples and tells its events, as far as there is a referee.

    A game that has none yet shows what the rule base records.
    """
    try:
        own = runner(game)
    except (ImportError, OSError):  # no engine, or no compiled facts
        return recorded, None
    return own, own.tell


def front(lang: str, books: Sequence[dict[str, Any]]) -> dict[str, str]:
    """Return the pages that belong to no game."""
    return start.pages(lang, [Book(lang, book) for book in books])


def navigation(lang: str, books: Sequence[dict[str, Any]], about: Sequence[str]) -> list[Any]:
    """Return the site's navigation as MkDocs takes it."""
    return menu.navigation(lang, [Book(lang, book) for book in books], about)
