"""Planted once, found alone at file and line: links, figures, languages, reviews."""

from collections.abc import Callable

import pytest

from referee.text.messages import Message
from tests.rulebase.conftest import GAME, Tree

Only = Callable[..., Message]
BILL = "rules/bill.yaml"


def rule_edit(tree: Tree, rule: str, name: str, old: str, new: str, review: bool = True) -> int:
    line = tree.edit(name, old, new, after=f"- id: {rule}\n")
    if review:
        tree.review()
    return line


@pytest.mark.parametrize(
    ("planted", "code"),
    [
        ("[[card:tipp]]", "unknown-card"),
        ("[[rule:tipp]]", "unknown-rule"),
        ("[[term:stak]]", "unknown-term"),
        ("[[ruling:tip-prise]]", "unknown-ruling"),
        ("[[page:tip]]", "unknown-word"),
        ("[[card:tip", "bad-markup"),
        ("{x}", "bad-markup"),
        ("{x €}", "bad-markup"),
        ("<b>x</b>", "bad-markup"),
        ("`x`", "bad-markup"),
        ("**x", "bad-markup"),
        ("[[card:tip|]]", "bad-markup"),
    ],
)
def test_links_and_markup(tree: Tree, only: Only, planted: str, code: str) -> None:
    where = "- id: tip\n"
    line = tree.edit(BILL, "    en: >-\n      ", f"    en: >-\n      {planted}\n      ", where)
    tree.review()
    only(code, f"{GAME}/{BILL}", line + 1)


def test_links_stand_in_texts_only(tree: Tree, only: Only) -> None:
    line = tree.edit("game.yaml", "title: {en: Set-up", 'title: {en: "[[card:tip]]"')
    only("bad-markup", f"{GAME}/game.yaml", line)


def test_amounts_that_differ(tree: Tree, only: Only) -> None:
    line = rule_edit(tree, "tapas-price", "rules/dishes.yaml", "{70 €} und", "{80 €} und")
    fault = only("amounts-differ", f"{GAME}/rules/dishes.yaml", line)
    assert "80" in fault.params["found"]
    assert "70" in fault.params["expected"]


def test_digits_that_differ(tree: Tree, only: Only) -> None:
    text = tree.text_of("rules/setup.yaml", "components")
    german = text[text.index("    de: >-") :]
    assert "100" in german
    where = german[: german.index("100")][-40:]
    line = tree.edit("rules/setup.yaml", "100", "101", where)
    tree.review()
    fault = only("digits-differ", f"{GAME}/rules/setup.yaml", line)
    assert "101" in fault.params["found"]


def test_number_words_are_compared(tree: Tree, only: Only) -> None:
    line = tree.edit(
        BILL, "    en: >-\n      ", "    en: >-\n      Seventeen cards, one more. ", "- id: tip\n"
    )
    tree.review()
    assert only("number-words-differ", f"{GAME}/{BILL}", line).params["found"] == "17"


def test_a_list_folded_into_one_line(tree: Tree, only: Only) -> None:
    line = tree.edit(
        BILL, "    en: >-\n      ", "    en: >-\n      - one\n      - two\n      ", "- id: tip\n"
    )
    tree.review()
    only("folded-list", f"{GAME}/{BILL}", line)


def test_places_that_differ_between_languages(tree: Tree, only: Only) -> None:
    line = tree.edit("words.yaml", 'de: "In der Reihe {type:type}', 'de: "In der Reihe {typ:type}')
    fault = only("places-differ", f"{GAME}/words.yaml", line)
    assert fault.params["found"] == "{typ:type}"
    assert fault.params["expected"] == "{type:type}"


def test_a_place_of_an_unknown_kind(tree: Tree) -> None:
    text = (tree.root / GAME / "words.yaml").read_text(encoding="utf-8")
    (tree.root / GAME / "words.yaml").write_text(
        text.replace("{types:types}", "{types:tyes}"), encoding="utf-8"
    )
    faults = tree.found()
    assert {f.code for f in faults} == {"unknown-word"}
    assert {f.params["near"] for f in faults} == {"types"}


def test_a_stale_translation(tree: Tree, only: Only) -> None:
    line = rule_edit(
        tree, "tip", BILL, "    de: >-\n      ", "    de: >-\n      Neu. ", review=False
    )
    fault = only("stale", f"{GAME}/{BILL}", line)
    assert fault.english() == (
        "The German text of “tip” has changed, so the English and the Chinese may be stale: "
        "when they say the same, run referee review tip"
    )
    tree.review()
    assert tree.faults() == []


def test_a_rule_never_reviewed(tree: Tree) -> None:
    rule = tree.text_of(BILL, "tip")
    path = tree.root / GAME / BILL
    text = path.read_text(encoding="utf-8").replace(
        rule, rule + "\n" + rule.replace("- id: tip\n", "- id: tip-again\n")
    )
    path.write_text(text, encoding="utf-8")
    faults = [f for f in tree.faults() if f.code == "unreviewed"]
    moved, new = faults  # the rules behind it have other numbers now
    assert (moved.params["name"], new.params["name"]) == ("order:la-cuenta", "tip-again")
    assert "referee review tip-again" in new.english()


def test_a_damaged_review_record(tree: Tree) -> None:
    path = tree.root / GAME / "review.lock.json"
    path.write_text("{", encoding="utf-8")
    assert ("unreadable", f"{GAME}/review.lock.json") in {(f.code, f.file) for f in tree.faults()}


def test_words_we_do_not_write(tree: Tree, only: Only) -> None:
    line = tree.edit(BILL, "    zh: >-\n      ", "    zh: >-\n      达帕斯。", "- id: tip\n")
    tree.review()
    fault = only("avoided-word", f"{GAME}/{BILL}", line + 1)
    assert fault.params["expected"] == "塔帕斯"
