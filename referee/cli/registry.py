"""Which commands there are: the shared ones, and those that games bring, none imported yet."""

from __future__ import annotations

import json
import os
from functools import cache
from importlib import import_module
from typing import TypedDict

import click

from referee.text.catalogue import N_, _, current

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
Text = str | dict[str, str]  # in every language the same, or by language


class Listing(TypedDict):
    """What `desk/commands.json` of a game says of its commands, so that none need be imported."""

    commands: dict[str, Text]  # by name: what the list of commands says
    examples: list[Text]  # how these and shared ones are called, for their help


def entries() -> dict[str, str]:
    """Return every command with its summary in the reader's language: those of games first."""
    found: dict[str, str] = {}
    for package in packages():
        for name, summary in game_entries(package).items():
            found.setdefault(name, summary)
    return found | {name: _(summary) for name, summary in SHARED.items()}


def load(name: str, game: str | None = None) -> click.Command | None:
    """Import and return one command, None if there is no such.

    If several games have it, it is that of `game`, or else of the first of them.
    """
    if name in SHARED:
        command: click.Command = import_module(f"referee.cli.commands.{name}").command
        return command
    found = [package for package in packages() if name in _listing(package)["commands"]]
    if not found:
        return None
    own = (game or "").replace("-", "_")
    package = own if own in found else found[0]
    module = import_module(f"referee.games.{package}.desk.commands")
    built: click.Command = module.build(name)
    return built


def packages() -> list[str]:
    """Return the packages of games that bring commands, in the order of the games."""
    found = [name for name in sorted(os.listdir(_GAMES)) if os.path.exists(_path(name))]  # noqa: PTH110, PTH208
    order = [game.replace("-", "_") for game in games()]
    return sorted(found, key=lambda name: order.index(name) if name in order else len(order))


def games() -> list[str]:
    """Return the games in their order, none where the rule base cannot be read."""
    from referee.rulebase import store

    try:
        return store.games()
    except Exception:  # commands are listed all the same: one of them says what is wrong
        return []


def game_entries(package: str) -> dict[str, str]:
    """Return the commands of one game with their summaries in the reader's language."""
    return {name: _said(text) for name, text in _listing(package)["commands"].items()}


def game_examples(package: str) -> list[str]:
    """Return a game's examples of commands, its own and shared ones."""
    return [_said(text) for text in _listing(package)["examples"]]


def _said(text: Text) -> str:
    return text if isinstance(text, str) else text[current()]


@cache
def _listing(package: str) -> Listing:
    with open(_path(package), encoding="utf-8") as file:  # noqa: PTH123
        found: Listing = json.load(file)
    return found


def _path(package: str) -> str:
    return os.path.join(_GAMES, package, "desk", "commands.json")  # noqa: PTH118
