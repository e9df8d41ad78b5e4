"""The menus: what MkDocs calls the navigation, and the lean menu that the theme draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.site.book import Book
from referee.site.pages.sheet import PART, has_sheet
from referee.site.phone_data import has_table
from referee.site.words import word

SIMPLE = ("numbers", "forgotten", "examples", "glossary", "sources", "data")
ABOUT = ("policy", "unofficial", "changelog")


def navigation(lang: str, books: Sequence[Book], about: Sequence[str]) -> list[Any]:
    """Return the navigation: start, each game with its pages, what is said about the site."""
    found: list[Any] = [{word(lang, "home"): "index.md"}]
    found += [{book.title: _game(book)} for book in books]
    pages = [{word(lang, name): f"{name}.md"} for name in ABOUT if name in about]
    if pages:
        found.append({word(lang, "about"): pages})
    return found


def _game(book: Book) -> list[Any]:
    root = book.id
    single = {name: {book.word(name): f"{root}/{name}.md"} for name in (*SIMPLE, PART)}
    cards = [f"{root}/cards/index.md", *(f"{root}/cards/{card}.md" for card in book.cards)]
    return [
        f"{root}/index.md",
        single["numbers"],
        *([single[PART]] if has_sheet(root) else []),
        {
            book.word("rules"): [f"{root}/rules/index.md"]
            + [f"{root}/rules/{section['id']}.md" for section in book.sections]
        },
        *([{book.word("cards"): cards}] if book.cards else []),
        {
            book.word("disputes"): [f"{root}/disputes/index.md"]
            + [f"{root}/disputes/{ruling}.md" for ruling in book.rulings]
        },
        *[single[name] for name in SIMPLE[1:]],
    ]


def drawn(lang: str, books: Sequence[Book], about: Sequence[str]) -> dict[str, Any]:
    """Return what the theme draws: for each game its doors, and the pages about the site."""
    return {
        "games": [_doors(book) for book in books],
        "about": [
            {"title": word(lang, name), "url": f"{name}/", "kind": name}
            for name in ABOUT
            if name in about
        ],
        "words": {
            key: word(lang, key)
            for key in (
                "site",
                "site.parts",
                "site.claim",
                "home",
                "about",
                "games.other",
                "search",
                "search.long",
                "search.dialog",
                "language",
                "menu",
                "to.dark",
                "to.light",
                "quick",
                "footer.unofficial",
                "not.found",
                "not.found.text",
                "game.short",
                "rules",
                "cards",
                "disputes",
            )
        },
    }


def _doors(book: Book) -> dict[str, Any]:
    sections = [
        {
            "number": place,
            "title": book.text(section["title"]),
            "url": f"{book.id}/rules/{section['id']}/",
        }
        for place, section in enumerate(book.sections, 1)
    ]

    def door(name: str, kinds: Sequence[str], below: list[dict[str, Any]]) -> dict[str, Any]:
        url = f"{book.id}/" if name == "game" else f"{book.id}/{name}/"
        return {"title": book.word(name), "url": url, "kinds": list(kinds), "below": below}

    table = [door("table", ["table"], [])] if has_table(book.id) else []
    return {
        "id": book.id,
        "title": book.title,
        "url": f"{book.id}/",
        "doors": [
            door("game", ["game"], []),
            *table,
            door("numbers", ["numbers"], []),
            *([door(PART, [PART], [])] if has_sheet(book.id) else []),
            door("rules", ["rules", "section"], sections),
            *([door("cards", ["cards", "card"], [])] if book.cards else []),
            door("disputes", ["disputes", "dispute"], []),
            *[door(name, [name], []) for name in SIMPLE[1:]],
        ],
    }
