"""No tapped card is lost silently: what is put aside comes back, what is taken back is said."""

from typing import Any

import pytest

from tests.support.full import seldom

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


def _said(table: Any) -> str:
    return str(table.page.inner_text("#toast.shown"))


def _shown_as_laid(table: Any) -> str:
    return str(table.page.inner_text(".tray"))


def test_undo_twice_never_mixes_two_rounds(phone: Any) -> None:
    table = phone()
    _two_rounds(table)
    table.tap("undo")
    assert table.total() == "160\u00a0€"
    assert "Round 2" in _said(table)
    assert "put away" not in _said(table)
    table.tap("undo")
    assert table.total() == "10\u00a0€"
    assert "Chorizo" in _shown_as_laid(table)
    assert "Callos" not in _shown_as_laid(table)
    assert "Round 1" in _said(table)
    assert "put away" in _said(table)
    assert table.state()["view"]["savings"] == {"Ana": 900, "Ben": 900, "Cem": 900}
    # what was put away comes back, and round 1 stands again
    table.tap("restore")
    assert table.total() == "160\u00a0€"
    assert table.state()["view"]["savings"]["Ana"] == 890
    table.settle()
    assert table.state()["view"]["savings"]["Ben"] == 740


def test_rounds_come_back_after_an_edit_was_undone(phone: Any) -> None:
    table = phone()
    _two_rounds(table)
    _edit(table, "2")
    assert table.page.is_disabled('[data-do="undo"]')
    table.more("wine")
    table.tap("settle")
    assert table.state()["view"]["savings"]["Ana"] == 860
    totals = []
    for _ in range(3):
        table.tap("undo")
        totals.append(table.total())
    assert totals == ["0\u00a0€", "160\u00a0€", "10\u00a0€"]


@pytest.mark.parametrize("lang", ["en", *seldom("de", "zh")])
def test_undo_says_what_it_took_back(phone: Any, lang: str) -> None:
    table = phone(lang)
    table.start(NAMES)
    table.tap("stepwise", "true")
    table.cards("callos")
    table.tap("undo")
    assert "Callos" in _said(table)
    assert "Ana" in _said(table)
    table.tap("restore")
    assert [event["event"] for event in table.state()["log"]] == ["game", "play", "undo", "play"]
    assert table.total() == ("€60" if lang == "zh" else "60\u00a0€")
    table.menu("log")
    table.tap("drop", "4", sheet=True)
    table.close()
    table.tap("undo")
    assert "1" in _said(table)
    stacks = table.state()["view"]["stacks"]
    assert [card["card"] for stack in stacks for card in stack["cards"]] == ["callos"]


def test_an_emptied_table_can_be_restored(phone: Any) -> None:
    table = phone()
    for game in (False, True):
        if game:
            table.tap("clear")
            table.start(NAMES)
        table.cards("callos", "gazpacho")
        table.premium("Gazpacho")  # 60 + 2*20
        table.more("wine", 2)
        before = table.total()
        assert before == "160\u00a0€"  # two wines are 2*30
        assert table.page.get_attribute('[data-do="clear"]', "aria-label") == "Empty the table"
        table.tap("clear")
        assert table.total() == "0\u00a0€"
        assert "The table is empty." in _said(table)
        table.tap("restore")
        assert table.total() == before
        assert table.page.locator("#toast.shown").count() == 0


def _leave(table: Any) -> None:
    table.tap("menu")
    table.tap("leave", sheet=True)


def test_half_a_round_stays_with_its_game(phone: Any) -> None:
    table = phone()
    table.start(NAMES)
    first = table.state()["id"]
    table.cards("callos", "gazpacho")  # 60 + 20
    _leave(table)
    assert table.total() == "0\u00a0€"
    table.cards("percebes")  # a bill without a game, 100, becomes the second game's first round
    table.start(["Dora", "Emil", "Fee"])
    second = table.state()["id"]
    assert table.total() == "100\u00a0€"
    for game, total in ((first, "80"), (second, "100"), (first, "80")):
        table.menu("games")
        table.tap("open-game", game, sheet=True)
        table.page.wait_for_selector("#sheet:not([open])", state="attached")
        assert table.state()["id"] == game
        assert table.total() == f"{total}\u00a0€"
    _leave(table)
    assert table.total() == "0\u00a0€"
    table.page.reload()
    table.page.wait_for_selector("body[data-ready]")
    table.menu("games")
    table.tap("open-game", second, sheet=True)
    table.page.wait_for_selector(".score")
    assert table.total() == "100\u00a0€"


def test_half_a_round_stays_when_a_link_arrives(phone: Any) -> None:
    table = phone()
    table.start(NAMES)
    mine = table.state()["id"]
    table.cards("callos", "gazpacho")
    other = phone()
    other.start(["Dora", "Emil", "Fee"])
    other.menu("share")
    link = other.page.input_value("#link")
    table.page.goto("about:blank")
    table.page.goto(link)
    table.page.wait_for_selector("body[data-ready] .score")
    assert table.state()["view"]["players"] == ["Dora", "Emil", "Fee"]
    assert table.total() == "0\u00a0€"
    table.cards("percebes")
    table.menu("games")
    table.tap("open-game", mine, sheet=True)
    table.page.wait_for_selector("#sheet:not([open])", state="attached")
    assert table.total() == "80\u00a0€"
