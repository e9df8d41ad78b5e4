"""A ruling is asked for in one file, under a name and choices that the rule base has."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from referee.games.portable import package
from referee.rulebase import store

ROOT = Path(__file__).resolve().parents[2]
_READERS = ("applied", "chosen", "get", "pop", "setdefault", "__getitem__")


def folder(game: str) -> Path:
    return ROOT / package(game).replace(".", "/")


def uses(tree: ast.AST, ids: set[str], published: set[str]) -> Iterator[str]:
    """Yield the rulings whose choice is looked up: by a subscript, or as an argument of a reader.

    A ruling may be called like a key of a published form; there only `chosen` is the ruling.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=held, slice=ast.Constant(value=str(id_))):
                pass
            case ast.Call(
                func=ast.Attribute(value=held, attr=name), args=[ast.Constant(value=str(id_)), *_]
            ) if name in _READERS:
                pass
            case _:
                continue
        name = getattr(held, "attr", getattr(held, "id", ""))
        if id_ in ids and (id_ not in published or name in ("chosen", "rulings")):
            yield id_


def whole(tree: ast.AST) -> Iterator[int]:
    """Yield the lines on which the choices in force are handed on, not asked for by name."""
    named = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "chosen" and node not in named:
            yield node.lineno


@cache
def modules() -> dict[str, ast.AST]:
    """Return all that may ask for a ruling, by its place: not the tables of the rulings."""
    tables = {folder(game) / "rulings.py" for game in store.games()}
    return {
        str(file.relative_to(ROOT)): ast.parse(file.read_text(encoding="utf-8"))
        for file in (ROOT / "referee").rglob("*.py")
        if file not in tables
    }


def keys(game: str) -> set[str]:
    """Return the keys of a game's published forms."""
    tree = ast.parse((folder(game) / "published.py").read_text(encoding="utf-8"))
    named = [node.target for node in ast.walk(tree) if isinstance(node, ast.AnnAssign)]
    return {target.id for target in named if isinstance(target, ast.Name)}


def asked(game: str) -> dict[str, set[str]]:
    """Return, by ruling of a game, the modules below referee/ that ask for the choice in force."""
    ids, published = {entry["id"] for entry in store.facts(game)["rulings"]}, keys(game)
    others = [f"{folder(other).relative_to(ROOT)}/" for other in store.games() if other != game]
    found: dict[str, set[str]] = {}
    for place, tree in modules().items():
        if not place.startswith(tuple(others)):
            for id_ in uses(tree, ids, published):
                found.setdefault(id_, set()).add(place)
    return found


def typed(game: str) -> tuple[dict[str, list[str]], list[str]]:
    """Return the rulings that the type checker knows, each with its choices; and as a list."""
    source = (folder(game) / "rulings.py").read_text(encoding="utf-8")
    tree = ast.parse(source)
    (fields,) = [node for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    (ids,) = [
        node.value.slice
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Subscript)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == "Ruling"
    ]
    found: dict[str, list[str]] = {}
    for key, choices in zip(fields.keys, fields.values, strict=True):
        assert isinstance(choices, ast.Subscript)  # Literal["once", "never"]
        assert key is not None
        found[ast.literal_eval(key)] = list(ast.literal_eval(choices.slice))
    return found, list(ast.literal_eval(ids))


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
    choices, ids = typed(game)
    assert choices == {id_: written[id_] for id_ in asked(game)}
    assert ids == list(choices)


def test_choices_are_asked_for_by_name_and_never_handed_on() -> None:
    """But for the engine, which knows no ruling by name."""
    found = {place: list(whole(tree)) for place, tree in modules().items()}
    handed = {place for place, lines in found.items() if lines}
    assert {place for place in handed if not place.startswith("referee/engine/")} == set()


@pytest.mark.parametrize(
    "source",
    [
        'state.rulings.chosen["tie-break"]',
        'chosen = rulings.chosen\nchosen["tie-break"]',
        'in_force(facts, result)["tie-break"]',
        'rulings.chosen.get("tie-break", "")',
        'rulings.applied("tie-break")',
    ],
)
def test_every_way_to_ask_is_seen(source: str) -> None:
    assert list(uses(ast.parse(source), {"tie-break"}, set())) == ["tie-break"]


def test_a_key_of_a_published_form_is_no_ruling() -> None:
    tree = ast.parse('view["counting"], rulings.chosen["counting"]')
    assert list(uses(tree, {"counting"}, {"counting"})) == ["counting"]


@pytest.mark.parametrize("source", ["a = rulings.chosen", "rulings.chosen[key]", "f(x.chosen)"])
def test_choices_that_are_handed_on_are_seen(source: str) -> None:
    assert list(whole(ast.parse(source))) == [1]
