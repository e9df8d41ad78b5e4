"""Which commands there are: the shared ones, and those that games bring, none imported yet."""

from __future__ import annotations

import os
import re
from importlib import import_module

import click

from referee.text.catalogue import N_

SHARED = {
    "table": N_("Keep a game while you play it: what happens, who is next, who wins."),
    "may": N_("Ask whether something may be played, and why not."),
    "replay": N_("Judge a whole game from its log, and compare rulings."),
    "search": N_("Find rules, disputes, cards and terms by words."),
    "rule": N_("Look up a rule by its id or by words."),
    "dispute": N_("What the sources say where they differ, and how we rule."),
    "examples": N_("Worked examples with their arithmetic."),
    "games": N_("The games that are known here."),
    "check": N_("Find everything that is wrong in the rule base."),
    "review": N_("Record that texts say the same in all three languages."),
    "sources": N_("Prove that our claims still fit the source documents."),
    "site": N_("Build or serve the web site."),
    "completion": N_("Print the script that completes words in your shell."),
    "help": N_("Show what a command does."),
    "version": N_("Show the version."),
}

_GAMES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "games")  # noqa: PTH100, PTH118, PTH120
# A game lists its commands in `COMMANDS`, and examples in `EXAMPLES`, one a line, so that they
# can be read without importing.
_EXAMPLE = r"""(?m)^    (?:N_\()?(['"])(referee .*)\1\)?,$"""
_ENTRY = r'(?m)^    "([a-z][a-z-]*)": N_\("([^"\n]*)"\),$'


def entries() -> dict[str, str]:
    """Return every command with its summary (English): those of games first."""
    found: dict[str, str] = {}
    for package in packages():
        for name, summary in game_entries(package).items():
            found.setdefault(name, summary)
    return found | SHARED


def load(name: str, game: str | None = None) -> click.Command | None:
    """Import and return one command, None if there is no such.

    If several games have it, it is that of `game`, or else of the first of them.
    """
    if name in SHARED:
        command: click.Command = import_module(f"referee.cli.commands.{name}").command
        return command
    found = [package for package in packages() if name in game_entries(package)]
    if not found:
        return None
    package = found[0] if len(found) == 1 else _first(found, game)
    module = import_module(f"referee.games.{package}.desk.commands")
    built: click.Command = module.build(name)
    return built


def packages() -> list[str]:
    """Return the packages of games that bring commands, sorted."""
    return [name for name in sorted(os.listdir(_GAMES)) if os.path.exists(_listing(name))]  # noqa: PTH110, PTH208


def game_entries(package: str) -> dict[str, str]:
    """Return the commands of one game with their summaries, read from its ``COMMANDS``."""
    return dict(re.findall(_ENTRY, _content(package)))


def game_examples(package: str) -> list[str]:
    """Return a game's examples of commands, its own and shared ones, read from ``EXAMPLES``."""
    return [found[1] for found in re.findall(_EXAMPLE, _content(package))]


def _first(found: list[str], game: str | None) -> str:
    """Return the package of a game, or of the first game that has one of these."""
    from referee.rulebase import store

    for one in (game, *store.games()):
        package = (one or "").replace("-", "_")
        if package in found:
            return package
    return found[0]


def _content(package: str) -> str:
    with open(_listing(package), encoding="utf-8") as file:  # noqa: PTH123
        return file.read(4000)


def _listing(package: str) -> str:
    return os.path.join(_GAMES, package, "desk", "commands.py")  # noqa: PTH118
