"""Texts that fell behind: one language was changed, the others were not looked at again."""

from __future__ import annotations

from referee.rulebase.faults import N_
from referee.rulebase.report import Report
from referee.rulebase.review import changed, stale


def check(report: Report) -> None:
    """Compare every rule's title and text with what was reviewed last."""
    for rule in report.rules:
        new = changed(rule, report.game.lock)
        if new == []:
            continue
        holder = rule["text"]
        if new is None:
            message = N_(
                "The texts of “{rule}” were never reviewed together: when they say the same, run "
                "referee review {rule}"
            )
            report.on(holder, None, "unreviewed", message, rule=rule["id"])
        elif len(new) == 3:
            message = N_(
                "All texts of “{rule}” have changed: when they say the same, run "
                "referee review {rule}"
            )
            report.on(holder, None, "unreviewed", message, rule=rule["id"])
        else:
            message = N_(
                "“{rule}” has changed in {changed}, so {stale} may be stale: when they say the "
                "same, run referee review {rule}"
            )
            report.on(
                holder,
                new[0],
                "stale",
                message,
                rule=rule["id"],
                changed=", ".join(new),
                stale=", ".join(stale(rule, report.game.lock)),
            )
