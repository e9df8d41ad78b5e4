"""A ruling is asked for in one file, under a name and choices that the rule base has."""

import ast
from pathlib import Path

import pytest

from referee.games.portable import package
from referee.rulebase import store

ROOT = Path(__file__).resolve().parents[2]


def folder(game: str) -> Path:
    return ROOT / package(game).replace(".", "/")


def asked(game: str) -> dict[str, set[str]]:
    """Return, by ruling, the files that ask for the choice in force: `….chosen["ruling"]`."""
    found: dict[str, set[str]] = {}
    for file in folder(game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Subscript(
                    value=ast.Attribute(attr="chosen"), slice=ast.Constant(value=id_)
                ):
                    found.setdefault(str(id_), set()).add(file.name)
    return found


def typed(game: str) -> dict[str, list[str]]:
    """Return the rulings that the type checker knows, each with its choices."""
    source = (folder(game) / "rulings.py").read_text(encoding="utf-8")
    (fields,) = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Dict)]
    found: dict[str, list[str]] = {}
    for key, choices in zip(fields.keys, fields.values, strict=True):
        assert isinstance(choices, ast.Subscript)  # Literal["once", "never"]
        assert key is not None
        found[ast.literal_eval(key)] = list(ast.literal_eval(choices.slice))
    return found


@pytest.fixture(params=store.games())
def game(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def test_every_ruling_is_asked_for_in_one_file_only(game: str) -> None:
    assert {id_: files for id_, files in asked(game).items() if len(files) > 1} == {}


def test_every_ruling_that_changes_results_is_asked_for(game: str) -> None:
    rulings = store.book(game)["rulings"]
    assert asked(game).keys() == {entry["id"] for entry in rulings if not entry.get("setup")}


def test_the_type_checker_knows_what_is_asked_for_as_the_rule_base_has_it(game: str) -> None:
    written = {entry["id"]: entry["choices"] for entry in store.facts(game)["rulings"]}
    assert typed(game) == {id_: written[id_] for id_ in asked(game)}
