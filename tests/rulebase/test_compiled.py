"""What is compiled says what the YAML says, with everything computed that is not written there."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from referee.rulebase.compile import compile_all
from referee.rulebase.faults import RuleBaseFaults
from tests.rulebase.conftest import GAME, Tree


@pytest.fixture(scope="module")
def out(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("compiled")
    compile_all(root, folder)
    return folder


def read(out: Path, name: str) -> Any:
    return json.loads((out / "la-cuenta" / name).read_text(encoding="utf-8"))


def source(root: Path, name: str) -> Any:
    """Return a file as another YAML reader understands it, every word as text."""
    return yaml.load((root / GAME / name).read_text(encoding="utf-8"), Loader=yaml.BaseLoader)


def whole_book(out: Path) -> Any:
    """Return the book with everything that stands in its rules."""
    lines = (out / "la-cuenta" / "rules.jsonl").read_text(encoding="utf-8").splitlines()
    return {**read(out, "book.json"), "rules": [json.loads(line) for line in lines]}


def squeezed(text: str) -> str:
    return "".join(text.split())


def test_the_files_of_a_game(out: Path, root: Path) -> None:
    names = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    game = {"facts", "book", "names", "words-en", "words-de", "words-zh"}
    assert {f"la-cuenta/{name}.json" for name in game} | {"games.json"} <= names
    folders = sorted(path.name for path in (root / GAME).parent.iterdir() if path.name != "schema")
    assert sorted(json.loads((out / "games.json").read_text())) == folders
    for path in out.rglob("*.mo"):
        assert path.name == "referee.mo"


def test_facts_are_those_of_the_deck(out: Path, root: Path) -> None:
    facts = read(out, "facts.json")
    deck = {card["id"]: card for card in source(root, "deck.yaml")["cards"]}
    assert [card["id"] for card in facts["cards"]] == list(deck)
    for card in facts["cards"]:
        written = deck[card["id"]]
        assert card["count"] == int(written["count"])
        assert card.get("type") == written.get("type")
        if "price" in card:
            assert card["price"] == int(written["price"])
        elif "ladder" in card:
            assert card["ladder"] == [int(n) for n in written["ladder"]] == [30, 60, 120, 180, 240]
        else:
            assert card["prices"] == [int(p["price"]) for p in written["prices"]]
            assert card["prices"] == [0, -10, -20, -30, -40, -50, -60, -70]
    assert sum(card["count"] for card in facts["cards"]) == 100 == facts["numbers"]["deck"]
    assert facts["numbers"]["savings"][0] == {"players": 3, "savings": 900}
    assert facts["types"] == ["meat", "fish", "vegetable"]


def test_facts_hold_no_text(out: Path) -> None:
    assert (out / "la-cuenta" / "facts.json").read_text(encoding="utf-8").isascii()


def test_readings(out: Path) -> None:
    facts = read(out, "facts.json")
    readings = {reading["id"]: reading["choices"] for reading in facts["readings"]}
    assert list(readings) == ["reconciled", "en", "de", "zh"]
    adopted = {ruling["id"]: ruling["choices"][0] for ruling in facts["rulings"]}
    assert readings["reconciled"] == adopted
    # By the register of sources: what each document says, ours where it is silent.
    assert readings["en"]["early-ask"] == "forbidden"
    assert readings["en"]["who-benefits"] == "payer"
    assert readings["en"]["premium-threshold"] == "doubled"
    assert readings["de"]["tie-break"] == "shared"
    assert readings["de"]["counting"] == "down"
    assert readings["zh"]["premium-threshold"] == "printed"
    assert readings["zh"]["split-by"] == "anyone"
    assert readings["zh"]["debt"] == "keep"


def test_every_text_of_the_book_is_the_one_written(out: Path, root: Path) -> None:
    book = whole_book(out)
    rules = {rule["id"]: rule for rule in book["rules"]}
    written = 0
    for chapter, section in enumerate(source(root, "game.yaml")["sections"], 1):
        for place, rule in enumerate(source(root, f"rules/{section['id']}.yaml"), 1):
            shown = rules[rule["id"]]
            assert shown["number"] == f"LC {chapter}.{place}"
            assert shown["section"] == section["id"]
            for language in ("en", "de", "zh"):
                for key in ("title", "text"):
                    assert squeezed(shown[key][language]) == squeezed(rule[key][language])
            assert "\n" not in shown["title"]["zh"]
            assert [c["at"] for c in shown["claims"]] == [c["at"] for c in rule.get("claims", [])]
            assert [e["id"] for e in shown["examples"]] == [
                e["id"] for e in rule.get("examples", [])
            ]
            written += 1
    assert written == len(rules) >= 70


def test_chinese_texts_have_no_space_between_han(out: Path) -> None:
    import re

    for rule in whole_book(out)["rules"]:
        assert not re.search(r"[\u4e00-\u9fff] [\u4e00-\u9fff]", rule["text"]["zh"]), rule["id"]


def test_statuses_that_the_register_of_sources_gives(out: Path) -> None:
    book = whole_book(out)
    rulings = {ruling["id"]: ruling for ruling in book["rulings"]}
    expected = {
        "first-player": "disputed",
        "early-ask": "disputed",
        "out-of-turn-ask": "agreed",
        "premium-threshold": "disputed",
        "premium-stacking": "single",
        "split-by": "disputed",
        "rounding": "single",
        "tip-price": "single",
        "who-benefits": "disputed",
        "tie-break": "disputed",
        "counting": "variant",
        "threshold-counts-after-cards": "single",
        "burnt-on-locked": "single",
        "burnt-counts-for-coffee": "agreed",
        "toilet-lasts": "open",
        "tip-without-tapas": "open",
        "premium-counts": "open",
        "burnt-opens-stack": "open",
        "debt": "open",
    }
    assert {name: rulings[name]["status"] for name in expected} == expected
    assert set(rulings) == set(expected)
    assert rulings["premium-threshold"]["silent"] == ["en"]
    assert rulings["debt"]["silent"] == ["en", "de", "zh"]
    rules = {rule["id"]: rule for rule in book["rules"]}
    assert rules["premium-threshold"]["status"] == "disputed"
    assert rules["counting"]["status"] == "variant"
    assert rules["simultaneous-asks"]["status"] == "open"
    assert rules["tapas-stack"]["status"] == "agreed"


def test_claims_carry_page_and_label_of_their_place(out: Path) -> None:
    rules = {rule["id"]: rule for rule in whole_book(out)["rules"]}
    german = next(c for c in rules["tapas-stack"]["claims"] if c["source"] == "de")
    assert (german["at"], german["page"], german["label"]) == (
        "forgotten/5",
        "S. 3, 6",
        "Leicht vergessen 5",
    )


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_words_of_one_language(out: Path, root: Path, language: str) -> None:
    words = read(out, f"words-{language}.json")
    book = read(out, "book.json")
    for group, sentences in source(root, "words.yaml").items():
        if group in ("pages", "search"):
            assert book["words" if group == "pages" else group] == sentences
            continue
        shown = words["words"][group]
        assert {code: squeezed(text[language]) for code, text in sentences.items()} == {
            code: squeezed(text) for code, text in shown.items()
        }
    assert words["cards"]["wine"] == {"en": "Wine", "de": "Rotwein", "zh": "葡萄酒"}[language]
    assert words["cards"]["gazpacho"] == "Gazpacho"
    assert words["types"]["meat"] == {"en": "meat", "de": "Fleisch", "zh": "肉类"}[language]
    assert words["titles"]["components"][0] == "LC 1.1"
    assert list(words["rulings"]["tip-price"]["choices"]) == ["doubled", "printed"]


def test_names_in_every_language(out: Path) -> None:
    names = {
        (n.get("card") or n.get("type"), n["lang"], n["name"]) for n in read(out, "names.json")
    }
    for row in [
        ("jamon-de-jabugo", "es", "Jamón de Jabugo"),
        ("wine", "de", "Rotwein"),
        ("wine", "zh", "葡萄酒"),
        ("fish", "de", "Fisch"),
        ("tip", "en", "Tip"),
    ]:
        assert row in names


def test_a_text_that_fell_behind_is_marked(tree: Tree, tmp_path: Path) -> None:
    tree.edit("rules/bill.yaml", "    de: >-\n      ", "    de: >-\n      Neu. ", "- id: tip\n")
    compile_all(tree.root, tmp_path / "out")
    rules = {rule["id"]: rule for rule in whole_book(tmp_path / "out")["rules"]}
    assert rules["tip"]["stale"] == ["en", "zh"]
    assert rules["bill-sum"]["stale"] == []


def test_rulings_and_terms_that_fell_behind_are_marked(tree: Tree, tmp_path: Path) -> None:
    tree.edit("rulings.yaml", "      en: Who starts", "      en: So who starts")
    tree.edit("glossary.yaml", "      zh: >-\n        ", "      zh: >-\n        新。")
    compile_all(tree.root, tmp_path / "out")
    book = read(tmp_path / "out", "book.json")
    assert [r["stale"] for r in book["rulings"][:2]] == [["de", "zh"], []]
    assert [t["stale"] for t in book["glossary"][:2]] == [["en", "de"], []]


@pytest.mark.parametrize(
    ("name", "old", "new", "code"),
    [
        ("deck.yaml", "cards:\n", "cards:\n  - [\n", "yaml"),
        ("game.yaml", "short: LC\n", "", "missing-key"),
        ("rules/bill.yaml", "- id: tip\n", "- id: tip-price\n", "duplicate-id"),
    ],
)
def test_broken_rules_are_not_compiled(
    tree: Tree, tmp_path: Path, name: str, old: str, new: str, code: str
) -> None:
    tree.edit(name, old, new)
    with pytest.raises(RuleBaseFaults) as raised:
        compile_all(tree.root, tmp_path / "out")
    assert code in {fault.code for fault in raised.value.faults}
    assert f"{GAME}/{name}" in {fault.file for fault in raised.value.faults}
    assert not (tmp_path / "out" / "la-cuenta").exists()


def test_a_broken_catalogue_is_named(tree: Tree, tmp_path: Path) -> None:
    path = tree.root / "locales" / "de" / "LC_MESSAGES" / "referee.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('msgid "a"\nmsgid "b"\n', encoding="utf-8")
    with pytest.raises(RuleBaseFaults) as raised:
        compile_all(tree.root, tmp_path / "out")
    assert raised.value.faults[0].code == "catalogue"
