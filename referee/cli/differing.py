"""Which other rulings and readings say something else, and how that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypedDict

from referee.cli.page import Page
from referee.languages import listed
from referee.text.catalogue import _, current

Ask = Callable[[str, dict[str, str]], dict[str, Any] | None]
Entry = dict[str, Any]  # a ruling with its choice, or a reading; and what is different then


class Readings(TypedDict):
    """All readings, and those under which something is different."""

    all: list[str]
    differ: list[Entry]


class Differing(TypedDict):
    """What other ruling choices and readings change."""

    rulings: list[Entry]
    readings: Readings


def differing(facts: dict[str, Any], reading: str, over: dict[str, str], ask: Ask) -> Differing:
    """Return what every other ruling choice and reading changes, one at a time.

    `ask(reading, rulings)` returns what is different then, None if nothing is.
    """
    readings = {entry["id"]: entry["choices"] for entry in facts["readings"]}
    in_force = {**readings[reading], **over}
    rulings = []
    for entry in facts["rulings"]:
        for choice in entry["choices"]:
            if choice != in_force[entry["id"]]:
                other = ask(reading, {**over, entry["id"]: choice})
                if other:
                    rulings.append({"ruling": entry["id"], "choice": choice, **other})
    differ = []
    for name in readings:
        if name != reading:
            other = ask(name, over)
            if other:
                differ.append({"reading": name, **other})
    return {"rulings": rulings, "readings": {"all": list(readings), "differ": differ}}


def differing_answers(
    answer: Callable[[dict[str, Any], dict[str, Any]], Mapping[str, Any]],
    facts: dict[str, Any],
    request: dict[str, Any],
    keys: Iterable[str],
) -> Differing:
    """Return under which rulings and readings these keys of an answer to a request change."""
    result = answer(facts, request)

    def ask(reading: str, over: dict[str, str]) -> dict[str, Any] | None:
        found = answer(facts, {**request, "reading": reading, "rulings": over})
        return {key: found[key] for key in keys if found[key] != result[key]} or None

    return differing(facts, result["reading"], result["rulings"], ask)


def show(page: Page, data: Differing, nothing: str, line: Callable[[str, Entry], None]) -> None:
    """Put on a page what `differing` found: a `line` for every choice that changes something.

    `nothing` is said if no ruling does.
    """
    if data["rulings"]:
        page.heading(_("With another ruling"))
        for entry in data["rulings"]:
            line(f"{entry['ruling']}={entry['choice']}", entry)
    else:
        page.gap()
        page.add(nothing)
    differ = data["readings"]["differ"]
    if len(data["readings"]["all"]) == 1:
        return
    page.gap()
    if not differ:
        text = _("All {n} readings agree: {names}.")
        names = listed(data["readings"]["all"], current())
        page.add(text.format(n=len(data["readings"]["all"]), names=names))
        return
    page.add(_("Readings that differ"), style="bold")
    for entry in differ:
        line(entry["reading"], entry)
