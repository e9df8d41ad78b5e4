"""What the page's scripts believe of an answer stands in the published form of the same name."""

import ast
import re
from pathlib import Path

import pytest

SCRIPTS = "docs/table/types.d.ts"
LA_CUENTA = "docs/table/la-cuenta/types.d.ts"
SCORE = "docs/table/score/types.d.ts"
ENGINE = "referee/engine/published.py"
BILLS = "referee/games/la_cuenta/published.py"
PAIRS = [
    (SCRIPTS, "Reason", ENGINE, "Reason"),
    (SCRIPTS, "Oddity", ENGINE, "OddityShown"),
    (SCRIPTS, "Entry", ENGINE, "Entry"),
    (SCRIPTS, "Undoes", ENGINE, "Undoable"),
    (SCRIPTS, "Mark", ENGINE, "Mark"),
    (SCRIPTS, "BaseView", ENGINE, "ViewWithForms OfTheLog"),
    (SCORE, "Field", ENGINE, "Field"),
    (SCORE, "Form", ENGINE, "Form"),
    (LA_CUENTA, "BillLine", BILLS, "BillLine"),
    (LA_CUENTA, "Bill", BILLS, "BillResult"),
    (LA_CUENTA, "Stack", BILLS, "Stack"),
]


def believed(text: str, name: str) -> set[str]:
    """Return the keys of an interface."""
    found = re.search(rf"^export interface {name}\b[^{{]*\{{\n(.*?)^\}}", text, re.M | re.S)
    assert found, name
    return set(re.findall(r"^  (\w+)\??:", found[1], re.M))


def published(text: str, name: str) -> set[str]:
    """Return the keys of one form or several, with those of the forms they go on from."""
    classes = {
        node.name: node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)
    }
    found: set[str] = set()
    waiting = name.split()
    while waiting:
        form = classes.get(waiting.pop())
        if form is None:
            continue
        waiting += [base.id for base in form.bases if isinstance(base, ast.Name)]
        found |= {
            each.target.id
            for each in form.body
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
        }
    return found


@pytest.mark.parametrize(("scripts", "one", "forms", "other"), PAIRS)
def test_nothing_else_is_believed(
    root: Path, scripts: str, one: str, forms: str, other: str
) -> None:
    believe = believed((root / scripts).read_text(encoding="utf-8"), one)
    known = published((root / forms).read_text(encoding="utf-8"), other)
    assert believe, one
    assert believe - known == set()
