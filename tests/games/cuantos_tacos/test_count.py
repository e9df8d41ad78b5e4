"""The count: acceptance figures, and every part of it, by hand."""

from collections.abc import Callable
from typing import Any

Table = Callable[..., Any]


def test_the_count_told_at_the_end(table: Table) -> None:
    game = table("Ana Ben")
    game.do("score", "Ana", finished=[8, 6], bonus=[1, 2], unused=2, begun=[5])
    assert game.score() == {"Ana": 8 + 6 + 1 + 2 + 2 * 5 - 5, "Ben": 0}  # 22
    assert not game.result()["over"]


def test_sauces_break_a_tie(table: Table) -> None:
    game = table("Ana Ben")
    game.do("score", "Ana", finished=[8, 6], bonus=[1, 2], unused=2, begun=[5], sauces=4)
    rules = game.do("score", "Ben", finished=[7, 5], unused=2, sauces=3)
    assert game.score() == {"Ana": 22, "Ben": 22}
    assert game.result()["over"]
    assert game.result()["winners"] == ["Ana"]
    assert "tie-sauces" in rules
    assert game.status() == ["tie-broken"]


def test_equal_sauces_share(table: Table) -> None:
    game = table("Ana Ben")
    game.do("score", "Ana", finished=[8, 6], bonus=[1, 2], unused=2, begun=[5], sauces=4)
    rules = game.do("score", "Ben", finished=[7, 5], unused=2, sauces=4)
    assert game.result()["winners"] == ["Ana", "Ben"]
    assert "tie-shared" in rules
    assert game.status() == ["shared"]
