"""run.py: what it says to old Pythons and to who asks for help, and what a failed set-up shows."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

OLD = """
import runpy, sys
sys.version_info, sys.version = (3, 6, 15, "final", 0), "3.6.15 (default)"
sys.argv = ["run.py", "bill"]
runpy.run_path("run.py", run_name="__main__")
"""


def run(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, timeout=120
    )


def test_an_old_python_gets_one_sentence(root: Path) -> None:
    done = run(root, "-c", OLD)
    said = "Python 3.11 or newer is needed; this is 3.6.15.\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_an_old_python_can_read_the_file(root: Path) -> None:
    """Before that sentence nothing may be used that Python 3.5 has not."""
    tree = ast.parse((root / "run.py").read_text(encoding="utf-8"), feature_version=(3, 5))
    for node in ast.walk(tree):
        assert not isinstance(node, ast.JoinedStr | ast.NamedExpr | ast.AnnAssign), ast.dump(node)
        for said in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            plain = said is None or isinstance(said, ast.Constant | ast.Name)
            assert plain, f"an annotation must stand in quotes here: {ast.dump(node)}"
    imported = {
        name.name for node in tree.body if isinstance(node, ast.Import) for name in node.names
    }
    assert imported == {"hashlib", "os", "subprocess", "sys"}


@pytest.mark.parametrize("version", ["3.6", "3.7", "3.8", "3.9", "3.10"])
def test_old_pythons_that_are_at_hand(root: Path, version: str) -> None:
    pyenv = Path.home() / ".pyenv" / "versions"
    known = [*map(str, pyenv.glob(f"{version}.*/bin/python3")), shutil.which(f"python{version}")]
    for python in filter(None, known):
        done = subprocess.run(
            [python, "run.py"], cwd=root, capture_output=True, text=True, timeout=60,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        )  # fmt: skip
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert done.stderr.startswith(f"Python 3.11 or newer is needed; this is {version}.")
        return
    pytest.skip(f"no Python {version} here")


@pytest.mark.parametrize("word", ["-h", "--help", "help"])
def test_help_is_its_own_and_that_of_the_referee(root: Path, word: str) -> None:
    done = run(root, "run.py", word)
    assert done.returncode == 0, done.stderr
    assert "python3 run.py tests quick" in done.stdout
    assert "referee" in done.stdout.partition("pyproject.toml has changed")[2]


def test_help_that_cannot_be_written_is_one_sentence(root: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "run.py", "help"], cwd=root, stdout=full, stderr=subprocess.PIPE
        )
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)


@pytest.mark.parametrize("words", [("tests", "quik"), ("gates", "x")])
def test_a_word_that_is_none_is_told_before_anything_is_set_up(
    root: Path, tmp_path: Path, words: tuple[str, ...]
) -> None:
    shutil.copy(root / "run.py", tmp_path)
    done = run(tmp_path, "run.py", *words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert not (tmp_path / ".venv").exists()


def test_test_means_tests(root: Path) -> None:
    done = run(root, "run.py", "test", "--collect-only", "-q", "tests/test_run.py")
    assert done.returncode == 0, done.stderr
    assert "test_run" in done.stdout


@pytest.mark.full
def test_a_set_up_that_fails_shows_why(root: Path, tmp_path: Path) -> None:
    for name in ("run.py", "pyproject.toml"):
        shutil.copy(root / name, tmp_path)
    (tmp_path / "requirements").mkdir()
    lock = tmp_path / "requirements" / "run.lock"
    lock.write_text("nothing @ file:///nowhere/nothing.whl --hash=sha256:" + "0" * 64)
    done = run(tmp_path, "run.py", "bill")
    assert done.returncode == 1
    assert done.stderr.startswith("Setting up .venv (once) …\n")
    assert "nothing.whl" in done.stderr
    assert "Setting up .venv failed" in done.stderr
    assert "Traceback" not in done.stderr
