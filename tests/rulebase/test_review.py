"""Recording that three texts were read together."""

import json
import re

import pytest

from referee.rulebase.load import load
from referee.rulebase.review import changed, outdated, prints, record, stale, texts
from tests.rulebase.conftest import GAME, Tree

RULE = {
    "id": "r",
    "title": {"en": "T", "de": "T", "zh": "题"},
    "text": {"en": "a", "de": "b", "zh": "c"},
    "claims": [
        {"source": "en", "at": "x", "says": "states"},
        {"source": "de", "at": "y", "says": "adds", "note": {"en": "n", "de": "o", "zh": "p"}},
    ],
    "examples": [{"id": "e", "title": {"en": "1", "de": "2", "zh": "3"}}],
    "aliases": {"en": ["x"], "de": ["y"], "zh": ["z"]},
}
PATHS = ["title", "text", "claims/de:y/note", "examples/e/title"]


def test_prints_heed_one_language_each() -> None:
    before = prints(RULE["title"])  # type: ignore[arg-type]
    after = prints({**RULE["title"], "de": "U"})  # type: ignore[dict-item]
    assert [lang for lang in before if before[lang] != after[lang]] == ["de"]


def test_every_text_of_a_rule_counts() -> None:
    assert list(texts(RULE)) == PATHS
    assert texts({"en": "a", "de": "b"}) == {}
    assert list(texts({"en": "a", "de": "b", "zh": "c"})) == ["text"]


def test_who_falls_behind() -> None:
    now = {path: prints(text) for path, text in texts(RULE).items()}
    everything = ["en", "de", "zh"]
    assert changed(RULE, None) == dict.fromkeys(PATHS, everything)
    assert stale(RULE, None) == []
    assert (changed(RULE, now), stale(RULE, now)) == ({}, [])
    german = {**now, "text": {**now["text"], "de": "x"}}
    assert (changed(RULE, german), stale(RULE, german)) == ({"text": ["de"]}, ["en", "zh"])
    both = {**now, "text": {**now["text"], "de": "x", "en": "y"}}
    assert (changed(RULE, both), stale(RULE, both)) == ({"text": ["en", "de"]}, ["zh"])
    apart = {**german, "title": {**now["title"], "zh": "x"}}
    assert stale(RULE, apart) == everything
    del now["examples/e/title"]
    assert (changed(RULE, now), stale(RULE, now)) == ({"examples/e/title": everything}, [])


def test_a_review_changes_its_own_rule_only(tree: Tree) -> None:
    path = tree.root / GAME / "review.lock.json"
    before = json.loads(path.read_text())["reviewed"]
    tree.edit("rules/bill.yaml", "    de: >-\n      ", "    de: >-\n      Neu. ", "- id: tip\n")
    tree.edit(
        "rules/bill.yaml", "    de: >-\n      ", "    de: >-\n      Neu. ", "- id: bill-sum\n"
    )
    record(load(tree.root, "la-cuenta"), ["tip"])
    after = json.loads(path.read_text())["reviewed"]
    assert [rule for rule in after if after[rule] != before[rule]] == ["tip"]
    assert list(after) == sorted(after)
    assert [f.code for f in tree.faults()] == ["stale"]


def test_an_unknown_rule_is_not_recorded(tree: Tree) -> None:
    with pytest.raises(KeyError):
        record(load(tree.root, "la-cuenta"), ["no-such-rule"])


# File, what stands before the text, a German word of it, the name to review it under.
GERMAN = [
    ("rules/bill.yaml", "misreading:", "    de: >-\n", "bill-floor"),
    ("rules/bill.yaml", "    - id: ", "        de: ", "bill-sum"),
    ("rules/bill.yaml", "        why:", "          de: ", None),
    ("rules/turn.yaml", "      note:", "        de: ", None),
    ("rulings.yaml", "    question:", "      de: ", "ruling:first-player"),
    ("rulings.yaml", "        label:", "          de: ", "ruling:first-player"),
    ("rulings.yaml", "    why:", "      de: >-\n", "ruling:first-player"),
    ("rulings.yaml", "        note:", "de: ", None),
    ("glossary.yaml", "    meaning:", "      de: >-\n", "term:game"),
    ("deck.yaml", "    gloss: {", "de: ", "card:chorizo"),
    ("deck.yaml", "    name: {", "de: ", "card:wine"),
    ("words.yaml", "  game-over:", '    de: "', "words:reasons/game-over"),
    ("game.yaml", "sections:", "title: {en: Set-up, de: ", "game:la-cuenta"),
    ("seeds/la-cuenta/zh.yaml", "title:", "  de: ", "source:zh"),
]


@pytest.mark.parametrize(("file", "before", "german", "name"), GERMAN)
def test_every_text_is_watched(
    tree: Tree, file: str, before: str, german: str, name: str | None
) -> None:
    text = (tree.root / (file if file.startswith("seeds") else f"{GAME}/{file}")).read_text()
    place = text.index(german, text.index(before)) + len(german)
    place = re.compile(r"[^\s\"'>|-]").search(text, place).start()  # type: ignore[union-attr]
    line = tree.edit(file, text[place:], "Neu " + text[place:])
    (fault,) = tree.faults()
    assert fault.code == "stale"
    assert fault.english().startswith("The German text of ")
    assert "so the English and the Chinese may be stale" in fault.english()
    assert fault.line <= line
    found = fault.params["name"]
    assert name is None or found == name
    game = load(tree.root, "la-cuenta")
    assert outdated(game) == [found]
    record(game, [found])
    assert tree.faults() == []


def test_what_is_gone_leaves_the_record(tree: Tree) -> None:
    path = tree.root / GAME / "review.lock.json"
    tree.edit("words.yaml", "  game-over:", "  game-finished:")
    record(load(tree.root, "la-cuenta"), ["tip"])
    assert "words:reasons/game-over" not in json.loads(path.read_text())["reviewed"]


def test_an_unread_file_loses_no_record(tree: Tree) -> None:
    path = tree.root / GAME / "review.lock.json"
    before = path.read_text()
    tree.edit("words.yaml", "  game-over:", "  game-over: *x")
    record(load(tree.root, "la-cuenta"), ["tip"])
    assert path.read_text() == before


@pytest.mark.parametrize("damage", ["{}", "[]", '{"reviewed": []}', '{"reviewed": {"tip": "x"}}'])
def test_a_damaged_record_is_reported(tree: Tree, damage: str) -> None:
    (tree.root / GAME / "review.lock.json").write_text(damage, encoding="utf-8")
    assert "unreadable" in {fault.code for fault in tree.faults()}
