"""All small cases, against the same rules written differently."""

from __future__ import annotations

import importlib.util
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any

import pytest

from referee.games.cuantos_tacos import game
from referee.games.cuantos_tacos.alike import alike
from referee.games.cuantos_tacos.numbers import Numbers
from referee.games.cuantos_tacos.roll import Roll, both_wilds
from referee.games.cuantos_tacos.rulings import rulings_of
from referee.games.cuantos_tacos.wild import short_of

SPEC = importlib.util.spec_from_file_location("slow_count", Path(__file__).parent / "slow_count.py")
assert SPEC is not None
assert SPEC.loader is not None
slow = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(slow)

COST = ("printed-points", "nothing")
WILDS = ["wild-protein", "wild-sauce"]


def _end(
    finished: list[int], bonus: list[int], unused: int, begun: list[int], not_begun: list[int]
) -> dict[str, Any]:
    return {
        "finished": finished,
        "bonus": bonus,
        "unused": unused,
        "begun": begun,
        "not_begun": not_begun,
    }


ENDS = [
    _end(*end)
    for end in product(
        ([], [3], [8, 6], [2, 2, 7]), ([], [1], [1, 2, 2]), range(5), ([], [5], [4, 9]), ([], [6])
    )
]


@pytest.mark.parametrize("cost", COST)
@pytest.mark.parametrize("not_begun", ["free", "costs"])
def test_every_small_count(facts: dict[str, Any], cost: str, not_begun: str) -> None:
    chosen = {"unfinished-cost": cost, "not-begun": not_begun}
    start = {"event": "game", "players": ["Ana", "Ben"], "rulings": chosen}
    for end in ENDS:
        fold = game.fold(facts, [start])
        fold.add({"event": "score", "player": "Ana", **end})
        assert fold.result()["score"]["Ana"] == slow.points(end, chosen), end


@pytest.mark.parametrize("counted", ["finished", "all"])
@pytest.mark.parametrize("after", ["shared", "most-tacos"])
def test_every_small_tie(facts: dict[str, Any], counted: str, after: str) -> None:
    chosen = {
        "sauces-counted": counted,
        "tie-after-sauces": after,
        "unfinished-cost": COST[0],
        "not-begun": "free",
    }
    start = {"event": "game", "players": ["Ana", "Ben"], "rulings": chosen}
    people = [
        {**_end(finished, [], unused, [], []), "sauces": sauces, "sauces_unfinished": more}
        for finished, unused in (([10], 0), ([5], 1), ([3, 2], 1), ([4], 1))
        for sauces in range(3)
        for more in range(2)
    ]
    for ana, ben in product(people, people):
        log = [start, {"event": "score", "player": "Ana", **ana}]
        result = game.replay(facts, [*log, {"event": "score", "player": "Ben", **ben}])
        assert result["over"]
        assert result["winners"] == slow.winners({"Ana": ana, "Ben": ben}, chosen), (ana, ben)


@pytest.mark.parametrize("wild_alike", ["no", "yes"])
def test_every_small_roll(facts: dict[str, Any], wild_alike: str) -> None:
    numbers = Numbers(facts)
    rulings = rulings_of(facts, {"rulings": {"wild-alike": wild_alike}}, "")
    for plain in range(4, 7):
        for faces in combinations_with_replacement("abcd", plain):
            for wilds in ([], WILDS[:1], WILDS[1:], WILDS):
                dice = [*faces, *wilds]
                if len(dice) != 6:
                    continue
                roll = Roll(numbers, dice, None, None)
                assert both_wilds(roll) == (len(wilds) == 2)
                wanted = slow.alike(dice, wild_alike == "yes")
                assert alike(numbers, rulings, roll).enough == wanted, dice


@pytest.mark.parametrize("per_card", [False, True])
def test_every_small_marking(facts: dict[str, Any], per_card: bool) -> None:
    """Four dice on up to four marks, on two cards; the two other dice show what nobody needs."""
    numbers = Numbers(facts)
    places = [(card, word) for card in (1, 2) for word in "ab"]
    for faces in combinations_with_replacement("abz", 3):
        for wilds in range(3):
            dice = [*faces, *"zzz"[wilds:], *WILDS[:wilds]]
            roll = Roll(numbers, dice, None, None)
            assert roll.whole
            laid = [*faces, *["wild"] * wilds]
            for many in range(1, 5):
                for marks in combinations_with_replacement(places, many):
                    short = short_of(roll, [], list(marks), per_card)
                    assert (not short) == slow.can_mark(laid, list(marks), per_card), (dice, marks)
