"""Reads the compiled rule base; in a checkout it is compiled again when a source has changed.

Imports nothing but `json` and `os` as long as the compiled files are fresh. An installed wheel
has no `rules_data` beside the package and never looks.
"""

from __future__ import annotations

import json
import os
from typing import Any

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120
ROOT = os.path.dirname(PACKAGE)  # noqa: PTH120
DATA = os.path.join(PACKAGE, "_data")  # noqa: PTH118
_WATCHED = (
    "rules_data",
    "seeds",
    "locales",
    "referee/languages.py",
    "referee/rulebase",
    "pyproject.toml",
)
_ENDINGS = (".yaml", ".json", ".po", ".py", ".toml")
_checked = False


def games() -> list[str]:
    """Return the ids of all games in their order (`order` of game.yaml); the first is usual."""
    found: list[str] = _load("games.json")
    return found


def titles(game: str) -> dict[str, str]:
    """Return what a game is called in each language."""
    found: dict[str, str] = _load("titles.json")[game]
    return found


def facts(game: str) -> dict[str, Any]:
    """Return what the engine is handed: numbers, cards, switches, ids."""
    found: dict[str, Any] = _load(game, "facts.json")
    return found


def book(game: str) -> dict[str, Any]:
    """Return rules, rulings, cards and sources with everything resolved, texts in all languages."""
    found: dict[str, Any] = _load(game, "book.json")
    return found


def words(game: str, lang: str) -> dict[str, Any]:
    """Return what a running command needs in one language."""
    found: dict[str, Any] = _load(game, f"words-{lang}.json")
    return found


def names(game: str) -> list[dict[str, str]]:
    """Return every name of a card or type that somebody may type, with its language."""
    found: list[dict[str, str]] = _load(game, "names.json")
    return found


def locale_dir() -> str:
    """Return the folder with the compiled catalogues, made fresh first."""
    ensure()
    return os.path.join(DATA, "locale")  # noqa: PTH118


def ensure() -> None:
    """Compile again if a source has changed; raises RuleBaseFaults if it cannot be compiled."""
    global _checked
    if _checked:
        return
    if is_checkout() and signature() != _stamp():
        from referee.rulebase.refresh import refresh

        refresh()
    _checked = True


def forget() -> None:
    """Look again at the next read (for servers and tests that outlive an edit)."""
    global _checked
    _checked = False


def is_checkout() -> bool:
    """Whether the sources lie beside the package; in an installed wheel they do not."""
    return os.path.exists(os.path.join(ROOT, "rules_data")) and os.path.exists(  # noqa: PTH110, PTH118
        os.path.join(ROOT, "pyproject.toml")  # noqa: PTH118
    )


def signature() -> str:
    """Return path, time and size of everything that the compiled files depend on."""
    found: list[str] = []
    for name in _WATCHED:
        _scan(os.path.join(ROOT, name), name, found)  # noqa: PTH118
    found.sort()
    return "\n".join(found)


def _scan(path: str, name: str, found: list[str]) -> None:
    if name.endswith(_ENDINGS):
        try:
            status = os.stat(path)  # noqa: PTH116
        except OSError:
            return
        found.append(f"{name} {status.st_mtime_ns} {status.st_size}")
        return
    try:
        entries = list(os.scandir(path))
    except OSError:
        return
    for entry in entries:
        if entry.name[0] in "._":
            continue
        if entry.is_dir():
            _scan(entry.path, f"{name}/{entry.name}", found)
        elif entry.name.endswith(_ENDINGS):
            status = entry.stat()
            found.append(f"{name}/{entry.name} {status.st_mtime_ns} {status.st_size}")


def _stamp() -> str | None:
    try:
        with open(os.path.join(DATA, "stamp.json"), encoding="utf-8") as file:  # noqa: PTH118, PTH123
            stamp: str = json.load(file)["signature"]
            return stamp
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _load(*parts: str) -> Any:
    ensure()
    with open(os.path.join(DATA, *parts), encoding="utf-8") as file:  # noqa: PTH118, PTH123
        return json.load(file)
