"""Planted once, found alone at file and line: claims, rulings, what needs an example."""

from collections.abc import Callable

import pytest

from referee.text.messages import Message
from tests.rulebase.conftest import GAME, Tree

Only = Callable[..., Message]
BILL = "rules/bill.yaml"


def test_unknown_place_of_a_claim(tree: Tree, only: Only) -> None:
    line = tree.edit(BILL, "source: en, at: ", "source: en, at: x", "- id: bill-sum\n")
    only("unknown-place", f"{GAME}/{BILL}", line)


CLAIMED = "  claims:\n"


@pytest.mark.parametrize(
    ("claim", "code"),
    [
        ("{source: cards, at: faces/wine, says: contradicts}", "undecided"),
        ("{source: cards, at: faces/wine, says: misworded}", "misworded-without-note"),
        (
            "{source: zh, at: setup/start, says: contradicts, ruling: first-player}",
            "unlisted-ruling",
        ),
        ("{source: cards, at: faces/wine, says: states, ruling: tip-price}", "no-position"),
        (
            "{source: de, at: forgotten/11, says: contradicts, ruling: tip-price}",
            "claim-against-position",
        ),
        ("{source: de, at: forgotten/11, says: claims}", "unknown-word"),
    ],
)
def test_claims(tree: Tree, only: Only, claim: str, code: str) -> None:
    line = tree.edit(BILL, CLAIMED, f"{CLAIMED}    - {claim}\n", "- id: tip-price\n")
    only(code, f"{GAME}/{BILL}", line + 1)


def test_an_undecided_losing_position_called_agreeing(tree: Tree, only: Only) -> None:
    text = tree.text_of("rules/splitting.yaml", "split-by")
    assert "ruling: split-by" in text
    line = tree.edit(
        "rules/splitting.yaml", "says: contradicts", "says: states", "- id: split-by\n"
    )
    only("claim-against-position", f"{GAME}/rules/splitting.yaml", line)


def test_an_adopted_choice_that_does_not_stand_first(tree: Tree) -> None:
    tree.edit("rulings.yaml", "adopted: allowed", "adopted: forbidden", "- id: early-ask")
    text = (tree.root / GAME / "rulings.yaml").read_text(encoding="utf-8")
    choices = text[: text.index("    choices:", text.index("- id: early-ask"))].count("\n") + 1
    found = [f for f in tree.faults() if f.code == "adopted-not-first"]
    assert [(f.line, f.params["expected"]) for f in found] == [(choices, "forbidden")]


def test_a_second_position_of_one_source(tree: Tree, only: Only) -> None:
    old = "- {source: zh, choice: random, at: setup/start}\n"
    line = tree.edit(
        "rulings.yaml", old, old + "      - {source: zh, choice: random, at: setup/start}\n"
    )
    only("second-position", f"{GAME}/rulings.yaml", line + 1)


def test_a_ruling_without_an_example(tree: Tree, only: Only) -> None:
    line = tree.edit(
        "rulings.yaml", "    example: tip-price/", "    # example: tip-price/", "- id: tip-price\n"
    )
    text = (tree.root / GAME / "rulings.yaml").read_text(encoding="utf-8")
    ruling = text[: text.index("- id: tip-price\n")].count("\n") + 1
    assert line > ruling
    only("no-example", f"{GAME}/rulings.yaml", ruling)


def test_a_ruling_with_an_example_about_something_else(tree: Tree, only: Only) -> None:
    text = (tree.root / GAME / "rulings.yaml").read_text(encoding="utf-8")
    named = text[text.index("example: ", text.index("- id: tip-price\n")) :].split("\n")[0]
    line = tree.edit("rulings.yaml", named, "example: wine-set/four-wines", "- id: tip-price\n")
    assert "four-wines" in tree.text_of("rules/dishes.yaml", "wine-set")
    only("no-example", f"{GAME}/rulings.yaml", line)


def test_an_unknown_example(tree: Tree, only: Only) -> None:
    line = tree.edit(
        "rulings.yaml", "example: tip-price/", "example: tip-price/x", "- id: tip-price\n"
    )
    only("unknown-example", f"{GAME}/rulings.yaml", line)


def test_a_computed_rule_without_an_example(tree: Tree) -> None:
    line = tree.edit("rules/settling.yaml", "- id: draw-up\n", "- id: draw-up\n  computed: true\n")
    found = [f for f in tree.faults() if f.code == "no-example"]
    assert [(f.file, f.line) for f in found] == [(f"{GAME}/rules/settling.yaml", line + 1)]


def test_a_rule_that_the_engine_cites_and_nobody_calls_computed(tree: Tree, only: Only) -> None:
    text = tree.text_of("rules/dishes.yaml", "wine-set")
    assert "  computed: true\n" in text
    line = tree.edit("rules/dishes.yaml", "  computed: true\n", "", "- id: wine-set\n")
    rule = (tree.root / GAME / "rules/dishes.yaml").read_text(encoding="utf-8")
    first = rule[: rule.index("- id: wine-set\n")].count("\n") + 1
    assert line > first
    only("not-computed", f"{GAME}/rules/dishes.yaml", first)


def test_what_is_forgotten_names_an_example_of_its_own_rule(tree: Tree, only: Only) -> None:
    line = tree.edit("rules/dishes.yaml", "example: same-price", "example: same-prize")
    assert only("unknown-example", f"{GAME}/rules/dishes.yaml", line).params["near"] == "same-price"


def test_a_rule_that_names_itself(tree: Tree, only: Only) -> None:
    line = tree.edit(
        "rules/dishes.yaml", "  see: [", "  see: [tapas-stack, ", "- id: tapas-stack\n"
    )
    only("names-itself", f"{GAME}/rules/dishes.yaml", line)


def test_two_rules_of_one_rank(tree: Tree) -> None:
    text = (tree.root / GAME / "rules/dishes.yaml").read_text(encoding="utf-8")
    rank = text[text.index("    rank: ") :].split("\n")[0]
    path = tree.root / GAME / "rules/specials.yaml"
    rows = path.read_text(encoding="utf-8").split("\n")
    line = next(n for n, row in enumerate(rows) if row.startswith("    rank: "))
    rows[line] = rank
    path.write_text("\n".join(rows), encoding="utf-8")
    found = [(f.file, f.line) for f in tree.faults() if f.code == "rank"]
    assert found == [(f"{GAME}/rules/specials.yaml", line + 1)]
