"""A kept game that goes on."""

import json
from pathlib import Path
from typing import Any

import pytest

from referee.engine.faults import BadInput
from referee.rulebase import store
from referee.tables import log_file
from referee.tables import session as sessions
from referee.tables.faults import TableFault
from referee.tables.session import Session
from tests.tables.conftest import FIRST


def play(player: str, card: str, **more: Any) -> dict[str, Any]:
    return {"event": "play", "player": player, "card": card, **more}


def test_the_first_line_tells_format_game_and_version(game: Path) -> None:
    first = json.loads(game.read_text("utf-8"))
    assert list(first)[:4] == ["event", "game", "format", "rules"]
    assert first["format"] == 1
    assert first["rules"] == store.facts("la-cuenta")["version"]
    assert Session(game).notes == []


def test_a_start_that_the_game_refuses_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        sessions.begin(tmp_path / "a.jsonl", "la-cuenta", {**FIRST, "players": ["Ana"]})
    assert not list(tmp_path.iterdir())


def test_events_undo_and_edit_are_appended(game: Path) -> None:
    with Session(game, writable=True) as session:
        assert session.add(play("Ana", "gazpacho")) == 2
        assert session.add({"event": "undo"}) == 3
        assert session.add(play("Ana", "wine")) == 4
        assert session.add({"event": "edit", "line": 4, "with": None}) == 5
        assert session.standing()[1:] == [None, None, None, None]
    assert len(game.read_text("utf-8").splitlines()) == 5
    assert Session(game).result() == session.result()


def test_what_cannot_be_read_changes_neither_file_nor_state(game: Path) -> None:
    with Session(game, writable=True) as session:
        session.add(play("Ana", "gazpacho"))
        content, result = game.read_bytes(), session.result()
        for bad in (
            play("Eva", "wine"),
            play("Ana", "pizza"),
            {"event": "edit", "line": 1, "with": None},
            {"event": "edit", "line": 2, "with": play("Ana", "pizza")},
            {"event": "edit", "line": 3, "with": None},
        ):
            with pytest.raises(BadInput):
                session.add(bad)
            assert game.read_bytes() == content
            assert session.result() == result
        session.add({"event": "undo"})
        with pytest.raises(BadInput):
            session.add({"event": "undo"})


def test_what_cannot_be_kept_does_not_count(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: Any) -> None:
        raise OSError(28, "No space left on device")

    with Session(game, writable=True) as session:
        session.add(play("Ana", "gazpacho"))
        with monkeypatch.context() as patch:
            patch.setattr(log_file, "write_all", full)
            for event in (play("Ben", "wine"), {"event": "undo"}):
                with pytest.raises(TableFault):
                    session.add(event)
        assert session.fold.state.turn == "Ben"
        session.add(play("Ben", "wine"))
        assert session.fold.state.turn == "Cem"
    assert Session(game).fold.state.turn == "Cem"


def test_a_line_that_means_nothing_is_wrong_input_as_for_a_replay(game: Path) -> None:
    with game.open("a") as file:
        file.write('{"event": "play", "player": "Eva", "card": "wine"}\n{"event": "settle"}\n')
    content = game.read_bytes()
    with pytest.raises(TableFault) as fault:
        Session(game, writable=True)
    assert (fault.value.code, fault.value.exit_code) == ("unknown-player", 2)
    assert fault.value.where.endswith(":2")
    assert game.read_bytes() == content


def test_a_game_that_is_not_known_here(tmp_path: Path) -> None:
    path = tmp_path / "chess.jsonl"
    path.write_text(json.dumps({"event": "game", "game": "chess"}) + "\n")
    with pytest.raises(TableFault) as fault:
        Session(path)
    assert (fault.value.code, fault.value.exit_code) == ("no-log", 2)


@pytest.mark.parametrize("first", [{}, [], "game", None, 1, {"game": ["la-cuenta"]}, {"event": 1}])
def test_a_first_line_that_begins_no_game_is_damage(tmp_path: Path, first: Any) -> None:
    path = tmp_path / "friday.jsonl"
    path.write_text(json.dumps(first) + "\n")
    with pytest.raises(TableFault) as fault:
        Session(path)
    assert (fault.value.exit_code, fault.value.where) == (3, f"{path}:1")


def test_a_log_of_the_phone_without_our_keys_is_read(tmp_path: Path) -> None:
    path = tmp_path / "phone.jsonl"
    path.write_text(json.dumps({**FIRST, "game": "la-cuenta"}) + "\n")
    session = Session(path)
    assert session.players == ["Ana", "Ben", "Cem"]
    assert session.notes == []


def test_another_version_of_the_rules_is_said(game: Path) -> None:
    first = json.loads(game.read_text("utf-8"))
    game.write_text(json.dumps({**first, "rules": "0.0.1"}) + "\n")
    assert [note.code for note in Session(game).notes] == ["other-rules"]


def test_steps_tell_what_each_line_did(game: Path) -> None:
    with Session(game, writable=True) as session:
        session.add(play("Ana", "gazpacho"))
        session.add(play("Ana", "aceitunas", anyway=True))
        session.add({"event": "ask", "player": "Cem"})
        session.add({"event": "settle"})
        session.add({"event": "undo"})
        session.add({"event": "settle"})
    steps = list(session.steps())
    assert [step.line for step in steps] == [1, 2, 3, 4, 5, 6, 7]
    codes = [found["code"] for found in steps[2].reasons]
    assert codes == ["not-your-turn", "too-cheap"]
    assert steps[4].event is None
    assert steps[4].written == {"event": "settle"}
    assert [bill["payable"] for bill in steps[6].rounds] == [30]  # 20 + 10
