"""Recording that three texts were read together."""

import json

import pytest

from referee.rulebase.load import load
from referee.rulebase.review import changed, prints, record, stale
from tests.rulebase.conftest import GAME, Tree

RULE = {
    "id": "r",
    "title": {"en": "T", "de": "T", "zh": "题"},
    "text": {"en": "a", "de": "b", "zh": "c"},
}


def test_prints_heed_title_and_text_of_one_language() -> None:
    before = prints(RULE)
    after = prints({**RULE, "title": {**RULE["title"], "de": "U"}})  # type: ignore[dict-item]
    assert [lang for lang in before if before[lang] != after[lang]] == ["de"]
    assert prints({}).keys() == before.keys()


def test_who_falls_behind() -> None:
    now = prints(RULE)
    assert changed(RULE, {}) is None
    assert stale(RULE, {}) == []
    assert (changed(RULE, {"r": now}), stale(RULE, {"r": now})) == ([], [])
    german = {"r": {**now, "de": "x"}}
    assert (changed(RULE, german), stale(RULE, german)) == (["de"], ["en", "zh"])
    both = {"r": {**now, "de": "x", "en": "y"}}
    assert (changed(RULE, both), stale(RULE, both)) == (["en", "de"], ["zh"])
    assert stale(RULE, {"r": {}}) == []


def test_a_review_changes_its_own_rule_only(tree: Tree) -> None:
    path = tree.root / GAME / "review.lock.json"
    before = json.loads(path.read_text())["rules"]
    tree.edit("rules/bill.yaml", "    de: >-\n      ", "    de: >-\n      Neu. ", "- id: tip\n")
    tree.edit(
        "rules/bill.yaml", "    de: >-\n      ", "    de: >-\n      Neu. ", "- id: bill-sum\n"
    )
    record(load(tree.root, "la-cuenta"), ["tip"])
    after = json.loads(path.read_text())["rules"]
    assert [rule for rule in after if after[rule] != before[rule]] == ["tip"]
    assert list(after) == sorted(after)
    assert [f.code for f in tree.faults()] == ["stale"]


def test_an_unknown_rule_is_not_recorded(tree: Tree) -> None:
    with pytest.raises(KeyError):
        record(load(tree.root, "la-cuenta"), ["no-such-rule"])
