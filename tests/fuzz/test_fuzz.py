"""Fuzzed argument lists and logs: a clear answer, never a traceback.

A few hundred in every run; `REFEREE_FUZZ=50000` sets how many, a full run takes many. A failure
names its seed; `REFEREE_FUZZ_FROM` begins elsewhere.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.fuzz.arguments import TABLES, Arguments
from tests.fuzz.calling import judged, quiet_environment
from tests.fuzz.logs import Logs
from tests.support.full import examples

pytestmark = pytest.mark.long
FEW, MANY = 150, 10_000
COUNT = int(os.environ.get("REFEREE_FUZZ") or examples(FEW, MANY))
FROM = int(os.environ.get("REFEREE_FUZZ_FROM", "0"))
LOOKS = (["show"], ["history"], ["show", "--json"], ["history", "--json"], ["undo"], ["export"])
_ANEW = 100  # inputs after which the kept games begin anew


def begin(folder: Path) -> None:
    """Begin a game of each kind in a folder."""
    for game, name in TABLES.items():
        (folder / "tables" / f"{name}.jsonl").unlink(missing_ok=True)
        judged(["table", "new", name, "--game", game, "--players", "Ana,Ben,小明"], (0,))


def sizes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_size for path in (folder / "tables").iterdir()}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.chdir(tmp_path)
    with quiet_environment(str(tmp_path)):
        yield tmp_path


def test_argument_lists(folder: Path) -> None:
    maker = Arguments()
    for seed in range(FROM, FROM + COUNT):
        if seed % _ANEW == 0 or seed == FROM:
            begin(folder)
        argv = maker.make(seed)
        try:
            before = sizes(folder)
            fine = (0, 1, 2, 3) if "replay" in argv else (0, 1, 2)  # what is piped in is no log
            code, _none = judged(argv, fine, b"gazpacho\nben wine\n\xff\nquit\n")
            if sizes(folder) == before and not {"--json", "export"} & set(
                argv
            ):  # text and JSON say the same
                end = argv.index("--") if "--" in argv else len(argv)
                also = [*argv[:end], "--json", *argv[end:]]
                same, _envelope = judged(also, fine, b"gazpacho\nben wine\n\xff\nquit\n")
                assert same == code, (code, same)
        except BaseException as fault:
            pytest.fail(f"seed {seed}: {argv!r}: {type(fault).__name__}: {fault}")


def test_damaged_logs(folder: Path) -> None:
    maker = Logs(Path(__file__).parent.parent / "transcripts")
    path = folder / "damaged.jsonl"
    for seed in range(FROM, FROM + COUNT):
        content = maker.make(seed)
        try:
            path.write_bytes(content)
            code, _shown = judged(["table", "show", "-t", str(path), "--json"], (0, 2, 3))
            assert path.read_bytes() == content
            how = LOOKS[seed % len(LOOKS)]
            lang = ("en", "de", "zh")[seed % 3]
            looked, _seen = judged(["table", *how, "-t", str(path), "--lang", lang], (0, 2, 3))
            assert how == ["undo"] or looked == code, how
            if code == 3:
                assert path.read_bytes() == content
            if seed % 5 == 0:
                judged(["replay", str(path), "--compare", "--lang", lang], (0, 1, 2, 3))
                judged(["may", "gazpacho", "-t", str(path), "--lang", lang], (0, 1, 2, 3))
        except BaseException as fault:
            path.write_bytes(content)
            pytest.fail(f"seed {seed}: {content!r}: {type(fault).__name__}: {fault}")
