"""No tapped card is lost silently: what is put aside comes back, what is taken back is said."""

from typing import Any

import pytest

pytestmark = pytest.mark.browser
NAMES = ["Ana", "Ben", "Cem"]


def _two_rounds(table: Any) -> None:
    """Ana pays 10 for Chorizo, Ben 160 for Callos and Percebes."""
    table.start(NAMES)
    table.cards("chorizo")
    table.settle("Ana")
    table.cards("callos", "percebes")
    table.settle("Ben")
    assert table.state()["view"]["savings"] == {"Ana": 890, "Ben": 740, "Cem": 900}


def _edit(table: Any, line: str) -> None:
    table.menu("log")
    table.tap("edit", line, sheet=True)
    table.page.wait_for_selector("#screen .notice")


def test_half_a_round_stays_while_an_earlier_one_is_changed(phone: Any) -> None:
    table = phone()
    table.start(NAMES)
    table.cards("chorizo")
    table.settle("Ana")
    table.cards("callos", "gazpacho")  # 60 + 20
    _edit(table, "2")
    assert table.total() == "10\u00a0€"
    table.more("wine")
    table.tap("settle")
    assert table.total() == "80\u00a0€"
    assert table.state()["view"]["savings"]["Ana"] == 900 - 10 - 30
    _edit(table, "2")
    table.page.reload()
    table.page.wait_for_selector("body[data-ready] .notice")
    assert table.total() == "40\u00a0€"
    table.tap("edit-off")
    assert table.total() == "80\u00a0€"
    assert table.state()["view"]["savings"]["Ana"] == 860
