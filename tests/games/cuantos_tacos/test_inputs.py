"""Events that cannot be read: what is wrong, where, and the nearest valid thing."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.cuantos_tacos.conftest import said

Bad = Callable[..., tuple[str, str, dict[str, Any]]]


@pytest.mark.parametrize(
    ("event", "keys", "code", "where"),
    [
        ("rol", {}, "unknown-event", "event"),
        ("roll", {"player": "Anna"}, "unknown-player", "player"),
        ("roll", {"die": "beef"}, "unknown-key", "die"),
        ("roll", {"dice": 3}, "not-words", "dice"),
        ("roll", {"dice": ["beef", 3]}, "not-a-text", "dice[1]"),
        ("roll", {"dice": ["beef", " "]}, "blank-word", "dice[1]"),
        ("roll", {"dice": ["b" * 41]}, "long-word", "dice[0]"),
        ("roll", {"dice": ["b\x07"]}, "strange-word", "dice[0]"),
        ("roll", {"dice": ["beef"], "alike": 2}, "alike-beside-dice", "alike"),
        ("roll", {"dice": ["wild-sauce"], "wilds": 1}, "wilds-told-twice", "wilds"),
        ("roll", {"wilds": 3}, "too-large", "wilds"),
        ("roll", {"alike": 7}, "too-large", "alike"),
        ("roll", {"wilds": True}, "not-a-whole-number", "wilds"),
        ("action", {"action": "reroll"}, "missing-key", ""),
        ("action", {"player": "Ana"}, "missing-key", ""),
        ("action", {"player": "Ana", "action": "rerol"}, "unknown-action", "action"),
        (
            "action",
            {"player": "Ana", "action": "lock", "against": "Ben"},
            "against-without-block",
            "against",
        ),
        (
            "action",
            {"player": "Ana", "action": "block", "against": "Bem"},
            "unknown-player",
            "against",
        ),
        ("action", {"player": "Ana", "action": "block", "die": "beef"}, "die-without-lock", "die"),
        ("action", {"player": "Ana", "action": "lock", "die": ""}, "blank-word", "die"),
        ("action", {"player": "Ana", "action": "lock", "die": ["a", "b"]}, "one-word", "die"),
        ("action", {"player": "Ana", "action": "lock", "card": 1}, "card-without-discard", "card"),
        ("action", {"player": "Ana", "action": "discard", "card": 0}, "too-small", "card"),
        ("finish", {"player": "Ana"}, "finish-points", "points"),
        ("finish", {"player": "Ana", "points": -1}, "too-small", "points"),
        ("finish", {"player": "Ana", "points": 8, "card": 1}, "card-beside-points", "points"),
        ("finish", {"player": "Ana", "points": 8, "bonus": [3]}, "too-large", "bonus[0]"),
        ("finish", {"player": "Ana", "points": 8, "bonus": [1, 0]}, "too-small", "bonus[1]"),
        ("finish", {"player": "Ana", "points": 8, "bonus": 1}, "not-a-list", "bonus"),
        ("finish", {"player": "Ana", "points": 8, "sauces": -1}, "too-small", "sauces"),
        ("bonus", {"player": "Ana"}, "missing-key", ""),
        ("card", {"player": "Ana"}, "missing-key", ""),
        ("card", {"player": "Ana", "points": 3, "begun": 1}, "not-true-or-false", "begun"),
        ("card", {"player": "Ana", "points": 3, "needs": {}}, "not-words", "needs"),
        ("mark", {"player": "Ana", "ingredients": None}, "not-words", "ingredients"),
        ("score", {"player": "Ana", "unused": 5}, "too-large", "unused"),
        ("score", {"player": "Ana", "finished": ["8"]}, "not-a-whole-number", "finished[0]"),
        ("score", {"player": "Ana", "begun": 5}, "not-a-list", "begun"),
        ("correct", {}, "nothing-to-correct", ""),
        ("correct", {"why": "so"}, "nothing-to-correct", ""),
        ("correct", {"round": 6}, "too-large", "round"),
        ("correct", {"turn": "Bem"}, "unknown-player", "turn"),
        ("correct", {"turn": "Ben", "why": 1}, "not-a-text", "why"),
        ("end", {"anyway": 1}, "not-true-or-false", "anyway"),
    ],
)
def test_wrong_input(bad: Bad, event: str, keys: dict[str, Any], code: str, where: str) -> None:
    assert bad(event, **keys)[:2] == (code, where)


def test_the_nearest_valid_thing(bad: Bad) -> None:
    assert bad("rol")[2]["near"] == "roll"
    assert bad("action", "Ana", action="rerol")[2]["near"] == "reroll"
    assert bad("score", "Ana", unused=5)[2]["near"] == 4
    assert bad("roll", dice=["b" * 41])[2] == {"found": "b" * 39 + "…", "have": 41, "most": 40}
    assert bad("finish", "Ana")[2] == {"player": "Ana"}


def test_refusals_speak_in_words() -> None:
    """No field's id, and for a taco without points an example to type."""
    for lang in ("en", "de", "zh"):
        for code in ("against-without-block", "die-without-lock", "card-without-discard"):
            text = said(lang, "inputs", code, {})
            assert not [mark for mark in "“”„" if mark in text]
        assert "finish Ana 8" in said(lang, "inputs", "finish-points", {"player": "Ana"})
