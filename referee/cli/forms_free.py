"""Free words of the table, such as ingredients: "3 cheese, onion x2, red pepper"."""

from __future__ import annotations

import re
from collections.abc import Callable

from referee.cli.small_words import FILLERS, counted, small

_COMMAS = r"[,，、]"
_TIMES = r"(?is)(?:(\d{1,3})\s*[x×*]?\s*)?(.+?)(?:\s*[x×*]\s*(\d{1,3}))?"
_MOST = 100


def free_words(text: str, ends: Callable[[str], bool]) -> tuple[list[str], int]:
    """Return the words at the beginning of a text, and where they end: at a label, or with it.

    Where there are commas, they separate, otherwise blanks do. A number says how many there are.
    """
    size = len(text)
    for found in re.finditer(r"(?<=[\s,，、])(?=\S)", text):
        if ends(text[found.start() :]):
            size = found.start()
            break
    told = text[:size]
    if re.search(_COMMAS, told):
        parts = [part.strip() for part in re.split(_COMMAS, told)]
    else:
        parts = _counted(told.split())
    words: list[str] = []
    for part in parts:
        if part:
            words += _repeated(part)
    return words[:_MOST], size


def _counted(words: list[str]) -> list[str]:
    """Return single words, each with the number that stands before or after it."""
    found: list[str] = []
    number = ""
    for word in words:
        if small(word, FILLERS) and counted(word) is None:
            continue
        if re.fullmatch(r"\d{1,3}[x×*]?", word, re.IGNORECASE):
            number = word.rstrip("xX×*")
        elif found and re.fullmatch(r"[x×*]\d{1,3}", word, re.IGNORECASE):
            found[-1] += f" {word}"
        else:
            found.append(f"{number} {word}" if number else word)
            number = ""
    return [*found, number] if number else found


def _repeated(part: str) -> list[str]:
    match = re.fullmatch(_TIMES, part)
    assert match is not None  # whatever stands there is a word
    many = int(match[1] or match[3] or 1)
    return [match[2].strip()] * min(many, _MOST)
