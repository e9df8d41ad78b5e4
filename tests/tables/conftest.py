"""Kept games in a folder of the test's own."""

from pathlib import Path
from typing import Any

import pytest

from referee.tables import session as sessions

FIRST: dict[str, Any] = {"event": "game", "players": ["Ana", "Ben", "Cem"], "starter": "Ana"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which games are kept during this test."""
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "tables"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Return the file of a game of three that has just begun."""
    path = tmp_path / "game.jsonl"
    sessions.begin(path, "la-cuenta", FIRST)
    return path
