"""Where kept games lie."""

from pathlib import Path

import pytest

from referee.tables import place
from referee.tables.faults import TableFault


def test_a_name_is_a_file_in_the_folder_of_tables(folder: Path) -> None:
    assert place.path_of("friday") == folder / "friday.jsonl"
    assert place.path_of(" Freitag bei Jürgen ") == folder / "Freitag bei Jürgen.jsonl"
    assert place.path_of("周五") == folder / "周五.jsonl"


def test_what_looks_like_a_path_is_one(folder: Path, tmp_path: Path) -> None:
    assert place.path_of(str(tmp_path / "a.jsonl")) == tmp_path / "a.jsonl"
    assert place.path_of("b.jsonl") == Path.cwd() / "b.jsonl"
    assert place.path_of("./c") == Path.cwd() / "c"


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
    path = place.path_of("friday")
    path.parent.mkdir(parents=True)
    path.touch()
    assert place.current() is None
    place.remember(path)
    assert place.current() == path
    path.unlink()
    assert place.current() is None


def test_a_game_elsewhere_is_remembered_by_its_path(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "elsewhere.jsonl"
    path.touch()
    place.remember(path)
    assert place.current() == path
    assert place.name_of(path) == str(path)


def test_remembering_never_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "file"))
    place.remember(Path("/x.jsonl"))
    assert place.current() is None
