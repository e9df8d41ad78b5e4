"""Fills the places of a game's own sentences (`words.yaml`), for every face alike.

The phone page does the same in JavaScript (`docs/table/words.js`); a test compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from referee.languages import CURRENCY, MINUS, amount, listed, number
from referee.text.markup import PLACE

Words = dict[str, Any]


def fill(
    template: str,
    params: Mapping[str, Any],
    words: Words,
    lang: str,
    space: str = " ",
    mark: Callable[[str], str] = str,
) -> str:
    """Return a sentence with its places filled from `params`; `words` are those of one language.

    `{name}` takes the value as it is (a list with the language's comma), `{name:amount}` writes
    whole amounts with the game's sign, `{name:card}`, `{name:type}`, `{name:rule}`,
    `{name:choice}` and their plurals say ids in words; a negative number has a true minus.
    A place without a parameter stays as it is, so that a gap is seen and nothing fails.
    `space` stands between a number and its sign; `mark` is applied to everything filled in.
    """

    def one(name: str, kind: str, whole: str) -> str:
        value = params.get(name)
        if value is None:
            return whole
        if isinstance(value, list | tuple):
            return mark(listed([said(item, kind, words, lang, space) for item in value], lang))
        return mark(said(value, kind, words, lang, space))

    return re.sub(PLACE, lambda match: one(match[1], match[2] or "", match[0]), template)


def said(value: Any, kind: str, words: Words, lang: str, space: str = " ") -> str:
    """Return one value in words; as it is where `kind` has no word for it."""
    if type(value) is int and kind in ("amount", "signed"):
        sign = words.get("currency", CURRENCY)
        return amount(value, lang, kind == "signed", space, sign)
    if type(value) is int and kind == "number":
        return number(value, lang)
    kind = kind[:-1] if kind.endswith("s") else kind
    if kind == "rule" and value in words["titles"]:
        return " ".join(words["titles"][value])
    names = words["words"]["choices"] if kind == "choice" else words.get(_NAMES.get(kind, ""), {})
    return str(names[value]) if value in names else plain(value)


_NAMES = {"card": "cards", "type": "types"}


def plain(value: Any) -> str:
    """Return a value as it is, a negative number (also one told as text) with our minus."""
    text = str(value)
    return MINUS + text[1:] if text[:1] == "-" and text[1:].isdecimal() else text
