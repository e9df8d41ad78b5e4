"""A made-up fourth game has its page at the table without a line of script of its own."""

from typing import Any

import pytest

from tests.support.full import seldom

pytestmark = pytest.mark.browser
LABELS = {"en": "Take chips", "de": "Chips nehmen", "zh": "拿筹码"}
POUNDS = {"en": "2\u00a0£", "de": "2\u00a0£", "zh": "£2"}


def _agrees(table: Any) -> dict[str, Any]:
    """Check that the board shows what replaying its log file gives; return that."""
    log = table.export()
    state = table.state()
    assert log == state["log"]
    result: dict[str, Any] = table.ask([{"do": "replay", "log": log, "judged": False}])[0]["ok"]
    view = state["view"]
    for figure in view["figures"]:
        assert view["figures"][figure] == result[figure]
    assert (view["over"], view["winners"]) == (result["over"], result["winners"])
    assert view["irregular"] == len(result["irregular"])
    return result


@pytest.mark.parametrize("lang", ["en", *seldom("de", "zh")])
def test_a_whole_race(race: Any, lang: str) -> None:
    table = race(lang)
    table.start("Jürgen", "小明", "Ana", starter=1)
    buttons = table.page.locator("[data-do=enter-form]").all_inner_texts()
    assert buttons[0] == LABELS[lang]
    # 小明 begins; a blue chip counts two and costs 1 £ of 3 £
    table.form("take")
    assert table.page.locator('#sheet [data-arg="小明"][aria-pressed="true"]').count() == 1
    table.fill({"event": "take", "type": "blue"})
    preview = table.page.inner_text("#sheet .preview")
    assert "小明" in preview
    assert "+2" in preview
    table.tap("enter", sheet=True)
    table.closed()
    assert table.figures()[1] == ["小明", "2", POUNDS[lang]]
    assert table.page.locator(".board tr.turn .nm").inner_text().startswith("Ana")
    # not Jürgen's turn: the sheet says why, and the table may agree to it
    table.form("take")
    table.fill({"event": "take", "player": "Jürgen", "type": "red", "count": 2})
    assert "Ana" in table.page.inner_text("#sheet .no-way")
    table.tap("enter", "anyway", sheet=True)
    table.closed()
    assert table.page.locator(".notice.odd li").count() == 1
    assert _agrees(table)["irregular"][0]["line"] == 3
    table.tap("undo")
    assert "Jürgen" in table.page.inner_text("#toast.shown")
    table.tap("restore")
    assert table.state()["view"]["figures"]["chips"]["Jürgen"] == 2
    table.tap("undo")
    # the rest of the race: Ana and Jürgen take one each, 小明 blue once more, then a red one
    for event in (
        {"event": "take", "player": "Ana", "type": "red"},
        {"event": "take", "player": "Jürgen", "type": "red"},
        {"event": "take", "player": "小明", "type": "blue"},
        {"event": "pass", "player": "Ana"},
        {"event": "correct", "coins": {"Ana": 7}, "why": "left on the floor"},
        {"event": "pass", "player": "Jürgen"},
        {"event": "take", "player": "小明", "type": "red"},
    ):
        table.enter(event)
    result = _agrees(table)
    assert result["chips"] == {"Jürgen": 1, "小明": 5, "Ana": 1}
    assert result["coins"] == {"Jürgen": 3, "小明": 1, "Ana": 7}
    assert "小明" in table.page.inner_text(".the-end h2")


def test_after_the_end_only_what_is_still_possible_is_offered(race: Any) -> None:
    table = race()
    table.start("Ana", "Ben")
    for name in ("Ana", "Ben"):
        table.enter({"event": "take", "player": name, "type": "blue", "count": 2})
    assert table.page.locator('[data-do="enter-form"]').count() == 3
    table.enter({"event": "take", "player": "Ana", "type": "red"})
    assert table.page.locator(".the-end").count() == 1
    assert table.page.locator('[data-do="enter-form"]').count() == 0
    table.tap("undo")
    assert table.page.locator('[data-do="enter-form"]').count() == 3


def test_half_a_form_survives_closing_and_a_reload(race: Any) -> None:
    table = race()
    table.start("Ana", "Ben")
    table.form("correct")
    table.page.fill('#sheet [data-player="Ben"][data-input]', "4")
    table.close()
    table.closed()
    table.form("take")  # another form does not take its place
    table.fill({"event": "take", "type": "blue"})
    table.page.reload()
    table.page.wait_for_selector("body[data-ready] .board")
    assert table.page.locator('#sheet[open] [data-arg="blue"][aria-pressed="true"]').count() == 1
    table.tap("enter", sheet=True)
    table.closed()
    table.form("correct")
    assert table.page.input_value('#sheet [data-player="Ben"][data-input]') == "4"
    table.tap("fill-anew", sheet=True)
    assert table.page.input_value('#sheet [data-player="Ben"][data-input]') == ""
    table.close()
    assert table.figures()[0] == ["Ana", "2", "2\u00a0£"]
    table.form("take")
    table.close()
    assert table.page.locator(".doing small").count() == 0  # what was not touched leaves nothing


def test_an_earlier_entry_is_changed_and_removed(race: Any) -> None:
    table = race()
    table.start("Ana", "Ben")
    table.enter({"event": "take", "player": "Ana", "type": "red"})
    table.enter({"event": "take", "player": "Ben", "type": "red", "count": 2})
    table.menu("log")
    table.tap("edit", "2", sheet=True)
    table.page.wait_for_selector("#sheet .field")
    table.fill({"event": "take", "type": "blue"})
    assert "Ana Chips +1 · −1" in table.page.inner_text("#sheet .gained").replace("\u00a0", " ")
    table.tap("enter", sheet=True)
    table.closed()
    assert _agrees(table)["chips"] == {"Ana": 2, "Ben": 2}
    # without it Ben was not on turn: his entry stands, and says why it is irregular
    table.menu("log")
    table.tap("drop", "2", sheet=True)
    table.page.wait_for_selector("#sheet .log li.odd")
    table.close()
    assert _agrees(table)["chips"] == {"Ana": 0, "Ben": 2}
    assert table.page.locator(".oddlink").count() + table.page.locator(".notice.odd").count() == 1
    table.tap("undo")
    assert _agrees(table)["chips"] == {"Ana": 2, "Ben": 2}


def test_joined_midway_and_a_figure_that_is_none(race: Any) -> None:
    table = race()
    table.page.fill("#name-0", "Ana")
    table.page.check('[data-change="midway"]')
    page = table.page
    page.locator('[data-field="chips"][data-player="1"][data-input]').fill("four")
    table.tap("begin")
    assert "four" in page.inner_text("#toast.shown")
    page.locator('[data-field="chips"][data-player="1"][data-input]').fill("4")
    table.tap("seat")
    page.fill("#name-2", "Cem")
    page.locator('[data-field="coins"][data-player="2"][data-do="fill-step"]').last.click()
    table.tap("unseat", "0")  # what was told of the seats behind moves up
    page.fill("#name-0", "Bo")
    table.tap("begin")
    page.wait_for_selector(".board")
    log = table.state()["log"]
    assert log[0]["players"] == ["Bo", "Cem"]
    assert log[0]["chips"] == {"Bo": 4}
    assert log[0]["coins"] == {"Cem": 1}


def test_other_rulings_and_a_shared_game(race: Any) -> None:
    table = race("de")
    table.start("Ana", "Ben")
    for _ in range(1):
        table.enter({"event": "take", "player": "Ana", "type": "blue", "count": 2})
        table.enter({"event": "take", "player": "Ben", "type": "red"})
    table.enter({"event": "take", "player": "Ana", "type": "red", "count": 2})
    assert _agrees(table)["winners"] == ["Ana"]
    table.menu("rulings")
    other = table.page.locator('[data-arg="overshoot=exact"]')
    other.locator(".differs").wait_for()
    assert "1 ×" in other.inner_text()
    table.close()
    table.menu("course")
    assert table.page.locator("#sheet .chart svg").count() >= 2
    table.close()
    table.menu("share")
    link = table.page.input_value("#link")
    assert table.page.locator("#sheet svg.qr").count() == 1
    yours = race("de", "#" + link.partition("#")[2], locale="zh-CN")
    yours.page.wait_for_url("**/zh/coin-race/table/")
    yours.page.wait_for_selector("body[data-ready] .board")
    assert yours.state()["log"] == table.state()["log"]


def test_a_worked_example_is_tried(race: Any) -> None:
    table = race("en", "#try=first-to-five/asked-first")
    table.page.wait_for_selector("#sheet[open] .preview")
    assert "Chips" in table.page.inner_text("#sheet .preview")
    assert table.state()["log"][0]["players"] == ["Ana", "Ben"]
    assert table.page.evaluate("location.hash") == ""


def test_one_entry_after_the_other_and_what_each_brought(race: Any) -> None:
    table = race()
    table.start("Ana", "Ben")
    table.form("take")
    for name, colour in (("Ana", "blue"), ("Ben", "red")):
        assert table.page.locator(f'#sheet [data-arg="{name}"][aria-pressed="true"]').count() == 1
        table.fill({"event": "take", "type": colour})
        table.tap("enter", "more", sheet=True)
        table.page.wait_for_selector('#sheet[open] [data-arg="red"][aria-pressed="false"]')
    table.close()
    table.closed()
    assert table.state()["view"]["figures"]["chips"] == {"Ana": 2, "Ben": 1}
    table.menu("log")
    told = table.page.locator("#sheet .log li small").all_inner_texts()
    assert [text.replace("\u00a0", " ") for text in told] == [
        "Ana: Chips +2 · −1 £",
        "Ben: Chips +1",
    ]


def test_an_example_is_asked_in_an_open_page_too(race: Any) -> None:
    table = race()
    table.start("Cem", "Dai")
    table.tap("menu")
    table.page.evaluate("location.hash = '#try=first-to-five/asked-first'")
    table.page.wait_for_selector("#sheet[open] .preview")
    assert table.state()["view"]["players"] == ["Ana", "Ben"]
