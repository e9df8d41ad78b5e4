"""Puts causes before their consequences: a changed figure, an id that is gone or given twice.

Whoever renames one card would otherwise read a hundred lines before the one that has to be mended.
"""

from __future__ import annotations

from referee.engine.nearest import nearest
from referee.rulebase.report import Report
from referee.text.catalogue import N_
from referee.text.messages import Message

_KINDS = ("rule", "card", "ruling", "term")
_CAUSES = ("duplicate-id", "figure-changed")
_REVIEWS = ("stale", "unreviewed")
_FEW = 3  # so many consequences are told one by one


def first(faults: list[Message], report: Report) -> list[Message]:
    """Return the faults with causes first, each before what follows from it.

    More than a few consequences of one cause become one entry, which counts and places them. What
    only has to be reviewed comes last: whoever mends the rest changes it once more.
    """
    figures = [fault for fault in faults if fault.code == "figure-changed"]
    causes = [fault for fault in faults if fault.code == "duplicate-id"]
    rest = sorted(
        (fault for fault in faults if fault.code not in _CAUSES),
        key=lambda fault: fault.code in _REVIEWS,
    )
    for kind in _KINDS:
        gone = _gone(kind, report)
        for old in gone:
            following = [fault for fault in rest if _follows(fault, kind, old)]
            lost = [f for f in rest if f.code == "lost-id" and f.params.get("found") == old]
            if not following:
                continue
            taken = {id(fault) for fault in (*following, *lost)}
            rest = [fault for fault in rest if id(fault) not in taken]
            if not (lost or causes):
                lost = _cause(kind, old, len(gone) == 1, report)
            causes += [*lost, *_folded(following, old)]
    return [*figures, *causes, *rest]


def _gone(kind: str, report: Report) -> list[str]:
    """Return the reviewed ids of a kind that nothing has any more."""
    prefix = "" if kind == "rule" else f"{kind}:"
    known = set(report.ids.get(kind, ()))
    reviewed = (name.removeprefix(prefix) for name in report.game.lock if name.startswith(prefix))
    return [name for name in reviewed if ":" not in name and name not in known]


def _follows(fault: Message, kind: str, old: str) -> bool:
    if fault.code == "engine-failed":
        return f"'{old}'" in str(fault.params.get("fault"))
    if fault.code == "example-input":
        return fault.params.get("code") == f"unknown-{kind}" and fault.params.get("found") == old
    return fault.code == f"unknown-{kind}" and fault.params.get("found") == old


def _cause(kind: str, old: str, alone: bool, report: Report) -> list[Message]:
    """Return that an id seems renamed, at the new one most like it; nothing if none is.

    Where one alone is gone and one alone is new, they need not be alike.
    """
    prefix = "" if kind == "rule" else f"{kind}:"
    new = [word for word in report.ids.get(kind, ()) if prefix + word not in report.game.lock]
    near = nearest(old, new) or (new[0] if alone and len(new) == 1 else "")
    if not near:
        return []
    name, key = {
        "card": ("deck.yaml", "cards"),
        "ruling": ("rulings.yaml", "rulings"),
        "term": ("glossary.yaml", "terms"),
    }.get(kind, ("game.yaml", "sections"))
    line = next(
        (item.line for item in report.game.items(name, key) if item.get("id") == near),
        0,
    )
    file = f"{report.game.folder}/{name}"
    message = N_("“{found}” is gone and “{near}” is new: if it was renamed, rename it everywhere.")
    return [Message("lost-id", message, {"found": old, "near": near}, file, line)]


def _folded(following: list[Message], old: str) -> list[Message]:
    if len(following) <= _FEW:
        return following
    one = following[0]
    files = list(dict.fromkeys(fault.file for fault in following))
    message = N_("“{found}” is named in {count} places that lead nowhere until then, in {files}.")
    params = {"found": old, "count": len(following), "files": ", ".join(files)}
    return [Message(one.code, message, params, one.file, one.line)]
