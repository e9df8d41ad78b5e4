"""Games kept in the folder for configuration move to that for data: once, and nothing is lost."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee import languages
from referee.cli import older
from referee.tables import locking, moving, place
from referee.text import catalogue

FIRST = json.dumps({"event": "game", "game": "la-cuenta", "players": ["Ana", "Ben", "Cem"]}) + "\n"


class Homes:
    """The old folder and the new one, as a user's environment says."""

    def __init__(self, old: Path, new: Path) -> None:
        self.old = old
        self.new = new

    def keep(self, folder: Path, name: str, more: str = "") -> str:
        (folder / "tables").mkdir(parents=True, exist_ok=True)
        (folder / "tables" / name).write_text(FIRST + more, encoding="utf-8")
        return FIRST + more

    def kept(self, folder: Path) -> dict[str, str]:
        found = (folder / "tables").glob("*") if folder.exists() else []
        return {path.name: path.read_text("utf-8") for path in found}


@pytest.fixture
def homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Homes:
    monkeypatch.delenv("REFEREE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Homes(tmp_path / "config" / "referee", tmp_path / "data" / "referee")


def test_home_is_where_the_system_keeps_data(
    homes: Homes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.home() == str(homes.new)
    for unusable in ("relative/data", ""):
        monkeypatch.setenv("XDG_DATA_HOME", unusable)
        assert place.home() == str(tmp_path / ".local" / "share" / "referee")
    monkeypatch.setenv("REFEREE_HOME", "/elsewhere")
    assert place.home() == "/elsewhere"


@pytest.mark.parametrize(("system", "folder"), [
    ("darwin", "Library/Application Support/referee"),
    ("linux", ".local/share/referee"),
])  # fmt: skip
def test_each_system_has_its_folder(
    homes: Homes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, folder: str
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(sys, "platform", system)
    assert place.home() == str(tmp_path / folder)


@pytest.mark.parametrize("another_disk", [False, True])
def test_games_move_once(homes: Homes, monkeypatch: pytest.MonkeyPatch, another_disk: bool) -> None:
    if another_disk:
        _on_two_disks(monkeypatch)
    wanted = {name: homes.keep(homes.old, name) for name in ("friday.jsonl", "周五.jsonl")}
    wanted["friday.jsonl.torn-1"] = homes.keep(homes.old, "friday.jsonl.torn-1")
    (homes.old / "current").write_text("friday\n", encoding="utf-8")
    note = moving.move(homes.old)
    assert note is not None
    assert note.text(str).count(str(homes.new)) == 1
    assert homes.kept(homes.new) == wanted
    assert not homes.old.exists()
    assert place.current() == str(homes.new / "tables" / "friday.jsonl")
    assert moving.move(homes.old) is None


@pytest.mark.parametrize("another_disk", [False, True])
def test_with_games_in_both_every_game_stays(
    homes: Homes, monkeypatch: pytest.MonkeyPatch, another_disk: bool
) -> None:
    if another_disk:
        _on_two_disks(monkeypatch)
    long = "n" * 80
    for name in ("friday", long, "only-old", "same"):
        homes.keep(homes.old, f"{name}.jsonl", "" if name == "same" else "old\n")
    for name in ("friday", "friday-2", long, "only-new", "same"):
        homes.keep(homes.new, f"{name}.jsonl", "" if name == "same" else "new\n")
    (homes.old / "current").write_text("friday\n", encoding="utf-8")
    note = moving.move(homes.old)
    assert note is not None
    assert "friday → friday-3" in note.text(str)
    assert homes.kept(homes.new) == {
        "friday.jsonl": FIRST + "new\n",
        "friday-2.jsonl": FIRST + "new\n",
        "friday-3.jsonl": FIRST + "old\n",
        f"{long}.jsonl": FIRST + "new\n",
        f"{long[:78]}-2.jsonl": FIRST + "old\n",
        "only-old.jsonl": FIRST + "old\n",
        "only-new.jsonl": FIRST + "new\n",
        "same.jsonl": FIRST,
    }
    assert all(place.path_of(place.name_of(path)) == path for path in place.kept())
    assert place.current() == str(homes.new / "tables" / "friday-3.jsonl")


def test_the_game_used_last_in_the_new_folder_stays_the_one(homes: Homes) -> None:
    homes.keep(homes.old, "friday.jsonl")
    homes.keep(homes.new, "monday.jsonl")
    (homes.old / "current").write_text("friday\n", encoding="utf-8")
    (homes.new / "current").write_text("monday\n", encoding="utf-8")
    moving.move(homes.old)
    assert place.current() == str(homes.new / "tables" / "monday.jsonl")
    assert not homes.old.exists()


@pytest.mark.parametrize("stop_at", range(13))
@pytest.mark.parametrize("both", [False, True])
@pytest.mark.parametrize("another_disk", [False, True])
def test_a_start_that_is_stopped_anywhere_loses_nothing(
    homes: Homes, monkeypatch: pytest.MonkeyPatch, stop_at: int, both: bool, another_disk: bool
) -> None:
    """Every change to the disk may be the last one; the next start finishes the work."""
    for name in ("a", "b"):
        homes.keep(homes.old, f"{name}.jsonl", f"{name}\n")
    if both:
        homes.keep(homes.new, "b.jsonl", "another\n")
    wanted = set(homes.kept(homes.old).values()) | set(homes.kept(homes.new).values())
    if another_disk:
        _on_two_disks(monkeypatch)
    with monkeypatch.context() as patch:
        count = iter(range(1000))
        for owner, name in ((Path, "rename"), (Path, "unlink"), (Path, "rmdir"), (Path, "mkdir"),
                            (os, "link"), (os, "fsync")):  # fmt: skip
            _stop(patch, owner, name, count, stop_at)
        try:
            moving.move(homes.old)
        except KeyboardInterrupt:
            seen = {*homes.kept(homes.old).values(), *homes.kept(homes.new).values()}
            assert seen >= wanted
    moving.move(homes.old)
    found = homes.kept(homes.new)
    assert set(found.values()) == wanted
    assert len(found) == len(wanted)
    assert not homes.kept(homes.old)


def test_a_folder_of_the_players_own_choice_stays_where_it_is(homes: Homes, tmp_path: Path) -> None:
    synced = tmp_path / "synced"
    homes.keep(synced, "friday.jsonl")
    homes.old.mkdir(parents=True)
    (homes.old / "tables").symlink_to(Path("../../synced/tables"))
    assert moving.move(homes.old) is not None
    assert homes.kept(homes.new) == {"friday.jsonl": FIRST}
    assert homes.kept(synced) == {"friday.jsonl": FIRST}


def test_other_files_there_stay(homes: Homes) -> None:
    homes.keep(homes.old, "friday.jsonl")
    (homes.old / "notes.txt").write_text("mine", encoding="utf-8")
    moving.move(homes.old)
    assert [path.name for path in homes.old.iterdir()] == ["notes.txt"]


def test_where_both_are_one_folder_nothing_happens(
    homes: Homes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", os.environ["XDG_CONFIG_HOME"])
    homes.keep(homes.old, "friday.jsonl")
    assert moving.move(homes.old) is None
    assert homes.kept(homes.old) == {"friday.jsonl": FIRST}


@pytest.mark.parametrize("lang", languages.LANGUAGES)
def test_what_cannot_be_moved_is_said_and_stays(homes: Homes, lang: str) -> None:
    homes.keep(homes.old, "friday.jsonl")
    homes.new.parent.mkdir()
    homes.new.write_text("a file, no folder", encoding="utf-8")
    note = moving.move(homes.old)
    assert note is not None
    text = note.text(catalogue.translator(lang))
    assert f"REFEREE_HOME={homes.old}" in text
    assert homes.kept(homes.old) == {"friday.jsonl": FIRST}


def test_starts_at_the_same_time_take_turns(homes: Homes) -> None:
    wanted = {f"{n}.jsonl": homes.keep(homes.old, f"{n}.jsonl") for n in range(40)}
    homes.keep(homes.new, "0.jsonl")
    notes = []
    starts = [threading.Thread(target=lambda: notes.append(moving.move(homes.old)))
              for _ in range(8)]  # fmt: skip
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert homes.kept(homes.new) == wanted
    assert len([note for note in notes if note]) == 1


def test_whoever_writes_in_the_old_place_loses_no_entry(
    homes: Homes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On another disk a game is copied, once its writer has finished; the file is else the same."""
    _on_two_disks(monkeypatch)
    homes.keep(homes.old, "friday.jsonl")
    fd = os.open(homes.old / "tables" / "friday.jsonl", os.O_RDWR | os.O_APPEND)
    assert locking.locked(fd)
    start = threading.Thread(target=moving.move, args=(homes.old,))
    start.start()
    os.write(fd, b"entry\n")
    assert homes.kept(homes.new).get("friday.jsonl") is None
    locking.close(fd)
    start.join()
    assert homes.kept(homes.new) == {"friday.jsonl": FIRST + "entry\n"}


@pytest.mark.parametrize("lang", languages.LANGUAGES)
def test_a_command_says_it_in_one_line_beside_its_answer(
    homes: Homes, root: Path, lang: str
) -> None:
    homes.keep(homes.old, "friday.jsonl")
    command = [sys.executable, "-m", "referee.cli.main", "table", "list", "--json", "--lang", lang]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert [game["table"] for game in json.loads(done.stdout)["data"]] == ["friday"]
    assert len(done.stderr.splitlines()) == 1
    assert str(homes.new) in done.stderr
    again = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert (again.stdout, again.stderr) == (done.stdout, "")


def test_nothing_is_looked_for_with_a_home_of_ones_own(
    homes: Homes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    homes.keep(homes.old, "friday.jsonl")
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "own"))
    older.move_games()
    assert homes.kept(homes.old) == {"friday.jsonl": FIRST}


def _on_two_disks(monkeypatch: pytest.MonkeyPatch) -> None:
    rename = Path.rename

    def only_here(path: Path, target: Path) -> Path:
        if path.parent != Path(target).parent:
            raise OSError(18, "Invalid cross-device link")
        return rename(path, target)

    def refused(*_: object, **__: object) -> None:
        raise OSError(18, "Invalid cross-device link")

    monkeypatch.setattr(Path, "rename", only_here)
    monkeypatch.setattr(os, "link", refused)


def _stop(
    patch: pytest.MonkeyPatch, owner: object, name: str, count: Iterator[int], at: int
) -> None:
    real = getattr(owner, name)

    def counted(*args: object, **options: object) -> object:
        if next(count) == at:
            raise KeyboardInterrupt
        return real(*args, **options)

    patch.setattr(owner, name, counted)


@pytest.mark.parametrize("unusable", ["", "relative"])
def test_nothing_is_taken_from_where_somebody_happens_to_stand(
    homes: Homes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unusable: str
) -> None:
    """An empty or relative XDG_CONFIG_HOME names no folder: one beside the caller stays."""
    here = tmp_path / "here"
    text = homes.keep(here / unusable / "referee", "friday.jsonl")
    usual = homes.keep(tmp_path / ".config" / "referee", "old.jsonl")
    monkeypatch.chdir(here)
    monkeypatch.setenv("XDG_CONFIG_HOME", unusable)
    older.move_games()
    assert homes.kept(here / unusable / "referee") == {"friday.jsonl": text}
    assert homes.kept(homes.new) == {"old.jsonl": usual}


def test_a_folder_that_is_no_referees_stays(homes: Homes) -> None:
    (homes.old / "tables").mkdir(parents=True)
    (homes.old / "tables" / "session.py").write_text("", encoding="utf-8")
    older.move_games()
    assert homes.kept(homes.old) == {"session.py": ""}
    assert not homes.new.exists()
