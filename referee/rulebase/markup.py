"""The little markup of our texts: links, amounts, bold and lists."""

from __future__ import annotations

import re
from collections.abc import Callable

LINK = re.compile(r"\[\[([a-z]+):([^\]\[|\s]*)(?:\|([^\]\[]*))?\]\]")
SIGN = "[^\\s\\w{}\\[\\]|*+−-]{1,2}"  # of a currency
AMOUNT = re.compile(rf"\{{([−-]?[0-9]+) ({SIGN})\}}")
PLACE = re.compile(r"\{([a-z_]+)(?::([a-z-]+))?\}")
LINK_KINDS = ("card", "rule", "term", "ruling")
_DIGITS = re.compile(r"[0-9]+")


def links(text: str) -> list[tuple[str, str, str | None]]:
    """Return kind, id and label (or None) of each link."""
    return [(m[1], m[2], m[3]) for m in LINK.finditer(text)]


def amounts(text: str) -> list[int]:
    """Return the whole amounts written in braces, whatever their sign."""
    return [int(m[1].replace("−", "-")) for m in AMOUNT.finditer(text)]


def signs(text: str) -> list[str]:
    """Return the sign of each amount written in braces."""
    return [m[2] for m in AMOUNT.finditer(text)]


def bare_digits(text: str) -> list[str]:
    """Return the numbers written outside links and braces, labels of links included."""
    without = AMOUNT.sub(" ", LINK.sub(lambda m: f" {m[3] or ''} ", text))
    return _DIGITS.findall(PLACE.sub(" ", without))


def words_only(text: str) -> str:
    """Return the words a reader sees of a text: labels of links, no markup."""
    text = LINK.sub(lambda m: m[3] or " ", text)
    return PLACE.sub(" ", AMOUNT.sub(" ", text)).replace("**", "")


def render(
    text: str, link: Callable[[str, str, str | None], str], amount: Callable[[int], str]
) -> str:
    """Return the text with each link and amount replaced by what the two functions make of it."""
    text = LINK.sub(lambda m: link(m[1], m[2], m[3]), text)
    return AMOUNT.sub(lambda m: amount(int(m[1].replace("−", "-"))), text)
