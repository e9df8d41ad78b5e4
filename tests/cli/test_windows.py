"""Every command starts on a system without POSIX's locks, and says what it cannot do there.

Such a system is made of this one: `fcntl` and what else Windows lacks are taken away; its locks are
played by ours.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

LESS = """\
import os, subprocess, sys
import fcntl as posix
for name in ("fcntl", "readline", "termios", "pwd", "resource", "grp"):
    sys.modules[name] = None
del os.O_CLOEXEC
"""
# msvcrt.locking locks bytes from where the file stands, and refuses with PermissionError.
WINDOWS = (
    LESS
    + """\
import types
def locking(fd, mode, count):
    kind = posix.LOCK_UN if mode == 0 else posix.LOCK_EX | posix.LOCK_NB
    try:
        posix.lockf(fd, kind, count, os.lseek(fd, 0, os.SEEK_CUR))
    except OSError as fault:
        raise PermissionError(13, "Permission denied") from fault
sys.modules["msvcrt"] = types.SimpleNamespace(locking=locking, LK_NBLCK=2, LK_UNLCK=0)
"""
)
MAIN = "from referee.cli.main import main\n"
PAGES = """
from referee.cli.commands_page import contexts
from referee.cli.main import group
assert len([context.get_help() for _path, context in contexts(group())]) > 40
"""
Done = subprocess.CompletedProcess[str]
Call = Callable[..., Done]


@pytest.fixture
def call(root: Path, tmp_path: Path) -> Call:
    """Run a command where locks are those of Windows, or none at all."""

    def run(system: str, *arguments: str, code: str = "sys.exit(main())") -> Done:
        env = {**os.environ, "REFEREE_HOME": str(tmp_path / "home")}
        env.pop("REFEREE_DEBUG", None)
        command = [sys.executable, "-c", system + MAIN + code, *arguments]
        return subprocess.run(command, cwd=root, env=env, capture_output=True, text=True)

    return run


@pytest.mark.parametrize("system", [LESS, WINDOWS], ids=["no locks", "windows"])
def test_every_command_starts(call: Call, system: str) -> None:
    done = call(system, code=PAGES)
    assert done.returncode == 0, done.stderr


def test_with_the_locks_of_windows_a_game_is_kept(call: Call, tmp_path: Path) -> None:
    for arguments in (
        ["table", "new", "friday", "--players", "Ana,Ben,Cem"],
        ["table", "ana", "gazpacho+premium"],
        ["table", "ben", "tortilla"],
        ["table", "undo"],
        ["table", "history"],
        ["may", "tortilla"],
        ["replay", str(tmp_path / "home" / "tables" / "friday.jsonl")],
    ):
        done = call(WINDOWS, *arguments)
        assert (done.returncode, done.stderr) == (0, ""), arguments
    (game,) = json.loads(call(WINDOWS, "table", "list", "--json").stdout)["data"]
    assert game["table"] == "friday"
    log = (tmp_path / "home" / "tables" / "friday.jsonl").read_bytes()
    assert log.count(b"\n") == 4
    assert b"\r" not in log


def test_the_locks_of_windows_keep_two_writers_apart(call: Call) -> None:
    """Whoever holds the game is a process of its own, as the lock belongs to it."""
    assert call(WINDOWS, "table", "new", "friday", "--players", "Ana,Ben,Cem").returncode == 0
    code = """
from referee.tables import log_file, place
log_file.PATIENCE = 0.0
path = place.path_of("friday")
if sys.argv[1] == "second":
    log_file.Writer(path)
writer = log_file.Writer(path)
again = subprocess.run([sys.executable, "-c", sys.argv[2], "second", ""], stderr=subprocess.PIPE)
assert b"table-locked" in again.stderr, again.stderr
writer.close()
log_file.Writer(path).close()
"""
    done = call(WINDOWS, "first", WINDOWS + code, code=code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_without_any_locks_games_are_looked_at_but_not_kept(
    call: Call, tmp_path: Path, lang: str
) -> None:
    folder = tmp_path / "home" / "tables"
    refused = call(LESS, "--lang", lang, "table", "new", "monday", "--players", "Ana,Ben,Cem")
    assert (refused.returncode, refused.stdout, len(refused.stderr.splitlines())) == (2, "", 1)
    assert not list(folder.glob("*"))
    assert call(WINDOWS, "table", "new", "friday", "--players", "Ana,Ben,Cem").returncode == 0
    before = (folder / "friday.jsonl").read_bytes()
    for looking in (["show"], ["history"], ["list"], ["export"]):
        done = call(LESS, "table", *looking)
        assert (done.returncode, done.stderr) == (0, ""), looking
    for writing in (["ana", "gazpacho"], ["undo"]):
        done = call(LESS, "--lang", lang, "table", *writing)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", refused.stderr)
    assert (folder / "friday.jsonl").read_bytes() == before
