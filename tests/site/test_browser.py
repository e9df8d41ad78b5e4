"""The site in a real browser: search, languages, no request elsewhere, narrow screens, paper."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.full import seldom

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "de", "zh")


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """Return a page as on a phone."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale="en", service_workers="block"
    )
    yield context.new_page()
    context.close()


def find(page: Any, words: str, game: str = "la-cuenta") -> list[str]:
    """Type into the search and return the pages found of a game ("" of others), best first."""
    page.evaluate(
        "document.getElementById('__search').checked || document.getElementById('__search').click()"
    )
    field = page.locator("[data-md-component=search-query]")
    field.fill("")
    field.press("End")
    page.wait_for_function("!document.querySelector('.md-search-result__item')")
    field.fill(words)
    field.press("End")  # the theme listens to keys, not to what is pasted
    page.wait_for_selector(".md-search-result__item")
    links = page.eval_on_selector_all(
        ".md-search-result__item > a:first-child", "all => all.map(a => a.getAttribute('href'))"
    )
    return [link.partition("#")[0].partition(f"/{game}/")[2].strip("/") for link in links]


@pytest.mark.parametrize(
    ("lang", "words", "wanted"),
    [
        ("en", "split bill", "rules/splitting"),
        ("de", "Geburtstagtorte", "cards/birthday-cake"),
        ("zh", "葡萄酒多少钱", "cards/wine"),
    ],
)
def test_search_finds_what_people_type(
    page: Any, address: str, lang: str, words: str, wanted: str
) -> None:
    """All queries are asked in test_searching.py; here, once a language, as people ask them."""
    page.goto(f"{address}/{lang}/la-cuenta/")
    assert find(page, words)[0] == wanted


def test_a_found_rule_opens_at_its_place(page: Any, address: str) -> None:
    page.goto(f"{address}/de/")
    assert find(page, "LC 6.5")[0] == "rules/bill"
    page.locator(".md-search-result__item a[href*='#tip']").first.click()
    page.wait_for_url("**/de/la-cuenta/rules/bill/#tip")
    assert page.locator("#tip").bounding_box()["y"] < 740


def test_the_large_field_opens_the_search(page: Any, address: str) -> None:
    page.goto(f"{address}/en/la-cuenta/")
    page.locator(".ask-button").click()
    assert page.evaluate("document.activeElement.name") == "query"


def test_language_switch_stays_on_page_and_rule(page: Any, address: str) -> None:
    page.goto(f"{address}/en/la-cuenta/rules/bill/#tip")
    page.locator("a[data-tongue][hreflang=de]").click()
    page.wait_for_url("**/de/la-cuenta/rules/bill/#tip")
    assert page.locator("html").get_attribute("lang") == "de"
    page.evaluate("location.hash = 'asker-pays'")
    page.locator("a[data-tongue][hreflang=zh-Hans]").click()
    page.wait_for_url("**/zh/la-cuenta/rules/bill/#asker-pays")
    assert page.locator("html").get_attribute("lang") == "zh-Hans"


def test_colours_are_kept_when_the_language_changes(page: Any, address: str) -> None:
    page.goto(f"{address}/en/la-cuenta/")
    page.locator("label[for=__palette_1]").click()
    page.locator("a[data-tongue][hreflang=de]").click()
    page.wait_for_url("**/de/la-cuenta/")
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"


@pytest.mark.parametrize(
    ("locale", "lang"), [("de-AT", "de"), ("zh-TW", "zh"), ("en-GB", "en"), ("fr", "en")]
)
def test_the_root_leads_to_the_readers_language(
    browser: Any, address: str, locale: str, lang: str
) -> None:
    context = browser.new_context(locale=locale, service_workers="block")
    page = context.new_page()
    page.goto(f"{address}/")
    page.wait_for_url(f"**/{lang}/")
    context.close()


def test_the_root_has_links_where_no_script_runs(browser: Any, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}/")
    assert page.locator("a").all_inner_texts() == ["English", "Deutsch", "简体中文"]
    context.close()


def test_a_rule_that_moved_is_found_by_its_id(page: Any, address: str) -> None:
    page.goto(f"{address}/en/la-cuenta/rules/setup/#tip")
    page.wait_for_url("**/en/la-cuenta/rules/bill/#tip")


def test_an_address_opens_the_example_it_points_to(page: Any, address: str) -> None:
    page.goto(f"{address}/zh/la-cuenta/examples/#tapas-price--full-table")
    page.wait_for_selector("[id='tapas-price--full-table'][open]")


@pytest.mark.parametrize("lang", ["zh", *seldom("en", "de")])
def test_no_request_leaves_the_site_and_none_fails(page: Any, address: str, lang: str) -> None:
    asked: list[str] = []
    failed: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on(
        "response",
        lambda answer: failed.append(answer.url) if answer.status >= 400 else None,
    )
    page.on("pageerror", lambda error: failed.append(str(error)))
    for path in ("", "la-cuenta/", "la-cuenta/rules/bill/#tip", "la-cuenta/cards/wine/"):
        page.goto(f"{address}/{lang}/{path}")
    find(page, "tip")
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
    assert failed == []


def test_what_is_tapped_is_large_enough(page: Any, address: str) -> None:
    page.goto(f"{address}/en/la-cuenta/")
    small = page.evaluate(
        """[...document.querySelectorAll(
            '.chip, .doors a, .thumbs > *, .ask-button, summary, .rows > li > a')]
          .map(element => [element.innerText, element.getBoundingClientRect()])
          .filter(([, box]) => box.height < 44 || box.width < 44).map(([text]) => text)"""
    )
    assert small == []


@pytest.mark.parametrize("lang", ["en", *seldom("de", "zh")])
def test_a_page_prints_without_its_frame_and_with_everything(
    page: Any, address: str, lang: str
) -> None:
    page.emulate_media(media="print")
    for kind in ("la-cuenta/rules/splitting/", "la-cuenta/", "la-cuenta/numbers/"):
        page.goto(f"{address}/{lang}/{kind}")
        page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
        shown = page.evaluate(
            """[...document.querySelectorAll(
              '.house-header, .thumbs, .md-sidebar, .md-search, .ask'
            )].filter(element => element.getClientRects().length).map(one => one.className)"""
        )
        assert shown == []
        assert page.evaluate("document.querySelectorAll('details:not([open])').length") == 0
        assert (
            page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
        )
        assert len(page.pdf(format="A4")) > 10_000


def test_night_comes_from_the_readers_setting(browser: Any, address: str) -> None:
    context = browser.new_context(color_scheme="dark", service_workers="block")
    page = context.new_page()
    page.goto(f"{address}/en/la-cuenta/")
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"
    context.close()
