"""What is counted for every player, and the sign of a game's amounts."""

from __future__ import annotations

from typing import Any

from referee.languages import CURRENCY
from referee.rulebase.load import Game
from referee.rulebase.values import plain

NONE = "none"  # how game.yaml says that a game has no money


def currency(game: Game) -> str:
    """Return the sign of the game's amounts; empty where it has no money."""
    sign = game.mapping("game.yaml").get("currency", CURRENCY)
    return "" if sign == NONE else str(sign)


def figures(game: Game) -> list[dict[str, Any]]:
    """Return what is counted for every player: id, name by language, and whether it is money."""
    return [
        {"id": figure["id"], "name": plain(figure["name"]), "money": bool(figure.get("money"))}
        for figure in game.items("game.yaml", "figures")
    ]
