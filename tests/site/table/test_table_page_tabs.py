"""Two tabs on one phone: one game, one half round; what is shown is kept, and nothing twice."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.site.phones import PHONE
from tests.site.table.conftest import Table

pytestmark = pytest.mark.browser
NAMES = ["Ana", "Ben", "Cem"]

# Many quick entries; how many of them were shown, once all have been dealt with.
HURRY = """
async (name) => {
  const from = (file) => import(new URL(document.body.dataset.app + file, location.href));
  const { tell, touch } = await from("game.js");
  let shown = 0;
  const done = [];
  for (let i = 0; i < 20; i++) {
    done.push(touch(() => { shown += tell({event: "correct", savings: {Ana: i}, why: name}); }));
    await new Promise((next) => setTimeout(next, 5));
  }
  await Promise.all(done);
  return shown;
}
"""

# Several things at once say that the game was changed; how often it is shown anew.
HEARD = """
async () => {
  const { app } = await import(new URL(document.body.dataset.app + "app.js", location.href));
  let { view } = app;
  window.shown = 0;
  const set = (now) => { view = now; window.shown += 1; };
  Object.defineProperty(app, "view", { get: () => view, set });
  const channel = new BroadcastChannel("table-referee-games");
  for (let i = 0; i < 5; i++) channel.postMessage(app.id);
}
"""


@pytest.fixture
def tabs(browser: Any, address: str) -> Iterator[list[Table]]:
    """Return two tabs of one browser with the table page, a game begun in the first."""
    context = browser.new_context(viewport=PHONE, locale="en", service_workers="block")
    context.set_default_timeout(10_000)
    first = Table(context.new_page(), address, "la-cuenta")
    first.open()
    first.start(NAMES)
    second = Table(context.new_page(), address, "la-cuenta")
    second.open()
    yield [first, second]
    assert first.faults + second.faults == []
    context.close()


def _shows(tab: Table, total: str) -> None:
    tab.page.wait_for_function(
        "total => document.getElementById('total').textContent === total", arg=f"{total}\u00a0€"
    )


def _holds(tab: Table, lines: int) -> None:
    """Wait until a tab shows a log of so many lines."""
    tab.page.wait_for_function(
        """async (lines) => {
            const { app } = await import(new URL(document.body.dataset.app + "app.js", location));
            return app.log.length === lines;
        }""",
        arg=lines,
    )


def test_half_a_round_is_one_and_settled_once(tabs: list[Table]) -> None:
    first, second = tabs
    first.cards("chorizo", "callos")  # 10 + 60
    _shows(second, "70")
    second.settle("Ana")
    _shows(first, "0")
    _holds(first, 2)  # what is tapped before it has heard of that is out of date
    assert first.page.locator(".tray").count() == 0
    first.cards("gazpacho")
    _shows(second, "20")
    first.settle("Ben")
    _shows(second, "0")
    for tab in tabs:
        _holds(tab, 3)
        found = tab.state()
        assert found["view"]["savings"] == {"Ana": 830, "Ben": 880, "Cem": 900}
        assert [event["event"] for event in found["log"]] == ["game", "round", "round"]


def test_two_games_in_two_tabs_keep_their_own_half_rounds(tabs: list[Table]) -> None:
    first, second = tabs
    first.cards("chorizo")
    second.tap("menu")
    second.tap("leave", sheet=True)
    second.closed()
    second.start(["Dai", "Eva", "Finn"])
    second.cards("callos")
    first.cards("gazpacho")
    _shows(first, "30")
    _shows(second, "60")
    for tab, names, total in ((first, "Ana", "30\u00a0€"), (second, "Dai", "60\u00a0€")):
        tab.page.reload()
        tab.page.wait_for_selector("body[data-ready] .tray")
        assert tab.state()["view"]["players"][0] == names
        assert tab.total() == total


def test_what_is_shown_in_a_hurry_is_kept_and_what_is_not_is_said(tabs: list[Table]) -> None:
    for tab in tabs:
        start = "name => { window.shown = (" + HURRY + ")(name); window.said = []; }"
        tab.page.evaluate(
            "() => new MutationObserver(() => (window.said ??= []).push("
            "document.getElementById('toast').innerText))"
            ".observe(document.getElementById('toast'), {childList: true, subtree: true})"
        )
    for name, tab in enumerate(tabs):
        tab.page.evaluate(start, str(name))
    shown = [tab.page.evaluate("window.shown") for tab in tabs]
    _holds(tabs[1], len(tabs[0].state()["log"]))
    logs = [tab.state()["log"] for tab in tabs]
    assert logs[0] == logs[1]
    entered = [sum(event.get("why") == str(name) for event in logs[0]) for name in (0, 1)]
    assert entered == shown
    for count, tab in zip(shown, tabs, strict=True):
        said = " ".join(tab.page.evaluate("window.said"))
        assert count == 20 or "went on in another tab" in said


def test_a_tap_on_what_is_out_of_date_is_not_done(tabs: list[Table]) -> None:
    first, second = tabs
    # A page that slept has heard nothing of what the other did.
    deaf = "BroadcastChannel.prototype.addEventListener = () => {};"
    first.page.add_init_script(
        deaf + "addEventListener('storage', (e) => e.stopImmediatePropagation(), true);"
    )
    first.page.reload()
    first.page.wait_for_selector("body[data-ready] .score")
    first.cards("chorizo")
    second.page.wait_for_selector(".tray")
    second.settle("Ana")
    assert first.total() == "10\u00a0€"
    first.tap("bill")
    first.page.wait_for_selector("#toast.shown:has-text('went on in another tab')")
    assert first.state()["view"]["savings"]["Ana"] == 890
    assert first.page.locator("#sheet[open]").count() == 0


def test_what_another_tab_did_is_read_once(tabs: list[Table]) -> None:
    """A second reading would make the tap of somebody who saw the first one out of date."""
    first, second = tabs
    second.page.evaluate("BroadcastChannel.prototype.postMessage = () => {}")
    second.cards("chorizo")
    second.settle("Ana")
    _holds(second, 2)
    first.page.evaluate(HEARD)
    _holds(first, 2)
    first.cards("gazpacho")
    _shows(first, "20")
    assert first.page.evaluate("window.shown") == 1
