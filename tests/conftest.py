"""What all tests share: where things are, and what a machine may lack outside CI."""

import os
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOOLS = {"node": ("node", "npm"), "browser": ("chromium",)}


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test whose tool is missing, with the reason; in CI nothing may be missing."""
    for marker, programs in TOOLS.items():
        if item.get_closest_marker(marker):
            missing = [program for program in programs if not shutil.which(program)]
            if missing and os.environ.get("CI") == "true":
                pytest.fail(f"CI must have {' and '.join(missing)}", pytrace=False)
            if missing:
                pytest.skip(f"needs {' and '.join(missing)}, not found on this machine")


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def documents() -> Path:
    """Return the folder of the source documents, which are not ours to publish."""
    folder = Path(os.environ.get("REFEREE_SEEDS", ROOT.parent / "shared" / "seeds"))
    if not folder.is_dir():
        pytest.skip("the source documents are not at hand (set REFEREE_SEEDS to their folder)")
    return folder
