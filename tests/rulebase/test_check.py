"""The whole check: quick, and its texts ready to be translated."""

import ast
import time
from pathlib import Path

import pytest

from referee.rulebase.check import check_all, main
from referee.text.messages import Message, Msgid
from tests.rulebase.conftest import GAME, Tree


def test_under_two_seconds(root: Path) -> None:
    start = time.process_time()
    check_all(root)
    assert time.process_time() - start < 2


def test_all_faults_are_printed(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(tree.root) == 0
    assert capsys.readouterr().out == "0 faults\n"
    line = tree.edit("deck.yaml", "type: meat", "type: maet")
    assert main(tree.root) == 1
    assert f"{GAME}/deck.yaml:{line}: unknown-type: " in capsys.readouterr().out


def test_a_fault_is_said_in_the_readers_language() -> None:
    params = {"found": "two", "expected": Msgid("a number")}
    fault = Message("x", "{found}: expected {expected}", params, "deck.yaml", 3)
    german = {
        "{found}: expected {expected}": "{found}: erwartet {expected}",
        "a number": "eine Zahl",
    }
    assert fault.text(lambda text: german.get(text, text)) == "two: erwartet eine Zahl"
    assert str(fault) == "deck.yaml:3: x: two: expected a number"


def test_every_message_is_marked_for_translation(root: Path) -> None:
    """What is handed to the catalogue is a plain literal, so that tools can extract it."""
    marked = 0
    for path in (root / "referee" / "rulebase").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "N_":
                (argument,) = node.args
                assert isinstance(argument, ast.Constant), path
                assert isinstance(argument.value, str)
                marked += 1
    assert marked > 60
