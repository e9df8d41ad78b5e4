"""Every state of the table page: fits a small phone, big enough for thumbs, nothing for axe.

The letters are the wide ones; in German, which has the longest words, they are doubled too
(test_table_page_fits.py does that everywhere, with `full`).
"""

import gzip
from typing import Any

import pytest

from tests.site import fits, looks
from tests.support.full import full, seldom

pytestmark = pytest.mark.browser
NAMES = ["Maximiliana", "Jürgen", "小明", "Ana", "Ana", "Wolfgang-Amadeus", "Bo", "Ζωή"]


def _states(table: Any) -> Any:
    """Go through the page's states; give the name of each as it stands on the screen."""
    yield "empty"
    table.cards("gazpacho", "jamon-de-jabugo")
    table.premium("Jamón")
    table.tap("burnt", "-40")
    table.more("wine", 6)
    table.more("tip")
    table.tap("seats", "8")
    table.tap("split", "fifty-fifty")
    yield "bill"
    table.tap("bill")
    yield "bill sheet"
    table.close()
    table.menu("rulings")
    table.page.locator("#sheet .same").nth(12).wait_for()
    yield "rulings"
    table.close()
    table.tap("setup")
    table.page.check('[data-change="midway"]')
    yield "set-up"
    table.close()
    table.start(NAMES)
    yield "game"
    table.tap("bill")
    yield "settle"
    table.tap("asker", "Maximiliana", sheet=True)
    table.tap("settle", sheet=True)
    table.tap("stepwise", "true")
    table.cards("callos", "chorizo")
    yield "why not"
    table.close()
    yield "turn by turn"
    table.tap("burnt", "-30")
    yield "which stack"
    table.tap("burnt-on", "-30 meat", sheet=True)
    table.tap("ask")
    yield "who asks"
    table.tap("try", sheet=True)
    yield "asked"
    table.tap("bill")
    table.tap("settle", sheet=True)
    for sheet in ("log", "score", "share", "games"):
        table.menu(sheet)
        yield sheet
        table.close()
    table.menu("log")
    table.tap("edit", "3", sheet=True)
    table.page.wait_for_selector("#sheet .form")
    yield "edit"
    table.close()
    table.tap("score")
    table.tap("correct", sheet=True)
    table.page.wait_for_selector("#bal-0")
    table.page.fill("#bal-0", "0")
    yield "correct"
    table.tap("save-correct", sheet=True)
    table.page.wait_for_selector(".the-end")
    yield "the end"


@pytest.mark.parametrize(
    ("lang", "scheme", "rules"),
    [
        ("de", "light", None),
        ("zh", "dark", looks.COLOURS),
        *seldom(*((lang, by, None) for lang in ("en", "de", "zh") for by in ("light", "dark"))),
    ],
)
def test_every_state(phone: Any, axe: str, lang: str, scheme: str, rules: list[str] | None) -> None:
    table = phone(lang, color_scheme=scheme)
    table.page.evaluate(axe)
    faults = []
    for nth, state in enumerate(_states(table)):
        asked = rules if full() or nth % 3 == 0 else []
        faults += [(state, fault) for fault in looks.faults(table.page, asked)]
        sizes = fits.USUAL_AND_HARDEST if lang == "de" else ()
        faults += [(state, fault) for fault in fits.faults(table.page, sizes)]
    assert faults == []


def test_a_first_visit_stays_within_its_bytes(browser: Any, address: str) -> None:
    page = browser.new_page(service_workers="block")
    sizes: dict[str, int] = {}
    page.on("response", lambda got: sizes.update({got.url: len(gzip.compress(got.body(), 9))}))
    page.goto(f"{address}/en/la-cuenta/table/")
    page.wait_for_selector("body[data-ready]")
    assert all(url.startswith(address) for url in sizes)
    assert sum(sizes.values()) <= 300_000, sorted(sizes.items(), key=lambda item: -item[1])[:12]
    page.close()


def test_only_the_keyboard(phone: Any) -> None:
    table = phone()
    page = table.page
    page.focus("#c-gazpacho")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert page.evaluate("document.activeElement.id") == "c-gazpacho"
    assert table.total() == "40\u00a0€"
    page.locator('#live:has-text("40")').wait_for(state="attached")
    page.focus(".foot .main")
    page.keyboard.press("Enter")
    page.wait_for_selector("#sheet[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#sheet:not([open])", state="attached")
    assert page.evaluate("document.activeElement.matches('.foot .main')")


@pytest.mark.parametrize("lang", ["zh", *seldom("en")])
def test_light_or_dark_is_that_of_the_site(browser: Any, address: str, lang: str) -> None:
    context = browser.new_context(color_scheme="light", service_workers="block")
    page = context.new_page()
    page.goto(f"{address}/{lang}/la-cuenta/")
    page.locator('label[for^="__palette"]:not([hidden])').click()
    page.wait_for_selector('body[data-md-color-scheme="slate"]')
    # What is seen first: the colour of the paper when the first thing can be painted.
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
            window.paper = getComputedStyle(document.body).backgroundColor;
        })"""
    )
    page.goto(f"{address}/{lang}/la-cuenta/table/")
    page.wait_for_selector("body[data-ready]")
    assert page.evaluate("window.paper") == "rgb(27, 21, 18)"
    assert page.get_attribute('meta[name="theme-color"]', "content") == "#1b1512"
    head = page.content().partition("</head>")[0]
    script = head.index('scheme.js"></script>')  # neither deferred nor a module
    assert script < head.index('rel="stylesheet"')
    context.close()
