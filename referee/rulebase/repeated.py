"""Numbers of a game that its texts repeat, by the names under which a rule refers to them.

`hand_start` and the other keys of `numbers` in game.yaml; `wine.ladder`, `tip.count` of a card;
`tapas.price`, `tapas.count` of all cards of a kind; `meat.cards`: how many cards have that type.
"""

from __future__ import annotations

import re
from typing import Any

from referee.rulebase.arithmetic import work_out
from referee.rulebase.load import Game
from referee.rulebase.values import Mapping, Sequence

_NAME = re.compile(r"(?<![a-z0-9_.-])(?!ceil\()[a-z][a-z0-9_-]*(?:\.[a-z]+)?")
OF_CARDS = ("price", "prices", "ladder", "count")


def known(game: Game) -> dict[str, list[int]]:
    """Return the numbers of a game by name; what is not written as a number is left out."""
    found: dict[str, list[int]] = {}
    numbers = game.mapping("game.yaml").get("numbers")
    for key, value in numbers.items() if isinstance(numbers, Mapping) else ():
        found[key] = flat(value)
    counts: dict[str, list[int]] = {}
    for card in game.items("deck.yaml", "cards"):
        if isinstance(card, Mapping) and isinstance(card.get("id"), str):
            _card(card, found, counts)
    found.update({name: [sum(values)] for name, values in counts.items()})
    return {name: list(dict.fromkeys(values)) for name, values in found.items() if values}


def _card(card: Mapping, found: dict[str, list[int]], counts: dict[str, list[int]]) -> None:
    for key in OF_CARDS:
        values = flat(card.get(key))
        if not values:
            continue
        found[f"{card['id']}.{key}"] = values
        if key == "count":
            counts.setdefault(f"{card.get('kind')}.count", []).extend(values)
        elif card.get("kind") != card["id"]:
            found.setdefault(f"{card.get('kind')}.{key}", []).extend(values)
    if "type" in card:
        counts.setdefault(f"{card['type']}.cards", []).append(1)


def flat(value: Any) -> list[int]:
    """Return every whole number in a value, in order."""
    if isinstance(value, Mapping):
        return [number for item in value.values() for number in flat(item)]
    if isinstance(value, Sequence):
        return [number for item in value for number in flat(item)]
    return [value] if type(value) is int else []


def worked_out(item: int | str, names: dict[str, list[int]]) -> list[int]:
    """Return the numbers that a rule names: all of a name, or what a sum with names comes to.

    Raises KeyError for an unknown name, ValueError for what is no sum.
    """
    if isinstance(item, int):
        return [item]
    if _NAME.fullmatch(item.strip()):
        return names[item.strip()]
    return [work_out(_NAME.sub(lambda m: str(max(names[m[0]])), item))]


def used(item: int | str) -> list[str]:
    """Return the names in what a rule names."""
    return _NAME.findall(item) if isinstance(item, str) else []
