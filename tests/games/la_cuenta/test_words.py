"""Every code that can be raised has its sentence, no sentence is left over, every rule exists."""

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

from referee.games.la_cuenta import events
from referee.games.la_cuenta.lines import KIND_RULES
from referee.games.portable import portable_modules
from referee.rulebase import store

TREES = [ast.parse(text) for text in portable_modules("la-cuenta").values()]
NEAR = {"found", "near"}


def calls(name: str) -> Iterator[ast.Call]:
    """Yield every call of a function of this name in the engine and the game."""
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                yield node


def constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def keywords(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg is not None}


def input_codes() -> dict[str, set[str]]:
    """Return every code of wrong input and what its sentence may use."""
    codes: dict[str, set[str]] = {"unknown-key": NEAR}
    for call in calls("BadInput"):
        code = constant(call.args[0])
        if code is not None:
            codes[code] = codes.get(code, keywords(call)) & keywords(call)
    for call in calls("one_of"):
        code = constant(call.args[2])
        assert code is not None
        codes[code] = NEAR
    for call in calls("known_keys"):
        if len(call.args) > 3:
            code = constant(call.args[3])
            assert code is not None
            codes[code] = NEAR
    return codes


def reason_codes() -> dict[str, set[str]]:
    """Return every code of a reason and what its sentence may use."""
    codes: dict[str, set[str]] = {}
    for call in calls("reason"):
        code = constant(call.args[0])
        assert code is not None
        codes[code] = codes.get(code, keywords(call)) & keywords(call)
    return codes


@pytest.fixture(params=["en", "de", "zh"])
def words(request: Any) -> dict[str, dict[str, str]]:
    """Return La Cuenta's sentences in one language after the other."""
    found: dict[str, dict[str, str]] = store.words("la-cuenta", request.param)["words"]
    return found


def check(sentences: dict[str, str], codes: dict[str, set[str]]) -> None:
    assert set(sentences) == set(codes)
    for code, sentence in sentences.items():
        assert sentence.strip() == sentence != ""
        assert set(re.findall(r"\{(\w+)", sentence)) <= codes[code], code


def test_reasons(words: dict[str, dict[str, str]]) -> None:
    check(words["reasons"], reason_codes())


def test_inputs(words: dict[str, dict[str, str]]) -> None:
    check(words["inputs"], input_codes())


def test_lines_and_events(words: dict[str, dict[str, str]]) -> None:
    assert set(words["lines"]) == {"wine-set", "tip", "floor", "dish"}
    plain = {name for name in events.NAMES if name != "play"} | {"game", "undo", "edit"}
    plays = {name for name in words["events"] if name.startswith("play-")}
    assert set(words["events"]) == plain | plays | {"ask-cannot-play", "edit-remove"}


def test_one_sentence_each(words: dict[str, dict[str, str]]) -> None:
    for group in ("reasons", "events", "inputs"):
        for code, sentence in words[group].items():
            assert sentence[-1] in ".。", code
            assert sentence.count(".") + sentence.count("。") == 1, code


def test_every_rule_that_can_be_cited_exists_and_is_marked_as_computed() -> None:
    """The names in the engine that look like rules are rules; those are the computed ones."""
    rules = {rule["id"]: rule for rule in store.book("la-cuenta")["rules"]}
    written: set[str] = set()
    for tree in TREES:
        for node in ast.walk(tree):
            parts: list[ast.expr] = []
            if isinstance(node, ast.List):
                parts = node.elts
            elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "append":
                parts = list(node.args)
                for part in node.args:
                    parts += [part.body, part.orelse] if isinstance(part, ast.IfExp) else []
            written |= {text for part in parts if (text := constant(part))}
    written |= set(KIND_RULES.values())
    written |= {"fifty-fifty", "go-dutch", "free-cards"}
    assert written - set(rules) == set()
    assert written == {id_ for id_, rule in rules.items() if rule.get("computed")}
