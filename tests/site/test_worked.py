"""Worked examples on pages: computed by the referee, told in the game's words."""

import json
from collections import Counter
from typing import Any

import pytest

from referee.languages import LANGUAGES
from referee.rulebase import examples, store
from referee.rulebase.examples import runner
from referee.site import generate
from referee.site.book import Book
from referee.site.phrases import Phrases
from referee.site.pictures import Extras, extras
from referee.site.receipts import Receipts

GAME = "la-cuenta"


@pytest.fixture(scope="module")
def receipts() -> Receipts:
    book = Book("en", store.book(GAME))
    run = runner(GAME)
    return Receipts(book, run, Phrases(book, store.words(GAME, "en"), run.tell))


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


def test_a_game_without_referee_shows_what_is_recorded(book: dict[str, Any]) -> None:
    page = generate.pages("en", book, extra=Extras())["river-race/examples.md"]
    assert "<b>2,400\u00a0€</b>" in page
    assert "<b>1,200\u00a0€</b>" in page  # under another ruling


def test_the_site_runs_each_example_once_under_each_set_of_rulings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    runs: Counter[str] = Counter()
    run = examples.Runner._run

    def counted(self: examples.Runner, given: dict[str, Any], rulings: dict[str, str]) -> Any:
        runs[json.dumps([self.game, given, rulings])] += 1
        return run(self, given, rulings)

    monkeypatch.setattr(examples.Runner, "_run", counted)
    examples._runner.cache_clear()
    for lang in LANGUAGES:
        for game in store.games():
            generate.pages(lang, store.book(game), words=store.words(game, lang))
    asked = {
        json.dumps([game, example["given"]])
        for game in store.games()
        for rule in store.book(game)["rules"]
        for example in rule["examples"]
    }
    assert len(runs) >= len(asked) > 150
    assert set(runs.values()) == {1}


def test_a_bill_is_counted_by_the_rulings_that_its_example_is_played_by() -> None:
    # 20 € by three are 7 each, rounded up to the next ten 10.
    book = store.book(GAME)
    given = {
        "cards": ["gazpacho"],
        "players": ["Ana", "Ben", "Cem"],
        "split": {"kind": "go-dutch"},
        "rulings": {"rounding": "up-to-ten"},
    }
    rule = next(rule for rule in book["rules"] if rule["id"] == "split-rounding")
    example = {"id": "tens", "title": {"en": "T"}, "given": given, "then": {}}
    rule["examples"].append(example | {"under": {"rounding=up": {}}})
    run = runner(GAME)
    drawn = Receipts(
        Book("en", book), run, Phrases(Book("en", book), store.words(GAME, "en"), run.tell)
    ).draw("split-rounding/tens")
    assert drawn.count(" pays</dt><dd>10\u00a0€</dd>") == 3
    assert "Every share up to the next multiple of 10\u00a0€" in drawn


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
