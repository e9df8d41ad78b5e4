"""Reads how often a word is meant: "3 beef", "beef x3", "two beef", "两 beef", "beef × 3"."""

from __future__ import annotations

from referee.typed.numbers import TIMES, Number, number
from referee.typed.small_words import FILLERS, small

_COMMAS = ",，、;；"
_CROSSES = tuple(TIMES + "xXｘＸ")


def counted_words(text: str, most: int) -> list[tuple[str, int]]:
    """Return the words of a list, each with how often it is meant, at most `most` times.

    Where there are commas, they stand between the words; otherwise blanks do, and what only joins
    words ("and", 和) is passed over. A number without a word is a word.
    """
    parts = _split(text) if any(comma in text for comma in _COMMAS) else _apart(text.split())
    found = (one(part) for part in parts if part)
    return [(word, min(often, most)) for word, often in found if word]


def one(text: str) -> tuple[str, int]:
    """Return a word and how often it is meant: the number may stand before or behind it."""
    text = text.strip()
    times, rest = before(text)
    if rest and times is not None:
        return rest, times
    for at in range(1, len(text)):
        # No x inside a word: "salsa x2", 百搭x2, but one "tex2" is a word.
        apart = not (text[at - 1].isalpha() and text[at - 1] < "\u2e80") or text[at] in TIMES
        if text[at] in _CROSSES and apart:
            times, rest = behind(text[at:])
            if times is not None and not rest:
                return text[:at].rstrip(), times
    return text, 1


def before(text: str) -> tuple[int | None, str]:
    """Return the number with which a text begins (2, 2x, two), and the rest; None without one."""
    found = number(text)
    if found is None or not _says_how_often(found, text):
        return None, text
    return found.value, text[found.size :].lstrip(" \t.")


def behind(text: str) -> tuple[int | None, str]:
    """Return the number behind a cross (x2, × two) with which a text begins, and the rest."""
    if text[:1] not in _CROSSES:
        return None, text
    after = text[1:].lstrip()
    found = number(after)
    if found is None or found.behind or not _says_how_often(found, after, alone=True):
        return None, text
    return found.value, after[found.size :]


def _says_how_often(found: Number, text: str, alone: bool = False) -> bool:
    """Return whether a number counts the word after it: not −3, €3, nor the two of twofold."""
    if found.money or found.behind or found.value < 0:
        return False
    after = text[found.size : found.size + 1]
    if not found.digits and not found.times:  # a word: what it counts stands apart
        return alone or after.isspace() or (text[0] >= "\u2e80" and after != "")
    return True


def _split(text: str) -> list[str]:
    for comma in _COMMAS[1:]:
        text = text.replace(comma, _COMMAS[0])
    return text.split(_COMMAS[0])


def _apart(words: list[str]) -> list[str]:
    """Return single words, a number put to the word that it counts."""
    found: list[str] = []
    waiting = ""
    words = list(words)
    while words:
        word = words.pop(0)
        if word in _CROSSES and words and found and not waiting:
            word += words.pop(0)
        if found and not waiting and behind(word)[0] is not None and not behind(word)[1]:
            found[-1] += " " + word
        elif _is_number(word):
            found += [waiting] if waiting else []
            waiting = word
        elif len(word) > 1 and small(word, FILLERS):
            continue
        else:
            found.append(f"{waiting} {word}" if waiting else word)
            waiting = ""
    return [*found, waiting] if waiting else found


def _is_number(word: str) -> bool:
    """Return whether a word is a number that counts the next one: 3, 3x, three, 两, 两份."""
    found = number(word)
    return found is not None and found.size == len(word) and not (found.behind or found.money)
