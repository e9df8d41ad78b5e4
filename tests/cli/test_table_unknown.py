"""`referee table WORD` where no word of the line is known: it may have been meant as a command."""

from pathlib import Path

import pytest

from referee.tables.session import Session
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def _kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path))
    assert run("table", "new", "my game", "--players", "Ana,Ben,Cem").code == 0
    assert run("table", "new", "q", "--players", "Ana,Ben,Cem").code == 0


COMMAND = "is no command of “referee table”; “referee table --help” lists them."


@pytest.mark.parametrize("game", ["la-cuenta", "cuantos-tacos", "bolicheros-de-barrio"])
def test_what_is_nothing_known_is_told_as_no_command(run: Run, game: str) -> None:
    run("table", "new", "here", "--game", game, "--players", "Ana,Ben,Cem")
    done = run("table", "rename", "Zoe")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"Error: “rename” {COMMAND} ")
    assert "“rename" in done.err.partition(COMMAND)[2]  # and nothing that can be entered


@pytest.mark.parametrize("words", [[""], ["--", "--lang", "en"]])
def test_a_line_of_nothing_says_what_can_be_entered(run: Run, words: list[str]) -> None:
    done = run("table", *words, "-t", "q") if words == [""] else run("table", "-t", "q", *words)
    assert done.err == "Error: Say which card is played, for example: gazpacho\n"
    run("table", "new", "here", "--game", "cuantos-tacos", "--players", "Ana,Ben")
    done = run("table", "", "-t", "here")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("Error: Say what happens; possible: roll, finish, ")


@pytest.mark.parametrize(("lang", "said"), [("de", "kein Befehl"), ("zh", "不是")])
def test_it_is_said_in_every_language(run: Run, lang: str, said: str) -> None:
    assert said in run("table", "rename", "Zoe", "--lang", lang).err


def test_a_kept_game_called_like_a_type_is_no_reason(run: Run) -> None:
    run("table", "new", "meat", "--players", "Ana,Ben,Cem")
    done = run("table", "meat", "45")
    assert done.code != 0
    assert "command" not in done.err


def test_a_card_is_still_suggested_behind_it(run: Run) -> None:
    said = "There is no card “gaspatxo”; did you mean Gazpacho?"
    assert run("table", "gaspatxo").err == f"Error: “gaspatxo” {COMMAND} {said}\n"
    # Who begins with a name tells what happened, and means no command.
    assert run("table", "ana", "gaspatxo").err == f"Error: {said}\n"


@pytest.mark.parametrize("words", [["delete", "q"], ["q"], ["open", "q"], ["tidy", "my game"]])
def test_a_kept_game_is_known_by_its_name(run: Run, words: list[str]) -> None:
    done = run("table", *words)
    assert done.code == 2
    assert done.err.startswith(f"Error: “{words[0]}” {COMMAND} ")
    name = words[-1] if words[-1] == "q" else "'my game'"
    example = f"referee table show -t {name}"
    assert done.err.endswith(f"“{words[-1]}” is a game that is kept: {example}\n")
    assert "card" not in done.err


@pytest.mark.parametrize("name", ["Hist", "Lis"])
def test_whoever_came_later_is_no_mistyped_command(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert f"No such command “{name}”." in run("table", name, "wine").err
    there = ["Ana", "Ben", "Cem", name]
    monkeypatch.setattr(Session, "players", property(lambda _self: there))
    assert "command" not in run("table", name, "wine").err


def test_a_table_that_cannot_be_read_seats_nobody(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tables" / "q.jsonl").write_text('{"event": "game"}\n{"event": 1}\n', "utf-8")
    done = run("table", "shw")
    assert (done.code, "“show”" in done.err) == (2, True)
