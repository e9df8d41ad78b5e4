"""A whole game kept with `referee table`, typed as people say it in three languages."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.text import catalogue
from tests.support.calling import Said, plainly, said

GAMES = {
    "en": [
        "Ana food 1",
        "ben drink experience 2",
        "Cem staff external",
        "Dai food external paid 0",
        "diners food",
        "fill the market",
        "Ben drink 1 2",
        "ana staff 1 paid 3",
        "diners drink",
        "end dai",
        "refill",
    ],
    "de": [
        "Ana Essen 1",
        "ben Getränke Erlebnis 2",
        "Cem Personal extern",
        "Dai Essen extern bezahlt 0",
        "Gäste Essen",
        "Markt auffüllen",
        "Ben Getränke 1 2",
        "ana Personal 1 bezahlt 3",
        "Gäste Getränke",
        "Ende Dai",
        "Markt",
    ],
    "zh": [
        "Ana食物1",
        "Ben 饮品 体验2",
        "Cem员工外部",
        "Dai 食物 外部 付0",
        "食客食物",
        "补满市场",
        "Ben饮品1付2",
        "Ana 员工 1 付3",
        "食客 饮品",
        "触发结束 Dai",
        "补满市场",
    ],
}


@pytest.fixture
def table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Iterator[Callable[..., Said]]:
    """Return a function: exit code, output and errors of `referee table` with these arguments."""
    plainly(monkeypatch)
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path))

    def call(*arguments: str) -> Said:
        return said(capsys, ["table", *arguments])

    yield call
    catalogue.use("en")


@pytest.mark.parametrize("lang", GAMES)
def test_a_game_as_people_type_it(table: Any, tmp_path: Path, lang: str) -> None:
    new = ["new", "friday", "--game", "bolicheros-de-barrio", "--players", "Ana,Ben,Cem,Dai"]
    assert table(*new, "--lang", lang)[0] == 0
    for line in GAMES[lang]:
        code, _out, err = table(*line.split(" "), "--lang", lang)
        assert (code, err) == (0, ""), line
    log = (tmp_path / "tables" / "friday.jsonl").read_text(encoding="utf-8")
    (first, *events) = [json.loads(line) for line in log.splitlines()]
    assert first["players"] == ["Ana", "Ben", "Cem", "Dai"]
    assert [event["event"] for event in events] == [
        *["improve"] * 4,
        *("diners", "refill"),
        *["improve"] * 2,
        *("diners", "end", "refill"),
    ]
    _code, out, _err = table("show", "--json", "--lang", lang)
    data = json.loads(out)["data"]["state"]
    # Base payments 3, 3, 2, 2, then food: Ana 1, Dai 1, a star each; base 3, 4, 2, 2, and drink:
    # Ben 2 and a star. Paid: Ana 3, Ben 2. Of one star each, Ben has most coins.
    figures = data["figures"]
    assert figures["coins"] == {"Ana": 4 - 3 + 3, "Ben": 3 - 2 + 4 + 2, "Cem": 4, "Dai": 5}
    assert figures["stars"] == {"Ana": 1, "Ben": 1, "Cem": 0, "Dai": 1}
    assert (data["over"], data["winners"]) == (True, ["Ben"])


def test_joined_midway_without_a_file(table: Any) -> None:
    joined = ("--coins", "Ana=4,Ben=2", "--stars", "Ana=2")
    table("new", "late", "--game", "bolicheros-de-barrio", "--players", "Ana,Ben", *joined)
    assert table("restaurant", "Ana", "1", "food", "drink", "staff")[0] == 0
    assert table("restaurant", "Ana", "external", "drink", "drink")[0] == 0
    _code, out, _err = table("show")
    assert "Experience 1 complete: food, drink, staff" in out
    assert "External service: drink, drink" in out
    # 4 there, base 2 + 1, three drinks; Ana has most and gets a star, nothing is paid again.
    _code, out, _err = table("diners", "drink")
    after = [" ".join(line.split()) for line in out.splitlines()]
    assert any(line == "Ana 10 $ 3" for line in after), "figures stand below the lines"
    assert any(line.startswith("Ben 4 $ 0") for line in after)


def test_what_the_rules_refuse_is_not_entered(table: Any) -> None:
    table("new", "friday", "--game", "bolicheros-de-barrio", "--players", "Ana,Ben")
    table("Ana", "food", "1")
    code, _out, err = table("Ana", "food", "1")
    assert code == 1
    assert "BB" in err
    assert "--anyway" in err
    code, out, _err = table("Ana", "food", "1", "--anyway")
    assert code == 0
    assert "Ana" in out
