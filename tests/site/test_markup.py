"""The markup of rule texts as HTML, and addresses made relative."""

from typing import Any

import pytest

from referee.site.addresses import finish, url_of
from referee.site.book import Book
from referee.site.markup import blocks, inline, joined, plain
from referee.site.stash import bring_back, put_away


@pytest.mark.parametrize(
    ("lang", "shown"), [("en", "1,200\u00a0€"), ("de", "1.200\u00a0€"), ("zh", "€1,200")]
)
def test_amounts_are_written_as_each_language_does(
    book: dict[str, Any], lang: str, shown: str
) -> None:
    assert inline(Book(lang, book), "{1200 €}") == shown


def test_a_negative_amount_has_a_true_minus(book: dict[str, Any]) -> None:
    assert inline(Book("en", book), "{−20 €} {-20 €}") == "−20\u00a0€ −20\u00a0€"


def test_links_show_the_name_or_their_label(book: dict[str, Any]) -> None:
    seen = Book("de", book)
    assert inline(seen, "[[card:canoe]]") == '<a href="@/river-race/cards/canoe/">Canoa</a>'
    assert inline(seen, "[[rule:sink|so]]") == '<a href="@/river-race/rules/play/#sink">so</a>'
    assert inline(seen, "[[term:bank]]") == '<a href="@/river-race/glossary/#bank">bank de</a>'
    assert inline(seen, "[[ruling:wind|w]]") == '<a href="@/river-race/disputes/wind/">w</a>'
    assert inline(seen, "[[card:canoe]]", link=False) == "Canoa"


def test_a_dangling_link_stops_the_build(book: dict[str, Any]) -> None:
    with pytest.raises(KeyError):
        inline(Book("en", book), "[[rule:nowhere]]")


def test_text_cannot_bring_html_along(book: dict[str, Any]) -> None:
    assert inline(Book("en", book), "a < b & <script>") == "a &lt; b &amp; &lt;script&gt;"
    assert plain(Book("en", book), "a < **b** & c") == "a < b & c"


def test_paragraphs_and_lists(book: dict[str, Any]) -> None:
    text = "One\ntwo.\n\nThen:\n- first\n  more\n- **second**"
    assert blocks(Book("en", book), text) == (
        "<p>One two.</p>\n<p>Then:</p>\n"
        "<ul><li>first more</li><li><strong>second</strong></li></ul>"
    )


def test_han_lines_join_without_a_blank() -> None:
    assert joined(["一张牌，", "两张牌。", "Gazpacho"]) == "一张牌，两张牌。Gazpacho"
    assert joined(["one", "two"]) == "one two"


@pytest.mark.parametrize(
    ("path", "url"),
    [("index.md", ""), ("g/index.md", "g/"), ("g/data.md", "g/data/"), ("g/a/b.md", "g/a/b/")],
)
def test_addresses_of_pages(path: str, url: str) -> None:
    assert url_of(path) == url


def test_links_become_relative_to_the_page() -> None:
    body = '<a href="@/">x</a><a href="@/g/#a">y</a>'
    assert '<a href="./">x</a><a href="g/#a">y</a>' in finish("index.md", {}, body)
    assert '<a href="../../">x</a><a href="../../g/#a">y</a>' in finish("g/data.md", {}, body)


def test_finished_html_is_put_away_and_comes_back() -> None:
    text = "# One\n\n<p>a</p>\n\nprose <b>x</b>\n\n<details class=c data-search-exclude>b</details>"
    kept, stored = put_away(text)
    assert stored == ["<p>a</p>", "<details class=c data-search-exclude>b</details>"]
    assert "<p>" not in kept
    assert "prose <b>x</b>" in kept
    searched = bring_back(kept, stored, searched_only=True)
    assert "<p>a</p>" in searched
    assert "<details" not in searched
    assert bring_back(searched, stored, searched_only=False) == text
