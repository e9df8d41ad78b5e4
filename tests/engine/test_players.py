"""Names at the table: told apart by what people see."""

import pytest

from referee.engine.faults import BadInput
from referee.engine.players import as_seen, read_players


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Jürgen",
        "小明",
        "محمد",
        "👩\u200d🚀",
        "نی\u200cما",
        'O\'Neill "Al"',
        " Ana",
        "x\u3000y",
    ],
)
def test_names_that_are_seen_are_taken_as_they_are(name: str) -> None:
    assert read_players([name, "Ben", "Cem"], 3, 8, "players") == [name, "Ben", "Cem"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Ben", "name-twice"),
        ("Ben ", "name-twice"),
        (" Ben", "name-twice"),
        ("Ben\u3000", "name-twice"),
        ("Be\u200dn", "name-twice"),
        ("Ben\ufe0f", "name-twice"),
        ("", "blank-name"),
        (" \u3000\u00a0", "blank-name"),
        ("\u200d\ufe0f", "blank-name"),
        ("Be\u200bn", "strange-name"),
        ("\u202eBen", "strange-name"),
        ("Ben\u2066", "strange-name"),
        ("\ufeffBen", "strange-name"),
        ("\u3164", "strange-name"),
        ("B\u00aden", "strange-name"),
        ("Ben\n", "strange-name"),
        ("a\u2028b", "strange-name"),
        ("\ud800", "strange-name"),
    ],
)
def test_twins_and_signs_that_nobody_sees_are_refused(name: str, code: str) -> None:
    with pytest.raises(BadInput) as fault:
        read_players(["Ben", name, "Cem"], 3, 8, "players")
    assert fault.value.code == code


def test_a_name_as_seen() -> None:
    assert as_seen("  Ana \u00a0 María\u200d ") == "Ana María"
