"""Traditional characters are understood wherever something is typed."""

from pathlib import Path

import pytest

from referee.rulebase import store
from referee.text.spelling import fold
from referee.traditional import simplified
from tests.cli.conftest import Run

# Written by hand, as people in Hong Kong and Taiwan type them.
PAIRS = [
    ("小費", "小费"),
    ("結帳", "结账"),
    ("結賬", "结账"),
    ("反轉方向", "反转方向"),
    ("燒焦的菜", "烧焦的菜"),
    ("魚類", "鱼类"),
    ("平分帳單", "平分账单"),
    ("規則", "规则"),
    ("積蓄", "积蓄"),
]


@pytest.mark.parametrize(("traditional", "plain"), PAIRS)
def test_one_spelling_is_the_other(traditional: str, plain: str) -> None:
    assert fold(traditional) == fold(plain)


@pytest.mark.parametrize("game", store.games())
def test_our_own_texts_are_simplified_already(game: str) -> None:
    """What we write must be found by itself, or no spelling of it would be."""
    for row in store.names(game):
        if row["lang"] == "zh":
            assert simplified(row["name"]) == row["name"]
    for _number, title in store.words(game, "zh")["titles"].values():
        assert simplified(title) == title


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize(
    ("typed", "same"),
    [(["反轉方向"], ["反转方向"]), (["燒焦的菜", "-20", "魚類"], ["烧焦的菜", "-20", "鱼类"])],
)
def test_cards_are_counted(run: Run, lang: str, typed: list[str], same: list[str]) -> None:
    asked = run("bill", *typed, "--lang", lang, "--json")
    assert asked.code == 0
    assert asked.out == run("bill", *same, "--lang", lang, "--json").out


def test_tips_are_known_as_tips(run: Run) -> None:
    assert run("bill", "小費", "--lang", "zh").err == run("bill", "小费", "--lang", "zh").err


@pytest.mark.parametrize("words", ["小費", "結帳", "反轉方向"])
def test_rules_are_found(run: Run, words: str) -> None:
    assert run("rule", words, "--lang", "zh").code == 0
    assert "小费" in run("rule", "小費", "--lang", "zh").out


def test_events_are_entered(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path))
    run("table", "new", "x", "--players", "小陳,小明,Ben")
    assert run("table", "小陳", "反轉方向", "--json").data["event"]["player"] == "小陳"
    assert run("table", "結帳", "--json").envelope["data"]["event"]["event"] == "ask"
