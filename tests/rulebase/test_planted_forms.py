"""Planted once, found alone at file and line: keys, ids, forms, YAML, the deck."""

from collections.abc import Callable

import pytest

from referee.text.messages import Message
from tests.rulebase.conftest import GAME, Tree

Only = Callable[..., Message]
BILL = "rules/bill.yaml"
SEEN = "{name: printed, price: printed, count: likely}"


def test_the_rule_base_itself_is_in_order(tree: Tree) -> None:
    assert tree.faults() == []


# File, text replaced, text planted, kind of fault (+: and others), what is said.
PLANTS = [
    # keys, ids and forms
    ("deck.yaml", "    kind: tapas\n", "    coler: x\n    kind: tapas\n", "unknown-key", "ladder"),
    ("deck.yaml", "printed: Chorizo", "print: Chorizo", "unknown-key+missing-key", "printed"),
    ("deck.yaml", "    count: 2\n", "    count: two\n", "wrong-value", "whole number"),
    ("deck.yaml", "    count: 2\n", "    count: 0\n", "wrong-value", "from 1 to 200"),
    ("deck.yaml", "type: meat", "type: maet", "unknown-type", "meat"),
    ("deck.yaml", "price: printed", "price: seen", "unknown-word", "printed, reported, likely"),
    ("deck.yaml", "- id: croquetas", "- id: chorizo", "duplicate-id", "chorizo"),
    ("game.yaml", "short: LC", "short: la", "wrong-value", "capital"),
    ("rulings.yaml", "setup: true", "setup: yes", "wrong-value", "true"),
    ("rulings.yaml", "source: zh", "source: zn", "unknown-source", "zh"),
    ("rulings.yaml", "choice: random", "choice: randon", "unknown-choice", "random"),
    ("rulings.yaml", "at: setup/start", "at: setup/stat", "unknown-place", "setup/start"),
    ("rulings.yaml", "adopted: allowed", "adopted: allowd", "unknown-choice", "allowed"),
    # the YAML itself
    ("game.yaml", "title: {en", "short: LC\ntitle: {en", "duplicate-key", "line 3"),
    ("deck.yaml", "    count: 2\n", "    count: 02\n", "yaml-trap", "02"),
    ("deck.yaml", "Croquetas", "Dos # Croquetas", "yaml-comment", "Dos"),
    ("deck.yaml", "printed: Croquetas", "printed: &c Croquetas", "alias+", "Anchors"),
    ("deck.yaml", "printed: Croquetas", "printed: !x Croquetas", "tag+", "Tags"),
    # the deck
    ("deck.yaml", "price: 10\n", "prices: [{price: 10, evidence: likely}]\n", "price-form+", "1"),
    ("deck.yaml", "120, 180, 240]", "120, 180, 180]", "price-form+", "grow"),
    ("deck.yaml", SEEN, SEEN.replace("printed, c", "none, c"), "evidence", "10"),
    ("deck.yaml", SEEN, SEEN.replace("printed, p", "none, p"), "evidence", "none"),
    ("deck.yaml", SEEN, SEEN.replace("price: printed, ", ""), "evidence", "evidence"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "code", "says"), PLANTS)
def test_planted(tree: Tree, name: str, old: str, new: str, code: str, says: str) -> None:
    line = tree.edit(name, old, new)
    faults = tree.faults()
    kinds = [kind for kind in code.split("+") if kind]
    if not code.endswith("+"):
        assert [f.code for f in faults] == kinds or sorted(f.code for f in faults) == sorted(
            kinds
        ), faults
    first = next(f for f in faults if f.code == kinds[0])
    assert (first.file, first.line) == (f"{GAME}/{name}", line), faults
    assert says in first.english()


def test_missing_language(tree: Tree, only: Only) -> None:
    text = tree.text_of(BILL, "tip")
    german = next(row for row in text.split("\n") if row.startswith("    de: "))
    line = tree.edit(BILL, german + "\n", "", "- id: tip\n")
    faults = [f for f in tree.faults() if f.code == "missing-language"]
    assert [(f.file, f.line) for f in faults] == [(f"{GAME}/{BILL}", line - 1)]
    assert faults[0].english() == "“title” is missing in de."


def test_unknown_language(tree: Tree, only: Only) -> None:
    line = tree.edit("game.yaml", "title: {en: La Cuenta,", "title: {en: La Cuenta, dee: x,")
    assert "“de”" in only("unknown-language", f"{GAME}/game.yaml", line).english()


def test_missing_key(tree: Tree) -> None:
    tree.edit("glossary.yaml", "    meaning:", "    synonyms:")
    assert "missing-key" in {f.code for f in tree.faults()}


def test_empty_text(tree: Tree) -> None:
    line = tree.edit("game.yaml", "tagline:\n  en: A card", "tagline:\n  en: ''\n  xx: A card")
    assert ("empty", line + 1) in {(f.code, f.line) for f in tree.faults()}


@pytest.mark.parametrize(
    ("key", "planted", "code", "near"),
    [
        ("see", "wine-sett", "unknown-rule", "wine-set"),
        ("rulings", "tip-prize", "unknown-ruling", "tip-price"),
        ("cards", "tipp", "unknown-card", "tip"),
        ("derived_from", "bill-summ", "unknown-rule", "bill-sum"),
    ],
)
def test_unknown_ids(tree: Tree, only: Only, key: str, planted: str, code: str, near: str) -> None:
    text = tree.text_of("rules/dishes.yaml", "wine-any-turn")
    after = "- id: wine-any-turn\n"
    if f"  {key}: [" in text:
        line = tree.edit("rules/dishes.yaml", f"  {key}: [", f"  {key}: [{planted}, ", after)
    else:
        line = tree.edit(
            "rules/dishes.yaml", "  examples:", f"  {key}: [{planted}]\n  examples:", after
        )
    fault = only(code, f"{GAME}/rules/dishes.yaml", line)
    assert fault.params["near"] == near


def test_an_id_renamed_without_a_redirect(tree: Tree) -> None:
    for path in (tree.root / GAME).rglob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        text = text.replace("- id: no-draw\n", "- id: no-drawing\n")
        for old in ("[[rule:no-draw", "[no-draw", ", no-draw"):
            text = text.replace(old + "]", old.replace("no-draw", "no-drawing") + "]")
            text = text.replace(old + ",", old.replace("no-draw", "no-drawing") + ",")
            text = text.replace(old + "|", old.replace("no-draw", "no-drawing") + "|")
        path.write_text(text, encoding="utf-8")
    lost = [f for f in tree.faults() if f.code == "lost-id"]
    assert [(f.file, f.params["found"]) for f in lost] == [(f"{GAME}/rules/turn.yaml", "no-draw")]
    tree.edit("rules/turn.yaml", "- id: no-drawing\n", "- id: no-drawing\n  formerly: [no-draw]\n")
    tree.review()
    assert tree.faults() == []


def test_redirects_that_clash(tree: Tree, only: Only) -> None:
    line = tree.edit(BILL, "- id: tip\n", "- id: tip\n  formerly: [bill-sum]\n")
    only("formerly", f"{GAME}/{BILL}", line + 1)


def test_two_redirects_from_one_id(tree: Tree, only: Only) -> None:
    tree.edit(BILL, "- id: bill-sum\n", "- id: bill-sum\n  formerly: [old]\n")
    line = tree.edit(BILL, "- id: tip\n", "- id: tip\n  formerly: [old]\n")
    only("formerly", f"{GAME}/{BILL}", line + 1)


@pytest.mark.parametrize(
    ("card", "old", "code"),
    [
        ("chorizo", "    price: 10\n", "price-form"),
        ("wine", "    name: {en: Wine, de: Rotwein, zh: 葡萄酒}\n", "missing-key"),
    ],
)
def test_what_a_card_needs(tree: Tree, only: Only, card: str, old: str, code: str) -> None:
    first = tree.edit("deck.yaml", f"- id: {card}\n", f"- id: {card}\n")
    tree.edit("deck.yaml", old, "", f"- id: {card}\n")
    only(code, f"{GAME}/deck.yaml", first)


def test_a_deck_that_is_not_a_hundred(tree: Tree) -> None:
    tree.edit("deck.yaml", "    count: 2\n", "    count: 3\n")
    found = [f for f in tree.faults() if f.code == "deck-count"]
    assert [f.english() for f in found] == ["The cards add up to 101; game.yaml says 100."]


def test_a_missing_file_and_one_that_nothing_reads(tree: Tree) -> None:
    (tree.root / GAME / "words.yaml").rename(tree.root / GAME / "word.yaml")
    found = {(f.file, f.code) for f in tree.faults()}
    assert (f"{GAME}/words.yaml", "missing-file") in found
    assert (f"{GAME}/word.yaml", "unknown-file") in found


def test_a_section_without_file_and_a_file_without_section(tree: Tree) -> None:
    (tree.root / GAME / "rules" / "end.yaml").rename(tree.root / GAME / "rules" / "ends.yaml")
    found = {(f.file, f.code) for f in tree.faults()}
    assert (f"{GAME}/rules/end.yaml", "missing-file") in found
    assert (f"{GAME}/rules/ends.yaml", "unknown-section") in found


def test_a_file_that_is_no_text(tree: Tree) -> None:
    (tree.root / GAME / "deck.yaml").write_bytes(b"\xff\xfe\x00")
    assert ("unreadable", f"{GAME}/deck.yaml") in {(f.code, f.file) for f in tree.faults()}


def test_sources_of_games_that_have_no_rules_yet_are_checked_too(tree: Tree) -> None:
    known = (tree.root / "seeds" / "la-cuenta" / "de.yaml").read_text(encoding="utf-8")
    path = tree.root / "seeds" / "to-come" / "de.yaml"
    path.parent.mkdir()
    path.write_text(known.replace("kind: ", "kin: "), encoding="utf-8")
    assert "unknown-key" in {f.code for f in tree.faults()}
