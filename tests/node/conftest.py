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


@pytest.fixture(scope="session")
def node(node_modules: Path) -> str:
    """Return the path of Node, its packages installed as locked."""
    found = shutil.which("node")
    assert found is not None, "mark what needs Node with pytest.mark.node"
    return found


@pytest.fixture(scope="session")
def micropython(node: str, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a function that does pieces of work in MicroPython (see driver.py)."""

    def run(facts: dict[str, Any], pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
        work = tmp_path_factory.mktemp("micropython") / "work.json"
        work.write_text(
            json.dumps(
                {
                    "modules": portable_modules(facts["game"]),
                    "driver": (HERE / "driver.py").read_text(encoding="utf-8"),
                    "work": {"facts": facts, "pieces": pieces},
                }
            ),
            encoding="utf-8",
        )
        done = subprocess.run(
            [node, "engine.mjs", str(work)], cwd=HERE, capture_output=True, timeout=120
        )
        assert done.returncode == 0, done.stderr.decode()
        outcomes: list[dict[str, Any]] = json.loads(done.stdout)
        return outcomes

    return run
