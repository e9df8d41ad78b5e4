"""Texts that fell behind: one language was changed, the others were not looked at again."""

from __future__ import annotations

from typing import Any

from referee.languages import LANGUAGES
from referee.rulebase.report import Report
from referee.rulebase.review import changed, reviewed, texts
from referee.text.catalogue import N_

# What is said by the languages that have changed; whole sentences, as languages inflect.
_CHANGED = {
    ("en",): N_(
        "The English text of “{name}” has changed, so the German and the Chinese may be stale: "
        "when they say the same, run referee review {name}"
    ),
    ("de",): N_(
        "The German text of “{name}” has changed, so the English and the Chinese may be stale: "
        "when they say the same, run referee review {name}"
    ),
    ("zh",): N_(
        "The Chinese text of “{name}” has changed, so the English and the German may be stale: "
        "when they say the same, run referee review {name}"
    ),
    ("en", "de"): N_(
        "The English and the German text of “{name}” have changed, so the Chinese may be stale: "
        "when they say the same, run referee review {name}"
    ),
    ("en", "zh"): N_(
        "The English and the Chinese text of “{name}” have changed, so the German may be stale: "
        "when they say the same, run referee review {name}"
    ),
    ("de", "zh"): N_(
        "The German and the Chinese text of “{name}” have changed, so the English may be stale: "
        "when they say the same, run referee review {name}"
    ),
}
_ALL = N_("All texts of “{name}” have changed: when they say the same, run referee review {name}")
_NEVER = N_(
    "The texts of “{name}” were never reviewed together: when they say the same, run "
    "referee review {name}"
)
_NEW = N_(
    "“{name}” has a text that was never reviewed: when all languages say the same, run "
    "referee review {name}"
)


def check(report: Report) -> None:
    """Compare every text that stands in all languages with what was reviewed last."""
    for name, value in reviewed(report.game).items():
        if id(value) not in report.broken:
            _one(name, value, report)


def _one(name: str, value: dict[str, Any], report: Report) -> None:
    known = report.game.lock.get(name)
    behind = changed(value, known)
    holders = texts(value) if behind else {}
    said = set()
    for path, new in behind.items():
        if known is None:
            code, message = "unreviewed", _NEVER
        elif path not in known:
            code, message = "unreviewed", _NEW
        elif len(new) == len(LANGUAGES):
            code, message = "unreviewed", _ALL
        else:
            code, message = "stale", _CHANGED[tuple(new)]
        if message not in said:  # once for all texts that are to be reviewed for one reason
            said.add(message)
            holder: Any = holders[path]
            report.on(holder, new[0] if code == "stale" else None, code, message, name=name)
