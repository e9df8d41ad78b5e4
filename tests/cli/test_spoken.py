"""Lines as people say them, word by word as a shell hands them over, in three languages."""

from pathlib import Path
from typing import Any

import pytest

from referee.cli.answer import Stop
from referee.cli.app import App
from referee.cli.people import People
from referee.rulebase import store
from tests.cli.conftest import Run

ASK = {"event": "ask"}
TIP = {"event": "tip"}
WITH_BEN = {"event": "fifty-fifty", "with": "Ben"}


def play(card: str, **keys: Any) -> dict[str, Any]:
    return {"event": "play", "card": card, **keys}


BURNT = play("burnt-dish", price=-20, on="fish")
LINES = {
    "um die rechnung bitten": ASK,
    "um Rechnung bitten": ASK,
    "nach der Rechnung fragen": ASK,
    "Rechnung, bitte": ASK,
    "möchte zahlen": ASK,
    "darf ich um die Rechnung bitten?": ASK,
    "ask for the bill": ASK,
    "the bill, please": ASK,
    "may I ask for the bill?": ASK,
    "wants to pay": ASK,
    "请求 结账": ASK,
    "要 买单": ASK,
    "可以结账吗？": ASK,
    "请结账": ASK,
    "结账吧": ASK,
    "Trinkgeld geben": TIP,
    "gibt Trinkgeld": TIP,
    "leave a tip": TIP,
    "给 小费": TIP,
    "halbe-halbe mit Ben": WITH_BEN,
    "mit Ben halbe-halbe machen": WITH_BEN,
    "teilt mit Ben": WITH_BEN,
    "fifty-fifty with Ben": WITH_BEN,
    "splits with Ben": WITH_BEN,
    "一人一半 和Ben": WITH_BEN,
    "和Ben一人一半": WITH_BEN,
    "和 Ben 平分": WITH_BEN,
    "各 付 各 的": {"event": "go-dutch"},
    "geteilte Rechnung machen": {"event": "go-dutch"},
    "einen Rotwein bestellen": play("wine"),
    "spielt einen Rotwein": play("wine"),
    "ich lege Gazpacho": play("gazpacho"),
    "Gazpacho legen": play("gazpacho"),
    "order a glass of wine": play("wine"),
    "点 葡萄酒 吧": play("wine"),
    "出葡萄酒": play("wine"),
    "auf die Toilette gehen": play("toilet"),
    "go to the toilet": play("toilet"),
    "去洗手间": play("toilet"),
    "Kaffee trinken": play("coffee"),
    "have a coffee": play("coffee"),
    "喝咖啡吧": play("coffee"),
    "verbranntes Gericht -20 auf Fisch legen": BURNT,
    "lay a burnt dish −20 on the fish": BURNT,
    "aussetzen": {"event": "pass"},
    "skip": {"event": "pass"},
    "不出牌": {"event": "pass"},
    "neue Karten ziehen": {"event": "redraw"},
    "draw a new hand": {"event": "redraw"},
    "重新抽牌": {"event": "redraw"},
}


@pytest.fixture
def table(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    return run


@pytest.mark.parametrize("name", ["", "Cem"])
def test_may_of_words_without_quotes(table: Run, name: str) -> None:
    for line, event in LINES.items():
        done = table("may", *f"{name} {line}".split(), "--json")
        assert done.code in (0, 1), line
        assert done.data["event"] == {**event, "player": name or "Ana"}, line


@pytest.mark.parametrize("line", ["um die Rechnung bitten", "请求 结账", "the bill please"])
def test_words_without_quotes_at_a_table(table: Run, line: str) -> None:
    done = table("table", *line.split(), "--json")
    assert done.data["event"] == {**ASK, "player": "Ana"}


def read(line: str, *players: str) -> dict[str, Any]:
    facts = store.facts("la-cuenta")
    view = {"asker": None, "turn": players[0], "starter": players[0]}
    side = App().front("la-cuenta")
    event: dict[str, Any] = side.read(facts, line, People(list(players)), view, None)
    return event


def test_a_player_may_be_called_like_a_word_that_says_nothing() -> None:
    assert read("ich wein", "Ana", "Ich", "Ben")["player"] == "Ich"
    assert read("fifty-fifty with now", "Ana", "Now", "Ben")["with"] == "Now"
    assert read("ask please", "Ana", "Please", "Ben")["player"] == "Please"


@pytest.mark.parametrize("line", ["please", "ich", "吗", "bitte bitte", "mit Ben", "with Ben wine"])
def test_words_that_say_nothing_alone(line: str) -> None:
    with pytest.raises(Stop):
        read(line, "Ana", "Ben", "Cem")


def test_no_verb_hides_the_name_of_a_card() -> None:
    """In Chinese, 过生日 begins with 过 and 喝咖啡 with 喝."""
    for row in store.names("la-cuenta"):
        card = row.get("card")
        if card in (None, "burnt-dish", "fifty-fifty"):
            continue
        event = read(row["name"], "Ana", "Ben", "Cem")
        assert event.get("card", event["event"]) == card, row
