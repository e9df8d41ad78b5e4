"""Whatever suggests the nearest thing suggests the same."""

from pathlib import Path

import pytest

from referee.engine.faults import BadInput
from referee.engine.rulings import read_rulings
from referee.rulebase import store
from tests.rulebase.conftest import GAME, Tree


@pytest.mark.parametrize("typed", ["tip", "premium", "roundng", "xyzxyz"])
def test_the_check_and_the_engine_name_the_same_ruling(tree: Tree, typed: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_rulings(store.facts("la-cuenta"), {"rulings": {typed: "x"}}, "")
    path = tree.root / GAME / "rules" / "specials.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("\n  rulings: [", f"\n  rulings: [{typed}, ", 1), encoding="utf-8")
    found = [fault for fault in tree.faults() if fault.code == "unknown-ruling"]
    assert [fault.params["near"] for fault in found] == [refused.value.params["near"]]


def test_nothing_else_measures_how_alike_words_are(root: Path) -> None:
    for path in (root / "referee").rglob("*.py"):
        assert "difflib" not in path.read_text(encoding="utf-8"), path
