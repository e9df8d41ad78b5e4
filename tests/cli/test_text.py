"""Text in terminal cells."""

from unicodedata import combining, east_asian_width

import pytest

from referee.cli.layout import definitions, line, widest
from referee.cli.page import Page
from referee.cli.sums import Sums
from referee.cli.text import _SIGNS, clean, pad, width, wrap


@pytest.mark.parametrize(
    ("text", "cells"),
    [("", 0), ("abc", 3), ("账单", 4), ("é", 1), ("e\u0301", 1), ("€5", 2), ("（1）", 5),
     ("\x1b[1mab\x1b[0m", 2)],
)  # fmt: skip
def test_width(text: str, cells: int) -> None:
    assert width(text) == cells


def test_letters_and_signs_that_are_not_looked_up_take_one_cell() -> None:
    for char in (*map(chr, range(0xA1, 0x300)), *_SIGNS):
        assert east_asian_width(char) not in "WF"
        assert not combining(char)
        assert wrap(f"a{char} b{char}", 3) == [f"a{char}", f"b{char}"], char


def test_pad_counts_cells() -> None:
    assert pad("账单", 6) == "账单  "
    assert pad("5", 3, right=True) == "  5"


def test_wrap_breaks_between_han_characters_and_at_blanks() -> None:
    assert wrap("看看某一条规则写了什么", 8) == ["看看某一", "条规则写", "了什么"]
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("用wine付钱", 6) == ["用wine", "付钱"]


def test_no_line_begins_with_closing_or_ends_with_opening_punctuation() -> None:
    text = "某某某，某某某某（某某“某”）。某某某某、某某《某》：某某！"
    for cells in range(12, 60):
        for shown in wrap(text, cells):
            assert shown[0] not in "，。、：）”》！", (cells, shown)
            assert shown[-1] not in "（“《", (cells, shown)


def test_wrap_keeps_to_its_cells() -> None:
    text = "Die Rechnung 账单来了 ist die Summe aller Karten，一共是180 €。"
    for cells in range(12, 60):
        assert all(width(line) <= cells for line in wrap(text, cells, "  ", "    "))


def test_a_word_that_fits_nowhere_is_cut() -> None:
    assert wrap("a" * 25, 10) == ["a" * 10, "a" * 10, "a" * 5]


def test_clean_writes_control_characters_out() -> None:
    assert clean("a\x1b[31m\u202eb\x07") == "a\\x1b[31m\\x202eb\\x07"


def test_sums_align_amounts() -> None:
    page = Page("en", cells=60)
    sums = Sums(page)
    sums.row("Wine", "180 €", "4 × wine", "LC 3.4")
    sums.rule()
    sums.row("合计", "1,180 €")
    sums.print()
    first, stroke, last = str(page).splitlines()
    assert width(first.partition("  LC")[0]) == width(stroke) == width(last)


def test_terms_have_their_texts_beside_them() -> None:
    rows = [("账单", "what all pay"), ("tip", "two"), ("a term of twenty-five cells", "three")]
    assert definitions(rows, 40, "  ") == [
        "  账单  what all pay",
        "  tip   two",
        "  a term of twenty-five cells",
        "        three",
    ]


def test_texts_go_under_their_terms_where_they_had_less_than_half_of_the_line() -> None:
    rows = [("x" * 8, "one two three")]
    assert definitions(rows, 20) == ["xxxxxxxx  one two", "          three"]
    assert definitions(rows, 19) == ["xxxxxxxx", "    one two three"]
    assert definitions(rows, 10) == ["xxxxxxxx", "    one", "    two", "    three"]
    assert definitions([("x" * 30, "")], 20) == ["x" * 20, "  " + "x" * 10]


def test_figures_stand_to_the_right_in_every_script() -> None:
    rows = [["积蓄", "Ana", "小明"], ["1", "900 €", "5 €"]]
    columns = widest(rows)
    assert columns == [4, 5, 4]
    assert [line(row, columns) for row in rows] == ["积蓄    Ana  小明", "1     900 €   5 €"]


@pytest.mark.parametrize("cells", [20, 24, 30, 40])
def test_sums_in_a_narrow_terminal(cells: int) -> None:
    page = Page("en", cells=cells)
    sums = Sums(page)
    sums.row("Tortilla de patatas + Premium", "160 €", "2 × 40 € × 2", "LC 3.2, 4.6, 4.8")
    sums.rule()
    sums.row("Total", "160 €")
    sums.print()
    assert all(width(line) <= cells for line in page.lines)
    assert page.lines[-1].endswith("160 €")
