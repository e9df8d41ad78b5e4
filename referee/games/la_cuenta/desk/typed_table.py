"""A table told by its stacks: "meat 20 40+premium; fish burnt -10; wine x3; coffee"."""

from __future__ import annotations

import re

from referee.typed.numbers import DASHES
from referee.typed.phrases import Phrases

_ENDS = r"[;；,，、\n]"
_PRICE = r"€?\d{1,4}(?![\dxX×])"


def spelled_out(text: str, types: Phrases, burnt: Phrases) -> list[str]:
    """Return the same table with every card's type beside it, one entry for each part.

    A type that stands once goes for all prices and Burnt Dishes after it in its part.
    """
    found: list[str] = []
    for part in re.split(_ENDS, text):
        kind, rest = types.start(part)
        if kind is None or not rest:
            found.append(part)
            continue
        cards: list[str] = []
        open_end = False  # whether what follows belongs to the card before it
        for item in rest.split():
            burns = burnt.start(item)[0] is not None
            if burns or (re.match(_PRICE, item) and not open_end):
                cards.append(f"{kind} {item}")
                open_end = burns
            elif cards:
                cards[-1] += f" {item}"
                open_end = item.endswith("+") or (open_end and item[0] not in DASHES + "0123456789")
            else:
                cards.append(f"{kind} {item}")
                open_end = True
        found += cards
    return found
