"""The judged games: made by a program written apart from ours, from the register of rulings."""

import json
from pathlib import Path
from typing import Any

import pytest

from referee.games.la_cuenta import game
from referee.rulebase import store

CASES = [
    json.loads(line)
    for line in (Path(__file__).parent / "games.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=range(1, len(CASES) + 1))
def test_judged_game(case: dict[str, Any]) -> None:
    result: Any = game.replay(store.facts("la-cuenta"), case["log"])
    expect = dict(case["expect"])
    assert result.get("stopped", {}).get("line") == expect.pop("stopped", None)
    assert {key: result[key] for key in expect} == expect
    assert result["irregular"] == []
