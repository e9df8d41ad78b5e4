"""``referee may``: yes or no, why, and who says otherwise; figures by hand from the rules."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

TABLE = "meat 20 40+premium; fish burnt -10; wine x3"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))


def may(run: Run, *arguments: str) -> tuple[int, Any]:
    done = run("may", *arguments, "--json")
    return done.code, done.data


def test_no_with_the_rule_and_who_says_otherwise_and_the_cost(run: Run) -> None:
    code, data = may(run, "callos", "--table", TABLE)  # 60 on 2 × 40
    assert code == 1
    assert [entry["code"] for entry in data["reasons"]] == ["too-cheap"]
    assert data["rules"] == ["tapas-stack", "premium-threshold"]
    assert [(e["ruling"], e["choice"], e["allowed"], e["difference"]) for e in data["rulings"]] == [
        ("premium-threshold", "printed", True, 60)
    ]
    assert [entry["reading"] for entry in data["readings"]] == ["zh"]
    page = run("may", "callos", "--table", TABLE).out
    assert page.startswith("Callos\nNo: Callos counts 60 € here")
    assert "premium-threshold=printed: yes, +60 € on the bill" in page


def test_yes_and_what_it_adds(run: Run) -> None:
    assert may(run, "jamon", "--table", TABLE)[1]["adds"] == 100
    assert may(run, "jamon+premium", "--table", TABLE)[1]["adds"] == 200
    assert may(run, "wine", "--table", TABLE)[1]["adds"] == 60  # 120 → 180
    code, data = may(run, "burnt", "-20", "vegetable", "--table", "meat 20")
    assert (code, data["adds"]) == (0, -20)
    assert ("burnt-opens-stack", "no") in [(e["ruling"], e["choice"]) for e in data["rulings"]]


@pytest.mark.parametrize(
    ("asked", "table", "codes"),
    [
        ("pulpo", TABLE, ["locked"]),
        ("wine", "meat 10, fish 10, vegetable 10; coffee", ["coffee-out"]),
        ("coffee", "meat 10, fish 10", ["coffee-too-early"]),
        ("aceitunas", "gazpacho; gazpacho; coffee", ["coffee-out", "too-cheap"]),
        ("premium", "gazpacho", ["premium-alone"]),
        ("wine+premium", "gazpacho", ["premium-on-other"]),
        ("tip", "gazpacho", ["bill-not-asked"]),
        ("wine", "gazpacho, 2 tips", ["bill-asked"]),
        ("pass", "gazpacho", ["pass-not-birthday"]),
        ("settle", "gazpacho", ["nothing-asked-yet"]),
        ("meat 45", "", ["no-such-dish"]),
        ("cake", "cake", ["no-copies-left"]),
    ],
)
def test_every_reason(run: Run, asked: str, table: str, codes: list[str]) -> None:
    code, data = may(run, *asked.split(), "--table", table)
    assert code == 1
    assert [entry["code"] for entry in data["reasons"]] == codes


def test_asking_for_the_bill(run: Run) -> None:
    code, data = may(run, "ask", "--table", "gazpacho", "--players", "4")
    assert code == 0
    assert ("early-ask", "forbidden") in [(e["ruling"], e["choice"]) for e in data["rulings"]]
    assert [entry["reading"] for entry in data["readings"]] == ["en", "zh"]
    code, data = may(run, "ask", "--player", "1", "--table", "gazpacho", "--players", "4")
    assert [entry["code"] for entry in data["reasons"]] == ["too-early-out-of-turn"]
    assert may(run, "ask", "--player", "1", "--table", "gazpacho, wine x3")[0] == 0


def test_under_another_ruling(run: Run) -> None:
    arguments = ["callos", "--table", TABLE, "--ruling", "premium-threshold=printed"]
    code, data = may(run, *arguments)
    assert (code, data["adds"]) == (0, 60)
    assert may(run, "callos", "--table", TABLE, "--reading", "zh")[0] == 0


def test_against_a_kept_game(run: Run) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,小明")
    run("table", "ana", "gazpacho")
    assert may(run, "tortilla")[1]["event"]["player"] == "Ben"
    assert may(run, "小明", "wine")[0] == 1
    assert may(run, "wine", "--player", "小明")[0] == 1
    assert may(run, "aceitunas", "-t", "x")[0] == 1
    assert may(run, "fifty-fifty", "Ben")[0] == 1
    run("table", "ask", "Ben")
    assert may(run, "fifty-fifty", "小明")[0] == 0
    assert may(run, "tip")[1]["adds"] == 20
    page = run("may", "tip").out
    assert page.startswith("Ben plays a Tip.\nYes; the bill changes by +20 €.")
    before = run("table", "export").out
    assert run("table", "export").out == before  # asking enters nothing


def test_three_languages(run: Run) -> None:
    german = run("may", "callos", "--table", "Fleisch 20 40+Premium", "--lang", "de").out
    assert "Geht nicht: Callos zählt hier 60 €" in german
    assert "premium-threshold=printed: ja, +60 € auf der Rechnung" in german
    chinese = run("may", "callos", "--table", "肉20 40+升级菜品", "--lang", "zh").out
    assert "不行：Callos在这里算€60" in chinese
    assert "premium-threshold=printed：可以，账单+€60" in chinese


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ([], "no-card"),
        (["wine"], "no-table"),
        (["pizza", "--table", "wine"], "unknown-card"),
        (["wine", "--table", "pizza"], "unknown-card"),
        (["wine", "--table", "burnt -20"], "no-stack"),
        (["wine", "--table", "wine", "--players", "2"], "number-of-players"),
        (["wine", "--table", "wine", "--player", "Ana"], "unknown-player"),
        (["wine", "--table", "wine", "--reading", "xx"], "unknown-reading"),
    ],
)
def test_what_is_asked_wrong(run: Run, arguments: list[str], code: str) -> None:
    done = run("may", *arguments, "--json")
    assert done.code == 2
    assert done.envelope["errors"][0]["code"] == code


def test_neither_a_table_nor_a_card(run: Run) -> None:
    assert "neither a table nor a card called “nowhere”" in run("may", "wine", "-t", "nowhere").err


def test_no_for_another_reason_is_no_other_answer(run: Run) -> None:
    code, data = may(run, "tip", "--table", "")  # before anybody asked, and without a tapas
    assert code == 1
    assert data["rulings"] == data["readings"] == []
