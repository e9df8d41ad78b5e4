"""The judged bills: made by a program written apart from ours, from the register of rulings."""

import json
from pathlib import Path
from typing import Any

import pytest

from referee.games.la_cuenta import game
from referee.rulebase import store

CASES = [
    json.loads(line)
    for line in (Path(__file__).parent / "bills.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=range(1, len(CASES) + 1))
def test_judged_bill(case: dict[str, Any]) -> None:
    result = {**game.bill(store.facts("la-cuenta"), case["request"])}
    assert {key: result[key] for key in case["expect"]} == case["expect"]
