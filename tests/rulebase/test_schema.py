"""The schemas for editors come from the checker's own description and are current."""

from pathlib import Path

import jsonschema
import pytest

from referee.rulebase import schema
from referee.rulebase.load import load
from referee.rulebase.values import plain


def kind(path: str) -> str:
    if path.startswith("seeds/"):
        return "source"
    return "rules" if "/rules/" in path else Path(path).stem


def test_written_schemas_are_current(root: Path) -> None:
    written = {path.stem for path in (root / schema.FOLDER).glob("*.json")}
    assert written == set(schema.shapes())
    for name in written:
        text = (root / schema.FOLDER / f"{name}.json").read_text(encoding="utf-8")
        assert text == schema.text(name), "run: python -m referee.rulebase.schema"


@pytest.mark.parametrize("name", sorted(schema.shapes()))
def test_schemas_are_schemas(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(schema.schema(name))


def test_every_file_fits_its_schema(root: Path) -> None:
    for path, value in load(root, "la-cuenta").files.items():
        jsonschema.validate(plain(value), schema.schema(kind(path)))


def test_a_schema_refuses_what_the_checker_refuses(root: Path) -> None:
    deck = plain(load(root, "la-cuenta").files["rules_data/la-cuenta/deck.yaml"])
    deck["cards"][0]["colur"] = "red"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(deck, schema.schema("deck"))


def test_editors_find_the_schema_from_every_file(root: Path) -> None:
    for path in load(root, "la-cuenta").files:
        first = (root / path).read_text(encoding="utf-8").split("\n")[0]
        prefix = "# yaml-language-server: $schema="
        assert first.startswith(prefix), path
        target = (root / path).parent / first.removeprefix(prefix)
        assert target.resolve() == (root / schema.FOLDER / f"{kind(path)}.json").resolve()
