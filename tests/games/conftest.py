"""The commands of a game, run inside the test."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from referee.text import catalogue
from tests.support.calling import Said, plainly, said


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let a test begin in English, 80 columns wide, and with faults of ours in the open."""
    plainly(monkeypatch)
    yield
    catalogue.use("en")


@pytest.fixture
def run(plain: None, capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Return a function: exit code, output and errors of a command line."""
    return lambda *arguments: said(capsys, arguments)


@pytest.fixture
def asked(run: Callable[..., Said]) -> Callable[..., dict[str, Any]]:
    """Return a function: the data of a command with --json; it must have gone well."""

    def call(*arguments: str) -> dict[str, Any]:
        code, out, _err = run(*arguments, "--json")
        envelope = json.loads(out)
        assert (code, envelope["ok"], envelope["errors"]) == (0, True, [])
        data: dict[str, Any] = envelope["data"]
        return data

    return call


@pytest.fixture
def wrong(run: Callable[..., Said]) -> Callable[..., tuple[int, str]]:
    """Return a function: the exit code and the one error of a command that cannot be done."""

    def call(*arguments: str) -> tuple[int, str]:
        code, out, _err = run(*arguments, "--json")
        (error,) = json.loads(out)["errors"]
        return code, error["code"]

    return call
