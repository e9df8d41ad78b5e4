"""Entries of a kept game as people type them in three languages, through `referee table`."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.cli.main import main
from referee.text import catalogue

Typed = Callable[..., dict[str, Any]]


@pytest.fixture
def typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Iterator[Typed]:
    """Return a function: the event that a line means at a table of Jürgen, Käthe and Max."""
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path))
    monkeypatch.setenv("REFEREE_DEBUG", "1")
    players = ["--players", "Jürgen,Käthe,Max"]
    assert main(["table", "new", "t", "--game", "cuantos-tacos", *players]) == 0
    log = tmp_path / "tables" / "t.jsonl"

    def call(line: str, lang: str = "de") -> dict[str, Any]:
        code = main(["table", *line.split(), "--anyway", "--lang", lang])
        assert code == 0, capsys.readouterr()
        capsys.readouterr()
        event: dict[str, Any] = json.loads(log.read_text(encoding="utf-8").splitlines()[-1])
        event.pop("anyway", None)
        return event

    yield call
    catalogue.use("en")


@pytest.mark.parametrize(
    ("lang", "line", "event"),
    [
        ("de", "würfeln 3 Rind Limette Joker", {"event": "roll", "dice": 5}),
        ("de", "würfeln Rind Rind Rind Mais", {"event": "roll", "dice": 4}),
        ("en", "roll beef beef beef corn", {"event": "roll", "dice": 4}),
        ("zh", "掷骰 牛肉 牛肉 牛肉 玉米", {"event": "roll", "dice": 4}),
        ("en", "roll wilds 2 alike 3", {"event": "roll", "wilds": 2, "alike": 3}),
        ("de", "roll Joker 2 gleiche 3", {"event": "roll", "wilds": 2, "alike": 3}),
        ("zh", "roll 百搭 2 相同 3", {"event": "roll", "wilds": 2, "alike": 3}),
        ("de", "roll Joker Rind Rind", {"event": "roll", "dice": 3}),
        (
            "de",
            "score Käthe fertig 8+6 Bonus 1+2 ungenutzt 0",
            {"event": "score", "player": "Käthe", "finished": [8, 6], "bonus": [1, 2], "unused": 0},
        ),
        (
            "zh",
            "score Max 8+6 未用 2 已开始 5",
            {"event": "score", "player": "Max", "finished": [8, 6], "unused": 2, "begun": [5]},
        ),
        ("de", "zug beenden", {"event": "end-turn"}),
        ("zh", "结束回合", {"event": "end-turn"}),
        ("de", "fertig Käthe 8", {"event": "finish", "player": "Käthe", "points": 8}),
        (
            "de",
            "fertig Käthe 8 Bonus 1 2 Saucen 1",
            {"event": "finish", "player": "Käthe", "points": 8, "bonus": [1, 2], "sauces": 1},
        ),
        (
            "zh",
            "完成塔可 Max 8 奖励 1 2 酱料 1",
            {"event": "finish", "player": "Max", "points": 8, "bonus": [1, 2], "sauces": 1},
        ),
        ("en", "finish Max card 3", {"event": "finish", "player": "Max", "card": 3}),
        (
            "de",
            "action Käthe sperren Rind",
            {"event": "action", "player": "Käthe", "action": "lock", "die": 1},
        ),
        (
            "en",
            "action Max block Käthe",
            {"event": "action", "player": "Max", "action": "block", "against": "Käthe"},
        ),
        (
            "de",
            "zählen Käthe angefangen 4 2 Saucen 3",
            {"event": "score", "player": "Käthe", "begun": [4, 2], "sauces": 3},
        ),
        (
            "en",
            "count Max finished 8 6 bonus 1 2 unused 2 begun 5 sauces 4",
            {
                "event": "score",
                "player": "Max",
                "finished": [8, 6],
                "bonus": [1, 2],
                "unused": 2,
                "begun": [5],
                "sauces": 4,
            },
        ),
        (
            "zh",
            "计分 Max 完成 8 6 奖励 1 2 没用 2 半成品 5 酱料 4",
            {
                "event": "score",
                "player": "Max",
                "finished": [8, 6],
                "bonus": [1, 2],
                "unused": 2,
                "begun": [5],
                "sauces": 4,
            },
        ),
        ("de", "card Max 7 angefangen", {"event": "card", "player": "Max", "points": 7}),
    ],
)
def test_what_a_line_means(typed: Typed, lang: str, line: str, event: dict[str, Any]) -> None:
    found = typed(line, lang)
    for key in ("dice", "die"):
        if key in event:
            found[key] = len(found[key])
    if "angefangen" in line and found["event"] == "card":
        assert found.pop("begun") is True
    assert found == event
