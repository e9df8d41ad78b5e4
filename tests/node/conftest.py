"""Node for tests: its packages, and MicroPython with our portable modules in it."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from referee.games.portable import portable_modules

HERE = Path(__file__).parent

Run = Callable[[dict[str, Any], list[dict[str, Any]]], list[dict[str, Any]]]
Wasm = Callable[[dict[str, str], str, object], list[dict[str, Any]]]


@pytest.fixture(scope="session")
def node(node_modules: Path) -> str:
    """Return the path of Node, its packages installed as locked."""
    found = shutil.which("node")
    assert found is not None, "mark what needs Node with pytest.mark.node"
    return found


@pytest.fixture(scope="session")
def wasm(node: str, tmp_path_factory: pytest.TempPathFactory) -> Wasm:
    """Return a function that gives work to a driver in MicroPython, with modules at hand."""

    def run(modules: dict[str, str], driver: str, work: object) -> list[dict[str, Any]]:
        file = tmp_path_factory.mktemp("micropython") / "work.json"
        what = {"modules": modules, "driver": driver, "work": work}
        file.write_text(json.dumps(what), encoding="utf-8")
        done = subprocess.run(
            [node, "engine.mjs", str(file)], cwd=HERE, capture_output=True, timeout=120
        )
        assert done.returncode == 0, done.stderr.decode()
        outcomes: list[dict[str, Any]] = json.loads(done.stdout)
        return outcomes

    return run


@pytest.fixture(scope="session")
def micropython(wasm: Wasm) -> Run:
    """Return a function that does pieces of work in MicroPython (see driver.py)."""

    def run(facts: dict[str, Any], pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
        driver = (HERE / "driver.py").read_text(encoding="utf-8")
        return wasm(portable_modules(facts["game"]), driver, {"facts": facts, "pieces": pieces})

    return run
