"""What the page says where it used to say nothing, or the wrong thing."""

import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.browser
NAMES = ["Ana", "Ben", "Cem"]
START = {"event": "game", "game": "la-cuenta", "players": NAMES, "starter": "Ana"}


def _said(table: Any) -> str:
    table.page.wait_for_selector("#toast.shown")
    return str(table.page.inner_text("#toast"))


def _take_in(table: Any, tmp_path: Path, lines: list[Any], name: str = "a.jsonl") -> None:
    """Choose a file of these lines; a text stands as it is."""
    file = tmp_path / name
    rows = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    file.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
    table.page.locator("#sheet input[type=file]").set_input_files(str(file))


def _tell(table: Any, event: dict[str, Any]) -> str:
    """Let something happen in the open game; return how a change is told."""
    said: str = table.page.evaluate(
        """async (event) => {
            const from = (file) => import(new URL(document.body.dataset.app + file, location.href));
            const { editedText, tell } = await from("game.js");
            return tell(event) && editedText();
        }""",
        event,
    )
    return said


def test_a_refused_file_is_told_and_not_over_the_next_success(phone: Any, tmp_path: Path) -> None:
    table = phone()
    table.menu("games")
    _take_in(table, tmp_path, [START, '{"event": "settle", "event": "undo"}', START])
    assert "“a.jsonl” is damaged: line 2 cannot be read." in _said(table)
    table.tap("restore")  # what stands before it
    table.page.wait_for_selector(".score")
    assert table.state()["log"] == [START]
    assert table.page.locator("#toast.shown").count() == 0

    table.menu("games")
    _take_in(table, tmp_path, [{**START, "savings": {"Ana": 1, "Ben": 2, "Cem": "3"}}])
    assert "a.jsonl, line 1:" in _said(table)
    kept = [{**START, "format": 1, "rules": "1"}, {"event": "round", "asker": "Ben", "cards": []}]
    _take_in(table, tmp_path, [*kept, '{"event": "rou'])  # with its end: damaged
    table.page.wait_for_selector("#toast:has-text('line 3 cannot be read')")
    _take_in(table, tmp_path, kept, "b.jsonl")
    table.closed()
    assert table.page.locator("#toast.shown").count() == 0
    assert table.state()["log"] == [START, kept[1]]
    other = {"event": "game", "game": "cuantos-tacos", "players": ["Ana", "Ben"]}
    table.menu("games")
    _take_in(table, tmp_path, [other])
    assert "is a game of ¿Cuántos Tacos?" in _said(table)


def test_a_game_only_in_this_browser_says_so_and_offers_the_file(phone: Any) -> None:
    table = phone()
    table.start(NAMES)
    table.cards("chorizo")
    table.settle("Ana")
    table.menu("games")
    table.page.wait_for_selector("#sheet .games small:has-text('only in this browser')")
    with table.page.expect_download() as waiting:
        table.tap("save-game", sheet=True)
    assert len(Path(waiting.value.path()).read_text(encoding="utf-8").splitlines()) == 2
    table.page.wait_for_selector(
        "#sheet .games small:has-text('only in this browser')", state="detached"
    )
    table.close()
    table.cards("callos")
    table.settle("Ben")
    table.menu("games")
    table.page.wait_for_selector("#sheet .games small:has-text('only in this browser')")


def test_rounds_after_the_end_are_told_as_not_counted(phone: Any, tmp_path: Path) -> None:
    """Savings 900; a bill of 1,000 for Ana ends the game, once an edit makes it so."""
    round_ = {"event": "round", "asker": "Ana", "cards": ["chorizo"]}
    dear = {"event": "correct", "savings": {"Ana": -5}}
    table = phone()
    table.menu("games")
    _take_in(table, tmp_path, [START, round_, {**dear, "savings": {"Ana": 5}}, round_, round_])
    table.page.wait_for_selector(".score")
    said = _tell(table, {"event": "edit", "line": 3, "with": dear})
    view = table.state()["view"]
    assert (view["over"], view["round"], view["irregular"]) == (True, 1, 2)
    assert said == "Changed. Not counted: the game was over after round 1."
    table.tap("log")
    table.page.wait_for_selector("#sheet .log")
    text = table.page.inner_text("#sheet").lower()  # as it is set
    assert text.count("not counted: the game was over after round 1.") == 2
    assert "stands" not in text


def test_the_ending_round_says_nothing_of_hands_and_nobody_shares_unasked(phone: Any) -> None:
    table = phone()
    table.start(NAMES)
    table.cards("chorizo")
    table.tap("asker", "Ana")
    assert "the limit stays" in table.page.inner_text("#screen .side")
    table.tap("split", "fifty-fifty")
    assert table.page.locator("[data-do=split-with][aria-pressed=true]").count() == 0
    table.tap("bill")
    table.tap("settle", sheet=True)
    assert "with whom" in _said(table)
    assert len(table.state()["log"]) == 1
    table.tap("split-with", "Ben", sheet=True)
    table.close()
    table.tap("asker", "Ben")  # the one who shared asks now: who shares is to be said again
    assert table.page.locator("[data-do=split-with][aria-pressed=true]").count() == 0
    table.tap("split", "")
    assert "limit" in table.page.inner_text("#screen .side")
    _tell(table, {"event": "correct", "savings": {"Ben": 5}})  # 10 € are more than Ben has
    assert "That is the end." in table.page.inner_text("#screen .side")
    assert "limit" not in table.page.inner_text("#screen .side")


def test_names_that_look_alike_or_show_nothing(phone: Any) -> None:
    table = phone()
    table.start(["Ana", "Ana\u200b", " \u2060 ", "\u202eBen", "A\u0301lex", "\u00c1lex "])
    assert table.state()["view"]["players"] == ["Ana", "Ana 2", "Person 3", "Ben", "Álex", "Álex 2"]
    assert table.page.locator(".score bdi").count() == 6


@pytest.mark.parametrize("tail", ["#try=%", "#try=__proto__", "#try=constructor"])
def test_an_example_that_is_none_is_said(phone: Any, tail: str) -> None:
    assert "not here any more" in _said(phone(tail=tail))


BEFORE = "A-ORQ:M0X1$$SMJ-WXVH$YY9$Q/3:JUISYQRGGLFM9$TW1Z:-4ON77M55E"  # a link of the form before


def test_links_as_chats_write_them(phone: Any) -> None:
    table = phone()
    code = """async ([log, words]) => {
        const from = (file) => import(new URL(document.body.dataset.app + file, location.href));
        const { share } = await (await fetch(words)).json();
        return (await from("share.js")).encode(log, share);
    }"""
    mine = table.page.evaluate(code, [[START], "words.json"])
    tacos = {"event": "game", "game": "cuantos-tacos", "players": ["Ana", "Ben"], "starter": "Ana"}
    other = table.page.evaluate(code, [[tacos], "../../cuantos-tacos/table/words.json"])
    none = table.page.evaluate(code, [[], "words.json"])
    for tail in (")", "&fbclid=x", "。"):
        table.page.evaluate("hash => { location.hash = hash; }", mine + tail)
        table.page.wait_for_selector(".score")
    assert table.state()["log"] == [START]
    table.page.evaluate("hash => { location.hash = hash; }", mine[:-4])
    table.page.wait_for_selector("#toast:has-text('cut off')")
    table.page.evaluate("hash => { location.hash = hash; }", BEFORE)
    table.page.wait_for_selector("#toast:has-text('older version')")
    table.page.evaluate("hash => { location.hash = hash; }", none)
    table.page.evaluate("hash => { location.hash = hash; }", other)
    table.page.wait_for_selector("#toast:has-text('¿Cuántos Tacos?')")
    table.tap("restore")
    table.page.wait_for_url("**/cuantos-tacos/table/*")
    table.page.wait_for_selector("body[data-ready] .board")


def test_a_browser_without_webassembly_and_a_page_opened_from_a_file(
    browser: Any, address: str, site: Path
) -> None:
    context = browser.new_context(locale="de", service_workers="block")
    page = context.new_page()
    page.goto((site / "de" / "la-cuenta" / "table" / "index.html").as_uri())
    page.wait_for_selector("#screen:has-text('Als Datei geöffnet')")
    assert page.locator("#screen a").get_attribute("href") == "../index.html"
    page = context.new_page()
    page.add_init_script("delete window.WebAssembly")
    page.goto(f"{address}/de/la-cuenta/table/")
    page.wait_for_selector("#screen:has-text('Diesem Browser fehlt')")
    page.click("#screen a")
    page.wait_for_selector("h1:has-text('La Cuenta')")
    context.close()
