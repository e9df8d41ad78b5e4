"""Runs the command line inside the test, and once in a while as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.rulebase import store
from referee.text import catalogue
from tests.support.calling import plainly, said
from tests.support.done import Done as Done

Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start every test in English, 80 columns wide, and with faults of ours in the open."""
    plainly(monkeypatch)
    monkeypatch.setattr(store, "_load", _once)
    yield
    catalogue.use("en")


_read = store._load
_known: dict[tuple[object, ...], Any] = {}


def _once(*parts: str) -> Any:
    """Read a compiled file of the rule base once, as long as it stays the same."""
    path = Path(store.DATA, *parts)
    if store.unreadable is not None or not path.is_file():
        return _read(*parts)
    stat = path.stat()
    key = (path, stat.st_mtime_ns, stat.st_ino, stat.st_size)
    if key not in _known:
        _known[key] = _read(*parts)
    return _known[key]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: str) -> Done:
        return Done(*said(capsys, arguments))

    return call


@pytest.fixture
def process(root: Path) -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """Run ``python -m referee.cli.main`` for what depends on a real terminal, pipe or signal."""

    def call(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[bytes]:
        plain = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "PYTHON"))}
        env = {**plain, **settings.pop("env", {})}
        command = [sys.executable, "-m", "referee.cli.main", *arguments]
        settings.setdefault("capture_output", True)
        return subprocess.run(command, cwd=root, env=env, timeout=60, **settings)

    return call
