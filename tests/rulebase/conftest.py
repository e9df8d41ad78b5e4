"""A copy of the rule base in which a test may plant what it likes."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from referee.rulebase.check import check_all
from referee.rulebase.load import load
from referee.rulebase.review import record, reviewed
from referee.text.messages import Message
from tests.rulebase import quicker

GAME = "rules_data/la-cuenta"
REVIEW = ("stale", "unreviewed", "figure-changed")


class Tree:
    """A copied checkout: its texts can be edited, and it tells what is wrong with it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def edit(self, name: str, old: str, new: str, after: str = "") -> int:
        """Replace the first `old` behind `after` and return the line (from 1) where it stood."""
        path = (
            self.root / GAME / name if "/" not in name or name[:5] == "rules" else self.root / name
        )
        text = path.read_text(encoding="utf-8")
        start = text.index(after) if after else 0
        place = text.index(old, start)
        path.write_text(text[:place] + new + text[place + len(old) :], encoding="utf-8")
        return text.count("\n", 0, place + len(old) - len(old.lstrip("\n"))) + 1

    def text_of(self, name: str, rule: str) -> str:
        """Return the YAML of one rule as it stands in its file."""
        text = (self.root / GAME / name).read_text(encoding="utf-8")
        found = re.search(rf"^- id: {rule}\n(?:(?!- id: ).*\n)*", text, re.MULTILINE)
        assert found, rule
        return found[0]

    def review(self) -> None:
        """Record that all texts were reviewed as they are now."""
        game = load(self.root, "la-cuenta")
        record(game, list(reviewed(game)))

    def faults(self) -> list[Message]:
        """Return everything that is wrong in the copy."""
        return check_all(self.root)

    def found(self) -> list[Message]:
        """Return what is wrong beside texts that were not reviewed."""
        return [fault for fault in self.faults() if fault.code not in REVIEW]


@pytest.fixture
def tree(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    # One game is enough to plant faults in, and is checked in a third of the time.
    others = [path.name for path in (root / "rules_data").iterdir() if path.name != GAME[11:]]
    leave = shutil.ignore_patterns(*(name for name in others if name != "schema"))
    for name in ("rules_data", "seeds", "locales"):
        shutil.copytree(root / name, tmp_path / name, ignore=leave)
    shutil.copy(root / "pyproject.toml", tmp_path)
    quicker.use(monkeypatch)
    return Tree(tmp_path)


@pytest.fixture
def only(tree: Tree) -> Callable[..., Message]:
    """Return a function that demands exactly one fault, at this place and of this kind.

    What is planted was of course not reviewed; that is looked at only where it is asked for.
    """

    def demand(code: str, file: str, line: int) -> Message:
        faults = tree.faults() if code in REVIEW else tree.found()
        assert [(f.code, f.file, f.line) for f in faults] == [(code, file, line)], faults
        fault = faults[0]
        assert fault.english()
        return fault

    return demand
