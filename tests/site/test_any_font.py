"""Every page holds on a small phone, whatever letters it has: narrow, wide, or twice as large."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from referee.languages import LANGUAGES
from tests.site import fits, fonts
from tests.site.page_kinds import KINDS, OF_ONE_GAME
from tests.support.full import full, seldom

pytestmark = pytest.mark.browser
# Those with most side by side.
CROWDED = ("la-cuenta/", "la-cuenta/sheet/", "la-cuenta/numbers/", "la-cuenta/rules/splitting/")
OPEN = "document.querySelectorAll('details').forEach(box => box.open = true)"
# The site's name stands whole or not at all; its picture, and the switch, always.
HEAD = """() => {
  // A line's box is a little higher than what is drawn in it.
  const inside = (e, box) => e.left >= box.left - 1 && e.right <= box.right + 1
    && e.top >= box.top - 3 && e.bottom <= box.bottom + 3;
  const at = (selector) => document.querySelector(selector).getBoundingClientRect();
  const brand = at(".brand"), range = document.createRange();
  range.selectNodeContents(document.querySelector(".brand span"));
  const lines = [...range.getClientRects()];
  const screen = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight);
  return [
    inside(at(".brand img"), brand) || "the mark is cut",
    lines.every(line => inside(line, brand)) || lines.every(line => line.top >= brand.bottom - 2)
      || "the name is cut",
    inside(at('[data-md-component="palette"] label:not([hidden])'), screen) || "no switch",
  ].filter(answer => answer !== true);
}"""


def wrong(
    browser: Any, address: str, lang: str, kinds: Iterable[str], **options: Any
) -> dict[str, list[Any]]:
    """Return what does not fit, by page."""
    context = browser.new_context(**fits.PHONE, service_workers="block", **options)
    page = context.new_page()
    found = {}
    for kind in kinds:
        page.goto(f"{address}/{lang}/{kind}")
        page.evaluate(OPEN)
        found[kind] = fits.faults(page, fits.SIZES if full() else fits.USUAL_AND_HARDEST)
    context.close()
    return {kind: faults[:6] for kind, faults in found.items() if faults}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_hold_in_wide_letters(browser: Any, address: str, lang: str) -> None:
    """Every kind of page in one of the languages, and the crowded ones in all."""
    turn = LANGUAGES.index(lang)
    kinds = [*OF_ONE_GAME, *(kind for kind in KINDS if kind.endswith(("numbers/", "sheet/")))]
    assert wrong(browser, address, lang, {*CROWDED, *kinds[turn :: len(LANGUAGES)]}) == {}


@pytest.mark.parametrize("lang", ["de", *seldom("en", "zh")])
def test_crowded_pages_hold_in_narrow_letters(
    browser_with: Callable[[str], Any], address: str, lang: str
) -> None:
    assert wrong(browser_with(fonts.NARROW), address, lang, CROWDED) == {}


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("family", list(fonts.FAMILIES))
def test_every_page_holds(
    browser_with: Callable[[str], Any], address: str, family: str, scheme: str, lang: str
) -> None:
    assert wrong(browser_with(family), address, lang, KINDS, color_scheme=scheme) == {}


@pytest.mark.parametrize("family", [fonts.WIDE, *seldom(fonts.NARROW)])
def test_the_head_shows_the_mark_the_name_whole_and_the_switch(
    browser_with: Callable[[str], Any], address: str, family: str
) -> None:
    context = browser_with(family).new_context(**fits.PHONE, service_workers="block")
    page = context.new_page()
    for lang in LANGUAGES:
        page.goto(f"{address}/{lang}/la-cuenta/")
        for by in (1, 1.3, 2):
            page.evaluate(fits.ENLARGE, by)
            for width in range(320, 440, 22) if full() else (320, 360, 414):
                page.set_viewport_size({"width": width, "height": 740})
                assert page.evaluate(HEAD) == [], (lang, by, width)
        page.evaluate(fits.ENLARGE, 1)
        page.set_viewport_size({"width": 360, "height": 740})
        name = page.locator(".brand span").bounding_box()
        assert name["y"] < 40, f"{lang}: on a usual phone the name is seen"
    context.close()


def test_the_letters_are_those_asked_for(browser_with: Callable[[str], Any], address: str) -> None:
    """A browser that took other letters would prove nothing."""
    seen = {}
    for family in (fonts.WIDE, fonts.NARROW):
        page = browser_with(family).new_page()
        page.goto(f"{address}/zh/la-cuenta/")
        tools = page.context.new_cdp_session(page)
        tools.send("DOM.enable")
        tools.send("CSS.enable")
        top = tools.send("DOM.getDocument")["root"]["nodeId"]
        node = tools.send("DOM.querySelector", {"nodeId": top, "selector": ".lead"})["nodeId"]
        used = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        seen[family] = {font["familyName"] for font in used}
        page.close()
    for family, used in seen.items():
        assert family in used
        assert used - {family} <= fonts.HAN.keys(), "a number in wide letters and Chinese"
        assert used - {family}


def test_what_does_not_fit_is_found(browser: Any, address: str) -> None:
    context = browser.new_context(**fits.PHONE, service_workers="block")
    page = context.new_page()
    page.goto(f"{address}/en/la-cuenta/")
    for style, inner, what in (
        ("width: 30rem", "wide", "page wider than the screen"),
        ("width: 4rem; overflow: hidden; white-space: nowrap", "a long name", "cut off"),
        ("height: 1rem; overflow: hidden; width: 4rem", "a long name here", "cut off below"),
        ("width: 4rem; white-space: nowrap", "a long name", "leaves its box"),
        ("margin-left: -2rem", "out to the left", "leaves the screen"),
    ):
        page.evaluate(
            """([style, inner]) => {
              document.querySelector("#planted")?.remove();
              const box = document.createElement("p");
              box.id = "planted";
              box.style = style;
              box.textContent = inner;
              document.querySelector(".md-content__inner").append(box);
            }""",
            [style, inner],
        )
        found = [fault[2] for fault in fits.faults(page, [(360, 1)])]
        assert what in found, (what, found)
    context.close()
