"""Planted once, found alone at file and line: what worked examples foretell."""

from collections.abc import Callable

import pytest

from referee.text.messages import Message
from tests.rulebase.conftest import GAME, Tree

Only = Callable[..., Message]
BILL = "rules/bill.yaml"


THEN = "      then"
UNDER = "      under: {{{}: {{total: 180}}}}\n      then"
MISREAD = "      misread: {figure: 3*60, why: {en: a, de: b, zh: 丙}}\n      then"
EXAMPLE = """    - id: planted
      title: {en: Planted, de: Eingepflanzt, zh: 植入}
      given: {cards: [wine, wine, wine, wine]}
      then: {total: 180, rules: [bill-sum, wine-set]}
"""


@pytest.mark.parametrize(
    ("old", "new", "row", "code", "says"),
    [
        ("total: 180", "total: 4*180", 4, "example-differs", "720"),
        ("total: 180", "total: 120 + 50", 4, "example-differs", "170"),
        ("total: 180", "total: 180 +", 4, "wrong-value", "sum"),
        ("total: 180", "shares: {Ana: 180}", 4, "example-differs", "Ana 180"),
        ("total: 180", "refused: [no-copies-left]", 4, "example-differs", "no-copies-left"),
        ("[bill-sum, wine-set]", "[bill-sum]", 4, "example-rules", "wine-set"),
        ("[bill-sum, wine-set]", "[bill-sum, wine-set, tip]", 4, "example-rules", "tip"),
        ("[bill-sum, wine-set]", "[bill-sum, wine-sett]", 4, "unknown-rule", "wine-set"),
        ("total: 180, ", "", 4, "example-empty", "planted"),
        ("cards: [wine,", "cards: [wien,", 3, "example-input", "wien"),
        ("{cards: ", "{tips: two, cards: ", 3, "example-input", "two"),
        (THEN, UNDER.format("tip-price=printed"), 4, "under-changes-nothing", "tip-price=printed"),
        (THEN, UNDER.format("tip-price=half"), 4, "unknown-choice", "half"),
        (THEN, UNDER.format("tip-prise=printed"), 4, "unknown-ruling", "tip-price"),
        (THEN, UNDER.format("tip-price"), 4, "wrong-value", "ruling=choice"),
        (THEN, MISREAD, 4, "misread-is-right", "180"),
        ("id: planted", "id: four-wines", 1, "duplicate-id", "four-wines"),
    ],
)  # fmt: skip
def test_examples(
    tree: Tree, only: Only, old: str, new: str, row: int, code: str, says: str
) -> None:
    planted = EXAMPLE.replace(old, new)
    assert planted != EXAMPLE
    line = tree.edit(
        "rules/dishes.yaml", "  examples:\n", f"  examples:\n{planted}", "- id: wine-set\n"
    )
    if code in ("duplicate-id",):
        found = [f for f in tree.faults() if f.code == code]
        assert len(found) == 1
        assert says in found[0].english()
        return
    fault = only(code, f"{GAME}/rules/dishes.yaml", line + row)
    assert says in fault.english()


EVENTS = """    - id: planted
      title: {en: Planted, de: Eingepflanzt, zh: 植入}
      given:
        players: [Ana, Ben, Cem]
        events: [{event: play, player: Ana, card: pulpo-a-la-gallega}]
        may: {event: play, player: Ben, card: anchoa}
      then: {allowed: false, reasons: [too-cheap], rules: [tapas-stack]}
"""


@pytest.mark.parametrize(
    ("old", "new", "row", "code", "says"),
    [
        ("allowed: false", "allowed: true", 7, "example-differs", "false"),
        ("[too-cheap]", "[locked]", 7, "example-differs", "too-cheap"),
        ("player: Ana", "player: Cem", 3, "example-stopped", "not-your-turn"),
        ("player: Ben", "player: Bem", 6, "example-input", "Bem"),
    ],
)
def test_examples_of_a_table(
    tree: Tree, only: Only, old: str, new: str, row: int, code: str, says: str
) -> None:
    planted = EVENTS.replace(old, new)
    line = tree.edit(
        "rules/dishes.yaml", "  examples:\n", f"  examples:\n{planted}", "- id: tapas-stack\n"
    )
    fault = only(code, f"{GAME}/rules/dishes.yaml", line + row)
    assert says in fault.english()


def test_everything_is_reported_at_once(tree: Tree) -> None:
    tree.edit("deck.yaml", "printed: Chorizo", "printed: Chorizo\n    colur: x")
    tree.edit("rulings.yaml", "at: setup/start", "at: setup/stat")
    tree.edit(BILL, "- id: tip\n", "- id: tip\n  formerly: [bill-sum]\n")
    tree.edit(
        "rules/dishes.yaml",
        "  examples:\n",
        f"  examples:\n{EXAMPLE.replace('180', '181')}",
        "- id: wine-set\n",
    )
    assert {f.code for f in tree.found()} == {
        "unknown-key",
        "unknown-place",
        "formerly",
        "example-differs",
    }
