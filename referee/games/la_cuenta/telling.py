"""Telling events again: which sentence of words.yaml says what an event of a log does."""

from referee.engine.players import begun
from referee.games.la_cuenta.events import ASK, PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.deck import Deck


def told(deck: "Deck", data: "dict[str, Any]") -> "dict[str, Any]":
    """Return the sentence's `code`, and what it needs, for an event that can be read."""
    found = dict(data)
    name = data["event"]
    if name == "game":
        found = begun(data)
    elif name == PLAY:
        name = _play(deck, found)
    elif name == ASK and data.get("cannot_play"):
        name = "ask-cannot-play"
    elif name == "edit" and data.get("with") is None:
        name = "edit-remove"
    found["code"] = name
    return found


def _play(deck: "Deck", found: "dict[str, Any]") -> str:
    """Return the code for a played card; a dish told by its price gets its name."""
    if "card" not in found:
        card = deck.dishes.get((found["type"], found["price"]))
        if card is None:
            return "play-dish"
        found["card"] = card.id
    if "on" in found:
        return "play-burnt-dish-premium" if found.get("premium") else "play-burnt-dish"
    return "play-premium" if found.get("premium") else "play-card"
