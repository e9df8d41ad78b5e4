"""Telling events again: which sentence of words.yaml says what an event of a log does."""

from referee.games.la_cuenta.events import ASK, PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.deck import Deck


def code(deck: "Deck", found: "dict[str, Any]") -> str:
    """Return the code of the sentence for an event of this game that can be read."""
    name: str = found["event"]
    if name == PLAY:
        return _play(deck, found)
    if name == ASK and found.get("cannot_play"):
        return "ask-cannot-play"
    return name


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
