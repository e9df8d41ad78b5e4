"""Where kept games lie."""

import os
from pathlib import Path

import pytest

from referee.tables import place
from referee.tables.faults import TableFault


def test_a_name_is_a_file_in_the_folder_of_tables(folder: Path) -> None:
    assert place.path_of("friday") == str(folder / "friday.jsonl")
    assert place.path_of(" Freitag bei Jürgen ") == str(folder / "Freitag bei Jürgen.jsonl")
    assert place.path_of("周五") == str(folder / "周五.jsonl")


def test_what_looks_like_a_path_is_one(folder: Path, tmp_path: Path) -> None:
    assert place.path_of(str(tmp_path / "a.jsonl")) == str(tmp_path / "a.jsonl")
    assert place.path_of("b.jsonl") == str(Path.cwd() / "b.jsonl")
    assert place.path_of("./c") == str(Path.cwd() / "c")
    assert place.path_of("~/c") == str(Path.home() / "c")
    assert place.path_of("~nobody-here/c") == str(Path.cwd() / "~nobody-here" / "c")


@pytest.mark.parametrize("name", ["", " ", ".", "..", ".hidden", "a\nb", "a\x1b[31m", "\udcff"])
def test_what_no_file_should_be_called(folder: Path, name: str) -> None:
    with pytest.raises(TableFault) as fault:
        place.path_of(name)
    assert fault.value.code == "bad-table-name"
    assert "\x1b" not in str(fault.value)


def test_a_name_may_not_be_endless(folder: Path) -> None:
    assert place.path_of("n" * 80)
    with pytest.raises(TableFault):
        place.path_of("小" * 27)  # 81 bytes


def test_the_name_composed_or_not_is_the_same_file(folder: Path) -> None:
    assert place.path_of("Ju\u0308rgen") == place.path_of("Jürgen")


def test_the_game_used_last_is_remembered_while_it_exists(folder: Path) -> None:
    path = Path(place.path_of("friday"))
    path.parent.mkdir(parents=True)
    path.touch()
    assert place.current() is None
    place.remember(str(path))
    assert place.current() == str(path)
    path.unlink()
    assert place.current() is None


def test_a_game_elsewhere_is_remembered_by_its_path(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "elsewhere.jsonl"
    path.touch()
    place.remember(str(path))
    assert place.current() == str(path)
    assert place.name_of(str(path)) == str(path)


@pytest.mark.parametrize("ending", ["", "/", "//", "/."])
def test_a_path_into_the_folder_of_tables_is_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path) + ending)
    assert place.name_of(str(tmp_path / "tables" / "a.b.jsonl")) == "a.b"
    assert place.name_of(str(tmp_path / "a.jsonl")) == str(tmp_path / "a.jsonl")


def test_games_are_listed_last_used_first(folder: Path) -> None:
    assert place.kept() == []
    folder.mkdir(parents=True)
    for time, name in enumerate(("b.jsonl", "a.jsonl", "a.jsonl.torn-1", "c.jsonl")):
        (folder / name).touch()
        os.utime(folder / name, (time, time))
    os.utime(folder / "b.jsonl", (1, 1))  # as late as a
    assert place.kept() == [str(folder / f"{name}.jsonl") for name in "cab"]


def test_remembering_never_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "file"))
    place.remember("/x.jsonl")
    assert place.current() is None
