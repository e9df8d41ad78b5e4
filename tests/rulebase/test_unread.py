"""A file that cannot be read: its own fault first and alone, nothing that only follows from it."""

import pytest

from tests.rulebase.conftest import GAME, Tree

DISHES = "rules/dishes.yaml"
SLIPS = [
    (DISHES, "  title:\n    en: ", "  title:\n    en: Same type: same ", "yaml", 1),
    (DISHES, "  title:\n    en: ", "  title:\n    en: *same ", "alias", 1),
    (DISHES, "  title:\n    en: ", "  title:\n\ten: ", "yaml", 1),
    ("deck.yaml", "    count: 2\n", "    count: [2\n", "yaml", None),
    ("deck.yaml", "printed: Croquetas", 'printed: "Croquetas', "yaml", 0),
    (DISHES, "  title:\n    en: ", '  title:\n    en: "', "yaml", 1),
    (DISHES, "  title:\n    en: ", "  title:\n    en: '", "yaml", 1),
    ("game.yaml", "short: LC", "short: LC: x", "yaml", 0),
    ("rulings.yaml", "setup: true", "setup: !x true", "tag", 0),
    ("glossary.yaml", "printed: La Cuenta", "printed: &x La Cuenta", "alias", 0),
    ("words.yaml", "reasons:", "reasons: {", "yaml", None),
    ("seeds/la-cuenta/zh.yaml", "id: zh", "id: zh: x", "yaml", 0),
]


@pytest.mark.parametrize(("name", "old", "new", "code", "below"), SLIPS)
def test_one_slip_is_one_fault(
    tree: Tree, name: str, old: str, new: str, code: str, below: int | None
) -> None:
    line = tree.edit(name, old, new)
    fault, closing = tree.faults()
    path = name if name.startswith("seeds/") else f"{GAME}/{name}"
    assert (fault.code, fault.file) == (code, path)
    assert fault.line == line + below if below is not None else fault.line > 0
    assert closing.code == "unchecked"
    assert closing.english() == f"The rest is checked once this can be read in full: {path}"


def test_other_faults_stand_below(tree: Tree) -> None:
    tree.edit("rules/turn.yaml", "- id: one-card\n", "- id: one-card: x\n")
    tree.edit("deck.yaml", "    kind: tapas\n", "    coler: x\n    kind: tapas\n")
    tree.edit("rules/bill.yaml", "[[rule:", "[[rule:no-such-rule]] [[rule:")
    faults = tree.faults()
    assert [(f.code, f.file) for f in faults] == [
        ("yaml", f"{GAME}/rules/turn.yaml"),
        ("unknown-key", f"{GAME}/deck.yaml"),
        ("unknown-rule", f"{GAME}/rules/bill.yaml"),
        ("unchecked", f"{GAME}/rules/turn.yaml"),
    ]


def test_a_file_that_is_missing_or_empty(tree: Tree) -> None:
    (tree.root / GAME / "rules" / "end.yaml").unlink()
    (tree.root / GAME / "deck.yaml").write_text("", encoding="utf-8")
    assert [(f.code, f.file) for f in tree.faults()] == [
        ("empty", f"{GAME}/deck.yaml"),
        ("missing-file", f"{GAME}/rules/end.yaml"),
        ("unchecked", f"{GAME}/deck.yaml"),
    ]


def test_a_rule_whose_id_cannot_be_read(tree: Tree) -> None:
    line = tree.edit("rules/bill.yaml", "- id: tip\n", "- idd: tip\n")
    found = {(f.code, f.line) for f in tree.faults()}
    assert found == {("missing-key", line), ("unknown-key", line), ("unchecked", 0)}


def test_a_broken_rule_takes_its_examples_with_it_in_silence(tree: Tree) -> None:
    rulings = (tree.root / GAME / "rulings.yaml").read_text(encoding="utf-8")
    home = rulings.split("example: ")[1].split("/")[0].strip('"')
    (file,) = [
        path
        for path in (tree.root / GAME / "rules").glob("*.yaml")
        if f"- id: {home}\n" in path.read_text(encoding="utf-8")
    ]
    name = f"rules/{file.name}"
    line = tree.edit(name, "  text:\n", "  txt:\n", f"- id: {home}\n")
    faults = tree.found()
    assert [f.code for f in faults] == ["missing-key", "unknown-key"]
    assert faults[1].line == line


def test_a_list_under_another_name(tree: Tree) -> None:
    line = tree.edit("deck.yaml", "\ncards:\n", "\ncrads:\n")
    found = {(f.code, f.line) for f in tree.faults()}
    assert found == {("missing-key", line), ("unknown-key", line), ("unchecked", 0)}


def test_without_a_review_record_links_are_not_judged(tree: Tree) -> None:
    (tree.root / GAME / "review.lock.json").unlink()
    tree.edit(DISHES, "- id: ", "- id: *")
    assert [f.code for f in tree.faults()] == ["alias", "unchecked"]
