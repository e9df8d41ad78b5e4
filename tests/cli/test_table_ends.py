"""``referee table``: what nothing can change after the end, and what an edit changes."""

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def ended(run: Run) -> Run:
    """Return a game of three that a bill of 1,000 € has ended: Ana has 900 − 1000 = −100."""
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    run("table", "round", "ana: percebes+premium+premium+premium; jamon de jabugo x2")
    assert run("table", "show", "--json").data["state"]["savings"]["Ana"] == -100
    return run


@pytest.mark.parametrize("line", ["correct Ana 5", "settle", "cem wine", "round Ben wine"])
def test_nothing_is_entered_after_the_end_not_even_anyway(
    ended: Run, home: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    path = home / "tables" / "x.jsonl"
    before = path.read_bytes()
    for more in ([], ["--anyway"]):
        done = ended("table", *line.split(), *more)
        assert done.code == 1
        assert "--anyway" not in done.err
        assert "Nothing counts after the end; “undo” and “edit” mend" in done.err
        errors = ended("table", *line.split(), *more, "--json").envelope["errors"]
        assert [entry["code"] for entry in errors] == ["game-over"]
    monkeypatch.setattr(sys, "stdin", StringIO(f"! {line}\n"))
    assert ended("table").code == 1
    assert path.read_bytes() == before


def test_what_came_before_the_end_can_still_be_mended(ended: Run) -> None:
    data = ended("table", "edit", "2", "round ana: percebes; jamon de jabugo x2", "--json").data
    assert data["state"]["over"] is False
    assert data["state"]["savings"]["Ana"] == 600  # 900 − (100 + 2 × 100)


def test_an_edit_says_which_hand_limits_change(run: Run) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    run("table", "round", "ana", "wine", "x3")  # one card for each player: enough, 120 €
    done = run("table", "edit", "2", "round ana: wine x2")  # one too few, 60 €
    assert "Savings change: Ana +60 €." in done.out
    assert "Hand limit change: Ana 6 → 5." in done.out
    data = run("table", "undo", "--json").data
    assert json.dumps(data["hand_limits_changed"]) == '{"Ana": 1}'
    assert data["savings_changed"] == {"Ana": -60}


def test_an_edit_that_changes_no_hand_limit_says_nothing_of_any(run: Run) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    run("table", "round", "ana", "wine", "x3")
    done = run("table", "edit", "2", "round ana: wine x4")  # 180 € instead of 120 €
    assert "Savings change: Ana −60 €." in done.out
    assert "Hand limits" not in done.out
