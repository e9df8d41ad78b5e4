"""The count in what shared code shows: it is called by its name and is no further round."""

import json
from pathlib import Path
from typing import Any

import pytest

from referee.cli.main import main
from referee.engine.phone_api import PhoneApi
from referee.games.cuantos_tacos import game, referee

LOG: list[dict[str, Any]] = [
    {"event": "game", "game": "cuantos-tacos", "players": ["Ana", "Ben"], "round": 7},
    {"event": "finish", "player": "Ana", "points": 8},
    {"event": "end-turn"},
    {"event": "end-turn"},
    {"event": "end"},
]


@pytest.mark.parametrize(("lang", "name"), [("en", "The count"), ("de", "Wertung"), ("zh", "计分")])
def test_the_replayed_table_has_a_row_for_the_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, name: str
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(json.dumps(event) for event in LOG))
    assert main(["replay", str(file), "--lang", lang]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [*name.split(), "28", "20"] in rows  # 8 + 4*5 and 4*5
    assert ["1", "8", "0"] in rows
    assert not [row for row in rows if row[:1] == ["2"]]


def test_the_phone_is_told_that_it_is_no_round(facts: dict[str, Any]) -> None:
    desk = PhoneApi(game, referee, json.dumps(facts))
    desk.ask(json.dumps({"do": "open", "log": LOG}))
    marks = json.loads(desk.ask(json.dumps({"do": "marks"})))["ok"]
    assert [(mark["round"], mark.get("what")) for mark in marks] == [
        (0, None),
        (1, None),
        (2, "count"),
    ]


def test_may_says_that_nobody_told_the_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    main(["table", "new", "t", "--game", "cuantos-tacos", "--players", "Ana,Ben"])
    capsys.readouterr()
    assert main(["may", "steal"]) == 0
    assert "Yes. Nobody has told the dice of this turn" in capsys.readouterr().out
    main(["may", "end"])
    assert "No: Round 1 of 7" in capsys.readouterr().out


def test_a_round_without_points_is_no_line_of_the_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    main(["table", "new", "t", "--game", "cuantos-tacos", "--players", "Ana,Ben"])
    for entry in (["end-turn"], ["end-turn"], ["finish", "Ana", "8"], ["end-turn"], ["end-turn"]):
        main(["table", *entry])
    capsys.readouterr()
    main(["table", "history"])
    out = capsys.readouterr().out
    assert "Nothing changes" not in out
    assert "Round 1:" not in out
    assert "Round 2: Points: Ana +8" in out
