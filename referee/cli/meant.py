"""Which game is meant: the one named, in any language and cut short, or that of a kept table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.cli.answer import Stop
from referee.languages import listed
from referee.text.catalogue import _, current


def named(text: str) -> str:
    """Return the id of the game that a name means; raises Stop (exit 2) for none and several.

    A name is an id, or a title in any of our languages; the beginning of a word of it will do.
    """
    from referee.rulebase import store

    games = store.games()
    if text in games:
        return text
    from referee.text.spelling import by_spelling
    from referee.typed.lexicon import Lexicon

    rows = [(game, name) for game in games for name in (game, *store.titles(game).values())]
    lexicon = Lexicon(by_spelling(rows))
    words = "".join(char if char.isalnum() else " " for char in text).split()
    _level, found = lexicon.find(words) if words else (0, [])
    if not found and words:
        found = lexicon.hints(words[0]) if len(words) == 1 else []
    if len(found) == 1:
        return found[0]
    known = found or games
    names = listed([f"{store.titles(game)[current()]} ({game})" for game in known], current())
    message = _("There is no game “{text}”; there are: {games}.")
    if found:
        message = _("“{text}” could be any of these games: {games}.")
    code = "ambiguous-game" if found else "unknown-game"
    raise Stop(code, message.format(text=text[:60], games=names), "--game")


def of_table(name: str | None) -> str | None:
    """Return the game of a kept table, or of the one used last; None if that cannot be told."""
    from referee.rulebase import store

    game = _begun(name).get("game")
    return game if game in store.games() else None


def seated(name: str | None) -> list[str]:
    """Return who sits at a kept table now, or at the one used last; nobody if nothing tells that.

    Whoever came later sits there too.
    """
    from referee.tables import place
    from referee.tables.faults import TableFault
    from referee.tables.session import Session

    try:
        path = place.path_of(name) if name else place.current()
        return Session(path).players if path else []
    except TableFault:
        return []


def _begun(name: str | None) -> dict[str, Any]:
    """Return the first event of a kept table, nothing if it cannot be read."""
    from referee.tables import place
    from referee.tables.faults import TableFault
    from referee.tables.json_lines import split

    try:
        path = place.path_of(name) if name else place.current()
        if path is None:
            return {}
        with open(path, "rb") as file:  # noqa: PTH123
            lines = split(file.readline(100_000))
    except (OSError, ValueError, TableFault):
        return {}
    return next((first for first in lines.events if isinstance(first, dict)), {})


def option(args: Sequence[str], *names: str) -> str | None:
    """Return the value of an option in arguments that are not parsed yet."""
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg in names:
            return args[place + 1] if place + 1 < len(args) else None
        for name in names:
            if arg.startswith(name + "=") and name.startswith("--"):
                return arg[len(name) + 1 :]
    return None


def by_game(found: Sequence[tuple[str, Any]], text: str) -> Any:
    """Return the one thing found; raises Stop if several games have something of that name."""
    from referee.rulebase import store

    if len(found) > 1:
        games = listed([store.titles(game)[current()] for game, _thing in found], current())
        example = f"--game {found[0][0]}"
        message = _("“{text}” is in several games ({games}); say which: {example}.")
        raise Stop("ambiguous", message.format(text=text[:60], games=games, example=example), "id")
    return found[0][1] if found else None
