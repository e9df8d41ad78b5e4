"""Files that cannot be read in full, and the ids that are therefore not known.

What only follows from such a file (links that seem to lead nowhere, rules that seem lost, examples
without their cards) would bury the one fault that a person has to mend.
"""

from __future__ import annotations

from referee.rulebase.faults import UNCHECKED
from referee.rulebase.load import Game
from referee.rulebase.report import Report
from referee.rulebase.unread import unread
from referee.text.catalogue import N_
from referee.text.messages import Message


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


def closing(report: Report) -> Message:
    """Return the sentence that ends a list of faults which cannot be complete."""
    files = sorted(report.unread)
    message = N_("The rest is checked once this can be read in full: {files}")
    return Message(UNCHECKED, message, {"files": ", ".join(files)}, files[0], 0)


def _reviewed(game: Game, kind: str) -> list[str]:
    if kind == "rule":
        return [word for word in game.lock if ":" not in word]
    return [word.partition(":")[2] for word in game.lock if word.startswith(f"{kind}:")]
