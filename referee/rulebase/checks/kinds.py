"""What only shows when looking at several rules: forgotten ranks, examples that are missing."""

from __future__ import annotations

from referee.rulebase.report import Report
from referee.rulebase.values import Mapping
from referee.text.catalogue import N_


def check(report: Report) -> None:
    """Check ranks of what is easily forgotten, and that computing rules show an example."""
    ranks: dict[int, str] = {}
    shown = examples(report)
    cited = _cited(shown)
    whole = len(report.rules) == len(report.game.rules)  # else an example may stand in a broken one
    for rule in report.rules:
        own = [example["id"] for example in rule.get("examples") or ()]
        forgotten = rule.get("forgotten")
        if forgotten:
            rank = forgotten["rank"]
            if rank in ranks:
                message = N_("Rank {found} belongs to “{other}” already.")
                report.on(forgotten, "rank", "rank", message, found=rank, other=ranks[rank])
            ranks.setdefault(rank, rule["id"])
            if "example" in forgotten and forgotten["example"] not in own:
                report.unknown(forgotten, "example", "unknown-example", forgotten["example"], own)
        if whole and rule.get("computed") and rule["id"] not in cited:
            message = N_("“{rule}” is computed, but no example uses it.")
            report.on(rule, "computed", "no-example", message, rule=rule["id"])
        if rule["id"] in cited and not rule.get("computed"):
            message = N_("The engine cites “{rule}” in {example}: it needs “computed: true”.")
            report.on(
                rule, "id", "not-computed", message, rule=rule["id"], example=cited[rule["id"]]
            )
    for name, ruling in report.rulings.items():
        _ruling(name, ruling, shown, report)


def examples(report: Report) -> dict[str, Mapping]:
    """Return every example of right form by `rule-id/example-id`."""
    return {
        f"{rule['id']}/{example['id']}": example
        for rule in report.rules
        for example in rule.get("examples") or ()
    }


def _right(report: Report) -> set[str]:
    return {rule["id"] for rule in report.rules}


def _cited(shown: dict[str, Mapping]) -> dict[str, str]:
    """Return every rule that an example cites, with the first such example."""
    cited: dict[str, str] = {}
    for name, example in shown.items():
        for outcome in (example["then"], *(example.get("under") or {}).values()):
            for rule in outcome.get("rules") or ():
                cited.setdefault(rule, name)
    return cited


def _ruling(name: str, ruling: Mapping, shown: dict[str, Mapping], report: Report) -> None:
    if ruling.get("setup"):
        return
    if "example" not in ruling:
        message = N_("The ruling “{ruling}” names no example in which it changes the result.")
        report.on(ruling, None, "no-example", message, ruling=name)
        return
    example = shown.get(ruling["example"])
    home = ruling["example"].partition("/")[0]
    if example is None and home in report.ids["rule"] and home not in _right(report):
        return  # the rule itself was reported
    if example is None:
        report.unknown(ruling, "example", "unknown-example", ruling["example"], shown)
    elif not any(
        name in [part.partition("=")[0].strip() for part in key.split(",")]
        for key in example.get("under") or ()
    ):
        message = N_("The example “{example}” shows nothing under another choice of “{ruling}”.")
        report.on(ruling, "example", "no-example", message, example=ruling["example"], ruling=name)
