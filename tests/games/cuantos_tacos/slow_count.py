"""The count and the dice once more, written slowly and differently, to check the referee by."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

Told = dict[str, Any]


def points(told: Told, rulings: dict[str, str]) -> int:
    """Return what a told end is worth, card by card."""
    total = 0
    for card in told["finished"]:
        total += card
    for symbol in told["bonus"]:
        total += symbol
    for _action in range(told["unused"]):
        total += 5
    if rulings["unfinished-cost"] == "printed-points":
        for card in told["begun"]:
            total -= card
        if rulings["not-begun"] == "costs":
            for card in told["not_begun"]:
                total -= card
    return total


def winners(ends: dict[str, Told], rulings: dict[str, str]) -> list[str]:
    """Return who has won: everybody whom nobody beats."""

    def rank(told: Told) -> tuple[int, ...]:
        sauces = told["sauces"]
        if rulings["sauces-counted"] == "all":
            sauces += told["sauces_unfinished"]
        tacos = len(told["finished"]) if rulings["tie-after-sauces"] == "most-tacos" else 0
        return points(told, rulings), sauces, tacos

    return [
        name for name in ends if not any(rank(other) > rank(ends[name]) for other in ends.values())
    ]


def alike(dice: list[str], wild_counts: bool) -> bool:
    """Return whether some three of the dice show the same ingredient."""
    for three in combinations(dice, 3):
        shown = {die for die in three if not die.startswith("wild")}
        wilds = sum(die.startswith("wild") for die in three)
        if len(shown) <= 1 and (wilds == 0 or (wild_counts and shown)):
            return True
    return False


def can_mark(dice: list[str], marks: list[tuple[int, str]], per_card: bool) -> bool:
    """Return whether the dice can be laid on the marks, one for each."""
    if per_card:
        return all(
            can_mark(dice, [mark for mark in marks if mark[0] == card], False)
            for card in {mark[0] for mark in marks}
        )
    if len(marks) > len(dice):
        return False
    return any(
        all(die in (word, "wild") for die, (_card, word) in zip(laid, marks, strict=False))
        for laid in permutations(dice, len(marks))
    )
