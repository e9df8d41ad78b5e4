"""The page's referee says what the command line says: judged cases, worked examples.

All judged cases run in MicroPython under Node too (tests/node). Here it is the page's own copy that
answers: every seventh case by default, all when all is run; and all worked examples.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from referee.games.la_cuenta.phone.api import api
from referee.rulebase import store
from referee.rulebase.examples import chosen
from tests.support.full import full

pytestmark = pytest.mark.browser
CASES = Path(__file__).parents[2] / "cases"


def _cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / name).read_text("utf-8").splitlines()]


def _questions(example: dict[str, Any], rulings: dict[str, str]) -> list[dict[str, Any]]:
    """Return what a worked example asks, as `referee.rulebase.examples` does."""
    given = example["given"]
    if "events" not in given:
        return [{"do": "bill", "request": {"game": "la-cuenta", "rulings": rulings, **given}}]
    start = {"event": "game", "game": "la-cuenta", "players": given["players"], "rulings": rulings}
    for key in ("starter", "savings", "hand_limits"):
        if key in given:
            start[key] = given[key]
    log = [start, *given["events"]]
    found: list[dict[str, Any]] = [{"do": "replay", "log": log}]
    if "may" in given:
        found.append({"do": "verdict", "log": log, "event": given["may"]})
    return found


def test_judged_cases_and_examples(phone: Any) -> None:
    table = phone()
    step = 1 if full() else 7
    bills, games = _cases("bills.jsonl")[::step], _cases("games.jsonl")[::step]
    assert len(bills) > 10
    assert len(games) > 2
    questions: list[dict[str, Any]] = [{"do": "bill", "request": case["request"]} for case in bills]
    questions += [{"do": "replay", "log": case["log"]} for case in games]
    for rule in store.book("la-cuenta")["rules"]:
        for example in rule["examples"]:
            questions += _questions(example, {})
            for under in example.get("under", {}):
                questions += _questions(example, chosen(under))
    answers = table.ask(questions)
    same = api(json.dumps(store.facts("la-cuenta")))
    for question, answer in zip(questions, answers, strict=True):
        assert answer == json.loads(same.ask(json.dumps(question))), question
    for case, answer in zip(bills, answers[: len(bills)], strict=True):
        assert {key: answer["ok"][key] for key in case["expect"]} == case["expect"]
    for case, answer in zip(games, answers[len(bills) :][: len(games)], strict=True):
        expect = dict(case["expect"])
        assert answer["ok"].get("stopped", {}).get("line") == expect.pop("stopped", None)
        assert {key: answer["ok"][key] for key in expect} == expect
