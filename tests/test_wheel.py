"""The built wheel answers in an empty environment: it carries the compiled rules and catalogues."""

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(build, cwd=root, check=True, capture_output=True)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def referee(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the referee program of an environment that holds the wheel and click, nothing else."""
    home = tmp_path_factory.mktemp("empty") / "venv"
    venv.create(home, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install"]
    subprocess.run([*pip, "-q", "--no-deps", "--no-index", str(wheel)], check=True)
    (packages,) = home.glob("lib/python*/site-packages")
    click = Path(str(importlib.metadata.distribution("click").locate_file("click")))
    shutil.copytree(click, packages / "click")
    return home / "bin" / "referee"


def run(program: Path, *arguments: str, where: Path) -> subprocess.CompletedProcess[str]:
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "PYTHON"))}
    return subprocess.run(
        [str(program), *arguments], cwd=where, env=plain, capture_output=True, text=True
    )


def test_wheel_carries_data_and_no_yaml(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for needed in ("la-cuenta/facts.json", "la-cuenta/book.json", "la-cuenta/words-zh.json"):
        assert f"referee/_data/{needed}" in names
    for lang in ("de", "zh"):
        assert f"referee/_data/locale/{lang}/LC_MESSAGES/referee.mo" in names
    assert not [n for n in names if n.endswith(".yaml") or n.startswith(("tests/", "rules_data/"))]


def test_wheel_bills_in_three_languages(referee: Path, tmp_path: Path) -> None:
    done = run(referee, "bill", "wine x6", "--json", where=tmp_path)
    assert (done.returncode, json.loads(done.stdout)["data"]["payable"]) == (0, 270), done.stderr
    german = run(referee, "--lang", "de", "bill", "Fleisch 40", "4 Rotwein", where=tmp_path)
    assert "220 €" in german.stdout
    chinese = run(referee, "--lang", "zh", "bill", "肉40", "葡萄酒 x4", where=tmp_path)
    assert "€220" in chinese.stdout


def test_wheel_shows_rules_and_disputes(referee: Path, tmp_path: Path) -> None:
    assert run(referee, "rule", "wine-set", where=tmp_path).returncode == 0
    assert run(referee, "dispute", "premium-threshold", where=tmp_path).returncode == 0


def test_site_needs_a_checkout_and_says_so(referee: Path, tmp_path: Path) -> None:
    done = run(referee, "site", "build", where=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
