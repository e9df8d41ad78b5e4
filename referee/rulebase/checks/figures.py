"""What is counted for every player, and what else a game tells: no word for two things."""

from __future__ import annotations

from referee.rulebase.money import currency
from referee.rulebase.outcomes import TAKEN
from referee.rulebase.report import Report
from referee.rulebase.values import Mapping, Sequence
from referee.text.catalogue import N_


def check(report: Report) -> None:
    """Check the ids of figures and outcomes, and that money has a sign."""
    top = report.game.mapping("game.yaml")
    _ours(top, report)
    told = top.get("outcomes")
    own = set(told) if isinstance(told, Mapping) else set()
    if isinstance(told, Mapping):
        for key in sorted(own & set(TAKEN)):
            _taken(told, key, key, report)
    for figure in report.good(report.game.items("game.yaml", "figures")):
        if figure.get("id") in TAKEN or figure.get("id") in own:
            _taken(figure, "id", figure["id"], report)
        if figure.get("money") and not currency(report.game):
            message = N_("A game without money (currency: none) counts none.")
            report.on(figure, "money", "no-currency", message)


def _ours(top: Mapping, report: Report) -> None:
    """Check that what is marked as ours is one of the numbers."""
    numbers = top.get("numbers")
    names = top.get("ours")
    known = list(numbers) if isinstance(numbers, Mapping) else []
    if not isinstance(names, Sequence):
        return
    for place, name in enumerate(names):
        if name not in known:
            report.unknown(names, place, "unknown-number", name, known)


def _taken(holder: Mapping, key: str, found: str, report: Report) -> None:
    message = N_("“{found}” means something else in a result; take another id.")
    report.on(holder, key, "taken-id", message, found=found)
