"""A package that is not installed is named in one sentence, not in a traceback."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from referee.cli.faults import PACKAGES
from tests.cli.conftest import Run

HIDE = "import sys; sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(','), None));"
MAIN = "from referee.cli.main import main; sys.exit(main())"
Done = subprocess.CompletedProcess[str]
Without = Callable[..., Done]


@pytest.fixture
def without(root: Path) -> Without:
    """Run a command where packages are missing, in a checkout or a copy of it."""

    def call(hidden: str, *arguments: str, where: Path = root) -> Done:
        env = {**os.environ, "PYTHONPATH": str(where)}
        env.pop("REFEREE_DEBUG", None)
        command = [sys.executable, "-c", HIDE + MAIN, hidden, *arguments]
        return subprocess.run(command, cwd=where, env=env, capture_output=True, text=True)

    return call


def says_what_is_missing(done: Done, package: str) -> bool:
    lines = done.stderr.splitlines()
    return (done.returncode, done.stdout, len(lines)) == (2, "", 1) and lines[0].endswith(
        f"pip install {package}"
    )


@pytest.mark.parametrize("arguments", [["site", "build", "--out", "x"], ["site", "serve"]])
def test_the_site_without_mkdocs(without: Without, arguments: list[str]) -> None:
    assert says_what_is_missing(without("mkdocs", *arguments), "mkdocs-material")


def test_a_worked_example_is_told_without_pyyaml(without: Without) -> None:
    for arguments in (["examples", "tip-price"], ["dispute", "premium-threshold"]):
        done = without("yaml,babel", *arguments)
        assert (done.returncode, done.stderr) == (0, "")


def test_a_check_and_a_request_in_yaml_without_pyyaml(without: Without, tmp_path: Path) -> None:
    (tmp_path / "bill.yaml").write_text("cards: [gazpacho]\n", encoding="utf-8")
    for arguments in (["check"], ["bill", "--from", str(tmp_path / "bill.yaml")]):
        assert says_what_is_missing(without("yaml", *arguments), "PyYAML")


def test_a_checkout_that_was_never_compiled_without_babel(
    without: Without, root: Path, tmp_path: Path
) -> None:
    skip = shutil.ignore_patterns("__pycache__", "_data", "site")
    for name in ("referee", "rules_data", "seeds", "locales"):
        shutil.copytree(root / name, tmp_path / name, ignore=skip)
    shutil.copy2(root / "pyproject.toml", tmp_path)
    for arguments in (["bill", "gazpacho"], ["--lang", "zh", "rule", "tip"]):
        assert says_what_is_missing(without("babel", *arguments, where=tmp_path), "Babel")


def test_every_package_that_is_not_always_there_is_known(root: Path) -> None:
    """Whatever we import besides click and the standard library has its sentence."""
    import ast

    found = set()
    for path in (root / "referee").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.partition(".")[0])
    beside = found - {*sys.stdlib_module_names, "referee", "click"}
    assert beside - {"js"} <= set(PACKAGES)


def test_json_says_it_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mkdocs", None)
    done = run("site", "build", "--out", "x", "--json")
    (error,) = done.envelope["errors"]
    assert (error["code"], error["where"]) == ("missing-package", "mkdocs-material")
