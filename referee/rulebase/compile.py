"""Compiles rules, seeds and catalogues into the files that running commands read."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.languages import LANGUAGES
from referee.rulebase import catalogs, names
from referee.rulebase.book import book, contents, numbers
from referee.rulebase.checks import forms
from referee.rulebase.facts import facts
from referee.rulebase.faults import RuleBaseFaults
from referee.rulebase.files import write_json, write_lines
from referee.rulebase.load import Game, game_ids, load
from referee.rulebase.report import BREAKING, Report
from referee.rulebase.values import plain
from referee.rulebase.words import words
from referee.text.messages import Message

# Faults of form (beside those of the YAML itself) with which nothing can be compiled.
_BREAKING = {*BREAKING, "missing-file", "duplicate-id"}
_LAST = 1_000_000  # place of a game that names none


def compile_all(root: Path, out: Path) -> None:
    """Compile every game below `root` into `out`; raises RuleBaseFaults if a file is broken.

    Every file is replaced in one step. Who checks freshness writes the stamp afterwards. Words for
    all games come first, so that even a broken rule base is reported in the reader's language.
    """
    catalogs.compile_catalogs(root, out)
    version = project_version(root)
    games = sorted((load(root, game_id) for game_id in game_ids(root)), key=_place)
    faults = [fault for game in games for fault in broken(game)]
    if faults:
        raise RuleBaseFaults(faults)
    for game in games:
        for name, data in compiled(game, version).items():
            (write_lines if name.endswith("l") else write_json)(out / game.id / name, data)
    write_json(out / "events.json", {game.id: _events(game) for game in games})
    write_json(out / "titles.json", {game.id: _title(game) for game in games})
    write_json(out / "games.json", [game.id for game in games])


def _place(game: Game) -> tuple[int, str]:
    """Return where a game stands among the others: by its `order`, those without one last."""
    order = game.mapping("game.yaml").get("order")
    return (order if isinstance(order, int) else _LAST, game.id)


def _events(game: Game) -> list[str]:
    """Return what may name an event of the game: its forms, and the sentences that tell one."""
    own = game.mapping("words.yaml")
    return list({**(own.get("forms") or {}), **(own.get("events") or {})})


def _title(game: Game) -> dict[str, Any]:
    title: dict[str, Any] = plain(game.mapping("game.yaml").get("title") or {})
    return title


def broken(game: Game) -> list[Message]:
    """Return the faults with which a game cannot be compiled; `check` finds many more."""
    report = Report(game)
    forms.check(report)
    return [*game.faults, *(fault for fault in report.faults if _breaks(fault))]


def _breaks(fault: Message) -> bool:
    """Return whether nothing can be compiled with this fault.

    A game that somebody has only begun must not stop the others, so deck, rulings, glossary and
    words may still be missing; a section without its rules may not.
    """
    begun = fault.code == "missing-file" and "/rules/" not in fault.file
    return fault.code in _BREAKING and not begun


def compiled(game: Game, version: str) -> dict[str, Any]:
    """Return the compiled files of one game by name."""
    shown = numbers(game)
    whole = book(game, version)
    return {
        "facts.json": facts(game, version),
        "book.json": contents(whole),
        "rules.jsonl": whole["rules"],
        "names.json": names.typed(game),
        "spellings.json": names.spelled(game),
        **{f"words-{language}.json": words(game, language, shown) for language in LANGUAGES},
    }


def project_version(root: Path) -> str:
    """Return the version in pyproject.toml, or "0" where there is none."""
    path = root / "pyproject.toml"
    if not path.exists():
        return "0"
    project = tomllib.loads(path.read_text(encoding="utf-8")).get("project", {})
    return str(project.get("version", "0"))
