"""Worked examples on pages: computed by the referee, told in the game's words."""

from typing import Any

import pytest

from referee.rulebase import store
from referee.site.book import Book
from referee.site.phrases import Phrases
from referee.site.pictures import extras
from referee.site.receipts import Receipts
from referee.site.worked import recorded, runner, teller

GAME = "la-cuenta"


@pytest.fixture(scope="module")
def receipts() -> Receipts:
    book = Book("en", store.book(GAME))
    return Receipts(book, runner(GAME), Phrases(book, store.words(GAME, "en"), teller(GAME)))


def test_a_bill_is_told_line_by_line_with_rules(receipts: Receipts) -> None:
    # 20 + 2·40 + 60 + 10 + 20 + 2·60 + 180 + 40 + 0, by hand from the prices
    html = receipts.draw("tapas-price/full-table")
    for wanted in ("530\u00a0€", "Wine, one set of 4", "180\u00a0€", "Tortilla de patatas ×2"):
        assert wanted in html
    assert "#wine-set" in html
    assert "#birthday-cake-price" in html


def test_a_refusal_is_told_in_words(receipts: Receipts) -> None:
    html = receipts.draw("tapas-stack/too-cheap")
    assert "Refused" in html
    assert "the fish stack already stands at 60\u00a0€" in html
    assert "Ben plays Anchoa." in html


def test_a_result_in_a_few_words(receipts: Receipts) -> None:
    assert "530\u00a0€" in receipts.summary("tapas-price/full-table")
    assert "Refused" in receipts.summary("tapas-stack/too-cheap")
    assert "+60\u00a0€" in receipts.summary("tapas-stack/dearer")


def test_every_example_is_computed_not_only_recorded(receipts: Receipts) -> None:
    plain = [key for key in receipts.book.examples if receipts.outcome(key)["kind"] == "recorded"]
    assert plain == []


def test_a_game_without_referee_shows_what_is_recorded() -> None:
    example: dict[str, Any] = {"given": {"cards": []}, "then": {"total": 7}}
    assert (
        runner("no-such-game")(example, {})
        == recorded(example)
        == {
            "kind": "recorded",
            "total": 7,
        }
    )
    assert teller("no-such-game") is None


def test_pictures_say_what_they_show_in_each_language() -> None:
    for lang, word in (("en", "second set"), ("de", "zweite Reihe"), ("zh", "第二组")):
        drawn = extras(Book(lang, store.book(GAME))).figures
        assert {"start", "rules/dishes", "rules/asking", "rules/splitting"} <= set(drawn)
        every = "".join(svg for figures in drawn.values() for svg in figures)
        assert word in every
        assert every.count("<title ") == every.count("<desc ") == every.count("<svg ")


def test_pictures_follow_the_referee() -> None:
    drawn = extras(Book("en", store.book(GAME)))
    # one set of 1–5: 30 60 120 180 240; then a second set on top of it
    wine = drawn.figures["cards/wine"][0]
    assert (
        "30\u00a0€, 60\u00a0€, 120\u00a0€, 180\u00a0€, 240\u00a0€, 270\u00a0€, 300\u00a0€" in wine
    )
    splitting = drawn.figures["rules/splitting"][0]
    assert (
        "Go Dutch: Ana pays 34\u00a0€; Ben pays 34\u00a0€; Cem pays 34\u00a0€; Dai pays 0"
        in splitting
    )
    asking = drawn.figures["rules/asking"][0]
    assert (
        "After coffee: Toilet, Coffee. After somebody has asked: Fifty-Fifty, Go Dutch, Tip."
        in asking
    )
    follows = drawn.figures["cards/gambas-al-ajillo"][0]
    assert "allowed are 70\u00a0€, 100\u00a0€; not allowed are 10\u00a0€" in follows
    assert drawn.card_rules["gazpacho"][:1] == ["tapas-stack"]
