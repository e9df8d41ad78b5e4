"""The catalogues hold every text of ours and of click, translated, places and all."""

import subprocess
import sys
from pathlib import Path

from referee.languages import LANGUAGES


def test_complete_and_current(root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "locales/update.py", "--check"],
        cwd=root, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_catalogue_says_in_english_what_the_code_says(root: Path) -> None:
    found = {path.parent.parent.name for path in (root / "locales").glob("*/LC_MESSAGES/*.po")}
    assert found == set(LANGUAGES) - {"en"}
