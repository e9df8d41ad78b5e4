"""The referees: one package per game, found by the game's id."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.protocols import Game, Referee


def load(game: str) -> "Game":
    """Return the module that judges this game, as `referee.engine.protocols` describes it.

    Raises `ImportError` for a game that has no referee.
    """
    module: Game = _module(game, "game")
    return module


def load_referee(game: str) -> "Referee":
    """Return the module that folds this game's events; raise `ImportError`."""
    module: Referee = _module(game, "referee")
    return module


def _module(game: str, name: str) -> "Any":
    package = "referee.games." + game.replace("-", "_") + "."
    return __import__(package + name, None, None, (name,))
