"""The little markup of our texts: links, amounts, bold and lists."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from referee.languages import CURRENCY
from referee.languages import amount as written

# Compiled when they are first used: few commands need more than one of them.
LINK = r"\[\[([a-z]+):([^\]\[|\s]*)(?:\|([^\]\[]*))?\]\]"
SIGN = "[^\\s\\w{}\\[\\]|*+−-]{1,2}"  # of a currency
AMOUNT = rf"\{{([+−-]?[0-9]+) ({SIGN})\}}"
PLACE = r"\{([a-z_]+)(?::([a-z-]+))?\}"
_TOKEN = rf"\*\*(?P<bold>(?s:.+?))\*\*|{AMOUNT}|{LINK}"
LINK_KINDS = ("card", "rule", "term", "ruling")
_DIGITS = r"[0-9]+"


def links(text: str) -> list[tuple[str, str, str | None]]:
    """Return kind, id and label (or None) of each link."""
    return [(m[1], m[2], m[3]) for m in re.finditer(LINK, text)] if "[[" in text else []


def amounts(text: str) -> list[int]:
    """Return the whole amounts written in braces, whatever their sign."""
    return [int(m[1].replace("−", "-")) for m in re.finditer(AMOUNT, text)] if "{" in text else []


def signs(text: str) -> list[str]:
    """Return the sign of each amount written in braces."""
    return [m[2] for m in re.finditer(AMOUNT, text)] if "{" in text else []


def bare_digits(text: str) -> list[str]:
    """Return the numbers written outside links and braces, labels of links included."""
    if not re.search(_DIGITS, text):
        return []
    without = re.sub(AMOUNT, " ", re.sub(LINK, lambda m: f" {m[3] or ''} ", text))
    return re.findall(_DIGITS, re.sub(PLACE, " ", without))


def words_only(text: str) -> str:
    """Return the words a reader sees of a text: labels of links, no markup."""
    if "[[" in text:
        text = re.sub(LINK, lambda m: m[3] or " ", text)
    if "{" in text:
        text = re.sub(PLACE, " ", re.sub(AMOUNT, " ", text))
    return text.replace("**", "")


def render(
    text: str,
    link: Callable[[str, str, str | None], str],
    amount: Callable[[int, bool], str],
    bold: Callable[[str], str] = str,
    words: Callable[[str], str] = str,
) -> str:
    """Return the text with everything in it replaced by what the functions make of it.

    `link` takes kind, id and label (rendered, or None), `amount` the number and whether its plus
    is shown, `bold` what stands between two stars (rendered), `words` what has no markup.
    """
    parts: list[str] = []
    end = 0
    for found in re.finditer(_TOKEN, text):
        bolder, number, _sign, kind, target, label = found.groups()
        parts.append(words(text[end : found.start()]))
        end = found.end()
        if bolder is not None:
            parts.append(bold(render(bolder, link, amount, bold, words)))
        elif number is not None:
            parts.append(amount(int(number.replace("−", "-")), number[0] == "+"))
        else:
            shown = render(label, link, amount, bold, words) if label else None
            parts.append(link(kind, target, shown))
    return "".join([*parts, words(text[end:])])


def plain(text: str, lang: str, book: dict[str, Any]) -> str:
    """Return a text of the book without markup: links as words, amounts as the language writes."""
    sign = book.get("currency", CURRENCY)
    return render(
        text,
        lambda kind, target, label: linked(kind, target, label, lang, book),
        lambda n, signed: written(n, lang, signed, currency=sign),
    )


def linked(kind: str, target: str, label: str | None, lang: str, book: dict[str, Any]) -> str:
    """Return what a link shows: its label, or the name or title of its target."""
    if label:
        return label
    items, key = _TARGETS.get(kind, ("", ""))
    for item in book.get(items) or ():
        if item["id"] == target:
            return str(item[key][lang])
    return target


_TARGETS = {
    "card": ("cards", "names"),
    "rule": ("rules", "title"),
    "term": ("glossary", "word"),
    "ruling": ("rulings", "question"),
}
