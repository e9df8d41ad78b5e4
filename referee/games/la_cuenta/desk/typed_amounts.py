"""Reads amounts by name, for cash and corrections: "ana 20, ben 12.50"."""

from __future__ import annotations

from typing import Any

from referee.cli.answer import Stop
from referee.cli.people import People
from referee.text.catalogue import _
from referee.typed.numbers import Number, in_digits, in_words
from referee.typed.phrases import Phrases

_ENDS = " \t\r\n,;、，；.。"

_MOST_DIGITS = 9


def amounts(verb: str, text: str, people: People, keywords: Phrases) -> dict[str, Any]:
    """Return the event that "ana 20, ben 5" tells, and for a correction why; raises Stop."""
    found: dict[str, int | str] = {}
    why = ""
    while text := text.strip(_ENDS):
        keyword, rest = keywords.start(text)
        if keyword == "why" and verb == "correct":
            why = rest
            break
        name, rest = people.start(text)
        if name is None:
            name, rest = people.short(text)
        if name is None:
            people.one(text.split()[0])
        number = in_digits(rest, hundredths=True) or in_words(rest)
        if number is None or number.times:
            message = _("How many euros has {name}? Write: {example}")
            example = f"{verb} {name} 120"
            raise Stop("no-amount", message.format(name=name, example=example), verb)
        if len(number.digits) > _MOST_DIGITS:
            message = _("{number} is too large a number.")
            raise Stop("too-large", message.format(number=number.digits[:20] + "…"), verb)
        found[str(name)] = _value(verb, number, rest[: number.size])
        text = rest[number.size :]
    if not found:
        message = _("Say whose, and how many euros: {example}")
        raise Stop("no-amount", message.format(example=f"{verb} {people.players[0]} 120"), verb)
    if verb == "cash":
        return {"event": "cash", "cash": found}
    return {"event": "correct", "savings": found, **({"why": why} if why else {})}


def _value(verb: str, number: Number, typed: str) -> int | str:
    """Return euros, or cash with cents as a text; raises Stop for cents of the game's own money."""
    if not number.hundredths:
        return number.value
    if verb != "cash" or number.minus:
        message = _("Savings are whole euros, not “{text}”.")
        if verb == "cash":
            message = _("Cash is 0 € or more, not “{text}”.")
        raise Stop("no-cents", message.format(text=typed.strip()), verb)
    return f"{number.value}.{number.hundredths:02}"
