"""The words of a game's table page: those of every such page, and its own or those for forms.

A game whose page is its own keeps its words beside its code, as `TABLE` in `phone/page_words.py`.
"""

from __future__ import annotations

from importlib import import_module

from referee.games.portable import package
from referee.languages import LANGUAGES
from referee.site import words_kept, words_score, words_table

Texts = tuple[str, str, str]


def table(game: str) -> dict[str, Texts]:
    """Return every word that the page of a game can say: key → English, German, Chinese."""
    return {**words_table.TABLE, **words_kept.TABLE, **own(game)}


def own(game: str) -> dict[str, Texts]:
    """Return the words of a game's own page, or of the page made of its forms."""
    try:
        found: dict[str, Texts] = import_module(f"{package(game)}.phone.page_words").TABLE
    except ModuleNotFoundError:
        return words_score.TABLE
    return found


def say(lang: str, game: str, key: str, /, **values: object) -> str:
    """Return one of the page's words, filled; an unknown key is a KeyError."""
    text = table(game)[key][LANGUAGES.index(lang)]
    return text.format(**values) if values else text
