"""Every measurement says how it is called, and in one sentence what it lacks."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long
BENCH = Path(__file__).resolve().parent.parent / "bench"
MEASURES = sorted(path.name for path in BENCH.glob("*.py") if "__main__" in path.read_text("utf-8"))


def measure(name: str, *arguments: str, path: str = "", bare: bool = False) -> tuple[int, str, str]:
    """Call a measurement: with other programs, or `bare`, without any package."""
    plain = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, *["-S"] * bare, str(BENCH / name), *arguments]
    env = {**plain, **({"PATH": path} if path else {})}
    done = subprocess.run(command, env=env, cwd=BENCH.parent, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def test_there_are_measurements() -> None:
    assert {"cli_start.py", "engine.py", "phone.py", "site_build.py"} <= set(MEASURES)


@pytest.mark.parametrize("name", MEASURES)
def test_a_missing_package_is_one_sentence(name: str) -> None:
    code, out, err = measure(name, bare=True)
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(f"{name} lacks ")
    assert "referee" in err.partition(";")[0]


@pytest.mark.parametrize("name", MEASURES)
def test_whoever_asks_for_help_gets_it_without_any_package_too(name: str) -> None:
    code, out, err = measure(name, "--help", bare=True)
    assert f"python bench/{name}" in out
    assert (code, len(err.splitlines())) == (2, 1)


@pytest.mark.parametrize(("name", "program"), [
    ("phone.py", "chromium"), ("phone_score.py", "chromium"), ("screen.py", "node"),
])  # fmt: skip
def test_a_missing_program_is_one_sentence(name: str, program: str, tmp_path: Path) -> None:
    code, out, err = measure(name, path=str(tmp_path))
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(f"{name} lacks {program};")


@pytest.mark.parametrize("name", [
    "cli_start.py", "engine.py", "site_build.py", "mutations.py"
])  # fmt: skip
def test_help_and_what_cannot_be_read(name: str) -> None:
    code, out, err = measure(name, "--help")
    assert (code, err) == (0, "")
    assert f"python bench/{name}" in out
    code, out, err = measure(name, *(["--jobs"] * (name == "mutations.py")), "0")
    assert (code, out) == (2, "")
    assert "“0” is not a number from 1 on" in err


def test_every_command_with_a_bar_is_measured() -> None:
    code, out, err = measure("cli_start.py", "1")
    found = re.findall(
        r"(.+?) +[\d.]+ × a bare click command \(bar ([\d.]+)\): (?:ok|TOO SLOW)", out
    )
    assert dict(found) == {
        "bill … --json": "1.25",
        "bill …": "1.35",
        "rule premium-doubles": "1.35",
        "dispute premium-threshold": "1.4",
        "dispute": "1.4",
        "table show": "1.45",
        "table ben wine": "1.45",
        "may jamon": "1.5",
    }
    assert (code, err) == (int("TOO SLOW" in out), "")
