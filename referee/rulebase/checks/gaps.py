"""Files that cannot be read in full, and the ids that are therefore not known.

What only follows from such a file (links that seem to lead nowhere, rules that seem lost, examples
without their cards) would bury the one fault that a person has to mend.
"""

from __future__ import annotations

from typing import Any

from referee.rulebase.faults import N_, UNCHECKED, Fault
from referee.rulebase.load import Game
from referee.rulebase.report import Report
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


def find(report: Report) -> None:
    """Note in `report.unread` which files lack ids, and take the reviewed ids for those it lacks.

    A kind of which no review knows any id stands in `report.blind` instead: nothing of that kind
    can be called unknown.
    """
    report.unread = unread(report.game)
    for kind in {kind for kinds in report.unread.values() for kind in kinds}:
        reviewed = _reviewed(report.game, kind)
        known = report.ids.setdefault(kind, [])
        known.extend(word for word in reviewed if word not in known)
        if not reviewed:
            report.blind.add(kind)


def closing(report: Report) -> Fault:
    """Return the sentence that ends a list of faults which cannot be complete."""
    files = sorted(report.unread)
    message = N_("The rest is checked once this can be read in full: {files}")
    return Fault(files[0], 0, UNCHECKED, message, {"files": ", ".join(files)})


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


def _reviewed(game: Game, kind: str) -> list[str]:
    if kind == "rule":
        return [word for word in game.lock if ":" not in word]
    return [word.partition(":")[2] for word in game.lock if word.startswith(f"{kind}:")]
