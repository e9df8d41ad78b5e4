"""What other rulings and readings would make of the same thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.cli import saying
from referee.cli.page import Page
from referee.engine.faults import Refused
from referee.i18n import _, current, listed

Run = Callable[[str, dict[str, str]], dict[str, Any]]
_KEYS = ("shares", "surplus", "enough_cards", "benefits")


def compare(
    run: Run, facts: dict[str, Any], reading: str, over: dict[str, str], base: dict[str, Any]
) -> dict[str, Any]:
    """Return every other ruling choice that changes ``base``, and the readings that do.

    ``run(reading, rulings)`` returns a result like ``base`` or raises Refused.
    """
    readings = {entry["id"]: entry["choices"] for entry in facts["readings"]}
    in_force = {**readings[reading], **over}
    rulings = []
    for entry in facts["rulings"]:
        for choice in entry["choices"]:
            if choice == in_force[entry["id"]]:
                continue
            other = _difference(run, reading, {**over, entry["id"]: choice}, base)
            if other:
                rulings.append({"ruling": entry["id"], "choice": choice, **other})
    differing = []
    for name in readings:
        if name == reading:
            continue
        other = _difference(run, name, over, base)
        if other:
            differing.append({"reading": name, **other})
    return {"rulings": rulings, "readings": {"all": list(readings), "differ": differing}}


def _difference(
    run: Run, reading: str, over: dict[str, str], base: dict[str, Any]
) -> dict[str, Any] | None:
    try:
        other = run(reading, over)
    except Refused as refused:
        return {"refused": refused.reasons}
    changes = {key: other[key] for key in _KEYS if key in base and other[key] != base[key]}
    if other["total"] == base["total"] and not changes:
        return None
    return {"total": other["total"], "difference": other["total"] - base["total"], **changes}


def show(page: Page, data: dict[str, Any], base: dict[str, Any]) -> None:
    """Put the comparison on a page, one line for every choice that changes something."""
    if data["rulings"]:
        page.heading(_("With another ruling"))
        for entry in data["rulings"]:
            _line(page, f"{entry['ruling']}={entry['choice']}", entry, base)
    else:
        page.gap()
        page.add(_("No other ruling changes this."))
    differ = data["readings"]["differ"]
    page.gap()
    if not differ:
        text = _("All {n} readings agree: {names}.")
        names = listed(data["readings"]["all"], current())
        page.add(text.format(n=len(data["readings"]["all"]), names=names))
        return
    page.add(_("Readings that differ"), style="bold")
    for entry in differ:
        _line(page, entry["reading"], entry, base)


def _line(page: Page, name: str, entry: dict[str, Any], base: dict[str, Any]) -> None:
    page.add(name + _(": ") + _change(entry, base), "  ", "      ")


def _change(entry: dict[str, Any], base: dict[str, Any]) -> str:
    if "refused" in entry:
        reasons = [
            saying.phrase("reasons", found["code"], _params(found)) for found in entry["refused"]
        ]
        return _("not allowed. {reasons}").format(reasons=" ".join(reasons))
    parts = []
    if entry["difference"]:
        text = _("{amount} ({difference})")
        difference = saying.euros(entry["difference"], signed=True)
        parts.append(text.format(amount=saying.euros(entry["total"]), difference=difference))
    elif "shares" in entry:
        before = base["shares"]
        text = _("{name} pays {amount}")
        parts += [
            text.format(name=name, amount=saying.euros(share))
            for name, share in entry["shares"].items()
            if share != before.get(name)
        ]
    if "surplus" in entry and not entry["difference"]:
        parts.append(_("surplus {amount}").format(amount=saying.euros(entry["surplus"])))
    if "enough_cards" in entry:
        parts.append(_("enough cards") if entry["enough_cards"] else _("too few cards"))
    if "benefits" in entry:
        parts.append(_("{name} benefits").format(name=entry["benefits"]))
    return listed(parts, current())


def _params(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("code", "rules")}
