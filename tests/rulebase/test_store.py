"""Whoever reads the store reads what the YAML says now, whatever other processes do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from referee.rulebase import refresh, store
from referee.rulebase.faults import RuleBaseFaults
from referee.rulebase.files import write
from tests.rulebase.conftest import GAME, Tree


@pytest.fixture
def copied(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> Tree:
    """Let the store read the copied checkout."""
    monkeypatch.setattr(store, "ROOT", str(tree.root))
    monkeypatch.setattr(store, "DATA", str(tree.root / "data"))
    monkeypatch.setattr(store, "unreadable", None)
    refresh.ensure(anew=True)
    return tree


def title() -> str:
    return next(str(r["title"]["en"]) for r in store.book("la-cuenta")["rules"] if r["id"] == "tip")


def test_the_first_look_compiles_and_the_next_does_not(copied: Tree) -> None:
    assert "la-cuenta" in store.games()
    assert title() == "Tip"
    facts = copied.root / "data" / "la-cuenta" / "facts.json"
    before = facts.stat().st_mtime_ns
    refresh.ensure(anew=True)
    assert store.facts("la-cuenta")["game"] == "la-cuenta"
    assert facts.stat().st_mtime_ns == before
    assert store.words("la-cuenta", "de")["cards"]["tip"] == "Trinkgeld"
    assert {"card": "wine", "lang": "de", "name": "Rotwein"} in store.names("la-cuenta")
    assert store.spellings("la-cuenta")["first"]["rotwein"] == ["wine"]


def test_an_edit_is_seen_by_the_next_look(copied: Tree) -> None:
    assert title() == "Tip"
    for word in ("Tap", "Top", "Tup"):  # same length, within one tick of the clock
        copied.edit("rules/bill.yaml", f"    en: {title()}\n", f"    en: {word}\n", "- id: tip\n")
        refresh.ensure(anew=True)
        assert title() == word


def test_a_new_file_and_a_lost_one_are_seen(copied: Tree) -> None:
    store.games()
    (copied.root / GAME / "rules" / "end.yaml").rename(copied.root / GAME / "end.bak")
    refresh.ensure(anew=True)
    with pytest.raises(RuleBaseFaults):
        store.facts("la-cuenta")
    (copied.root / GAME / "end.bak").rename(copied.root / GAME / "rules" / "end.yaml")
    refresh.ensure(anew=True)
    assert "winner" in store.facts("la-cuenta")["rules"]


def test_a_game_only_begun_does_not_stop_the_others(copied: Tree) -> None:
    begun = copied.root / "rules_data" / "begun"
    (begun / "rules").mkdir(parents=True)
    (begun / "rules" / "play.yaml").write_text("[]\n", encoding="utf-8")
    text = (copied.root / GAME / "game.yaml").read_text(encoding="utf-8")
    head = text[: text.index("sections:")].replace("la-cuenta", "begun")
    section = "sections:\n  - {id: play, title: {en: Play, de: Spiel, zh: 游戏}}\n"
    (begun / "game.yaml").write_text(head + section, encoding="utf-8")
    refresh.ensure(anew=True)
    assert "tip" in store.facts("la-cuenta")["rules"]
    assert {fault.code for fault in copied.found()} >= {"missing-file"}


def test_broken_rules_are_never_answered_from_older_ones(copied: Tree) -> None:
    assert title() == "Tip"
    copied.edit("rules/bill.yaml", "- id: tip\n", "- id: tip\n   bad\n")
    for _ in range(2):
        refresh.ensure(anew=True)
        with pytest.raises(RuleBaseFaults) as raised:
            store.facts("la-cuenta")
        assert raised.value.faults[0].file == f"{GAME}/rules/bill.yaml"


def test_data_compiled_by_nobody_knows_whom_are_compiled_again(copied: Tree) -> None:
    store.games()
    for stamp in ("", "{}", "[1]", '{"signature": 5}'):
        (copied.root / "data" / "stamp.json").write_text(stamp)
        refresh.ensure(anew=True)
        assert title() == "Tip"


def test_an_installed_wheel_never_looks(copied: Tree) -> None:
    store.games()
    (copied.root / "pyproject.toml").unlink()
    copied.edit("rules/bill.yaml", "    en: Tip\n", "    en: Top\n", "- id: tip\n")
    refresh.ensure(anew=True)
    assert not store.is_checkout()
    assert title() == "Tip"


def test_catalogues_are_compiled_even_beside_broken_rules(copied: Tree) -> None:
    copied.edit("rules/bill.yaml", "- id: tip\n", "- id: tip\n   bad\n")
    refresh.ensure(anew=True)
    assert (copied.root / "data" / "locale" / "de" / "LC_MESSAGES" / "referee.mo").exists()


def test_reading_never_compiles(copied: Tree) -> None:
    title()
    copied.edit("rules/bill.yaml", "    en: Tip\n", "    en: Tap\n", "- id: tip\n")
    assert title() == "Tip"
    code = "import sys; from referee.rulebase import store; print(sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "referee.rulebase.compile" not in done.stdout
    assert "referee.rulebase.refresh" not in done.stdout


def test_a_failed_write_leaves_the_old_file_and_no_scrap(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write(path, b"old")
    with pytest.raises(TypeError):
        write(path, "no bytes")  # type: ignore[arg-type]
    assert [p.name for p in tmp_path.iterdir()] == ["a.json"]
    assert path.read_bytes() == b"old"


@pytest.mark.parametrize("game", store.games())
def test_a_rule_by_itself_is_the_one_in_the_book(game: str) -> None:
    book, contents = store.book(game), store.contents(game)
    assert len(book["rules"]) >= 30
    for rule, brief in zip(book["rules"], contents["rules"], strict=True):
        assert store.rule(game, rule["id"]) == rule
        assert {"text", "examples", "claims"} <= rule.keys() - brief.keys()
        assert brief == {key: rule[key] for key in brief}
    assert {**contents, "rules": book["rules"]} == book
    with pytest.raises(KeyError):
        store.rule(game, "no-such-rule")


READER = """
import sys
from referee.rulebase import refresh, store
store.ROOT, store.DATA = sys.argv[1], sys.argv[1] + "/data"
refresh.ensure()
assert len(store.facts("la-cuenta")["cards"]) == 34
assert len(store.book("la-cuenta")["rules"]) >= 70
"""


def test_several_processes_at_once(tree: Tree) -> None:
    for _ in range(2):
        crowd = [
            subprocess.Popen([sys.executable, "-c", READER, str(tree.root)], stderr=subprocess.PIPE)
            for _ in range(4)
        ]
        for process in crowd:
            _, errors = process.communicate(timeout=60)
            assert process.returncode == 0, errors.decode()
        os.utime(tree.root / GAME / "deck.yaml")
    assert not list((tree.root / "data").rglob(".*.json.*"))


def test_a_look_at_fresh_data_imports_next_to_nothing(root: Path) -> None:
    code = (
        "import sys; before = set(sys.modules); from referee.rulebase import refresh, store;"
        "refresh.ensure(); store.facts('la-cuenta');"
        "print([m for m in set(sys.modules) - before if m.split('.')[0] in"
        " ('yaml', 'babel', 'tomllib', 'pathlib', 'dataclasses', 'click')])"
    )
    refresh.ensure()
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], cwd=root, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr
