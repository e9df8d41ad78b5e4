"""What was last recorded beside the texts: claims, positions, places, figures, order, ids of links.

None of these may vanish, move or change unseen. `referee review` records them under the same names
as texts, and two more: `order:GAME` (the visible numbers of rules) and `share:GAME` (share.json).
"""

from __future__ import annotations

import json
from typing import Any

from referee.rulebase.load import Game
from referee.rulebase.values import Mapping, Sequence

SHARE = "share.json"
FIGURES = ("price", "prices", "ladder", "count")  # of a card
_PLACE = ("at", "lines", "chars", "print")


def now(game: Game) -> dict[str, list[str]]:
    """Return what there is to record, by the name under which it is reviewed."""
    found: dict[str, list[str]] = {}
    for rule in _named(game.rules):
        found.setdefault(rule["id"], [_claim(claim) for claim in _mappings(rule.get("claims"))])
    for ruling in _named(game.items("rulings.yaml", "rulings")):
        positions = [_position(position) for position in _mappings(ruling.get("positions"))]
        found[f"ruling:{ruling['id']}"] = [f"adopted {ruling.get('adopted')}", *positions]
    for source in _named(game.sources):
        places = _mappings(source.get("places"))
        found[f"source:{source['id']}"] = [
            " ".join(str(place[key]) for key in _PLACE if key in place) for place in places
        ]
    for card in _named(game.items("deck.yaml", "cards")):
        said = [f"{key} {_plain(card[key])}" for key in FIGURES if key in card]
        found.setdefault(f"card:{card['id']}", said)
    found[f"game:{game.id}"] = [f"{key} {_plain(value)}" for key, value in numbers(game).items()]
    found[f"order:{game.id}"] = [f"{number} {rule}" for rule, number in order(game).items()]
    shared = share(game)
    if shared is not None:
        found[f"share:{game.id}"] = shared
    return found


def numbers(game: Game) -> Mapping:
    """Return the numbers of game.yaml as they stand there."""
    value = game.mapping("game.yaml").get("numbers")
    return value if isinstance(value, Mapping) else Mapping(f"{game.folder}/game.yaml", 1)


def order(game: Game) -> dict[str, str]:
    """Return the visible number of every rule by id."""
    return {
        str(rule.get("id")): f"{chapter}.{place}"
        for chapter, section in enumerate(game.sections, 1)
        for place, rule in enumerate(game.section_rules(str(section.get("id"))), 1)
    }


def share(game: Game) -> list[str] | None:
    """Return the ids of share.json in their order; None if there is no such file or no list."""
    try:
        value = json.loads((game.root / game.folder / SHARE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return value if isinstance(value, list) and all(isinstance(w, str) for w in value) else None


def merged(game: Game, names: list[str]) -> dict[str, list[str]]:
    """Return the record with these names brought up to date.

    What is new (a rule's number, ids appended for links) is taken in whatever the names are.
    """
    fresh, kept = now(game), dict(game.recorded)
    for name in names:
        if name in fresh:
            kept[name] = fresh[name]
    numbers, shared = f"order:{game.id}", f"share:{game.id}"
    ids = set(order(game))
    old = [line for line in kept.get(numbers, []) if line.partition(" ")[2] in ids]
    known = {line.partition(" ")[2] for line in old}
    kept[numbers] = old + [line for line in fresh[numbers] if line.partition(" ")[2] not in known]
    links = kept.get(shared, [])
    if shared in fresh and fresh[shared][: len(links)] == links:
        kept[shared] = fresh[shared]
    return {name: kept[name] for name in sorted(kept) if name in fresh or name == shared}


def _plain(value: Any) -> str:
    """Return a figure, a list or a table of them in one line that reads the same each time."""
    return value if isinstance(value, str) else json.dumps(value).replace('"', "")


def _claim(claim: Mapping) -> str:
    more = ["inferred"] if claim.get("inferred") else []
    return " ".join([*(str(claim.get(key)) for key in ("source", "at", "says")), *more])


def _position(position: Mapping) -> str:
    more = [key for key in ("inferred", "variant") if position.get(key)]
    return " ".join([*(str(position.get(key)) for key in ("source", "at", "choice")), *more])


def _named(items: Any) -> list[Mapping]:
    return [item for item in _mappings(items) if isinstance(item.get("id"), str)]


def _mappings(items: Any) -> list[Mapping]:
    return (
        [item for item in items or () if isinstance(item, Mapping)]
        if isinstance(items, Sequence | list)
        else []
    )
