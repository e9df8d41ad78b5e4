"""Every code that can be raised has its sentence, no sentence is left over, every rule exists."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from referee.games.bolicheros_de_barrio import events, game
from referee.games.portable import portable_modules
from referee.rulebase import store

GAME = "bolicheros-de-barrio"
TREES = [ast.parse(text) for text in portable_modules(GAME).values()]
OWN = [ast.parse(text) for path, text in portable_modules(GAME).items() if "bolicheros_de" in path]
NEAR = {"found", "near", "known"}


def calls(name: str, trees: list[ast.Module] = TREES) -> Iterator[ast.Call]:
    """Yield every call of a function of this name."""
    for tree in trees:
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
    for call in [*calls("one_of"), *(call for call in calls("known_keys") if len(call.args) > 3)]:
        code = constant(call.args[2 if getattr(call.func, "id", "") == "one_of" else 3])
        assert code is not None
        codes[code] = NEAR
    return codes


@pytest.fixture(params=["en", "de", "zh"])
def words(request: Any) -> dict[str, dict[str, str]]:
    """Return the sentences in one language after the other."""
    found: dict[str, dict[str, str]] = store.words(GAME, request.param)["words"]
    return found


def check(sentences: dict[str, str], codes: dict[str, set[str]]) -> None:
    assert set(sentences) == set(codes)
    for code, sentence in sentences.items():
        assert sentence.strip() == sentence != ""
        assert set(re.findall(r"\{(\w+)", sentence)) <= codes[code], code


def test_inputs(words: dict[str, dict[str, str]]) -> None:
    check(words["inputs"], input_codes())


# What the engine really says, by code: the names of what comes with each.
REASONS = {
    "game-over": set(),
    "not-bidding-stage": set(),
    "no-such-experience": {"found", "have"},
    "slot-filled": {"player", "type", "n"},
    "external-full": {"player", "have", "most"},
    "too-few-coins-to-bid": {"player", "have", "need"},
    "together-with-nothing": set(),
    "diners-already": set(),
    "no-diners-yet": set(),
    "not-diners-stage": set(),
    "end-triggered": set(),
    "too-few-coins": {"player", "have", "need"},
    "advertised-already": {"player"},
    "end-already": set(),
    "restaurant-not-full": {"player", "have", "need"},
}
LINES = {
    "improvement": {"player", "type", "n"},
    "improvement-external": {"player", "type"},
    "diners": {"type"},
    "base-payment": {"player", "experiences"},
    "requested-service": {"player", "type", "cards"},
    "prestige": {"player", "type", "cards"},
    "prestige-tied": {"player", "type", "cards"},
    "prestige-none": {"type", "cards"},
    "type-star": {"player", "type"},
    "type-star-tied": {"player", "type"},
    "type-star-taken-back": {"player", "type"},
    "type-star-none": {"type", "players"},
    "experience-completed": {"player", "n"},
    "advertising": {"player", "times"},
    "end-triggered": {"player"},
    "market-refill": set(),
    "game-ends": {"players"},
    "restaurant-told": {"player", "cards"},
    "corrected": {"player"},
}
STATUS = {
    "bidding": {"player"},
    "diners": {"type"},
    "end-triggered": {"player"},
    "end-triggered-before": set(),
    "experience": {"n", "types"},
    "experience-complete": {"n", "types"},
    "external": {"types"},
    "first-with": {"types"},
    "nothing-yet": set(),
}


def test_reasons_lines_and_status(words: dict[str, dict[str, str]]) -> None:
    check(words["reasons"], REASONS)
    check(words["lines"], LINES)
    check(words["status"], STATUS)


def test_reasons_are_those_of_the_engine() -> None:
    found = {constant(call.args[0]): keywords(call) - {None} for call in calls("reason", OWN)}
    assert set(found) == set(REASONS)


def test_lines_are_those_of_the_engine() -> None:
    written = {constant(call.args[1]) for name in ("write", "pay") for call in calls(name, OWN)}
    written |= {constant(call.args[1]) for call in calls("_star", OWN)}
    assert written - {None} == set(LINES)


def test_events(words: dict[str, dict[str, str]]) -> None:
    improve = {
        "improve" + "".join(parts)
        for parts in product(("", "-external"), ("", "-paid"), ("", "-together"))
    }
    told = {"restaurant-empty", "restaurant-external", "restaurant-external-empty"}
    plain = set(events.NAMES) | told | {"game", "undo", "edit", "edit-remove", "advertise-times"}
    assert set(words["events"]) == plain | improve


def test_labels(words: dict[str, dict[str, str]], facts: dict[str, Any]) -> None:
    forms = game.forms(facts)
    assert set(words["forms"]) == {form["event"] for form in forms}
    start: dict[str, Any] = {"event": "start", "fields": game.start_form(facts)}
    for form in [*map(dict, forms), start]:
        for field in form["fields"]:
            names = {f"{form['event']}-{field['name']}", field["name"]}
            assert names & set(words["fields"]), names
            assert set(field.get("choices", [])) <= set(words["choices"])


def test_one_sentence_each(words: dict[str, dict[str, str]]) -> None:
    for group in ("reasons", "events", "inputs"):
        for code, sentence in words[group].items():
            assert sentence[-1] in ".。", code
            assert sentence.count(".") + sentence.count("。") == 1, code


def test_every_rule_that_can_be_cited_exists_and_is_marked_as_computed() -> None:
    """The names in the engine that look like rules are rules; those are the computed ones."""
    rules = {rule["id"]: rule for rule in store.book(GAME)["rules"]}
    written: set[str] = set()
    for tree in OWN:
        for node in ast.walk(tree):
            parts: list[ast.expr] = []
            if isinstance(node, ast.List):
                parts = node.elts
            elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "append":
                parts = list(node.args)
            for part in parts:
                both = [part.body, part.orelse] if isinstance(part, ast.IfExp) else [part]
                written |= {text for one in both if (text := constant(one))}
    assert written - set(rules) == set()
    assert written == {id_ for id_, rule in rules.items() if rule.get("computed")}
