"""Examples of commands for their help pages: what the games bring, or what their rules offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.cli import registry
from referee.cli.app import App
from referee.text.catalogue import current

_MOST = 3  # games whose rules are shown as examples on one page


def first() -> list[str]:
    """Return one example of each game that brings some, for the page of the whole program."""
    return [line for package in registry.packages() for line in registry.game_examples(package)[:1]]


def of(command: str) -> Callable[[App], Sequence[str]]:
    """Return what makes the examples of a shared command: the games', or of their own ids."""

    def made(app: App) -> list[str]:
        start = f"referee {command} "
        known = registry.packages()
        brought = [
            line
            for package in known
            for line in registry.game_examples(package)
            if line.startswith(start)
        ]
        others = [game for game in registry.games() if game.replace("-", "_") not in known]
        if command.startswith("table"):
            others = [game for game in others if game in app.keepable()]
        return brought + [line for game in others[:_MOST] for line in _offered(app, game, command)]

    return made


def title(package: str) -> str:
    """Return what a game is called, its package's name if the rule base cannot be read."""
    from referee.rulebase import store

    try:
        return store.titles(package.replace("_", "-"))[current()]
    except Exception:  # a broken rule base still has a page that leads to `check`
        return package


def _offered(app: App, game: str, command: str) -> list[str]:
    """Return an example of a command made of the ids of a game's rule base."""
    from referee.rulebase import store

    if command == "table edit":
        return [f"referee table edit 7 {app.front(game).next_step(('Ana', 'Ben'))}"]
    book = store.book(game)
    rules = [rule["id"] for rule in book["rules"] if rule["examples"]]
    ids = {"rule": rules, "examples": rules, "review": rules}
    ids["dispute"] = [ruling["id"] for ruling in book["rulings"]]
    return [f"referee {command} {found}" for found in ids.get(command, [])[:1]]
