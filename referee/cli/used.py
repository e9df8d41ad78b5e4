"""What stands under a command's result: the rulings that decided it, and the rules behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.cli.game_text import GameText
from referee.cli.page import Page
from referee.languages import listed
from referee.text.catalogue import _, current


def ruled_here(
    page: Page, facts: dict[str, Any], result: Mapping[str, Any], beside: Sequence[str] = ()
) -> None:
    """Say which rulings decided something, and which others were chosen for this answer.

    Those of the lines stand in their `applied`; `beside` are others that decided, written alike.
    """
    chosen = in_force(facts, result)
    found = [applied for line in result.get("lines", ()) for applied in line["applied"]]
    found += [*beside, *(f"{ruling}={chosen[ruling]}" for ruling in result["rulings"])]
    if found:
        page.gap()
        rulings = listed(dict.fromkeys(found), current())
        page.add(_("Ruled here: {rulings}.").format(rulings=rulings))


def rules_used(
    page: Page, say: GameText, rules: list[str], departed: dict[str, str] | None = None
) -> None:
    """Put the rules that were used under a result, with number and title.

    Where one of the `departures` turns a rule around, its choice stands beside the title.
    """
    page.heading(_("Rules used"))
    turned = _turned(say.game, departed) if departed else {}
    rows = []
    for rule in rules:
        text = say.title(rule)
        for ruling in turned.get(rule, ()):
            choice = (departed or {})[ruling]
            label = say.choice(ruling, choice)
            text += " · " + _("here: {choice} ({label})").format(choice=choice, label=label)
        rows.append((say.number(rule), text))
    page.pairs(rows, "  ")


def in_force(facts: dict[str, Any], result: Mapping[str, Any]) -> dict[str, str]:
    """Return the choice in force for every ruling: the reading's, or what was chosen over it."""
    readings = {entry["id"]: entry["choices"] for entry in facts["readings"]}
    return {**readings[result["reading"]], **result["rulings"]}


def departures(facts: dict[str, Any], result: Mapping[str, Any]) -> dict[str, str]:
    """Return the rulings in force that are not as we rule: ruling → choice."""
    chosen = in_force(facts, result)
    adopted = {entry["id"]: entry["choices"][0] for entry in facts["rulings"]}
    return {ruling: choice for ruling, choice in chosen.items() if choice != adopted[ruling]}


def _turned(game: str, departed: dict[str, str]) -> dict[str, list[str]]:
    """Return the rules that these rulings touch, each with those rulings."""
    from referee.rulebase import store

    touched = {rule["id"]: rule.get("rulings") or () for rule in store.contents(game)["rules"]}
    return {rule: [r for r in rulings if r in departed] for rule, rulings in touched.items()}
