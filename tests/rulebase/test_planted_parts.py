"""Planted on sheets and start pages, found at file and line, like in every other text."""

from pathlib import Path

import pytest

from referee.rulebase import parts
from referee.rulebase.check import check_all
from referee.text.messages import Message
from tests.rulebase import planting

CUENTA, TACOS = "docs/parts/la-cuenta", "docs/parts/cuantos-tacos"
ALL = ("en", "de", "zh")


def planted(root: Path, target: Path, *edits: tuple[str, str, str]) -> list[Message]:
    """Return what is found with these edits: the file, a text of one row, what stands there then.

    Beside reviews; a text ends with its row, and a file is below the project.
    """
    game = edits[0][0].split("/")[2]
    entry = {
        "game": game,
        "file": "",
        "edits": [{"file": file, "old": old, "new": new} for file, old, new in edits],
    }
    return [f for f in planting.found(entry, root, target) if f.code != "figure-changed"]


def places(faults: list[Message]) -> list[tuple[str, str, int]]:
    return [(fault.code, fault.file, fault.line) for fault in faults]


def line(root: Path, file: str, text: str) -> int:
    whole = (root / file).read_text(encoding="utf-8")
    return whole.count("\n", 0, whole.index(text)) + 1


# A row of the sheet in English, a text there, what is planted, the kind of fault.
PLANTS = [
    ("sheet.de.md", "alle bekommen 5", "alle bekommen 6", "digits-differ"),
    ("sheet.zh.md", "{40 €}", "{50 €}", "amounts-differ"),
    ("sheet.zh.md", "第六张", "第七张", "number-words-differ"),
    ("start.de.md", "[[rule:one-card|", "[[rule:must-ask|", "links-differ"),
    ("start.en.md", "[[card:tip]]", "[[card:tipp]]", "unknown-card"),
    ("sheet.de.md", "**Zu wenige**", "**Zu wenige", "bad-markup"),
    ("sheet.zh.md", "只打一张牌**，", "只打一张牌**,", "other-marks"),
    ("sheet.zh.md", "谁付钱", "誰付钱", "traditional"),
    ("sheet.de.md", "## Rotwein", "## The wine", "other-language"),
    ("sheet.en.md", "Toilet and birthday", "Toilet\u200b and birthday", "unseen-sign"),
    ("sheet.en.md", "hand_start -->", "hand_strat -->", "unknown-number"),
    ("sheet.en.md", "hand_start -->", "hand_start + -->", "wrong-value"),
    ("sheet.en.md", "deck, hand_start -->", "deck -->", "number-differs"),
    ("sheet.en.md", "deck, hand_start -->", "deck, tokens, hand_start -->", "number-differs"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "code"), PLANTS)
def test_one_fault_at_its_line(
    root: Path, tmp_path: Path, name: str, old: str, new: str, code: str
) -> None:
    file = f"{CUENTA}/{name}"
    faults = planted(root, tmp_path, (file, old, new))
    at = (code, file, line(root, file, old))
    assert at in places(faults)
    assert {fault.file for fault in faults} <= {f"{CUENTA}/{name[:-5]}{lang}.md" for lang in ALL}
    assert all(fault.english() for fault in faults)


def test_a_card_has_its_own_figures_in_every_language(root: Path, tmp_path: Path) -> None:
    """3 and 50 are numbers of the game; the row links a card that has 1 copy for 40."""
    row = "[[card:birthday-cake]] ×1"
    edits = [(f"{CUENTA}/sheet.{lang}.md", row, row[:-1] + "3") for lang in ALL]
    (fault,) = planted(root, tmp_path / "count", *edits)
    english = f"{CUENTA}/sheet.en.md"
    assert places([fault]) == [("number-differs", english, line(root, english, row))]
    edits = [(f"{CUENTA}/sheet.{lang}.md", "{40 €}", "{50 €}") for lang in ALL]
    assert places(planted(root, tmp_path / "price", *edits)) == places([fault])


def test_a_rule_has_its_own_numbers_in_every_language(root: Path, tmp_path: Path) -> None:
    links = {lang: f"{TACOS}/start.{lang}.md" for lang in ALL}
    edits = [
        (links["en"], "worth 5", "worth 6"),
        (links["de"], "5 wert", "6 wert"),
        (links["zh"], "5分", "6分"),
    ]
    (fault,) = planted(root, tmp_path, *edits)
    at = ("number-differs", links["en"], line(root, links["en"], "worth 5"))
    assert places([fault]) == [at]
    assert fault.english() == (
        "Nothing that this line links comes to 6. Mend it, or name what it repeats (players_max, "
        "rounds, dice) behind the line in en: <!-- numbers: name, name -->."
    )


def test_a_changed_number_of_the_game_is_told_where_a_sheet_names_it(
    root: Path, tmp_path: Path
) -> None:
    edit = ("rules_data/cuantos-tacos/game.yaml", "unused_action: 5 ", "unused_action: 7 ")
    entry = {
        "game": "cuantos-tacos",
        "file": "game.yaml",
        "edits": [{"old": edit[1], "new": edit[2]}],
    }
    faults = planting.found(entry, root, tmp_path)
    sheet, start = f"{TACOS}/sheet.en.md", f"{TACOS}/start.en.md"
    told = [(fault.file, fault.line) for fault in faults if fault.file.startswith("docs/")]
    assert told == [
        (sheet, line(root, sheet, "3. **+** 5 for")),
        (sheet, line(root, sheet, "- Example: 8 and 6")),
        (start, line(root, start, "worth 5")),
    ]


@pytest.mark.parametrize(
    ("name", "old", "new", "row"),
    [
        ("sheet.de.md", "## Rotwein\n", "", "@ladder"),
        ("sheet.zh.md", "- 在洗手间或过生日的人不能请求。\n", "", "## 账单"),
        ("start.de.md", "- Habt ihr", "- Habt ihr", ""),
    ],
)
def test_lines_that_one_language_lacks(
    root: Path, tmp_path: Path, name: str, old: str, new: str, row: str
) -> None:
    if not row:
        text = (root / CUENTA / name).read_text(encoding="utf-8").rstrip("\n").split("\n")
        old, new = text[-1], "\n"
    file = f"{CUENTA}/{name}"
    (fault,) = planted(root, tmp_path, (file, old, new))
    assert (fault.code, fault.file) == ("lines-differ", file)
    after = line(tmp_path, file, row) if row else 4
    assert fault.line == after


def test_files_that_are_missing_strange_or_empty(root: Path, tmp_path: Path) -> None:
    planting.lay(root, tmp_path, {})
    folder = tmp_path / CUENTA
    (folder / "start.zh.md").rename(folder / "start.fr.md")
    (folder / "sheet.de.md").unlink()
    (folder / "sheet.de.md").write_bytes(b"\xff\xfe")
    found = {(f.code, f.file) for f in check_all(tmp_path) if f.file.startswith("docs/")}
    assert found == {
        ("missing-file", f"{CUENTA}/start.zh.md"),
        ("unknown-file", f"{CUENTA}/start.fr.md"),
        ("unreadable", f"{CUENTA}/sheet.de.md"),
    }
    (folder / "sheet.de.md").write_text("\n\n", encoding="utf-8")
    assert ("empty", f"{CUENTA}/sheet.de.md") in {(f.code, f.file) for f in check_all(tmp_path)}


def test_a_game_without_such_pages_needs_none(root: Path, tmp_path: Path) -> None:
    planting.lay(root, tmp_path, {})
    for path in (tmp_path / CUENTA).iterdir():
        path.unlink()
    assert not [f for f in check_all(tmp_path) if f.file.startswith("docs/")]


def test_a_line_goes_on_until_the_next_mark() -> None:
    text = (
        "## Head <!-- numbers: deck -->\n- one\n  more <!-- numbers: 2*hand, 7 -->\n\nalone\n"
        "12. two <!-- a note -->\n| a | [[card:b|c]] | + d |\n@ladder\n"
        "some-ruling=yes: **Why?** No.\n"
    )
    found = [(r.line, r.end, r.kind, r.ruling, r.text, r.numbers) for r in parts.rows(text)]
    assert found == [
        (1, 1, "## ", "", "Head", ("deck",)),
        (2, 3, "- ", "", "one more", ("2*hand", "7")),
        (5, 5, "", "", "alone", ()),
        (6, 6, "1. ", "", "two", ()),
        (7, 7, "|", "", "a\n\n[[card:b|c]]\n\n+ d", ()),
        (8, 8, "@", "", "ladder", ()),
        (9, 9, "some-ruling=yes: ", "some-ruling", "**Why?** No.", ()),
    ]


def test_comments_are_for_authors_only() -> None:
    shown = "- one\n- two\n"
    assert parts.without_comments("- one <!-- numbers: deck -->\n- two<!-- a note -->\n") == shown
