"""Reads amounts by name, for cash and corrections: "ana 20, ben 12.50"."""

from __future__ import annotations

import re
from typing import Any

from referee.cli.answer import Stop
from referee.cli.phrases import People, Phrases
from referee.text.catalogue import _

_NUMBER = (
    r"€?\s*([-−–]?)\s*(\d{1,3}(?:[.,’]\d{3})+(?!\d)|\d{1,9})(?:[.,](\d{1,2})(?!\d))?"
    r"\s*(?:€|euros?\b|元|欧元)?"
)
_ENDS = " \t,;、，；.。"


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
        number = re.match(_NUMBER, rest)
        if number is None:
            message = _("How many euros has {name}? Write: {example}")
            example = f"{verb} {name} 120"
            raise Stop("no-amount", message.format(name=name, example=example), verb)
        found[str(name)] = _value(verb, number)
        text = rest[number.end() :]
    if not found:
        message = _("Say whose, and how many euros: {example}")
        raise Stop("no-amount", message.format(example=f"{verb} {people.players[0]} 120"), verb)
    if verb == "cash":
        return {"event": "cash", "cash": found}
    return {"event": "correct", "savings": found, **({"why": why} if why else {})}


def _value(verb: str, number: re.Match[str]) -> int | str:
    """Return euros, or cash with cents as a text; raises Stop for cents of the game's own money."""
    euros = int(re.sub(r"\D", "", number[2]))
    cents = int((number[3] or "0").ljust(2, "0"))
    if not cents:
        return -euros if number[1] else euros
    if verb != "cash" or number[1]:
        message = _("Savings are whole euros, not “{text}”.")
        if verb == "cash":
            message = _("Cash is 0 € or more, not “{text}”.")
        raise Stop("no-cents", message.format(text=number[0].strip()), verb)
    return f"{euros}.{cents:02}"
