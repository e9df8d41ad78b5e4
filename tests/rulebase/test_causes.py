"""After a renamed or doubled id the cause comes first, and what follows from it is one entry."""

from pathlib import Path

import pytest

from tests.rulebase import planting

RENAMED = [
    ("rules/dishes.yaml", "- id: wine-set\n", "- id: wine-sets\n", "wine-set"),
    ("deck.yaml", "- id: wine\n", "- id: wines\n", "wine"),
    ("rulings.yaml", "- id: tip-price\n", "- id: tip-prices\n", "tip-price"),
    ("glossary.yaml", "- id: turn\n", "- id: turns\n", "turn"),
]


@pytest.mark.parametrize(("file", "old", "new", "gone"), RENAMED)
def test_a_renamed_id(root: Path, tmp_path: Path, file: str, old: str, new: str, gone: str) -> None:
    entry = {"file": file, "edits": [{"old": old, "new": new}]}
    faults = planting.found(entry, root, tmp_path)
    assert (faults[0].code, faults[0].params["found"]) == ("lost-id", gone)
    assert faults[1].params["count"] > 3
    assert len(faults) < 12
    assert [f for f in faults[2:] if f.params.get("found") == gone] == []


def test_an_id_given_twice(root: Path, tmp_path: Path) -> None:
    entry = {"file": "deck.yaml", "edits": [{"old": "- id: tip\n", "new": "- id: wine\n"}]}
    faults = planting.found(entry, root, tmp_path)
    assert (faults[0].code, faults[0].params["found"]) == ("duplicate-id", "wine")
    assert faults[1].params["found"] == "tip"
    assert len(faults) == 2
