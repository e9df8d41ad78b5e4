"""What a game's code can say is read from its text; the parsed code says the same."""

from pathlib import Path

import pytest

from referee.rulebase import codes
from tests.support.sentences import Source


@pytest.mark.parametrize("game", ["la-cuenta", "cuantos-tacos", "bolicheros-de-barrio"])
def test_the_quick_reading_finds_what_the_parser_finds(game: str) -> None:
    quick, parsed = codes.of_game(game), Source(game)
    assert quick.reasons == set(parsed.codes("reason"))
    inputs = quick.inputs | codes.of_shared("engine").inputs
    assert inputs == set(parsed.codes("BadInput"))


def test_texts_stand_in_quotes_or_beside_braces(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "code.py").write_text(
        'line = {"what": "drawn", "n": 2}\nname = f"used-{action}" + ("-late" if late else "")\n'
        'other = {"what": "begun-" + name}\nraise BadInput(\n    "no-number", where)\n'
        'found = [reason("too-dear", ["price"]), "-", "A Text", " "]\n',
        encoding="utf-8",
    )
    said = codes.Codes(tmp_path)
    assert {"used-", "-late", "drawn", "too-dear", "no-number", "begun-"} <= said.texts
    assert not said.texts & {"-", "", "A Text", " "}
    assert (said.reasons, said.inputs, said.told) == ({"too-dear"}, {"no-number"}, {"drawn"})


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("steal", True),
        ("used-lock", True),
        ("used_lock", True),
        ("steal-card-by", True),
        ("used-lock-by", True),
        ("used-", True),
        ("steal-lock", False),  # two whole words make no third
        ("usedlock", False),
        ("steal-card-", False),
        ("used-block", False),
    ],
)
def test_a_key_is_spelled_whole_or_at_its_hyphens(key: str, expected: bool) -> None:
    texts = {"steal", "lock", "used-", "used_", "-card", "-by"}
    assert codes.spelled(key, texts) is expected
