"""Planted in words.yaml, found alone at its line: keys that no code uses, keys it lacks."""

from collections.abc import Callable
from pathlib import Path

import pytest

from referee.rulebase.check import check_game
from referee.rulebase.load import load
from referee.text.messages import Message
from tests.rulebase import planting
from tests.rulebase.conftest import GAME, Tree

Only = Callable[..., Message]
WORDS = "{en: Words, de: Worte, zh: 文字}"


@pytest.mark.parametrize(
    ("old", "new", "near"),
    [
        ("  bill-asked:\n", "  bill-askt:\n", "bill-asked"),  # one fault, not a second for the loss
        ("  play-burnt-dish-premium:\n", "  play-burnt-dish-premum:\n", "play-burnt-dish-premium"),
        ("  not-a-card:\n", "  not-one-card:\n", "not-a-card"),
        ("  wine-set:\n", "  wine-sets:\n", "wine-set"),
        ("  protected: {en", "  protektet: {en", "protected"),
        ("  numbers.tokens: {en", "  numbers.token: {en", "numbers.tokens"),
        ("  table.door:\n", "  table.dor:\n", "table.door"),
        ("fields:\n", f"choices:\n  xylophones: {WORDS}\nfields:\n", ""),
        ("fields:\n", f"status:\n  stack-coffee: {WORDS}\nfields:\n", ""),
    ],
)
def test_a_key_that_no_code_uses(tree: Tree, only: Only, old: str, new: str, near: str) -> None:
    line = tree.edit("words.yaml", old, new)
    fault = only("unused", f"{GAME}/words.yaml", line + new.rstrip("\n").count("\n") // 2)
    assert fault.params["near"] == near
    assert fault.english().startswith("No code uses “")


def found(root: Path, target: Path, game: str, old: str, new: str) -> list[tuple[str, str]]:
    """Return code and what was found of each fault beside reviews, with one edit of words.yaml."""
    entry = {"game": game, "file": "words.yaml", "edits": [{"old": old, "new": new}]}
    faults = planting.found({**entry, "reviewed": True}, root, target)
    return [(fault.code, fault.params["found"]) for fault in faults]


def dropped(root: Path, game: str, group: str, key: str) -> str:
    """Return the rows of a key in words.yaml, the first of its group."""
    rows = (root / "rules_data" / game / "words.yaml").read_text(encoding="utf-8").split("\n")
    start = rows.index(next(row for row in rows if row.split("#")[0].rstrip() == f"{group}:"))
    first = next(i for i, row in enumerate(rows[start:], start) if row.startswith(f"  {key}:"))
    last = next(i for i, row in enumerate(rows[first + 1 :], first + 1) if row[:3].strip())
    return "\n".join(rows[first:last]) + "\n"


@pytest.mark.parametrize(
    ("game", "group", "key"),
    [
        ("la-cuenta", "reasons", "too-cheap"),
        ("la-cuenta", "inputs", "premium-as-card"),
        ("cuantos-tacos", "lines", "count"),
        ("cuantos-tacos", "status", "actions-left"),
        ("cuantos-tacos", "forms", "steal"),
        ("bolicheros-de-barrio", "forms", "improve"),
        ("bolicheros-de-barrio", "events", "end"),
        ("bolicheros-de-barrio", "fields", "stars"),
        ("bolicheros-de-barrio", "choices", "external"),
        ("cuantos-tacos", "typed", "score"),
        ("bolicheros-de-barrio", "typed", "types"),
    ],
)
def test_what_the_code_uses_needs_words(
    root: Path, tmp_path: Path, game: str, group: str, key: str
) -> None:
    told = found(root, tmp_path, game, dropped(root, game, group, key), "")
    assert told == [("no-words", key)]


def test_where_words_are_lacking_is_said(root: Path, tmp_path: Path) -> None:
    gone = dropped(root, "bolicheros-de-barrio", "status", "bidding")
    entry = {"game": "bolicheros-de-barrio", "file": "words.yaml", "reviewed": True}
    edits = [{"old": gone, "new": ""}]
    (fault,) = planting.found({**entry, "edits": edits}, root, tmp_path)
    said = "The code uses “bidding”, and “lines / status” has no words for it."
    assert fault.english() == said


def test_an_event_needs_no_sentence_where_each_way_to_do_it_has_one(
    root: Path, tmp_path: Path
) -> None:
    gone = dropped(root, "cuantos-tacos", "events", "mark")
    assert found(root, tmp_path, "cuantos-tacos", gone, "") == []


def test_a_label_of_one_event_only_is_enough(root: Path, tmp_path: Path) -> None:
    kept = dropped(root, "bolicheros-de-barrio", "fields", "to")
    only_there = kept.replace("  to:", "  improve-to:") + kept.replace("  to:", "  restaurant-to:")
    assert found(root, tmp_path, "bolicheros-de-barrio", kept, only_there) == []


def test_a_game_without_code_may_have_its_words_already(root: Path, tmp_path: Path) -> None:
    game = "to-come"
    (tmp_path / "rules_data" / game / "rules").mkdir(parents=True)
    for name in ("game", "deck", "glossary", "rulings", "words"):
        known = root / "rules_data" / "bolicheros-de-barrio" / f"{name}.yaml"
        text = known.read_text(encoding="utf-8").replace("bolicheros-de-barrio", game)
        (tmp_path / "rules_data" / game / f"{name}.yaml").write_text(text, encoding="utf-8")
    codes = {fault.code for fault in check_game(load(tmp_path, game))}
    assert "missing-file" in codes  # its sections
    assert not codes & {"unused", "no-words"}


def test_an_engine_that_has_no_forms_to_offer(root: Path, tmp_path: Path) -> None:
    edits = [{"old": "  dice: 6\n", "new": ""}]
    entry = {"game": "cuantos-tacos", "file": "game.yaml", "edits": edits}
    told = [f.english() for f in planting.found(entry, root, tmp_path) if f.code == "engine-failed"]
    assert "The engine has no forms to offer: KeyError: 'dice'." in told


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("ours: nobody gets money", "ours: nobody gets monney", "the nearest word is “money”."),
        ("ours: gerundet", "ours: xylophon", "so a search for it finds nothing."),
        ("ours: 去洗手间", "ours: 去洗衣机", "the nearest word is “去洗手间”."),
    ],
)
def test_words_of_ours_that_no_text_has(
    tree: Tree, only: Only, old: str, new: str, says: str
) -> None:
    fault = only("not-found", f"{GAME}/words.yaml", tree.edit("words.yaml", old, new))
    assert fault.english().endswith(says)


def test_no_words_are_said_to_be_missing_while_a_file_cannot_be_read(tree: Tree) -> None:
    tree.edit("rules/dishes.yaml", "    en: ", "    en: Same type: ")
    assert {fault.code for fault in tree.found()} == {"yaml", "unchecked"}
