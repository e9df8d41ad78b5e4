"""What a narrow screen does to names, amounts and search results, measured in a browser."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.full import seldom

pytestmark = pytest.mark.browser

# Words that go on in the next line although nothing in them says that they may: no hyphen stands
# or is drawn there. A word that is hyphenated on purpose is measured without.
CUT = """selector => {
  const found = [];
  document.querySelectorAll(selector).forEach(box => {
    if (box.closest('details:not([open])')) return;
    box.style.hyphens = 'manual';
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode());) {
      for (const word of node.data.matchAll(/[\\p{Script=Latin}\\d€−\\u2060\\u00a0\\u00ad.,]+/gu)) {
        if (word[0].includes('\\u00ad')) continue;
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(r => Math.round(r.top / 4)));
        if (lines.size > 1) found.push(word[0]);
      }
    }
  });
  return found;
}"""


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """Return a page as on a small phone."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale="en", service_workers="block"
    )
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("lang", ["de", *seldom("en", "zh")])
@pytest.mark.parametrize("path", ["", "numbers/", "cards/", "cards/premium/", "rules/specials/"])
def test_no_name_and_no_amount_is_cut(page: Any, address: str, lang: str, path: str) -> None:
    page.goto(f"{address}/{lang}/la-cuenta/{path}")
    assert page.evaluate(CUT, ".chip, table, .menu, .md-content p, .md-content h2, .face") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_is_found_is_indented_like_what_stands_around_it(page: Any, address: str) -> None:
    page.goto(f"{address}/de/")
    page.locator(".ask-button").click()
    page.locator("[data-md-component=search-query]").press_sequentially("Klo")
    page.wait_for_selector(".md-search-result__item h1")
    lefts = page.evaluate(
        """selectors => selectors.map(selector => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector(selector));
          return Math.round(range.getBoundingClientRect().left);
        })""",
        [f".md-search-result__{part}" for part in ("meta", "item h1", "more summary div")],
    )
    assert lefts[0] >= 12
    assert lefts == [lefts[0]] * 3
