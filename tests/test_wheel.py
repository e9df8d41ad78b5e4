"""The built wheel answers in an empty environment: it carries the compiled rules and catalogues.

What it brings is little: click, and PyYAML for requests in YAML. The rest is for a checkout.
"""

import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder


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


def test_a_wheel_brings_click_and_pyyaml(wheel: Path) -> None:
    assert needed(wheel) == {"click", "pyyaml"}
    assert needed(wheel, extra="site") == {"babel", "mkdocs-material"}


def test_an_editable_install_brings_what_compiles_too(root: Path, tmp_path: Path) -> None:
    builder = WheelBuilder(str(root))
    (built,) = builder.build(directory=str(tmp_path), versions=["editable"])
    assert needed(Path(built)) == {"babel", "click", "pyyaml"}


def needed(wheel: Path, extra: str = "") -> set[str]:
    """Return the packages that pip installs with a wheel, or with an extra of it alone."""
    archive = zipfile.ZipFile(wheel)
    (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
    lines = re.findall(r"(?m)^Requires-Dist: ([\w-]+)(.*)$", archive.read(name).decode())
    wanted = [extra] if extra else []
    return {name.lower() for name, rest in lines if re.findall(r"extra == .(\w+)", rest) == wanted}


def test_what_a_request_in_yaml_needs_is_said(referee: Path, tmp_path: Path) -> None:
    (tmp_path / "bill.yaml").write_text("cards: [gazpacho]\n", encoding="utf-8")
    (tmp_path / "bill.json").write_text('{"cards": ["gazpacho"]}', encoding="utf-8")
    assert run(referee, "bill", "--from", "bill.json", where=tmp_path).returncode == 0
    for lang, word in (("en", "needs"), ("de", "braucht"), ("zh", "需要")):
        done = run(referee, "--lang", lang, "bill", "--from", "bill.yaml", where=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        (line,) = done.stderr.splitlines()
        assert word in line
        assert "pip install PyYAML" in line


@pytest.mark.parametrize("arguments", [
    ["site", "build"], ["site", "serve"], ["check"], ["review", "tip"], ["sources", "check", "."],
])  # fmt: skip
def test_what_needs_a_checkout_says_so(referee: Path, tmp_path: Path, arguments: list[str]) -> None:
    done = run(referee, *arguments, where=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "rules_data" in line
