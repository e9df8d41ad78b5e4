"""Planted once, found alone at file and line: one name for two things."""

from collections.abc import Callable

import pytest

from referee.text.messages import Message
from tests.rulebase.conftest import GAME, Tree

Only = Callable[..., Message]
NAMES = [
    # file, behind what, text replaced, text planted, the other owner
    ("deck.yaml", "", "printed: Croquetas", "printed: Chorizo", "chorizo"),
    ("deck.yaml", "", "printed: Croquetas", "printed: chorízo", "chorizo"),
    ("deck.yaml", "", "en: croquettes", "en: spicy paprika sausage", "chorizo"),
    ("deck.yaml", "", "[Krokette, ", "[Paprikawurst, ", "chorizo"),
    ("deck.yaml", "", "[可乐饼, ", "[辣香肠, ", "chorizo"),
    ("deck.yaml", "- id: wine\n", "en: Wine", "en: Tip", None),
    ("game.yaml", "", "[meats, ", "[meats, Albondiga, ", "albondigas"),
    ("game.yaml", "sections:", "de: Dein Zug", "de: Spielaufbau", "setup"),
    ("glossary.yaml", "", "de: Tapas,", "de: La Cuenta,", "game"),
    ("rulings.yaml", "- id: random", "de: eine ausgeloste Person",
     "de: wer zuletzt im echten Leben eine Rechnung bezahlt hat", "last-bill-payer"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "after", "old", "new", "other"), NAMES)
def test_one_name_for_two(
    tree: Tree, only: Only, name: str, after: str, old: str, new: str, other: str | None
) -> None:
    line = tree.edit(name, old, new, after)
    if other is None or (name == "game.yaml" and "Albondiga" in new):
        (fault,) = [f for f in tree.found() if f.code == "same-name"]
    else:
        fault = only("same-name", f"{GAME}/{name}", line)
    if other:
        assert other in (fault.params["other"], fault.params["name"])
        assert f"“{other}”" in fault.english()


def test_two_rules_under_one_title(tree: Tree, only: Only) -> None:
    title = tree.text_of("rules/bill.yaml", "tip").split("\n")[3].strip()
    assert title.startswith("de: ")
    text = tree.text_of("rules/bill.yaml", "bill-sum").split("\n")[3].strip()
    line = tree.edit("rules/bill.yaml", text, title, "- id: bill-sum\n")
    tip = (tree.root / GAME / "rules/bill.yaml").read_text(encoding="utf-8")
    later = max(line, tip.count("\n", 0, tip.index(title, tip.index("- id: tip\n"))) + 1)
    fault = only("same-name", f"{GAME}/rules/bill.yaml", later)
    assert {fault.params["other"], fault.params["name"]} == {"tip", "bill-sum"}


def test_two_questions_in_the_same_words(tree: Tree) -> None:
    text = (tree.root / GAME / "rulings.yaml").read_text(encoding="utf-8")
    start = text.index("      de: ", text.index("    question:", text.index("\n  - id: ") + 600))
    end = text.index("\n", start)
    line = tree.edit("rulings.yaml", text[start:end], "      de: Wer beginnt die allererste Runde?")
    found = [f for f in tree.found() if f.code == "same-name"]
    assert [(f.line, f.params["other"]) for f in found] == [(line, "first-player")]


def test_two_examples_of_a_rule_under_one_title(tree: Tree) -> None:
    after = "- id: wine-set\n"
    line = tree.edit(
        "rules/dishes.yaml", "de: Vier Rotweine\n", "de: Ein einziger Rotwein\n", after
    )
    found = [(f.code, f.line) for f in tree.found()]
    assert found == [("number-words-differ", line), ("same-name", line)]


def test_shared_words_that_are_no_names(tree: Tree) -> None:
    """A card may carry one name in two languages; search words of terms may be shared."""
    tree.edit("deck.yaml", "[Krokette, ", "[croquette, ")
    tree.edit("glossary.yaml", "en: [the bill game, ", "en: [tapas, the bill game, ")
    assert tree.found() == []
