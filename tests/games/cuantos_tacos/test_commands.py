"""The commands `rounds`, `roll` and `score`: what people type, what is shown, what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from referee.cli.answer import Stop
from referee.games.cuantos_tacos.desk.typed_dice import typed_dice
from referee.games.cuantos_tacos.desk.typed_score import TypedScore

TIE = "Ana: 8+6, bonus 1+2, unused 2, begun 5, sauces 4 / Ben: 7+5, unused 2, sauces 3"


pytestmark = pytest.mark.usefixtures("plain")


# rounds


@pytest.mark.parametrize(("people", "rounds"), [("2", 7), ("3", 5), ("4", 5), ("5", 3), ("6", 3)])
def test_rounds(asked: Any, people: str, rounds: int) -> None:
    data = asked("rounds", people)
    assert data == {"players": int(people), "rounds": rounds, "rules": ["rounds-by-players"]}


def test_rounds_of_nobody(wrong: Any, run: Any) -> None:
    assert wrong("rounds", "7") == (2, "number-of-players")
    assert "2 to 6 people" in run("rounds", "1")[2]


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "4 people play 5 rounds."), ("de", "Zu 4 spielt ihr 5 Runden."), ("zh", "4人玩5轮。")],
)
def test_rounds_in_words(run: Any, lang: str, text: str) -> None:
    code, out, _err = run("rounds", "4", "--lang", lang)
    assert code == 0
    assert text in out


# roll


def test_a_roll(asked: Any) -> None:
    data = asked("roll", "beef", "beef", "beef", "corn", "wild", "wild")
    assert (data["extra_card"], data["steal"], data["alike"]) == (True, True, 3)
    assert [line["what"] for line in data["lines"]] == ["may-extra-nameless", "may-steal-nameless"]
    assert data["rules"] == ["roll-dice", "wild", "extra-card", "steal"]


def test_a_roll_with_names(asked: Any) -> None:
    data = asked("roll", "--wilds", "2", "--alike", "3", "--players", "Ana,Ben、Cem")
    extra, steal = data["lines"]
    assert (extra["player"], steal["player"], steal["turn"]) == ("Ana", "Cem", "Ana")


def test_a_roll_of_which_too_little_is_told(asked: Any, run: Any) -> None:
    data = asked("roll", "beef", "corn")
    assert (data["extra_card"], data["steal"], data["lines"]) == (None, None, [])
    out = run("roll", "beef", "corn")[1]
    assert "not enough to know" in out
    assert "Only 2 of 6 dice" in out


@pytest.mark.parametrize(
    "text",
    [
        "beef beef beef corn wild wild",
        "3 beef, corn, 2 wilds",
        "beef x3; corn; wild x2",
        "3x beef corn wild-protein wild-sauce",
        "three beef, one corn, two wild",
        "beef beef beef corn Protein-Joker Saucen-Joker",
        "beef，beef、beef，corn，百搭x2",
        "beef beef beef and corn and joker joker",
        "3 beef corn 2 joker",
    ],
)
def test_dice_as_people_type_them(asked: Any, text: str) -> None:
    data = asked("roll", text)
    assert sorted(data["dice"])[:4] == ["beef", "beef", "beef", "corn"]
    assert (data["wilds"], data["alike"]) == (2, 3)
    assert (data["extra_card"], data["steal"]) == (True, True)


def test_wilds_of_which_nobody_says_which(asked: Any) -> None:
    assert typed_dice("beef joker wild-sauce").dice == ["beef", "wild", "wild-sauce"]
    assert typed_dice("").dice == []
    assert asked("roll", "beef wild wild-sauce")["extra_card"] is True
    assert asked("roll", "beef wild")["wilds"] == 1
    with pytest.raises(Stop) as stopped:
        typed_dice("999 beef")
    assert stopped.value.code == "too-many-words"


def test_a_word_that_is_nearly_a_wild(run: Any) -> None:
    assert "a wild is written “joker”" in run("roll", "jocker", "jocker", "beef")[1]
    assert "a wild is written" not in run("roll", "rind", "beef")[1]


@pytest.mark.parametrize(
    ("arguments", "code", "error"),
    [
        (["roll"], 2, "no-dice"),
        (["roll", "7", "beef"], 1, "too-many-dice"),
        (["roll", "wild-sauce", "wild-sauce"], 1, "wild-twice"),
        (["roll", "beef", "--alike", "2"], 2, "alike-beside-dice"),
        (["roll", "beef", "wild", "--wilds", "1"], 2, "wilds-told-twice"),
        (["roll", "wild", "wild", "wild"], 1, "too-many-wilds"),
        (["roll", "beef", "--players", "Ana"], 2, "number-of-players"),
        (["roll", "beef", "--ruling", "wild-alik=yes"], 2, "unknown-ruling"),
        (["roll", "beef", "--game", "la-cuenta"], 2, "other-game"),
    ],
)
def test_a_roll_that_is_wrong(wrong: Any, arguments: list[str], code: int, error: str) -> None:
    assert wrong(*arguments) == (code, error)


def test_a_roll_compared(asked: Any, run: Any) -> None:
    dice = ["roll", "beef", "beef", "wild-sauce", "lime", "corn", "salsa", "--compare"]
    data = asked(*dice)
    (other,) = data["compare"]["rulings"]
    assert (other["ruling"], other["choice"], other["steal"]) == ("wild-alike", "yes", True)
    assert data["compare"]["readings"]["differ"] == []
    out = run(*dice)[1]
    assert "wild-alike=yes: Three alike" in out
    assert "Ruled here: wild-alike=no." in out
    assert asked(*dice, "--ruling", "wild-alike=yes")["steal"] is True
    assert "No other ruling changes this." in run("roll", "--wilds", "2", "--compare")[1]


# score


def test_the_count_of_the_issue(asked: Any) -> None:
    data = asked("score", "8+6 bonus 1+2 unused 2 begun 5")
    assert data["score"] == {"1": 8 + 6 + 1 + 2 + 2 * 5 - 5}
    assert data["winners"] == []


def test_who_wins(asked: Any, run: Any) -> None:
    data = asked("score", TIE)
    assert data["score"] == {"Ana": 22, "Ben": 22}
    assert (data["sauces"], data["winners"]) == ({"Ana": 4, "Ben": 3}, ["Ana"])
    assert data["decided"] == ["sauces-counted"]
    out = run("score", TIE)[1]
    assert "Points are equal; the tie goes to Ana." in out
    assert "sauces on finished tacos: 4" in out
    data = asked("score", TIE.replace("sauces 3", "sauces 4"))
    assert data["winners"] == ["Ana", "Ben"]
    assert data["decided"] == ["sauces-counted", "tie-after-sauces"]


def test_people_without_names(run: Any) -> None:
    out = run("score", "8 / 9")[1]
    assert "Player 1" in out
    assert "it goes to Player 2" in out


def test_all_actions_are_unused_if_nobody_says(asked: Any) -> None:
    assert asked("score", "8")["score"] == {"1": 8 + 4 * 5}
    assert asked("score", "8 unused 0")["score"] == {"1": 8}
    assert asked("score", "unused 0 finished none")["rules"] == ["score-finished"]


@pytest.mark.parametrize(
    "text",
    [
        "Ana: 8+6, bonus 1+2, unused 2, begun 5, sauces 4",
        "Ana: 8 6 bonus 1 2 unused 2 begun 5 sauces 4",
        "Ana: unused 2; sauces 4",
        "Ana: begun 5 and 8 + 6",
        "Ana: fertig 8+6, Bonus 1+2, ungenutzt 2, angefangen 5, Saucen 4",
        "Ana：8+6，奖励1+2，没用2，半成品5，酱料4",
        "Ana: finished tacos 8 6, bonus points 1 2, actions left 2, unfinished 5, sauces 4",
        "Ana: 8 + 6, bonus: 1, 2, unused = 2, begun = 5, sauces = 4, untouched -",
    ],
)
def test_ends_as_people_type_them(text: str) -> None:
    people = TypedScore().people([text])
    whole = {
        "player": "Ana",
        "finished": [8, 6],
        "bonus": [1, 2],
        "unused": 2,
        "begun": [5],
        "sauces": 4,
    }
    if ";" in text:
        assert people == [{"player": "Ana", "unused": 2}, {"sauces": 4}]
    elif "and" in text:
        assert people == [{"player": "Ana", "begun": [5, 8, 6]}]
    else:
        (person,) = people
        assert {key: person[key] for key in whole} == whole
        assert person.get("not_begun", []) == []


def test_none_of_something() -> None:
    (person,) = TypedScore().people(["Ana: 8, unused -, begun none, sauces keine"])
    assert person == {"player": "Ana", "finished": [8], "unused": 0, "begun": [], "sauces": 0}
    (person,) = TypedScore().people(["untouched 4 other sauces 2"])
    assert person == {"not_begun": [4], "sauces_unfinished": 2}


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["score"], "no-people"),
        (["score", "8 bonnus 2"], "unknown-word"),
        (["score", "Ana 8"], "unknown-word"),
        (["score", "8 unused 1 2"], "two-numbers"),
        (["score", "8 " * 101], "too-many-numbers"),
        (["score", "8 bonus 3"], "too-large"),
        (["score", "8 unused 5"], "too-large"),
        (["score", "8 begun -5"], "too-small"),
        (["score", "Ana: 8 / Ana: 9"], "name-twice"),
        (["score", "/".join("1234567")], "number-of-players"),
        (["score", "8", "--from", "end.json"], "two-sources"),
    ],
)
def test_a_count_that_is_wrong(wrong: Any, arguments: list[str], code: str) -> None:
    assert wrong(*arguments) == (2, code)


def test_wrong_words_in_words(run: Any) -> None:
    assert "did you mean “bonus”?" in run("score", "8 bonnus 2")[2]
    assert "„Xyz: 8+6“" in run("score", "Xyz 8", "--lang", "de")[2]
    assert "可以写：" in run("score", "8 xyzzy 2", "--lang", "zh")[2]


def test_a_count_from_a_file(asked: Any, wrong: Any, tmp_path: Path) -> None:
    file = tmp_path / "end.json"
    people = [{"player": "Ana", "finished": [8]}, {"player": "Ben", "finished": [9], "unused": 1}]
    rulings = {"not-begun": "costs"}
    file.write_text(json.dumps({"game": "cuantos-tacos", "people": people, "rulings": rulings}))
    data = asked("score", "--from", str(file), "--ruling", "unfinished-cost=nothing")
    assert data["score"] == {"Ana": 28, "Ben": 14}
    assert data["rulings"] == {"not-begun": "costs", "unfinished-cost": "nothing"}
    file.write_text("[]")
    assert wrong("score", "--from", str(file)) == (2, "not-a-count")
    file.write_text('{"people": [], "cards": []}')
    assert wrong("score", "--from", str(file)) == (2, "unknown-key")
    file.write_text('{"people": [{"player": 3}]}')
    assert wrong("score", "--from", str(file)) == (2, "not-a-text")


def test_a_count_compared(asked: Any, run: Any) -> None:
    ends = "Ana: 8+6, unused 0, begun 5, sauces 1 / Ben: 9, unused 0, sauces 1"
    data = asked("score", ends, "--compare")
    assert data["winners"] == ["Ana", "Ben"]
    changed = {
        f"{entry['ruling']}={entry['choice']}": entry for entry in data["compare"]["rulings"]
    }
    assert changed["unfinished-cost=nothing"]["score"] == {"Ana": 14, "Ben": 9}
    assert changed["unfinished-cost=nothing"]["winners"] == ["Ana"]
    assert changed["tie-after-sauces=most-tacos"]["winners"] == ["Ana"]
    assert changed["sauces-counted=all"]["untold"] == ["Ana"]  # those on her begun taco
    assert set(changed) == {
        "unfinished-cost=nothing",
        "sauces-counted=all",
        "tie-after-sauces=most-tacos",
    }
    out = run("score", ends, "--compare")[1]
    assert "unfinished-cost=nothing: Ana 14 (+5), first: Ana" in out
    assert "A shared win: Ana, Ben." in out
    out = run("score", "8 unused 0", "--compare", "--reading", "de")[1]
    assert "No other ruling changes this." in out


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_the_help_is_there(run: Any, lang: str) -> None:
    for name in ("rounds", "roll", "score"):
        code, out, _err = run(name, "--help", "--lang", lang)
        assert code == 0
        assert "referee " + name in out


def test_an_open_tie_asks_for_the_sauces(asked: Any, run: Any) -> None:
    data = asked("score", "Ana: 8+6, sauces 2 / Ben: 8+6")
    assert data["winners"] == ["Ana", "Ben"]
    assert data["sauces"] == {"Ana": 2, "Ben": None}
    assert data["untold"] == ["Ben"]
    out = run("score", "Ana: 8+6, sauces 2 / Ben: 8+6")[1]
    assert "sauces: not told" in out
    assert "The sauces decide; tell them for: Ben. (CT 5.9)" in " ".join(out.split())
    assert "shared" not in out
    assert asked("score", "Ana: 8+6, sauces 2 / Ben: 8+6, sauces 0")["winners"] == ["Ana"]


def test_short_chinese_words_of_the_count(asked: Any) -> None:
    data = asked("score", "8+6，未用 2，已开始 5")
    assert data["score"] == {"1": 8 + 6 + 2 * 5 - 5}
