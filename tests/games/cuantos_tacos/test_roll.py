"""What a roll lets happen, told in dice or in two taps; what cannot be a roll."""

from collections.abc import Callable
from typing import Any

import pytest

Table = Callable[..., Any]
BOTH = ["wild-protein", "wild-sauce"]


@pytest.mark.parametrize(
    ("told", "lines"),
    [
        ({"dice": [*BOTH, "corn", "corn", "cheese", "beef"]}, ["may-extra"]),
        ({"dice": ["beef", "beef", "beef", "corn", "corn", "salsa"]}, ["may-steal"]),
        ({"dice": [*BOTH, "corn", "corn", "corn", "beef"]}, ["may-extra", "may-steal"]),
        ({"dice": ["beef", "beef", "corn", "corn", "salsa", "salsa"]}, ["nothing-special"]),
        ({"dice": ["beef", "beef", "wild-sauce", "corn", "egg", "salsa"]}, ["nothing-special"]),
        ({"dice": "Beef beef BEEF corn corn salsa"}, ["may-steal"]),
        ({"dice": "pico de gallo, pico de gallo, pico de gallo"}, ["may-steal"]),
        ({"dice": ["beef", "corn"], "wilds": 2}, ["may-extra"]),
        ({"dice": ["wild", "Wild", "corn", "corn", "cheese", "beef"]}, ["may-extra"]),
        ({"dice": ["wild", "wild-sauce", "corn", "corn", "cheese", "beef"]}, ["may-extra"]),
        ({"dice": ["wild", "corn", "corn", "cheese", "beef", "egg"]}, ["nothing-special"]),
        ({"dice": ["wild", "beef", "beef", "beef"]}, ["may-steal"]),
        ({"wilds": 2}, ["may-extra"]),
        ({"alike": 3}, ["may-steal"]),
        ({"wilds": 2, "alike": 4}, ["may-extra", "may-steal"]),
        ({"wilds": 1, "alike": 2}, ["nothing-special"]),
        ({"wilds": 1}, []),  # whether three are alike was not told
        ({"alike": 2}, []),
        ({"dice": ["beef", "corn"]}, []),  # four dice were not told
        ({}, []),
    ],
)
def test_what_a_roll_lets_happen(table: Table, told: dict[str, Any], lines: list[str]) -> None:
    game = table()
    game.do("roll", **told)
    assert game.said() == lines


def test_lines_name_people_and_rules(table: Table) -> None:
    game = table()
    rules = game.do("roll", dice=[*BOTH, "corn", "corn", "corn", "beef"])
    extra, steal = game.view()["last"]
    assert (extra["player"], extra["rules"]) == ("Ana", ["wild", "extra-card"])
    assert (steal["player"], steal["turn"], steal["rules"]) == ("Cem", "Ana", ["steal"])
    assert rules == ["active-player", "roll-dice", "wild", "extra-card", "steal"]
    assert game.status() == ["turn", "may-extra", "may-steal"]


@pytest.mark.parametrize(
    ("dice", "no", "yes"),
    [
        (
            ["beef", "beef", "wild-sauce", "corn", "egg", "salsa"],
            ["nothing-special"],
            ["may-steal"],
        ),
        ([*BOTH, "beef", "corn", "egg", "salsa"], ["may-extra"], ["may-extra", "may-steal"]),
        (["beef", "corn", "wild-sauce", "corn", "egg", "egg"], ["nothing-special"], ["may-steal"]),
        (["beef", "corn", "wild-sauce", "corm", "egg", "ham"], ["nothing-special"], None),
    ],
)
def test_a_wild_may_count_as_alike(
    table: Table, dice: list[str], no: list[str], yes: list[str] | None
) -> None:
    game = table()
    game.do("roll", dice=dice)
    assert game.said() == no
    game = table(wild_alike="yes")
    rules = game.do("roll", dice=dice)
    assert game.said() == (no if yes is None else yes)
    assert ("wild-alike" in rules) == (yes is not None)


def test_where_a_wild_counts_it_must_be_told_to_know(table: Table) -> None:
    game = table(wild_alike="yes")
    game.do("roll", alike=2)
    assert game.why_not("steal") == []
    game.do("roll", alike=2, wilds=0)
    assert game.why_not("steal") == ["nothing-alike"]
    game.do("roll", alike=2, wilds=1)
    assert game.said() == ["may-steal"]


def test_the_last_roll_counts(table: Table) -> None:
    game = table()
    game.do("roll", wilds=2)
    game.do("roll", wilds=1, alike=2)
    assert game.why_not("extra") == ["no-extra-card"]


def test_the_roll_is_forgotten_with_the_turn(table: Table) -> None:
    game = table()
    game.do("roll", wilds=1, alike=2)
    game.turns("Ana")
    assert game.why_not("extra") == []  # nothing is told of Ben's roll


def test_no_roll_after_symbols_are_used(table: Table) -> None:
    game = table()
    game.do("roll", wilds=1)
    game.do("finish", "Ben", points=7)
    (found,) = game.reasons("roll", wilds=2)
    assert found == {"code": "symbols-used", "rules": ["roll-dice", "use-symbols"]}
    game.turns("Ana")
    assert game.why_not("roll", wilds=2) == []


@pytest.mark.parametrize(
    ("told", "codes"),
    [
        ({"dice": ["beef"] * 7}, ["too-many-dice"]),
        ({"dice": ["beef"] * 5, "wilds": 2}, ["too-many-dice"]),
        ({"alike": 5, "wilds": 2}, ["too-many-dice"]),
        ({"alike": 4, "wilds": 2}, []),
        ({"dice": ["wild-sauce", "wild-sauce", "beef"]}, ["wild-twice"]),
        ({"dice": ["wild-sauce"] * 7}, ["too-many-dice", "wild-twice"]),
    ],
)
def test_what_cannot_be_a_roll(table: Table, told: dict[str, Any], codes: list[str]) -> None:
    game = table()
    assert game.why_not("roll", **told) == codes


def test_one_wild_twice_is_no_pair_of_wilds(table: Table) -> None:
    game = table()
    game.anyway("roll", dice=["wild-sauce", "wild-sauce", "beef", "corn", "egg", "ham"])
    assert game.why_not("extra") == ["no-extra-card"]


@pytest.mark.parametrize(
    "dice", [["wild", "wild", "wild"], ["wild", *BOTH], ["wild", "wild", "wild-sauce"]]
)
def test_only_two_dice_have_a_wild(table: Table, dice: list[str]) -> None:
    (found,) = table().reasons("roll", dice=dice)
    assert found == {"code": "too-many-wilds", "rules": ["wild"], "found": 3, "most": 2}


def test_wilds_among_the_dice_are_not_told_beside_them(bad: Callable[..., Any]) -> None:
    assert bad("roll", dice=["wild", "beef"], wilds=1)[0] == "wilds-told-twice"
