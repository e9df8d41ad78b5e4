"""Thousands of generated command lines and files: a clear answer, never a traceback."""

import contextlib
import io
import json
import os
from typing import Any
from unittest import mock

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from referee.cli.main import main
from referee.rulebase import store
from referee.text import catalogue
from tests.support.full import examples
from tests.support.scraps import ODD, VALUES

_NAMES = [row["name"] for row in store.names("la-cuenta")]
_SCRAPS = [*ODD, "burnt", "fish", "meat 40", "肉40", "tip", "premium"]
_OPTIONS = [
    *("--players", "--asker", "--tips", "--fifty-fifty", "--go-dutch", "--split-by", "--protected"),
    *("--reading", "--ruling", "--compare", "--from", "--game", "--json", "--lang", "--help", "-h"),
]
_COMMANDS = [
    *("bill", "wine", "double", "split", "rule", "dispute", "examples", "games", "completion"),
    *("sources", "bil", "", "--version"),
]

words = st.sampled_from(_NAMES) | st.sampled_from(_SCRAPS) | st.text(max_size=12)
arguments = st.sampled_from(_OPTIONS) | st.sampled_from(VALUES) | words
requests = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(
        ["gazpacho", "wine", "burnt-dish", "premium", "fish", "Ana", "fifty-fifty", "up", "tip"]
    ),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(
        st.sampled_from(
            ["cards", "card", "players", "tips", "price", "on", "type", "premium", "split", "kind",
             "with", "by", "protected", "reading", "rulings", "rounding", "asker", "game", "what"]
        ), inner, max_size=6,
    ),
    max_leaves=20,
)  # fmt: skip


def call(argv: list[str], stdin: bytes = b"") -> tuple[int, str, str]:
    """Run a command line inside the test; whatever it raises fails the test."""
    out, err = io.StringIO(), io.StringIO()
    given_in = io.TextIOWrapper(io.BytesIO(stdin))
    with (
        mock.patch.dict(os.environ, {"REFEREE_DEBUG": "1", "LANG": "C.UTF-8"}),
        mock.patch("sys.stdin", given_in),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = main(argv)
    catalogue.use("en")
    return code, out.getvalue(), err.getvalue()


def judge(argv: list[str], code: int, out: str, err: str) -> None:
    assert code in (0, 1, 2), (code, err)
    assert "Traceback" not in out + err
    before = argv[: argv.index("--")] if "--" in argv else argv
    if "--json" in before:
        envelope = json.loads(out)
        assert set(envelope) == {"ok", "data", "errors"}
        assert envelope["ok"] == (code == 0)
        assert bool(envelope["errors"]) == (code != 0)
        assert not err
    elif code:
        assert out or err


many = settings(
    max_examples=examples(50, 4000),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@many
@given(st.lists(words, max_size=8))
@example(["burnt", "-20", "fish", "+", "premium"])
@example(["葡萄酒咖啡葡萄酒x2"])
@example(["x" * 5000])
@example(["gazpacho " * 2000])
def test_cards(cards: list[str]) -> None:
    code, out, err = call(["bill", "--json", "--", *cards])
    assert code in (0, 1, 2), err
    assert json.loads(out)["ok"] == (code == 0)


@many
@given(st.sampled_from(_COMMANDS), st.lists(arguments, max_size=8))
def test_command_lines(command: str, more: list[str]) -> None:
    argv = [command, *more]
    judge(argv, *call(argv))


@many
@given(requests)
def test_files(request: Any) -> None:
    text = json.dumps(request, ensure_ascii=False).encode("utf-8", "surrogatepass")
    for argv in (["bill", "--from", "-"], ["bill", "--from", "-", "--json", "--compare"]):
        judge(argv, *call(argv, text))


@many
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda s: s.encode("utf-8", "replace")))
def test_any_bytes(content: bytes) -> None:
    argv = ["bill", "--from", "-", "--json"]
    judge(argv, *call(argv, content))


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@settings(many, max_examples=examples(20, 1000))
@given(st.lists(st.sampled_from(_NAMES), min_size=1, max_size=6))
def test_pages_in_every_language(lang: str, cards: list[str]) -> None:
    argv = ["bill", *cards, "--players", "3", "--compare", "--lang", lang]
    judge(argv, *call(argv))
