"""Compiles rules, seeds and catalogues into the files that running commands read."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.rulebase import amounts, catalogs, names
from referee.rulebase.book import book, numbers
from referee.rulebase.facts import facts
from referee.rulebase.files import write_json
from referee.rulebase.load import LANGUAGES, Game, game_ids, load
from referee.rulebase.words import words


def compile_all(root: Path, out: Path) -> None:
    """Compile every game below `root` into `out`; raises RuleBaseFaults if a file is broken.

    Every file is replaced in one step. Who checks freshness writes the stamp afterwards.
    """
    version = project_version(root)
    catalogs.compile_catalogs(root, out)
    write_json(out / "amounts.json", amounts.patterns())
    for game_id in game_ids(root):
        for name, data in compiled(load(root, game_id), version).items():
            write_json(out / game_id / name, data)
    write_json(out / "games.json", game_ids(root))


def compiled(game: Game, version: str) -> dict[str, Any]:
    """Return the compiled files of one game by name."""
    shown = numbers(game)
    return {
        "facts.json": facts(game, version),
        "book.json": book(game, version),
        "names.json": names.typed(game),
        **{f"words-{language}.json": words(game, language, shown) for language in LANGUAGES},
    }


def project_version(root: Path) -> str:
    """Return the version in pyproject.toml, or "0" where there is none."""
    path = root / "pyproject.toml"
    if not path.exists():
        return "0"
    project = tomllib.loads(path.read_text(encoding="utf-8")).get("project", {})
    return str(project.get("version", "0"))
