"""The command line run inside a test, the same on every machine."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Sequence
from typing import Any
from unittest import mock

import pytest

from referee.cli.main import main

Said = tuple[int, str, str]


def plainly(patch: pytest.MonkeyPatch) -> None:
    """Let commands speak English, 80 columns wide, and show faults of ours in the open."""
    for name in ("REFEREE_LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "NO_COLOR", "REFEREE_SEEDS"):
        patch.delenv(name, raising=False)
    patch.setenv("LANG", "C.UTF-8")
    patch.setenv("COLUMNS", "80")
    patch.setenv("REFEREE_DEBUG", "1")


def said(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> Said:
    """Return exit code, output and errors of a command line."""
    capsys.readouterr()
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def kept(run: Any, lines: Sequence[Sequence[str]]) -> list[int]:
    """Return the lines of the log that a prompt kept of what is typed: all that there are."""
    text = "\n".join(" ".join(line) for line in lines)
    with mock.patch.object(sys, "stdin", io.StringIO(text)):
        done = run("table", "--json")
    assert done.code in (0, 1, 2)
    data = [line["data"] or {} for line in json.loads(done.out)["data"]["lines"]]
    found = [line["line"] for line in data if "line" in line]
    assert found == list(range(2, len(found) + 2))
    return found
