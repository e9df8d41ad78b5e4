"""Node for tests: its packages, and MicroPython with our portable modules in it."""

import ast
import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]

Run = Callable[[dict[str, Any], list[dict[str, Any]]], list[dict[str, Any]]]


@pytest.fixture(scope="session")
def node() -> str:
    """Return the path of Node, its packages installed as locked."""
    found = shutil.which("node")
    assert found is not None, "mark what needs Node with pytest.mark.node"
    if not (HERE / "node_modules" / "axe-core").is_dir():
        subprocess.run(["npm", "ci"], cwd=HERE, check=True, capture_output=True, timeout=300)
    return found


@pytest.fixture(scope="session")
def micropython(node: str, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a function that does pieces of work in MicroPython (see driver.py)."""

    def run(facts: dict[str, Any], pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
        start = ["referee.games." + facts["game"].replace("-", "_") + ".game", "referee.games"]
        work = tmp_path_factory.mktemp("micropython") / "work.json"
        work.write_text(
            json.dumps(
                {
                    "modules": portable_modules(start),
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


def portable_modules(start: list[str]) -> dict[str, str]:
    """Return path → text of these modules and of all that they import of ours."""
    texts: dict[str, str] = {}
    waiting = list(start)
    while waiting:
        name = waiting.pop()
        path = Path(*name.split("."))
        file = path / "__init__.py" if (ROOT / path).is_dir() else path.with_suffix(".py")
        if str(file) in texts or not (ROOT / file).is_file():
            continue
        texts[str(file)] = (ROOT / file).read_text(encoding="utf-8")
        waiting.append(name.rpartition(".")[0])
        for part in ast.walk(ast.parse(texts[str(file)])):
            if isinstance(part, ast.ImportFrom) and part.module and "referee" in part.module:
                waiting.append(part.module)
                waiting.extend(f"{part.module}.{alias.name}" for alias in part.names)
    return texts
