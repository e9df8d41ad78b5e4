"""A mutation of the engine for every rule is caught by the tests (bench/mutations.py)."""

import subprocess
import sys
from pathlib import Path

import pytest


def mutations(root: Path, option: str) -> None:
    done = subprocess.run(
        [sys.executable, "bench/mutations.py", *option.split()],
        cwd=root, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]


def test_every_rule_has_a_mutation_and_none_is_stale(root: Path) -> None:
    mutations(root, "--look")


@pytest.mark.full
def test_every_mutation_is_caught(root: Path) -> None:
    mutations(root, "--jobs 1")
