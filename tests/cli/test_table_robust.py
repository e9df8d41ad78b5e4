"""Generated lines into the prompt and generated logs into replay: never a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.cli.prompt_words import WORDS
from referee.games.la_cuenta.desk.event_words import KEYWORDS, VERBS
from tests.cli.conftest import Run
from tests.support.calling import kept
from tests.support.full import examples

_SCRAPS = [
    *(word for words in WORDS.values() for word in words if words is not WORDS["quit"]),
    *(word for words in (*VERBS.values(), *KEYWORDS.values()) for word in words),
    *("Ana", "ana", "小明", "Jürgen", "an", "j", "1", "2", "7", "999999", "-20", "−5", "+", "x2"),
    *("gazpacho", "wine", "meat 40", "burnt", "fish", "premium", "tip", "go dutch", "fifty-fifty"),
    *("肉40", "小费", "各付各的", ":", ";", ",", "，", "=", "!", "！", "?", "€", "1.000", "\x00"),
    *("please", "ich", "darf", "legen", "吗", "请", "with ben"),
    *("\x1b[31m", "\udcff", "\u202e", "²", "٣", "a" * 300, "--anyway", "#", "“"),
]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@settings(
    max_examples=examples(25, 1500),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(lines=st.lists(st.lists(st.sampled_from(_SCRAPS), min_size=1, max_size=7), max_size=12))
def test_whatever_is_typed_is_answered_and_the_file_stays_whole(
    run: Run, home: Path, lines: list[list[str]]
) -> None:
    path = home / "tables" / "x.jsonl"
    path.unlink(missing_ok=True)
    assert run("table", "new", "x", "--players", "Ana,小明,Jürgen").code == 0
    found = kept(run, lines)
    assert len(path.read_text("utf-8").splitlines()) == len(found) + 1
    assert run("table", "show").code == 0
    assert run("table", "history").code == 0
    assert run("replay", str(path), "--compare", "--json").code in (0, 1)


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-100, 10**12) | st.sampled_from(_SCRAPS),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["card", "price", "Ana", "kind", "with", "x"]), inner)
    ),
    max_leaves=5,
)
_KEYS = ["event", "player", "card", "price", "on", "premium", "line", "with", "savings", "cards"]
_EVENTS = ["play", "undo", "edit", "ask", "round", "cash", "correct", "settle", "tip", "game"]


@settings(
    max_examples=examples(25, 1500),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    events=st.lists(
        st.builds(
            lambda name, more: {**more, "event": name},
            st.sampled_from(_EVENTS),
            st.dictionaries(st.sampled_from(_KEYS), _VALUES),
        )
        | _VALUES,
        max_size=4,
    ),
    first=st.sampled_from([True, True, True, False]),
)
def test_whatever_a_log_says_is_judged_or_told_to_be_wrong(
    run: Run, tmp_path: Path, events: list[Any], first: bool
) -> None:
    start = {"event": "game", "game": "la-cuenta", "players": ["Ana", "小明", "Jürgen"]}
    path = tmp_path / "log.jsonl"
    lines = [json.dumps(event) for event in ([start] if first else []) + events]
    path.write_text("\n".join(lines) + "\n" * bool(lines), "utf-8")
    done = run("replay", str(path), "--compare", "--json")
    assert done.code in (0, 1, 2)
    json.loads(done.out)
    assert run("replay", str(path), "--compare").code == done.code
