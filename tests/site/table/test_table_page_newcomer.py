"""What a newcomer at the table stumbled over: links, amounts, files, ties, and what covers what."""

import json
from typing import Any

import pytest

from tests.support.full import seldom

pytestmark = pytest.mark.browser

OVER = """([a, b]) => {
    const box = (e) => {
        const range = document.createRange();
        range.selectNodeContents(e.firstChild.nodeType === 3 ? e.firstChild : e);
        return range.getBoundingClientRect();
    };
    const x = box(document.querySelector(a));
    const y = document.querySelector(b).getBoundingClientRect();
    return x.left < y.right && y.left < x.right && x.top < y.bottom && y.top < x.bottom;
}"""


def _link(table: Any) -> str:
    table.menu("share")
    link = str(table.page.input_value("#link"))
    table.close()
    return "#" + link.partition("#")[2]


def test_a_link_opens_in_an_open_page_and_the_same_game_only_once(phone: Any) -> None:
    mine = phone()
    mine.start(["Ana", "Ben", "Cem"])
    mine.cards("percebes")
    mine.settle("Ana")
    link = _link(mine)
    yours = phone()
    yours.tap("menu")
    for _ in range(2):
        yours.page.evaluate("(link) => { location.hash = link; }", link)
        yours.page.locator('.score:has-text("800")').wait_for()
        yours.page.wait_for_selector("#sheet:not([open])", state="attached")
    assert yours.state()["log"] == mine.state()["log"]
    yours.menu("games")
    yours.page.wait_for_url("**/table/")
    entry = yours.page.locator("#sheet .games li")
    # 1000 - 100 for Ana; the other two have 900 each
    yours.page.locator('#sheet .games li:has-text("Round 2")').wait_for()
    assert entry.count() == 1
    assert "ahead: Ben and Cem" in entry.inner_text()


@pytest.mark.parametrize(("lang", "typed"), [("en", "1,000 €"), ("de", "1.000"), ("zh", "€1,000")])
def test_amounts_as_the_page_writes_them(phone: Any, lang: str, typed: str) -> None:
    table = phone(lang)
    table.tap("setup")
    table.page.check('[data-change="midway"]')
    table.page.locator('[data-input="midway-savings"]').nth(0).fill(typed)
    table.tap("begin", sheet=True)
    table.page.wait_for_selector(".score")
    first = table.state()["view"]["players"][0]
    assert table.state()["view"]["savings"][first] == 1000
    table.tap("score")
    table.tap("correct", sheet=True)
    table.page.fill("#bal-0", typed.replace("1", "2", 1))
    table.tap("save-correct", sheet=True)
    assert table.state()["view"]["savings"][first] == 2000
    table.tap("score")
    table.tap("correct", sheet=True)
    table.page.fill("#bal-0", "1.5")
    table.tap("save-correct", sheet=True)
    table.page.locator('#toast:has-text("1.5")').wait_for()
    assert table.state()["view"]["savings"][first] == 2000


def test_a_bad_file_is_named_with_its_line_and_nothing_is_kept(phone: Any) -> None:
    table = phone("de")
    table.start(["Ana", "Ben", "Cem"])
    log = [*table.export(), {"event": "round", "asker": "Nobody", "cards": []}]
    table.menu("games")
    text = "\n".join(map(json.dumps, log)).encode()
    table.page.set_input_files(
        "#sheet input[type=file]",
        {"name": "abend.jsonl", "mimeType": "text/plain", "buffer": text},
    )
    note = table.page.locator('#toast:has-text("abend.jsonl")')
    note.wait_for()
    assert note.inner_text().startswith("abend.jsonl, Zeile 2: Am Tisch heißt niemand „Nobody“. ")
    assert "„“" not in note.inner_text()
    table.close()
    table.menu("games")
    table.page.wait_for_selector("#sheet .games li")
    assert table.page.locator("#sheet .games li").count() == 1


def test_a_bill_asks_who_asked_and_says_the_sum_first(phone: Any) -> None:
    table = phone()
    table.cards("callos")
    table.tap("burnt", "-20")
    assert "Burnt Dish −20\u00a0€ · 1 more" in table.page.inner_text("#bar small")
    assert table.page.evaluate(OVER, [".key.on", ".key.on .marks"]) is False
    table.tap("take", "callos")
    assert table.total() == "−20\u00a0€"
    table.cards("callos", "callos")
    table.tap("take", "callos")
    table.tap("seats", "4")
    table.tap("split", "fifty-fifty")
    table.tap("bill")
    assert table.page.locator("#sheet .sums").count() == 1
    table.tap("asker", "Person 3", sheet=True)
    assert table.page.locator("#sheet .sums").count() == 1  # nobody was chosen yet
    table.tap("split-with", "Person 1", sheet=True)
    # 60 - 20 = 40 between the asker and whom the split names
    assert table.page.locator("#sheet .sums").nth(1).inner_text().count("20\u00a0€") == 2
    assert "Person 3" in table.page.locator("#sheet .sums").nth(1).inner_text()
    top = table.page.locator("#sheet .sums").first.bounding_box()["y"]
    assert top < table.page.locator("#sheet .lines").bounding_box()["y"]


def test_a_tie_is_a_tie_until_cash_is_told(phone: Any) -> None:
    table = phone("de")
    table.tap("setup")
    for seat, name in enumerate(["Ana", "小明", "Dora"]):
        table.page.fill(f"#name-{seat}", name)
    table.page.check('[data-change="midway"]')
    for seat in range(3):
        table.page.locator('[data-input="midway-savings"]').nth(seat).fill("30")
    table.tap("begin", sheet=True)
    table.page.wait_for_selector(".score")
    table.more("wine")
    table.tap("asker", "Ana")
    table.tap("split", "go-dutch")
    # 30 and 100 in three equal parts, rounded up: all have spent what they had, and the same
    table.settle()
    table.cards("percebes")
    table.tap("asker", "Ana")
    table.tap("split", "go-dutch")
    table.settle()
    assert table.page.inner_text(".the-end h2") == "Gleichstand: Ana, 小明 und Dora"
    table.page.fill("#cash-2", "20")
    table.tap("cash")
    assert table.page.inner_text(".the-end h2") == "Dora gewinnt"


@pytest.mark.parametrize("lang", ["de", *seldom("en", "zh")])
def test_names_in_turn_are_whole_and_notes_leave_the_cards_free(phone: Any, lang: str) -> None:
    table = phone(lang)
    table.start(["Ana", "Ben", "Cem"])
    table.cards("percebes")
    table.settle("Ana")
    note = table.page.locator("#toast > div").bounding_box()
    # within the page's head or the players' row, and beside the tools
    assert note["y"] + note["height"] < table.page.locator(".heads").bounding_box()["y"]
    assert note["x"] + note["width"] <= table.page.locator("#tools").bounding_box()["x"]
    table.tap("stepwise", "true")
    broken = """() => [...document.querySelectorAll(".single .name")].filter((e) => {
        const range = document.createRange();
        const word = e.textContent.split(/[ -]/)[0];
        range.setStart(e.firstChild, 0);
        range.setEnd(e.firstChild, word.length);
        return !/[一-龥]/.test(word) && range.getClientRects().length > 1;
    }).map((e) => e.textContent)"""
    assert table.page.evaluate(broken) == []
