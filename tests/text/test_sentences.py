"""Sentences and markup, as every face shows them."""

import pytest

from referee.rulebase import store
from referee.text.markup import amounts, bare_digits, links, plain
from referee.text.sentences import fill


@pytest.mark.parametrize(
    ("lang", "text", "shown"),
    [
        ("en", "A [[card:tip]] costs {1000 €}.", "A Tip costs 1,000 €."),
        ("de", "[[card:tip]] kostet {1000 €}.", "Trinkgeld kostet 1.000 €."),
        ("zh", "[[card:tip]]是{1000 €}。", "小费是€1,000。"),
        ("en", "see [[card:tip|these]] and **that**", "see these and that"),
        ("en", "[[term:tapas]]: {−10 €}", "tapas: −10 €"),
        ("de", "[[card:gazpacho]]", "Gazpacho"),
        ("en", "[[card:nothing]]", "nothing"),
        ("en", "{+20 €} for **[[card:tip]]**, 2 ** 3", "+20 € for Tip, 2 ** 3"),
        ("de", "[[card:tip|die {−1000 €}]]", "die −1.000 €"),
    ],
)
def test_plain(lang: str, text: str, shown: str) -> None:
    assert plain(text, lang, store.book("la-cuenta")) == shown


def test_links_show_titles_and_questions() -> None:
    book = store.book("la-cuenta")
    for kind, items, key in (("rule", "rules", "title"), ("ruling", "rulings", "question")):
        item = book[items][0]
        assert plain(f"[[{kind}:{item['id']}]]", "zh", book) == item[key]["zh"]


@pytest.mark.parametrize(
    ("lang", "template", "params", "shown"),
    [
        ("en", "{player} pays {n:amount}.", {"player": "Ana", "n": 1000}, "Ana pays 1,000 €."),
        ("zh", "{n:amount}", {"n": -10}, "−€10"),
        ("en", "{found} is too small", {"found": -1}, "−1 is too small"),
        ("en", "{found} is too small", {"found": "-1"}, "−1 is too small"),
        ("en", "-x", {}, "-x"),
        ("en", "{n:card}", {"n": -20}, "−20"),
        ("de", "{ns}", {"ns": [-20, "-3", "a-1"]}, "−20, −3, a-1"),
        ("zh", "{n:number}", {"n": -1234}, "−1,234"),
        ("de", "{n:signed}", {"n": 20}, "+20 €"),
        ("de", "{card:card}", {"card": "wine"}, "Rotwein"),
        ("en", "{types:types}", {"types": ["meat", "fish"]}, "meat, fish"),
        ("zh", "{types:types}", {"types": ["meat", "fish"]}, "肉类、鱼类"),
        ("en", "{n:number}", {"n": 1234}, "1,234"),
        ("en", "{names}", {"names": ["Ana", "Ben"]}, "Ana, Ben"),
        ("en", "{gone:amount}", {}, "{gone:amount}"),
        ("en", "{n:amount}", {"n": "ten"}, "ten"),
        ("en", "{card:card}", {"card": "{player}"}, "{player}"),
    ],
)
def test_fill(lang: str, template: str, params: dict[str, object], shown: str) -> None:
    assert fill(template, params, store.words("la-cuenta", lang), lang) == shown


def test_rules_are_named_by_number_and_title() -> None:
    words = store.words("la-cuenta", "en")
    assert fill("{rule:rule}", {"rule": "components"}, words, "en").startswith("LC 1.1 ")


def test_markup_is_taken_apart() -> None:
    text = "[[card:tip]], [[rule:tip-price|rule 7]] {180 €} {−10 €} and 3–8"
    assert links(text) == [("card", "tip", None), ("rule", "tip-price", "rule 7")]
    assert amounts(text) == [180, -10]
    assert bare_digits(text) == ["7", "3", "8"]


@pytest.mark.parametrize(
    ("lang", "sign", "shown"),
    [
        ("en", "$", "1,000 $"),
        ("de", "$", "1.000 $"),
        ("zh", "$", "$1,000"),
        ("de", "", "1.000"),
    ],
)
def test_amounts_have_the_sign_of_their_game(lang: str, sign: str, shown: str) -> None:
    words = {**store.words("la-cuenta", lang), "currency": sign}
    assert fill("{n:amount}", {"n": 1000}, words, lang) == shown
    assert fill("{n:signed}", {"n": 1000}, words, lang) == f"+{shown}"
    book = {**store.book("la-cuenta"), "currency": sign}
    assert plain("{1000 €}", lang, book) == shown


def test_a_choice_is_named() -> None:
    words = {"words": {"choices": {"external": "external service"}}}
    assert fill("{to:choice}", {"to": "external"}, words, "en") == "external service"
    assert fill("{to:choice}", {"to": "1"}, words, "en") == "1"
