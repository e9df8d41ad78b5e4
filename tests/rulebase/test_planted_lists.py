"""Lists of planted faults: each is told today as its entry says, or missed as it says."""

from pathlib import Path

import pytest

from tests.rulebase import planting, quicker
from tests.rulebase.planting import Entry

pytestmark = pytest.mark.long
MISSED = planting.entries("missed")
MORE = planting.entries("more")
LATER = planting.entries("later")


@pytest.mark.parametrize("entry", [*MISSED, *MORE, *LATER], ids=lambda entry: entry["id"])
def test_planted(entry: Entry, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quicker.use(monkeypatch)
    faults = planting.found(entry, root, tmp_path)
    codes = {fault.code for fault in faults}
    if "seen" in entry:
        assert entry["seen"] in codes, faults
        assert faults[0].code == entry["seen"] or not entry.get("first"), faults
    else:
        assert not codes, "told now: its entry should say so"
        assert entry["missed"]
    assert all(fault.english() for fault in faults)


def test_the_lists_are_whole() -> None:
    names = [entry["id"] for entry in (*MISSED, *MORE, *LATER)]
    assert (len(MISSED), len(MORE)) == (37, 40)
    assert len(set(names)) == len(names)
    assert sum("seen" not in entry for entry in MISSED) <= 5
    assert sum("seen" not in entry for entry in MORE) <= 4
    assert all("seen" in entry for entry in LATER)
