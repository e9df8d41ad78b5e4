"""Reads dice as people type them: "3 beef, pico de gallo, wild x2"."""

from __future__ import annotations

from functools import lru_cache

from referee.cli.answer import Stop
from referee.engine.nearest import nearest
from referee.games.cuantos_tacos.numbers import WILD, WILDS
from referee.languages import LANGUAGES
from referee.text.catalogue import _
from referee.text.spelling import fold
from referee.typed.items import counted_words
from referee.typed.phrases import Phrases

_GAME = "cuantos-tacos"
_MOST = 60  # dice in one line; the game itself says how many there are


class Dice:
    """What was typed: `dice`, and `notes` about words that may be meant otherwise."""

    def __init__(self) -> None:
        self.dice: list[str] = []
        self.notes: list[str] = []


def typed_dice(text: str) -> Dice:
    """Return the dice that a text tells, the wilds by their ids; raises Stop (exit 2)."""
    found = Dice()
    kinds = _kinds()
    for word, often in counted_words(text, _MOST + 1):
        meaning = kinds.whole(word)
        found.dice += [meaning or word] * often
        if meaning is None:
            _doubt(word, found)
        if len(found.dice) > _MOST:
            raise Stop("too-many-words", _("These are more dice than anybody rolls."), "dice")
    return found


def _kinds() -> Phrases:
    """Return every name of a wild, in all our languages."""
    return Phrases((wild, name) for wild, names in _names().items() for name in names)


@lru_cache(1)
def _names() -> dict[str, list[str]]:
    """Return the names of each wild in all our languages; `WILD` may lie on either die."""
    from referee.rulebase import store

    found: dict[str, list[str]] = {wild: [wild] for wild in (*WILDS, WILD)}
    for lang in LANGUAGES:
        words = store.words(_GAME, lang)
        for wild, names in found.items():
            names += [words["words"]["choices"][wild], *words["typed"].get(wild, ())]
    return found


def _doubt(word: str, found: Dice) -> None:
    """Note a word that is nearly that for a wild: it is taken as an ingredient."""
    near = nearest(fold(word), [fold(known) for known in _names()[WILD] if known.isascii()])
    if near and len(word) > 3 and fold(word)[0] == near[0]:
        text = _("“{word}” is taken as an ingredient; a wild is written “{near}”.")
        note = text.format(word=word[:40], near=near)
        if note not in found.notes:
            found.notes.append(note)
