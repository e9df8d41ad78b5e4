"""The site's first page: what it is for, and the games."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from referee.site.addresses import finish
from referee.site.book import Book
from referee.site.pages.game import search_button
from referee.site.words import word


def pages(lang: str, books: Sequence[Book]) -> dict[str, str]:
    """Return the start page of the site in one language."""
    games = "".join(_game(book) for book in books)
    trust = "".join(f"<li>{word(lang, f'start.trust.{n}')}</li>" for n in (1, 2, 3))
    body = [
        f"# {word(lang, 'start.title')}",
        f'<p class="lead">{word(lang, "start.lead")}</p>',
        search_button(books[0]) if books else "",
        f"## {word(lang, 'start.games')} {{#games}}",
        f'<ul class="games">{games}</ul>',
        f"## {word(lang, 'start.trust')} {{#trust}}",
        f'<ul class="trust">{trust}</ul>',
        f'<p><a class="more" href="@/policy/">{word(lang, "policy")}</a></p>',
    ]
    meta = {
        "title": word(lang, "home"),
        "description": word(lang, "start.lead"),
        "kind": "start",
        "hide": ["toc", "navigation"],
        "search": {"boost": 1},
    }
    return {"index.md": finish("index.md", meta, "\n\n".join(part for part in body if part))}


def _game(book: Book) -> str:
    key = "start.counts" if book.cards else "start.counts.cardless"
    counts = book.word(
        key, rules=len(book.rules), cards=len(book.cards), disputes=len(book.rulings)
    )
    return (
        f'<li><a href="{book.href()}"><b>{escape(book.title)}</b>'
        f"<span>{escape(book.text(book.data['tagline']))}</span>"
        f'<small>{counts}</small><span class="go">{book.word("start.open")}</span></a></li>'
    )
