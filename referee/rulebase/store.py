"""Reads the compiled rule base, and nothing else: `refresh` sees to it that it is fresh.

Imports nothing but `json` and `os`. An installed wheel has no `rules_data` beside the package.
"""

from __future__ import annotations

import json
import os
from typing import Any

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120
ROOT = os.path.dirname(PACKAGE)  # noqa: PTH120
DATA = os.path.join(PACKAGE, "_data")  # noqa: PTH118
# Why the rules cannot be compiled, as `refresh` found; raised by whoever reads them.
unreadable: Exception | None = None


def games() -> list[str]:
    """Return the ids of all games in their order (`order` of game.yaml); the first is usual."""
    found: list[str] = _load("games.json")
    return found


def titles(game: str) -> dict[str, str]:
    """Return what a game is called in each language."""
    found: dict[str, str] = _load("titles.json")[game]
    return found


def events() -> dict[str, list[str]]:
    """Return by game what may name one of its events (`play`, or only `play-card`).

    Whether it does is for the game to say; this spares asking all of them.
    """
    found: dict[str, list[str]] = _load("events.json")
    return found


def facts(game: str) -> dict[str, Any]:
    """Return what the engine is handed: numbers, cards, switches, ids."""
    found: dict[str, Any] = _load(game, "facts.json")
    return found


def book(game: str) -> dict[str, Any]:
    """Return rules, rulings, cards and sources with everything resolved, texts in all languages."""
    return {**contents(game), "rules": [json.loads(line) for line in _rules(game)]}


def contents(game: str) -> dict[str, Any]:
    """Return the book in which a rule has only id, number, title, status, rulings, former ids.

    It is read much faster than everything that stands in the rules.
    """
    found: dict[str, Any] = _load(game, "book.json")
    return found


def rule(game: str, rule_id: str) -> dict[str, Any]:
    """Return one rule of the book; raises KeyError if there is none of that id."""
    start = f'{{"id":"{rule_id}",'
    for line in _rules(game):
        if line.startswith(start):
            found: dict[str, Any] = json.loads(line)
            return found
    raise KeyError(rule_id)


def words(game: str, lang: str) -> dict[str, Any]:
    """Return what a running command needs in one language."""
    found: dict[str, Any] = _load(game, f"words-{lang}.json")
    return found


def names(game: str) -> list[dict[str, str]]:
    """Return every name of a card or type that somebody may type, with its language."""
    found: list[dict[str, str]] = _load(game, "names.json")
    return found


def spellings(game: str) -> dict[str, dict[str, list[str]]]:
    """Return by spelling what the names of `names` mean: `first` names, and `other` ones."""
    found: dict[str, dict[str, list[str]]] = _load(game, "spellings.json")
    return found


def is_checkout() -> bool:
    """Whether the sources lie beside the package; in an installed wheel they do not."""
    return os.path.exists(os.path.join(ROOT, "rules_data")) and os.path.exists(  # noqa: PTH110, PTH118
        os.path.join(ROOT, "pyproject.toml")  # noqa: PTH118
    )


def _load(*parts: str) -> Any:
    return json.loads(_text(*parts))


def _rules(game: str) -> list[str]:
    return [line for line in _text(game, "rules.jsonl").split("\n") if line]


def _text(*parts: str) -> str:
    if unreadable is not None:
        raise unreadable
    with open(os.path.join(DATA, *parts), encoding="utf-8") as file:  # noqa: PTH118, PTH123
        return file.read()
