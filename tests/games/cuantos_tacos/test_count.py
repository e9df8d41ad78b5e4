"""The count: acceptance figures, and every part of it, by hand."""

from collections.abc import Callable
from typing import Any

import pytest

Table = Callable[..., Any]
TOLD: dict[str, Any] = {"finished": [8, 6], "bonus": [1, 2], "unused": 2, "begun": [5]}


def lines(game: Any) -> list[tuple[str, int]]:
    """Return what the lines of the last event are about, and what they change."""
    return [(line["what"], line["score"]) for line in game.view()["last"] if "score" in line]


def test_the_count_told_at_the_end(table: Table) -> None:
    game = table("Ana Ben")
    rules = game.do("score", "Ana", **TOLD)
    assert game.score() == {"Ana": 8 + 6 + 1 + 2 + 2 * 5 - 5, "Ben": 0}  # 22
    assert lines(game) == [
        ("finished-told", 14),
        ("bonus-told", 3),
        ("unused-actions", 10),
        ("begun", -5),
    ]
    assert rules == [
        "score-finished",
        "bonus-ingredients",
        "bonus-actions",
        "score-unfinished",
        "unfinished-cost",
    ]
    assert not game.result()["over"]
    assert game.result()["winners"] == []


def test_the_game_is_over_when_everybody_has_told(table: Table) -> None:
    game = table("Ana Ben")
    game.do("score", "Ana", **TOLD)
    rules = game.do("score", "Ben", finished=[9], unused=4)
    assert game.score() == {"Ana": 22, "Ben": 9 + 4 * 5}
    assert game.result()["winners"] == ["Ben"]
    assert rules[:2] == ["winner", "game-end"]  # what decides comes first
    assert game.status() == ["over"]
    (entry,) = game.result()["rounds"]
    assert len(entry["lines"]) == 4 + 2
    assert game.result()["next_starter"] is None


def test_what_is_left_out_comes_from_what_was_kept(table: Table) -> None:
    game = table("Ana Ben")
    game.do("finish", "Ana", points=8, bonus=[1], sauces=1)
    game.do("action", "Ana", action="reroll")
    game.do("card", "Ana", points=5, begun=True)
    game.do("score", "Ana")
    assert game.score()["Ana"] == 8 + 1 + 3 * 5 - 5
    assert lines(game) == [("unused-actions", 15), ("begun", -5)]
    game.do("score", "Ana", begun=[5, 4])
    assert game.score()["Ana"] == 8 + 1 + 3 * 5 - 5 - 4
    game.do("score", "Ana", finished=[8, 3], unused=1)
    assert game.score()["Ana"] == 8 + 3 + 1 + 1 * 5 - 5 - 4
    assert lines(game)[0] == ("finished-told", 3)
    game.do("score", "Ana", bonus=[])
    assert game.score()["Ana"] == 8 + 3 + 1 * 5 - 5 - 4
    assert lines(game)[1] == ("bonus-told", -1)
    game.do("score", "Ana", finished=[8], bonus=[1])  # as it was kept: nothing to say about it
    assert lines(game)[0] == ("unused-actions", 5)


def test_an_unfinished_card_may_cost_nothing(table: Table) -> None:
    game = table("Ana Ben", unfinished_cost="nothing")
    game.do("score", "Ana", **TOLD)
    assert game.score()["Ana"] == 8 + 6 + 1 + 2 + 2 * 5
    assert lines(game)[-1] == ("begun", 0)


def test_a_card_without_a_mark_costs_nothing(table: Table) -> None:
    game = table("Ana Ben")
    rules = game.do("score", "Ana", **TOLD, not_begun=[7])
    assert game.score()["Ana"] == 22
    assert lines(game)[-1] == ("not-begun", 0)
    assert "not-begun" in rules


@pytest.mark.parametrize(("cost", "score"), [("printed-points", 22 - 7), ("nothing", 22 + 5)])
def test_a_card_without_a_mark_may_cost_as_much(table: Table, cost: str, score: int) -> None:
    game = table("Ana Ben", not_begun="costs", unfinished_cost=cost)
    game.do("score", "Ana", **TOLD, not_begun=[7])
    assert game.score()["Ana"] == score


def test_cards_that_were_described_are_counted(table: Table) -> None:
    game = table("Ana Ben", not_begun="costs")
    game.do("card", "Ana", points=5, begun=True)
    game.do("card", "Ana", points=7)
    game.play_out()
    assert game.score() == {"Ana": 4 * 5 - 5 - 7, "Ben": 4 * 5}


def test_no_more_actions_are_unused_than_left(table: Table) -> None:
    game = table("Ana Ben")
    game.do("action", "Ana", action="reroll")
    game.do("action", "Ana", action="discard")
    (found,) = game.reasons("score", "Ana", unused=3)
    assert found == {
        "code": "unused-too-many",
        "rules": ["one-time-actions", "bonus-actions"],
        "player": "Ana",
        "found": 3,
        "have": 2,
    }
    game.do("score", "Ana", unused=1)  # one was not kept
    assert game.score()["Ana"] == 5
    game.anyway("score", "Ana", unused=3)
    assert game.score()["Ana"] == 15


def test_points_may_fall_below_zero(table: Table) -> None:
    game = table("Ana Ben")
    game.do("score", "Ana", finished=[], unused=0, begun=[5, 9])
    assert game.score()["Ana"] == -14


def test_every_line_of_the_count_tells_its_figures(table: Table) -> None:
    game = table("Ana Ben")
    game.do("score", "Ana", **TOLD)
    finished, bonus, unused, begun = game.view()["last"]
    assert (finished["count"], finished["points"]) == (2, [8, 6])
    assert (bonus["count"], bonus["points"]) == (2, [1, 2])
    assert (unused["count"], unused["each"]) == (2, 5)
    assert (begun["points"], begun["applied"]) == (5, ["unfinished-cost=printed-points"])
    assert {line["player"] for line in game.view()["last"]} == {"Ana"}
