"""Ids are permanent: redirects from old ones, and none lost."""

from __future__ import annotations

from referee.engine.nearest import nearest
from referee.rulebase.report import Report
from referee.text.catalogue import N_


def check(report: Report) -> None:
    """Check what rules were formerly called, and that no reviewed id has disappeared."""
    ids = report.ids["rule"]
    former: dict[str, str] = {}
    for rule in report.rules:
        for place, old in enumerate(rule.get("formerly") or ()):
            if old in ids:
                message = N_("“{found}” is the id of a rule that exists.")
                report.on(rule["formerly"], place, "formerly", message, found=old)
            elif old in former:
                message = N_("“{found}” leads to “{other}” already.")
                report.on(
                    rule["formerly"], place, "formerly", message, found=old, other=former[old]
                )
            former[old] = rule["id"]
    for old in sorted(report.game.lock):
        if old in ids or old in former or ":" in old:
            continue
        message = N_("The rule “{found}” is gone: its successor needs “formerly: [{found}]”.")
        section = report.game.folder + "/rules"
        line, new = 0, nearest(old, [i for i in ids if i not in report.game.lock])
        for rule in report.rules:
            if rule["id"] == new:
                section, line = rule.file, rule.line
        report.at(section, line, "lost-id", message, found=old)
