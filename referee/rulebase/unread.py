"""Which files of a game cannot be read in full, so that not all of its ids are known."""

from __future__ import annotations

from typing import Any

from referee.rulebase.load import Game
from referee.rulebase.values import Mapping, Sequence

# The lists of each file, and what their ids belong to.
_HOLDS = {
    "game.yaml": {"sections": "section", "types": "type"},
    "deck.yaml": {"cards": "card"},
    "rulings.yaml": {"rulings": "ruling"},
    "glossary.yaml": {"terms": "term"},
    "words.yaml": {},
}
_OPTIONAL = {"types"}


def unread(game: Game) -> dict[str, set[str]]:
    """Return each file that lacks ids, with the kinds of those (none for sentences)."""
    found: dict[str, set[str]] = {}
    for name, lists in _HOLDS.items():
        path = f"{game.folder}/{name}"
        top = game.files.get(path)
        if not isinstance(top, Mapping):
            found[path] = set(lists.values())
            continue
        lacking = {kind for key, kind in lists.items() if not _listed(top, key)}
        if lacking:
            found[path] = lacking
    rules = f"{game.folder}/rules/"
    sections = {f"{rules}{section.get('id')}.yaml" for section in game.sections}
    for path in {*sections, *(path for path in game.files if path.startswith(rules))}:
        if not _all_named(game.files.get(path)):
            found[path] = {"rule"}
    for path, value in game.files.items():
        if path.startswith("seeds/") and not (
            isinstance(value, Mapping) and isinstance(value.get("id"), str)
        ):
            found[path] = {"source"}
    return found


def _listed(top: Mapping, key: str) -> bool:
    return _all_named(top.get(key)) or (key in _OPTIONAL and key not in top)


def _all_named(value: Any) -> bool:
    return isinstance(value, Sequence) and all(
        isinstance(item, Mapping) and isinstance(item.get("id"), str) for item in value
    )
