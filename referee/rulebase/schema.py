"""JSON Schemas for editors, from the same description that the checker uses.

``python -m referee.rulebase.schema`` writes them to rules_data/schema; a test keeps them current.
Editors find them by the first line of each YAML file (``# yaml-language-server: $schema=…``).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from referee.rulebase import model
from referee.rulebase.files import write
from referee.rulebase.shapes import Shape

FOLDER = "rules_data/schema"
_ABOUT = {
    "game": "Identity of a game, its numbers, types and sections",
    "deck": "Every card: names, copies, prices and what proves each of them",
    "rulings": "Points on which sources differ or are silent, and what we chose",
    "glossary": "Terms, what they mean, what people type, and what we do not write",
    "words": "Sentences of a game's referee, with places to be filled",
    "rules": "The rules of one section",
    "source": "A source document and its places, without its text",
}


def shapes() -> dict[str, Shape]:
    """Return the shape of each kind of file by the name of its schema."""
    files = {name.removesuffix(".yaml"): shape for name, shape in model.FILES.items()}
    return {**files, "rules": model.RULES, "source": model.SOURCE}


def schema(name: str) -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of one kind of file; raises KeyError for an unknown one."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": _ABOUT[name],
        **shapes()[name].schema(),
    }


def text(name: str) -> str:
    """Return the schema as it is written to its file."""
    return json.dumps(schema(name), indent=1, ensure_ascii=False) + "\n"


def write_all(root: Path) -> None:
    """Write every schema below `root`."""
    for name in shapes():
        write(root / FOLDER / f"{name}.json", text(name).encode())


if __name__ == "__main__":
    write_all(Path(__file__).parents[2])
