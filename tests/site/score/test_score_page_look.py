"""Every state of the page that keeps score: fits a small phone, thumbs and axe; light and dark.

The letters are the wide ones, of the usual size and twice that.
"""

import gzip
from typing import Any

import pytest

from referee.rulebase import store
from referee.site import phone_face
from tests.site import fits, looks
from tests.support.full import full, seldom

pytestmark = pytest.mark.browser
NAMES = ["Maximiliana", "Jürgen", "小明", "Ana", "Ana", "Wolfgang-Amadeus", "Bo", "Ζωή"]
GAMES = [game for game in store.games() if phone_face.folder(game) == phone_face.SHARED]
# Every game in another language, by day with all of axe, by night with its rules on colours.
LOOKS = [("de", "light", None), ("en", "dark", looks.COLOURS), ("zh", "light", None)]
CASES = [(game, *LOOKS[nth % len(LOOKS)]) for nth, game in enumerate(GAMES)]
CASES += seldom(
    *(
        (game, lang, scheme, None)
        for game in GAMES
        for lang in ("en", "de", "zh")
        for scheme in ("light", "dark")
    )
)


def _states(table: Any, game: str) -> Any:
    """Go through the page's states; give the name of each as it stands on the screen."""
    page = table.page
    yield "who plays"
    page.check('[data-change="midway"]')
    yield "begun already"
    page.uncheck('[data-change="midway"]')
    table.menu("rulings")
    yield "rulings before"
    table.close()
    table.start(*NAMES[: store.book(game)["numbers"]["players_max"]])
    yield "board"
    forms = table.ask([{"do": "forms"}])[0]["ok"]
    for form in forms:
        event = form["event"]
        button = page.locator(f'[data-do="enter-form"][data-arg="{event}"]')
        if not button.count():  # the game is over, and this cannot happen any more
            continue
        button.click(force=True)
        yield f"form {event}"
        if page.locator('#sheet [data-do="fill-anyway"]').count():
            table.tap("fill-anyway", sheet=True)
            yield f"form {event} in spite of the rules"
        for chips in page.locator("#sheet .pills").all():
            chips.locator("button").last.click()
        yield f"form {event} filled in"
        done = page.locator('#sheet [data-do="enter"]').first
        if done.get_attribute("aria-disabled") == "true":
            table.close()
        else:
            done.click()
        table.closed()
        yield f"after {event}"
    for sheet in ("log", "course", "rulings", "share", "games"):
        table.menu(sheet)
        if sheet == "rulings":
            page.locator("#sheet .choice b").nth(3).wait_for()
        yield sheet
        table.close()
        table.closed()
    table.menu("log")
    table.tap("edit", sheet=True)
    page.wait_for_selector("#sheet .preview")
    yield "edit"
    table.close()
    table.tap("undo")
    yield "undone"


@pytest.mark.parametrize(("game", "lang", "scheme", "rules"), CASES)
def test_every_state(
    phone: Any, axe: str, game: str, lang: str, scheme: str, rules: list[str] | None
) -> None:
    table = phone(lang, "", game, color_scheme=scheme)
    table.page.evaluate(axe)
    faults = []
    for nth, state in enumerate(_states(table, game)):
        asked = rules if full() or nth % 3 == 0 else []
        faults += [(state, fault) for fault in looks.faults(table.page, asked)]
        found = fits.faults(table.page, fits.USUAL_AND_HARDEST)
        faults += [(state, fault) for fault in found]
    assert faults == []
    assert table.page.evaluate("document.documentElement.dataset.scheme") == scheme


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_stays_within_its_bytes(browser: Any, address: str, game: str) -> None:
    page = browser.new_page(service_workers="block")
    sizes: dict[str, int] = {}
    page.on("response", lambda got: sizes.update({got.url: len(gzip.compress(got.body(), 9))}))
    page.goto(f"{address}/en/{game}/table/")
    page.wait_for_selector("body[data-ready]")
    assert all(url.startswith(address) for url in sizes)
    assert sum(sizes.values()) <= 300_000, sorted(sizes.items(), key=lambda item: -item[1])[:12]
    page.close()


@pytest.mark.parametrize("game", GAMES[:1])
def test_only_the_keyboard(phone: Any, game: str) -> None:
    table = phone("en", "", game)
    page = table.page
    page.focus("#name-0")
    page.keyboard.type("Ana")
    page.focus('[data-do="begin"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    page.focus('[data-do="enter-form"] >> nth=0')
    page.keyboard.press("Enter")
    page.wait_for_selector("#sheet[open]")
    page.focus("#sheet .pill >> nth=0")
    page.keyboard.press("Space")
    assert page.evaluate("document.activeElement.matches('.pill')")
    page.keyboard.press("Escape")
    table.closed()
    assert page.evaluate("document.activeElement.matches('[data-do=\"enter-form\"]')")
