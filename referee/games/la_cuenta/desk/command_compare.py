"""What other rulings and readings would make of the same bill."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.cli.differing import Differing, differing
from referee.cli.differing import show as show_differing
from referee.cli.game_text import GameText
from referee.cli.page import Page
from referee.engine.faults import Refused
from referee.languages import listed
from referee.text.catalogue import _, current

Run = Callable[[str, dict[str, str]], Mapping[str, Any]]
_KEYS = (
    "shares",
    "surplus",
    "enough_cards",
    "benefits",
)


def compare(
    run: Run, facts: dict[str, Any], reading: str, over: dict[str, str], base: Mapping[str, Any]
) -> Differing:
    """Return every other ruling choice that changes ``base``, and the readings that do.

    ``run(reading, rulings)`` returns a result like ``base`` or raises Refused.
    """
    return differing(facts, reading, over, lambda name, rulings: _other(run, name, rulings, base))


def _other(
    run: Run, reading: str, over: dict[str, str], base: Mapping[str, Any]
) -> dict[str, Any] | None:
    try:
        other = run(reading, over)
    except Refused as refused:
        return {"refused": refused.reasons}
    changes = {key: other[key] for key in _KEYS if key in base and other[key] != base[key]}
    if other["total"] == base["total"] and not changes:
        return None
    return {"total": other["total"], "difference": other["total"] - base["total"], **changes}


def show(page: Page, say: GameText, data: Differing, base: Mapping[str, Any]) -> None:
    """Put the comparison on a page, one line for every choice that changes something."""

    def line(name: str, entry: dict[str, Any]) -> None:
        page.add(name + _(": ") + _change(say, entry, base), "  ", "      ")

    show_differing(page, data, _("No other ruling changes this."), line)


def _change(say: GameText, entry: dict[str, Any], base: Mapping[str, Any]) -> str:
    if "refused" in entry:
        reasons = [say.reason(found) for found in entry["refused"]]
        return _("not allowed. {reasons}").format(reasons=" ".join(reasons))
    parts = []
    if entry["difference"]:
        text = _("{amount} ({difference})")
        difference = say.amount(entry["difference"], signed=True)
        parts.append(text.format(amount=say.amount(entry["total"]), difference=difference))
    elif "shares" in entry:
        before = base["shares"]
        text = _("{name} pays {amount}")
        parts += [
            text.format(name=name, amount=say.amount(share))
            for name, share in entry["shares"].items()
            if share != before.get(name)
        ]
    if "surplus" in entry and not entry["difference"]:
        parts.append(_("surplus {amount}").format(amount=say.amount(entry["surplus"])))
    if "enough_cards" in entry:
        parts.append(_("enough cards") if entry["enough_cards"] else _("too few cards"))
    if "benefits" in entry:
        parts.append(_("{name} benefits").format(name=entry["benefits"]))
    return listed(parts, current())
