"""Which page a game has at the table: its own, or the one made of its forms; or none."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from referee.games.portable import package
from referee.rulebase import store

SOURCES = Path(store.ROOT) / "docs" / "table"
SHARED = "score"  # the folder of the page for games without one of their own
SHARED_API = "referee.games.phone_api"  # for a game that has no questions of its own


def has_table(game: str) -> bool:
    """Return whether a game can be refereed on the phone."""
    return api(game) is not None


def api(game: str) -> str | None:
    """Return the module whose `api` answers a game's page; None without any referee.

    Its own `phone/api.py`; otherwise the shared one, for a game that has forms.
    """
    own = f"{package(game)}.phone.api"
    try:
        if find_spec(own) is not None:
            return own
    except ModuleNotFoundError:  # no such room, or no package at all
        pass
    try:
        module = import_module(f"{package(game)}.game")
    except ModuleNotFoundError:
        return None
    return SHARED_API if hasattr(module, "forms") else None


def folder(game: str) -> str:
    """Return the folder below `SOURCES` that holds a game's page."""
    return game if (SOURCES / game / "main.js").is_file() else SHARED
