"""One language of the site: its pages, its menu, and what MkDocs is told about it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig

from referee import languages
from referee.languages import LANGUAGES
from referee.rulebase import store
from referee.rulebase.parts import without_comments
from referee.site import generate, menu
from referee.site.book import Book
from referee.site.synonyms import synonyms
from referee.site.words import word

_KEY = "referee_site"


@dataclass
class LanguageSite:
    """The generated pages of one language, and the menu that the theme draws."""

    pages: dict[str, str]
    menu: dict[str, Any]
    navigation: list[Any]


def alternate() -> list[dict[str, str]]:
    """Return what the switch of languages needs of each."""
    known = map(languages.language, LANGUAGES)
    return [
        {"name": one.name, "link": f"../{one.tag}/", "lang": one.html, "code": one.tag}
        for one in known
    ]


def language(config: MkDocsConfig) -> str:
    """Return the language of a build, known by its folder of hand-written pages."""
    name = Path(config.docs_dir).name
    return name if name in LANGUAGES else LANGUAGES[0]


def make(lang: str, docs: Path) -> LanguageSite:
    """Return everything generated for one language; ``docs`` holds the hand-written pages."""
    books = [store.book(game) for game in store.games()]
    pages = generate.front(lang, books)
    for book in books:
        words = store.words(book["id"], lang)
        parts = hand_written(docs.parent / "parts" / book["id"], lang)
        pages.update(generate.pages(lang, book, words=words, hand_written=parts))
    pages["assets/synonyms.json"] = json.dumps(synonyms(lang, books), ensure_ascii=False)
    about = [name for name in menu.ABOUT if (docs / f"{name}.md").is_file()]
    seen = [Book(lang, book) for book in books]
    return LanguageSite(pages, menu.drawn(lang, seen, about), menu.navigation(lang, seen, about))


def hand_written(folder: Path, lang: str) -> dict[str, str]:
    """Return the hand-written parts of a game's pages: name → text."""
    ending = f".{lang}.md"
    return {
        path.name.removesuffix(ending): without_comments(path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob(f"*{ending}"))
    }


def site(config: MkDocsConfig) -> LanguageSite:
    """Return the language's pages that `apply` made."""
    found: LanguageSite = config.extra[_KEY]
    return found


def apply(config: MkDocsConfig, lang: str) -> None:
    """Set folder, address, names, menu and colours of a language."""
    made = make(lang, Path(config.docs_dir))
    base = (config.site_url or "/").rstrip("/") + "/"
    config.extra[_KEY] = made
    config.extra["menu"] = made.menu
    config.extra["lang"] = lang
    config.extra["scope"] = base if base.startswith("/") else "/"
    config.extra["alternate"] = alternate()
    config.nav = made.navigation
    config.site_url = f"{base}{lang}/"
    config.site_dir = str(Path(config.site_dir) / lang)
    config.site_name = word(lang, "site")
    config.site_description = word(lang, "site.claim")
    config.theme["language"] = languages.html_tag(lang)
    config.theme["palette"] = [
        {
            "media": "(prefers-color-scheme: light)",
            "scheme": "default",
            "primary": "custom",
            "accent": "custom",
            "toggle": {"icon": "material/weather-night", "name": word(lang, "to.dark")},
        },
        {
            "media": "(prefers-color-scheme: dark)",
            "scheme": "slate",
            "primary": "custom",
            "accent": "custom",
            "toggle": {"icon": "material/white-balance-sunny", "name": word(lang, "to.light")},
        },
    ]
    search = config.plugins.get("material/search") or config.plugins.get("search")
    if search is not None:
        search.config["lang"] = ["en"]
        search.config["separator"] = r"[\s]+"
        search.config["pipeline"] = []
