"""The shared desk on the phone's Python: every question answered as in CPython."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from referee.engine.phone_api import PhoneApi
from referee.games.portable import portable_modules

HERE = Path(__file__).parent
TOY = HERE.parent / "engine" / "toy.py"

pytestmark = pytest.mark.node


def _toy() -> Any:
    spec = importlib.util.spec_from_file_location("toy_for_node", TOY)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_desk_in_micropython(wasm: Any) -> None:
    find = {"event": "find", "player": "Ana", "type": "large", "times": 2}
    questions: list[dict[str, Any]] = [
        {"do": "start"},
        {"do": "forms"},
        {"do": "open", "log": [{"event": "game", "players": ["Ana", "小明"]}]},
        {"do": "forms"},
        {"do": "preview", "event": find},
        {"do": "add", "event": find},
        {"do": "forms"},
        {"do": "preview", "event": find},
        {"do": "preview", "event": {"event": "fly"}},
        {"do": "edited", "line": 2, "with": {**find, "times": 1}},
        {"do": "under", "rulings": {"large-counts": "three"}},
        {"do": "undoes"},
        {"do": "add", "event": {"event": "edit", "line": 2, "with": None}},
        {"do": "add", "event": {"event": "tide"}},
        {"do": "log"},
        {"do": "marks"},
        {"do": "replay", "log": [{"event": "game", "players": 2}], "judged": False},
    ]
    modules = portable_modules("la-cuenta", "referee.engine.phone_api")
    modules["toy.py"] = TOY.read_text(encoding="utf-8")
    driver = (HERE / "phone_api_driver.py").read_text(encoding="utf-8")
    answers = wasm(modules, driver, questions)
    toy = _toy()
    api = PhoneApi(toy, toy.Referee(), json.dumps(toy.FACTS))
    for question, answer in zip(questions, answers, strict=True):
        assert answer == json.loads(api.ask(json.dumps(question))), question
