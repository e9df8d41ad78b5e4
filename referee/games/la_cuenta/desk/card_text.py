"""La Cuenta's cards as they are called on the terminal, in a way that can be typed in again."""

from __future__ import annotations

from typing import Any

from referee.cli.game_text import GameText
from referee.languages import listed
from referee.text.catalogue import _, current


def cards(say: GameText, items: list[Any]) -> str:
    """Return cards in a row, equal ones together."""
    told: dict[str, int] = {}
    for item in items:
        name = card(say, item)
        told[name] = told.get(name, 0) + 1
    return listed([name if n == 1 else f"{n} × {name}" for name, n in told.items()], current())


def card(say: GameText, item: Any) -> str:
    """Return one card: its name, price and type where it has many, the Premium on it."""
    if isinstance(item, str):
        return say.card(item)
    kind = item.get("type") or item.get("on")
    name = say.card(item["card"]) if item.get("card") else say.type_name(str(kind))
    if "price" in item:
        name += f" {say.amount(item['price'])}"
    if item.get("on"):
        name += _(" on {type}").format(type=say.type_name(item["on"]))
    if item.get("premium"):
        name += f" + {premiums(say, item['premium'])}"
    return name


def premiums(say: GameText, n: int) -> str:
    """Return so many Premium in words that can be typed in again: 2 × Premium."""
    return (f"{n} × " if n > 1 else "") + say.card("premium")
