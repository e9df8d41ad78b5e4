"""Reads one game's files as they stand: located values, no judgement but the YAML's own."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from referee.languages import LANGUAGES
from referee.rulebase import dialect
from referee.rulebase.values import Mapping, Sequence
from referee.text.catalogue import N_
from referee.text.messages import Message

LOCK = "review.lock.json"


@dataclass
class Game:
    """One game's source files: `files` maps a path relative to the project to its value."""

    root: Path
    id: str
    files: dict[str, Any] = field(default_factory=dict)
    rows: dict[str, list[str]] = field(default_factory=dict)
    lock: dict[str, dict[str, dict[str, str]]] = field(default_factory=dict)
    recorded: dict[str, list[str]] = field(default_factory=dict)  # claims, order: recorded.py
    faults: list[Message] = field(default_factory=list)

    @property
    def folder(self) -> str:
        """Return the game's folder, relative to the project."""
        return f"rules_data/{self.id}"

    def mapping(self, name: str) -> Mapping:
        """Return the top mapping of a file of the game (`deck.yaml`), empty if there is none."""
        path = f"{self.folder}/{name}"
        value = self.files.get(path)
        return value if isinstance(value, Mapping) else Mapping(path, 1)

    def items(self, name: str, key: str) -> Sequence:
        """Return the list under a key of one of the game's files, empty if there is none."""
        value = self.mapping(name).get(key)
        return value if isinstance(value, Sequence) else Sequence(f"{self.folder}/{name}", 1)

    @property
    def sections(self) -> list[Mapping]:
        """Return the sections of the rules in reading order."""
        return only_mappings(self.items("game.yaml", "sections"))

    def section_rules(self, section: str) -> list[Mapping]:
        """Return the rules of one section in their order."""
        value = self.files.get(f"{self.folder}/rules/{section}.yaml")
        return only_mappings(value) if isinstance(value, Sequence) else []

    @property
    def rules(self) -> list[Mapping]:
        """Every rule in reading order."""
        return [
            rule for section in self.sections for rule in self.section_rules(str(section.get("id")))
        ]

    @property
    def sources(self) -> list[Mapping]:
        """Return the source files, in the order of their names with documents first."""
        found = [
            value
            for path, value in self.files.items()
            if path.startswith(f"seeds/{self.id}/") and isinstance(value, Mapping)
        ]
        order = list(LANGUAGES)
        return sorted(
            found,
            key=lambda s: (order.index(s["id"]) if s.get("id") in order else 9, str(s.get("id"))),
        )


def only_mappings(value: Sequence) -> list[Mapping]:
    """Return the items of a sequence that are mappings."""
    return [item for item in value if isinstance(item, Mapping)]


def game_ids(root: Path) -> list[str]:
    """Return the games that have a folder in rules_data, sorted."""
    return sorted(path.parent.name for path in (root / "rules_data").glob("*/game.yaml"))


def source_paths(root: Path, game: str) -> list[Path]:
    """Every YAML file of one game, sorted: game, deck, rulings …, rules, seeds."""
    folder = root / "rules_data" / game
    return [
        *sorted(folder.glob("*.yaml")),
        *sorted(folder.glob("rules/*.yaml")),
        *sorted((root / "seeds" / game).glob("*.yaml")),
    ]


def load(root: Path, game_id: str) -> Game:
    """Read one game's files; what is not valid YAML of our dialect stands in `faults`."""
    game = Game(root, game_id)
    for path in source_paths(root, game_id):
        name = path.relative_to(root).as_posix()
        try:
            text = path.read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError):
            game.faults.append(
                Message("unreadable", N_("The file cannot be read as UTF-8 text."), None, name, 0)
            )
            game.files[name] = None
            continue
        value, faults = dialect.read(text, name)
        game.faults.extend(faults)
        game.files[name] = value
        game.rows[name] = text.split("\n")
    read_lock(game)
    return game


def read_lock(game: Game) -> None:
    """Read what was reviewed last into `game.lock` (empty if nothing was)."""
    name = f"{game.folder}/{LOCK}"
    path = game.root / name
    if not path.exists():
        return
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        game.lock = {
            name: {text: dict(prints) for text, prints in texts.items()}
            for name, texts in found["reviewed"].items()
        }
        game.recorded = {name: list(said) for name, said in found.get("recorded", {}).items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        game.faults.append(
            Message("unreadable", N_("The review record is damaged: restore it."), None, name, 0)
        )
