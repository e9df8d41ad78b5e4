"""Which way imports go is looked after by contracts; here each is broken once, and says so."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long
LA_CUENTA = "referee/games/la_cuenta"
CIRCLE = "No circle of imports, those inside functions counted"


@pytest.fixture(scope="module")
def code(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the code with its contracts."""
    folder = tmp_path_factory.mktemp("code")
    shutil.copy(root / "pyproject.toml", folder)
    shutil.copytree(
        root / "referee", folder / "referee", ignore=shutil.ignore_patterns("_data", "__pycache__")
    )
    return folder


@pytest.mark.parametrize(
    ("place", "line", "contract"),
    [
        # It is imported by the file that it imports: a circle inside a desk.
        (f"{LA_CUENTA}/desk/card_text.py", f"{LA_CUENTA}/desk/command_text", CIRCLE),
        # A desk knows the game, so the game knows no desk.
        (f"{LA_CUENTA}/premium.py", f"{LA_CUENTA}/desk/card_text", CIRCLE),
        (
            "referee/cli/app.py",
            f"{LA_CUENTA}/desk/card_text",
            "The command line finds what games bring by name, and imports none of it",
        ),
        (
            f"{LA_CUENTA}/desk/card_text.py",
            "referee/games/cuantos_tacos/roll",
            "Games do not know each other",
        ),
    ],
)
def test_a_contract_that_is_broken_says_so(
    code: Path, place: str, line: str, contract: str
) -> None:
    file = code / place
    before = file.read_text(encoding="utf-8")
    inside = f"\n\ndef _planted() -> None:\n    import {line.replace('/', '.')}\n"
    file.write_text(before + inside, encoding="utf-8")
    try:
        done = subprocess.run(
            [Path(sys.executable).parent / "lint-imports", "--no-cache"],
            cwd=code, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
    finally:
        file.write_text(before, encoding="utf-8")
    assert done.returncode == 1, done.stdout
    assert f"{contract} BROKEN" in done.stdout
