"""Telling events again: which sentence of words.yaml says what an event of a log does."""

from referee.engine.players import begun
from referee.games.cuantos_tacos.events import (
    ACTION,
    CARD,
    FINISH,
    MARK,
    OWN_KEYS,
    ROLL,
    SCORE,
    STEAL,
)
from referee.games.cuantos_tacos.pieces import BLOCK, DISCARD, LOCK
from referee.games.cuantos_tacos.words import read_words, spelled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def told(data: "dict[str, Any]") -> "dict[str, Any]":
    """Return the sentence's `code`, and what it needs, for an event that can be read."""
    found = dict(data)
    name = data["event"]
    if name == "game":
        found = begun(data)
    elif name == ROLL:
        name = _roll(found)
    elif name == ACTION:
        name = _action(found)
    elif name == STEAL:
        name = "steal-card" if "card" in data else "steal"
        if "player" in data:
            name += "-by"
    elif name == FINISH and "card" in data:
        name = "finish-card"
    elif name == CARD:
        name = _card(found)
    elif name == MARK:
        name = _mark(found)
    elif name == SCORE:
        if [key for key in OWN_KEYS[SCORE] if key in data and key != "player"] == ["sauces"]:
            name += "-sauces"
        name += "-finished" if data.get("finished") else ""
        name += "-begun" if data.get("begun") else ""
    elif name == "edit" and data.get("with") is None:
        name = "edit-remove"
    found["code"] = name
    return found


def _roll(found: "dict[str, Any]") -> str:
    """Return the code for a roll: the dice, or what was told instead of them."""
    if "dice" in found:
        found["dice"] = spelled({}, read_words(found["dice"], "dice"))
        return "roll-dice-wilds" if "wilds" in found else "roll-dice"
    if "wilds" in found:
        return "roll-told" if "alike" in found else "roll-wilds"
    return "roll-alike" if "alike" in found else "roll"


def _action(found: "dict[str, Any]") -> str:
    """Return the code for an action, with what was told about it."""
    action = str(found["action"])
    if action == LOCK and "die" in found:
        return "action-lock-die"
    if action == DISCARD and "card" in found:
        return "action-discard-card"
    if action == BLOCK and "against" in found:
        return "action-block-against"
    return "action-" + action


def _card(found: "dict[str, Any]") -> str:
    """Return the code for a card that is described: begun or not, with what it needs if told."""
    name = "card-begun" if found.get("begun") else "card"
    if "needs" not in found:
        return name
    found["needs"] = read_words(found["needs"], "needs")
    return name + "-needs" if found["needs"] else name


def _mark(found: "dict[str, Any]") -> str:
    """Return the code for marks on a card."""
    words = read_words(found.get("ingredients", []), "ingredients")
    if not words:
        return "mark-card" if "card" in found else "mark"
    found["ingredients"] = words
    return "mark-card-ingredients" if "card" in found else "mark-ingredients"
