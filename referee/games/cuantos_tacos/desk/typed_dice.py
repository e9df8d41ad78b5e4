"""Reads dice as people type them: "3 beef, pico de gallo, wild x2"."""

from __future__ import annotations

import re

from referee.cli.answer import Stop
from referee.cli.phrases import Phrases
from referee.cli.small_words import FILLERS, counted, small
from referee.engine.nearest import nearest
from referee.games.cuantos_tacos.numbers import WILD, WILDS
from referee.languages import LANGUAGES
from referee.text.catalogue import _
from referee.text.spelling import fold

_GAME = "cuantos-tacos"
_MOST = 60  # dice in one line; the game itself says how many there are
# A wild of which nobody says on which die: any of our languages.
_WILD = ("wild", "wilds", "wildcard", "joker", "jokers", "comodín", "百搭", "万能", "小丑")
_COMMAS = r"[,，、;；]"
_TIMES = r"^([0-9]{1,3})\s*[x×*]?\s*(.+)$"  # "3 beef", "3x beef"
_SO_OFTEN = r"^(.+?)\s*[x×*]\s*([0-9]{1,3})$"  # "beef x3"


class Dice:
    """What was typed: `dice`, and `notes` about words that may be meant otherwise."""

    def __init__(self) -> None:
        self.dice: list[str] = []
        self.notes: list[str] = []


def typed_dice(text: str) -> Dice:
    """Return the dice that a text tells, the wilds by their ids; raises Stop (exit 2)."""
    found = Dice()
    kinds = _kinds()
    for word, often in _parts(text):
        meaning = kinds.whole(word)
        found.dice += [meaning or word] * often
        if meaning is None:
            _doubt(word, found)
        if len(found.dice) > _MOST:
            raise Stop("too-many-words", _("These are more dice than anybody rolls."), "dice")
    return found


def _kinds() -> Phrases:
    """Return every name of a wild, in all our languages."""
    from referee.rulebase import store

    labels = [store.words(_GAME, lang)["words"]["choices"] for lang in LANGUAGES]
    rows = [(wild, wild) for wild in (*WILDS, WILD)]
    rows += [(wild, words[wild]) for words in labels for wild in (*WILDS, WILD)]
    rows += [(WILD, word) for word in _WILD]
    return Phrases(rows)


def _parts(text: str) -> list[tuple[str, int]]:
    """Return the words between commas, or else between blanks, and how often each is meant."""
    if re.search(_COMMAS, text):
        parts = re.split(_COMMAS, text)
    else:
        parts = _repeated(text.split())
    found = []
    for part in parts:
        word, often = part.strip(), 1
        if match := re.match(_TIMES, word):
            often, word = int(match[1]), match[2]
        elif match := re.match(_SO_OFTEN, word):
            often, word = int(match[2]), match[1]
        else:
            first, _blank, rest = word.partition(" ")
            if rest and (many := counted(first)):
                often, word = many, rest
        if word and not small(word, FILLERS):
            found.append((word, min(often, _MOST + 1)))
    return found


def _repeated(words: list[str]) -> list[str]:
    """Return words of a line without commas, a number put to the word that it repeats."""
    found: list[str] = []
    waiting = ""
    for word in words:
        if re.fullmatch(r"[x×*][0-9]{1,3}", word) and found:
            found[-1] += " " + word
        elif re.fullmatch(r"[0-9]{1,3}[x×*]?", word) or (counted(word) and len(word) > 1):
            waiting = word + " "
        else:
            found.append(waiting + word)
            waiting = ""
    return found + ([waiting.strip()] if waiting else [])


def _doubt(word: str, found: Dice) -> None:
    """Note a word that is nearly that for a wild: it is taken as an ingredient."""
    near = nearest(fold(word), [fold(known) for known in _WILD if known.isascii()])
    if near and len(word) > 3 and fold(word)[0] == near[0]:
        text = _("“{word}” is taken as an ingredient; a wild is written “{near}”.")
        note = text.format(word=word[:40], near=near)
        if note not in found.notes:
            found.notes.append(note)
