"""Which sentence tells an event, and that every code has its sentence in three languages."""

import ast
from pathlib import Path
from typing import Any

import pytest

from referee.games import cuantos_tacos
from referee.games.cuantos_tacos import game
from referee.rulebase import store

HERE = Path(str(cuantos_tacos.__file__)).parent


@pytest.mark.parametrize(
    ("event", "code"),
    [
        ({"event": "game", "players": 3}, "game"),
        ({"event": "roll"}, "roll"),
        ({"event": "roll", "dice": "beef corn"}, "roll-dice"),
        ({"event": "roll", "dice": ["beef"], "wilds": 1}, "roll-dice-wilds"),
        ({"event": "roll", "wilds": 1}, "roll-wilds"),
        ({"event": "roll", "alike": 1}, "roll-alike"),
        ({"event": "roll", "wilds": 2, "alike": 1}, "roll-told"),
        ({"event": "action", "action": "reroll"}, "action-reroll"),
        ({"event": "action", "action": "lock"}, "action-lock"),
        ({"event": "action", "action": "lock", "die": "beef"}, "action-lock-die"),
        ({"event": "action", "action": "discard"}, "action-discard"),
        ({"event": "action", "action": "discard", "card": 1}, "action-discard-card"),
        ({"event": "action", "action": "block"}, "action-block"),
        ({"event": "action", "action": "block", "against": "Ben"}, "action-block-against"),
        ({"event": "steal"}, "steal"),
        ({"event": "steal", "card": 2}, "steal-card"),
        ({"event": "steal", "player": "Ben"}, "steal-by"),
        ({"event": "steal", "player": "Ben", "card": 2}, "steal-card-by"),
        ({"event": "extra"}, "extra"),
        ({"event": "finish", "points": 8}, "finish"),
        ({"event": "finish", "card": 1}, "finish-card"),
        ({"event": "bonus"}, "bonus"),
        ({"event": "card", "points": 5}, "card"),
        ({"event": "card", "points": 5, "begun": True}, "card-begun"),
        ({"event": "card", "points": 5, "needs": "beef"}, "card-needs"),
        ({"event": "card", "points": 5, "needs": ["beef"], "begun": True}, "card-begun-needs"),
        ({"event": "card", "points": 5, "needs": []}, "card"),
        ({"event": "mark"}, "mark"),
        ({"event": "mark", "card": 1}, "mark-card"),
        ({"event": "mark", "ingredients": "beef"}, "mark-ingredients"),
        ({"event": "mark", "card": 1, "ingredients": ["beef"]}, "mark-card-ingredients"),
        ({"event": "end-turn"}, "end-turn"),
        ({"event": "score"}, "score"),
        ({"event": "score", "finished": [], "begun": []}, "score"),
        ({"event": "score", "finished": [8]}, "score-finished"),
        ({"event": "score", "begun": [5]}, "score-begun"),
        ({"event": "score", "sauces": 4}, "score-sauces"),
        ({"event": "score", "sauces": 4, "unused": 1}, "score"),
        ({"event": "score", "finished": [8], "begun": [5]}, "score-finished-begun"),
        ({"event": "end"}, "end"),
        ({"event": "correct", "score": {"Ana": 5}}, "correct"),
        ({"event": "correct", "round": 3}, "correct-round"),
        ({"event": "correct", "turn": "Ben"}, "correct-turn"),
        ({"event": "correct", "round": 3, "turn": "Ben"}, "correct-round-turn"),
        ({"event": "undo"}, "undo"),
        ({"event": "edit", "with": {}}, "edit"),
        ({"event": "edit", "with": None}, "edit-remove"),
    ],
)
def test_which_sentence_tells_an_event(
    facts: dict[str, Any], event: dict[str, Any], code: str
) -> None:
    assert game.telling(facts, event)["code"] == code
    for lang in ("en", "de", "zh"):
        assert code in store.words("cuantos-tacos", lang)["words"]["events"]


def test_words_typed_in_one_text_are_told_as_a_list(facts: dict[str, Any]) -> None:
    told = game.telling(facts, {"event": "roll", "dice": "Beef , pico de gallo"})
    assert told["dice"] == ["Beef", "pico de gallo"]
    told = game.telling(facts, {"event": "mark", "ingredients": "牛肉，玉米"})
    assert told["ingredients"] == ["牛肉", "玉米"]


def _texts(file: str) -> set[str]:
    """Return every text that stands in one of the referee's modules."""
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _calls(name: str) -> set[str]:
    """Return the codes handed to a function of this name, anywhere in the referee."""
    found = set()
    for file in sorted(HERE.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                first = [
                    item.value
                    for item in node.args[:2]
                    if isinstance(item, ast.Constant) and isinstance(item.value, str)
                ]
                found.update(first[:1])
    return found


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_every_code_has_its_sentence(lang: str) -> None:
    words = store.words("cuantos-tacos", lang)["words"]
    assert _calls("reason") - set(words["reasons"]) == set()
    assert _calls("say") | _calls("add") | _calls("line") <= set(words["lines"])
    status = {text for text in _texts("view.py") if text in words["status"]}
    assert {"turn", "may-extra", "may-steal", "counting", "over", "tie-broken", "shared"} <= status
    assert {"die-locked", "die-locked-wild", "card-missing", "if-now", "told"} <= status


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_every_form_and_field_has_its_label(facts: dict[str, Any], lang: str) -> None:
    words = store.words("cuantos-tacos", lang)["words"]
    for form in game.forms(facts):
        assert form["event"] in words["forms"]
        for field in form["fields"]:
            name = field["name"]
            assert {name, form["event"] + "-" + name} & set(words["fields"])
            assert set(field.get("choices", ())) <= set(words["choices"])
    for field in game.start_form(facts):
        assert field["name"] in words["fields"]
