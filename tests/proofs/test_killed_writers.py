"""Nothing acknowledged is lost, whoever is killed and whoever else writes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from referee.tables import log_file
from referee.tables.faults import TableFault
from referee.tables.session import Session, begin
from tests.proofs.killed_writers import GAME, START, event

KILLS = os.environ.get("REFEREE_KILLS", "40")

pytestmark = pytest.mark.long

HOLDER = """
import sys, pathlib
from referee.tables.session import Session
from tests.proofs.killed_writers import event
session = Session(pathlib.Path(sys.argv[1]), writable=True)
session.add(event(1))
print("kept", flush=True)
sys.stdin.read()
"""


def test_no_acknowledged_event_is_lost(root: Path) -> None:
    """In a process of its own, which forks: the test's own may have threads."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.proofs.killed_writers", KILLS, "1"],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(f"seed 1: {KILLS} kills, "), done.stdout
    assert "two writers at once: 100 events, each kept once" in done.stdout
    assert "three prompts at once: 90 events, none typed unawares" in done.stdout
    assert not done.stderr


def test_second_writer_waits_until_the_first_is_gone(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_file, "PATIENCE", 0.05)
    path = tmp_path / "game.jsonl"
    begin(path, GAME, START)
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"kept\n"
        before = path.read_bytes()
        with pytest.raises(TableFault) as caught:
            Session(path, writable=True)
        assert caught.value.code == "table-locked"
        assert len(Session(path).events) == 2  # to look on is always possible
        assert path.read_bytes() == before
        holder.kill()
    with Session(path, writable=True) as session:
        assert session.add(event(2)) == 3
    assert log_file.load(path).events[1:] == [event(1), event(2)]


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_torn_tail_is_set_aside_with_a_word(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "game.jsonl"
    begin(path, GAME, START)
    with Session(path, writable=True) as session:
        session.add(event(1))
        whole = path.read_bytes()
        session.add(event(2))
    last = path.read_bytes()[len(whole) :]
    cut = min(cut, len(last) - 2)  # a line that lacks nothing but its end is whole
    path.write_bytes(whole + last[:cut])
    with Session(path, writable=True) as session:
        assert len(session.events) == 2
        assert session.add(event(3)) == 3
        assert [note.code for note in session.notes] == ["torn-line"]
    assert log_file.load(path).events[1:] == [event(1), event(3)]
    assert (tmp_path / "game.jsonl.torn-1").read_bytes() == last[:cut]
