"""Telling events again: which sentence of words.yaml says what an event of a log does."""

from referee.games.cuantos_tacos.events import (
    ACTION,
    CARD,
    CORRECT,
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


def code(found: "dict[str, Any]") -> str:
    """Return the code of the sentence for an event of this game that can be read.

    Its dice and ingredients become the list of words that the sentence names.
    """
    name: str = found["event"]
    own = _OWN.get(name)
    return own(found) if own else name


def _steal(found: "dict[str, Any]") -> str:
    """Return the code for a stolen card: which one, and by whom, where that was told."""
    name = "steal-card" if "card" in found else "steal"
    return name + "-by" if "player" in found else name


def _finish(found: "dict[str, Any]") -> str:
    """Return the code for a finished card."""
    return "finish-card" if "card" in found else "finish"


def _score(found: "dict[str, Any]") -> str:
    """Return the code for what somebody has at the end: sauces alone, finished and begun cards."""
    name = SCORE
    if [key for key in OWN_KEYS[SCORE] if key in found and key != "player"] == ["sauces"]:
        name += "-sauces"
    name += "-finished" if found.get("finished") else ""
    return name + "-begun" if found.get("begun") else name


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


def _correct(found: "dict[str, Any]") -> str:
    """Return the code for a correction: the round and whose turn it is, where they are set."""
    name = "correct-round" if "round" in found else CORRECT
    return name + "-turn" if "turn" in found else name


_OWN = {
    ROLL: _roll,
    ACTION: _action,
    STEAL: _steal,
    FINISH: _finish,
    CARD: _card,
    MARK: _mark,
    SCORE: _score,
    CORRECT: _correct,
}
