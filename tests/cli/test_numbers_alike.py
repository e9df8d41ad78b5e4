"""A number is read alike in every game and every command that reads one."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

AMOUNTS = [
    ("1.000", 1000),
    ("1,234", 1234),
    ("1’000", 1000),
    ("１２", 12),
    ("zwei", 2),
    ("两", 2),
    ("€40", 40),
    ("40 €", 40),
]
GAMES = [
    ("la-cuenta", "savings", ""),
    ("bolicheros-de-barrio", "coins", "coins "),
    ("cuantos-tacos", "score", "score "),
]


@pytest.mark.parametrize(("game", "key", "label"), GAMES)
@pytest.mark.parametrize(("typed", "value"), AMOUNTS)
def test_an_amount(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    game: str, key: str, label: str, typed: str, value: int,
) -> None:  # fmt: skip
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path))
    run("table", "new", "here", "--game", game, "--players", "Ana,Ben,Cem")
    done = run("table", "correct", *f"ana {label}{typed}".split())
    assert done.code == 0, done.err
    lines = (tmp_path / "tables" / "here.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[-1])[key] == {"Ana": value}


@pytest.mark.parametrize(
    "drinks",
    ["２ drink", "2 drink", "two drink", "zwei drink", "两 drink", "drink ×２", "drink x2"],
)
def test_cards_of_a_restaurant(run: Run, drinks: str) -> None:
    told = run("diners", "drink", "--table", f"Ana: external {drinks} / Ben: food", "--json")
    same = run("diners", "drink", "--table", "Ana: external drink drink / Ben: food", "--json")
    assert told.code == 0, told.err
    assert told.data["lines"] == same.data["lines"]


@pytest.mark.parametrize(
    "typed", ["8+6 bonus 1 unused 2", "８+６ bonus one unused two", "8+6 bonus eins unused zwei",
              "8+6 bonus 一 unused ２"],
)  # fmt: skip
def test_figures_at_the_end(run: Run, typed: str) -> None:
    # 8 + 6 for tacos, 1 for a bonus, five points for each of two unused actions
    done = run("score", typed, "--json")
    assert done.code == 0, done.err
    assert done.data["score"] == run("score", "8+6 bonus 1 unused 2", "--json").data["score"]
    assert list(done.data["score"].values()) == [8 + 6 + 1 + 2 * 5]


@pytest.mark.parametrize(
    "dice", ["3 beef", "３ beef", "beef x3", "beef ×３", "beef x three", "three beef", "三 beef",
             "beef beef beef", "a a a b"],
)  # fmt: skip
def test_dice(run: Run, dice: str) -> None:
    assert run("roll", dice, "--json").data["alike"] == 3


@pytest.mark.parametrize("dice", ["a a a b c d", "e e e y i a", "3 beef corn corn corn"])
def test_dice_called_by_letters_at_a_table(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dice: str
) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path))
    run("table", "new", "here", "--game", "cuantos-tacos", "--players", "Ana,Ben,Cem")
    done = run("table", "roll", *dice.split())
    assert done.code == 0, done.err
    lines = (tmp_path / "tables" / "here.jsonl").read_text(encoding="utf-8").splitlines()
    words = dice.replace("3 beef", "beef beef beef").split()
    assert json.loads(lines[-1]) == {"event": "roll", "dice": words}


@pytest.mark.parametrize(
    "wilds",
    ["Protein-Joker Saucen-Joker", "Joker-Protein Joker-Sauce", "Proteinjoker Saucenjoker",
     "Protein-Joker Sauce-Joker", "百搭蛋白质 百搭酱料", "蛋白质百搭 酱料百搭",
     "wild-protein wild-sauce"],
)  # fmt: skip
def test_both_wilds_by_any_of_their_names(run: Run, wilds: str) -> None:
    assert run("roll", f"{wilds} beef corn beef lime", "--json").data["dice"][:2] == [
        "wild-protein",
        "wild-sauce",
    ]
