"""Turns texts with markup, and sentences with places, into what a terminal shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.languages import CURRENCY, MINUS, amount, listed, number
from referee.rulebase.markup import PLACE, render

Words = dict[str, Any]


def fill(template: str, params: dict[str, Any], words: Words, lang: str) -> str:
    """Return a sentence of words.yaml with its places filled from `params`.

    `{name}` takes the value as it is (a list with the language's comma), `{name:amount}` writes
    whole amounts with the game's sign, `{name:card}`, `{name:type}`, `{name:rule}`,
    `{name:choice}` and their plurals say ids in words.
    A place without a parameter stays as it is, so that a gap is seen and nothing fails.
    """

    def one(name: str, kind: str, whole: str) -> str:
        value = params.get(name)
        if value is None:
            return whole
        say = _SAYERS.get(kind)
        if isinstance(value, list | tuple):
            items = [say(item, words, lang) if say else str(item) for item in value]
            return listed(items, lang)
        return say(value, words, lang) if say else _plain(value)

    return PLACE.sub(lambda match: one(match[1], match[2] or "", match[0]), template)


def _plain(value: Any) -> str:
    """Return a value as it is, a negative number (also one told as text) with our minus."""
    text = str(value)
    return MINUS + text[1:] if text[:1] == "-" and text[1:].isdecimal() else text


def plain(text: str, lang: str, book: dict[str, Any]) -> str:
    """Return a text of the book without markup: links as words, amounts as the language writes."""
    sign = book.get("currency", CURRENCY)
    shown = render(
        text,
        lambda kind, target, label: linked(kind, target, label, lang, book),
        lambda n: amount(n, lang, currency=sign),
    )
    return shown.replace("**", "")


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


def _named(group: str) -> Callable[[Any, Words, str], str]:
    return lambda value, words, lang: str(words[group].get(value, value))


def _amount(value: Any, words: Words, lang: str) -> str:
    sign = words.get("currency", CURRENCY)
    return amount(value, lang, currency=sign) if type(value) is int else str(value)


def _signed(value: Any, words: Words, lang: str) -> str:
    sign = words.get("currency", CURRENCY)
    return amount(value, lang, signed=True, currency=sign) if type(value) is int else str(value)


def _number(value: Any, words: Words, lang: str) -> str:
    return number(value, lang) if type(value) is int else str(value)


def _choice(value: Any, words: Words, lang: str) -> str:
    return str(words["words"]["choices"].get(value, value))


def _rule(value: Any, words: Words, lang: str) -> str:
    return " ".join(words["titles"].get(value, [str(value)]))


_SAYERS: dict[str, Callable[[Any, Words, str], str]] = {
    "amount": _amount,
    "signed": _signed,
    "number": _number,
    "card": _named("cards"),
    "cards": _named("cards"),
    "type": _named("types"),
    "types": _named("types"),
    "choice": _choice,
    "choices": _choice,
    "rule": _rule,
    "rules": _rule,
}
