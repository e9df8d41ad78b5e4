"""The command line run inside a test, the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence

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
