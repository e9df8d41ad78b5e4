"""How sure a rule or a ruling is: computed from its claims and positions, never written down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

STATUSES = ("agreed", "single", "disputed", "variant", "derived", "open")


def ruling_status(ruling: Mapping[str, Any]) -> str:
    """Return the status of a ruling from its positions.

    Two sources that choose differently make it disputed (what a source offers as an option
    aside); an option makes it a variant; two or more that agree, agreed; one, single; none, open.
    """
    positions: Sequence[Mapping[str, Any]] = ruling.get("positions") or ()
    firm = [position for position in positions if not position.get("variant")]
    if len({position.get("choice") for position in firm}) > 1:
        return "disputed"
    if len(firm) < len(positions):
        return "variant"
    sources = {position.get("source") for position in firm}
    if not sources:
        return "open"
    return "agreed" if len(sources) > 1 else "single"


def rule_status(rule: Mapping[str, Any], rulings: Mapping[str, str]) -> str:
    """Return the status of a rule; `rulings` maps ruling ids to their statuses."""
    under = {rulings.get(ruling) for ruling in rule.get("rulings") or ()}
    for status in ("disputed", "variant"):
        if status in under:
            return status
    sources = {claim.get("source") for claim in rule.get("claims") or ()}
    if sources:
        return "agreed" if len(sources) > 1 else "single"
    return "derived" if rule.get("derived_from") else "open"


def silent(positions: Iterable[Mapping[str, Any]], sources: Iterable[str]) -> list[str]:
    """Return the sources without a position, in their order: none may be quoted as agreeing."""
    speaking = {position.get("source") for position in positions}
    return [source for source in sources if source not in speaking]
