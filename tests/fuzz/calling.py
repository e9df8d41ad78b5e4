"""Calls the command line inside the test and says what no answer may be."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import sys
from typing import Any
from unittest import mock

from referee.cli import forms_front
from referee.cli.game_text import GameText
from referee.cli.main import main
from referee.rulebase import store
from referee.text import catalogue

RAW = re.compile(r"\{[a-z_]+(?::[a-z]+)?\}")  # a place of a sentence that nothing was put into


def call(argv: list[str], stdin: bytes = b"") -> tuple[int, str, str]:
    """Return the exit code and what was written; whatever is raised inside comes out."""
    out, err = io.StringIO(), io.StringIO()
    given = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    with (
        mock.patch.object(sys, "stdin", given),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = main(argv)
    catalogue.use("en")
    return code, out.getvalue(), err.getvalue()


def judged(argv: list[str], allowed: tuple[int, ...], stdin: bytes = b"") -> tuple[int, Any]:
    """Return the exit code and, for JSON, the envelope; raises AssertionError for a bad answer."""
    code, out, err = call(argv, stdin)
    assert code in allowed, (code, out[-300:], err[-300:])
    assert "Traceback" not in out + err
    written = " ".join(argv) + stdin.decode("utf-8", "replace")
    if "completion" in argv:  # scripts of shells have braces of their own
        written += "{"
    assert "{" in written or not RAW.search(err), err
    before = argv[: argv.index("--")] if "--" in argv else argv
    if "--json" not in before:
        assert "{" in written or not RAW.search(out), out
        assert out or err or not code
        return code, None
    envelope = json.loads(out)
    assert set(envelope) == {"ok", "data", "errors"}
    assert envelope["ok"] == (code == 0)
    assert bool(envelope["errors"]) == (code != 0), out
    assert all(error["message"] for error in envelope["errors"])
    return code, envelope


@contextlib.contextmanager
def quiet_environment(home: str) -> Any:
    """Let nothing of the machine decide: English, 80 columns, faults of ours in the open."""
    known: dict[tuple[str, ...], Any] = {}
    load, make_front = store._load, forms_front.front

    def once(*parts: str) -> Any:
        """Read each compiled file once: a process does so too, and thousands run in this one."""
        if parts not in known:
            known[parts] = load(*parts)
        return known[parts]

    made: dict[tuple[str, str], Any] = {}

    def one_front(say: GameText) -> Any:
        """Make a front once for each language, as a conversation does."""
        key = (say.game, say.lang)
        if key not in made:
            made[key] = make_front(say)
        return made[key]

    plain = {"REFEREE_HOME": home, "REFEREE_DEBUG": "1", "LANG": "C.UTF-8", "COLUMNS": "80"}
    with (
        mock.patch.dict(os.environ, plain),
        mock.patch.object(store, "_load", once),
        mock.patch.object(forms_front, "front", one_front),
    ):
        os.environ.pop("REFEREE_LANG", None)
        yield
