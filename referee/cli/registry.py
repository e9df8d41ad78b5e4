"""Which commands there are: the shared ones, and those that games bring, none imported yet."""

from __future__ import annotations

import os
import re
from importlib import import_module
from typing import Any

import click

from referee.i18n import N_

SHARED = {
    "table": N_("Keep a game: who plays what, the live bill, all savings."),
    "may": N_("Ask whether something may be played, and why not."),
    "replay": N_("Judge a whole game from its log, and compare rulings."),
    "rule": N_("Look up a rule by its id or by words."),
    "dispute": N_("What the sources say where they differ, and how we rule."),
    "examples": N_("Worked examples with their arithmetic."),
    "games": N_("The games that are known here."),
    "check": N_("Find everything that is wrong in the rule base."),
    "review": N_("Record that texts say the same in all three languages."),
    "sources": N_("Prove that our claims still fit the source documents."),
    "site": N_("Build or serve the web site."),
    "completion": N_("Print the script that completes words in your shell."),
}

_GAMES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "games")  # noqa: PTH100, PTH118, PTH120
# A game lists its commands in `COMMANDS`, one a line, so that they can be read without importing.
_ENTRY = re.compile(r'^    "([a-z][a-z-]*)": N_\("([^"\n]*)"\),$', re.MULTILINE)


def entries() -> dict[str, str]:
    """Return every command with its summary (English): those of games first."""
    found: dict[str, str] = {}
    for package in packages():
        for name, summary in game_entries(package).items():
            found.setdefault(name, summary)
    return found | SHARED


def load(name: str) -> click.Command | None:
    """Import and return one command, None if there is no such."""
    if name in SHARED:
        command: click.Command = import_module(f"referee.cli.commands.{name}").command
        return command
    for package in packages():
        if name in game_entries(package):
            module = import_module(f"referee.games.{package}.desk.commands")
            built: click.Command = module.build(name)
            return built
    return None


def packages() -> list[str]:
    """Return the packages of games that bring commands, sorted."""
    return [name for name in sorted(os.listdir(_GAMES)) if os.path.exists(_listing(name))]  # noqa: PTH110, PTH208


def game_entries(package: str) -> dict[str, str]:
    """Return the commands of one game with their summaries, read from its ``COMMANDS``."""
    with open(_listing(package), encoding="utf-8") as file:  # noqa: PTH123
        return dict(_ENTRY.findall(file.read(4000)))


def _listing(package: str) -> str:
    return os.path.join(_GAMES, package, "desk", "commands.py")  # noqa: PTH118


def tables() -> list[str]:
    """Return the packages of games whose tables can be kept, sorted."""
    return [
        name
        for name in sorted(os.listdir(_GAMES))  # noqa: PTH208
        if os.path.exists(os.path.join(_GAMES, name, "desk", "event_commands.py"))  # noqa: PTH110, PTH118
    ]


def table_front(package: str) -> Any:
    """Return the module with which a game takes part in keeping tables."""
    return import_module(f"referee.games.{package}.desk.event_commands")


def table_verbs(package: str) -> dict[str, dict[str, Any]]:
    """Return a game's events as commands: summary, placeholder, texts, options."""
    verbs: dict[str, dict[str, Any]] = table_front(package).VERBS
    return verbs
