"""The referees: one package per game, found by the game's id."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.face import Game


def load(game: str) -> "Game":
    """Return the module that judges this game, as `referee.engine.face` describes it.

    Raises `ImportError` for a game that has no referee.
    """
    name = "referee.games." + game.replace("-", "_") + ".game"
    module: Game = __import__(name, None, None, ("game",))
    return module
