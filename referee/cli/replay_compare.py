"""Where a game parts under other rulings and readings, and what that costs whom.

All are counted as played: the same cards lie on the table, whatever a ruling says to them.
"""

from __future__ import annotations

from typing import Any

from referee.cli import saying
from referee.cli.faults import reason
from referee.cli.keeping import front, wording
from referee.cli.page import Page
from referee.cli.text import clean
from referee.i18n import _, current, listed
from referee.tables.session import game_module


def compare(game: str, facts: dict[str, Any], log: list[Any]) -> dict[str, Any]:
    """Return every ruling choice and reading under which the game parts.

    Each with the first `line` that differs, `what` differs there, and the difference at the end:
    `savings` in euros by name (what is left), `over` and `winners` where they differ.
    """
    module, side = game_module(game), front(game)
    standing = module.fold(facts, log).standing.events
    start = standing[0]
    readings = {entry["id"]: entry["choices"] for entry in facts["readings"]}
    reading = start.get("reading", facts["readings"][0]["id"])
    over = start.get("rulings") or {}
    in_force = {**readings[reading], **over}
    given = {"reading": reading, "rulings": over}

    def walk(chosen: dict[str, Any]) -> list[dict[str, Any]]:
        log = side.restated(facts, standing, given, {**given, **chosen})
        return _walk(module, side, facts, log)

    base = walk({})
    rulings = []
    for entry in facts["rulings"]:
        for choice in entry["choices"]:
            if choice != in_force[entry["id"]]:
                parted = _parted(base, walk({"rulings": {**over, entry["id"]: choice}}))
                if parted:
                    rulings.append({"ruling": entry["id"], "choice": choice, **parted})
    differ = []
    for name in readings:
        if name != reading:
            parted = _parted(base, walk({"reading": name}))
            if parted:
                differ.append({"reading": name, **parted})
    return {"rulings": rulings, "readings": {"all": list(readings), "differ": differ}}


def _walk(
    module: Any, side: Any, facts: dict[str, Any], standing: list[Any]
) -> list[dict[str, Any]]:
    """Return where the game stands after every line, and why a line would be refused."""
    fold = module.fold(facts, [standing[0]])
    found = [{"line": 1, "reasons": [], "footing": side.footing(fold)}]
    for index in range(1, len(standing)):
        if standing[index] is None:
            continue
        odd = len(fold.irregular)
        fold.add(standing[index])
        reasons = fold.irregular[odd]["reasons"] if len(fold.irregular) > odd else []
        found.append({"line": index + 1, "reasons": reasons, "footing": side.footing(fold)})
    return found


def _parted(base: list[dict[str, Any]], other: list[dict[str, Any]]) -> dict[str, Any] | None:
    for here, there in zip(base, other, strict=True):
        if here == there:
            continue
        found: dict[str, Any] = {"line": here["line"], **_what(here, there)}
        end, other_end = base[-1]["footing"][0], other[-1]["footing"][0]
        found["savings"] = {
            name: other_end["money"][name] - money
            for name, money in end["money"].items()
            if other_end["money"][name] != money
        }
        found["hand_limits"] = {
            name: other_end["hands"][name] - hand
            for name, hand in end["hands"].items()
            if other_end["hands"][name] != hand
        }
        if other_end["over"] != end["over"]:
            found["over"] = other_end["over"]
        if other_end["winners"] != end["winners"]:
            found["winners"] = other_end["winners"]
        return found
    return None


def _what(here: dict[str, Any], there: dict[str, Any]) -> dict[str, Any]:
    """Return what differs first: allowed or not, the bill, who pays, whose turn it is."""
    codes = [sorted(found["code"] for found in one["reasons"]) for one in (here, there)]
    if codes[0] != codes[1]:
        if there["reasons"]:
            return {"what": "refused", "reasons": there["reasons"]}
        return {"what": "allowed"}
    table, other = here["footing"][1], there["footing"][1]
    for key in ("total", "turn", "asker"):
        if table[key] != other[key]:
            return {"what": key, "here": table[key], "there": other[key]}
    return {"what": "settled"}


def show(
    page: Page, game: str, facts: dict[str, Any], log: list[Any], data: dict[str, Any]
) -> None:
    """Put the comparison on a page: a paragraph for every choice under which the game parts."""
    standing = game_module(game).fold(facts, log).standing.events
    told = {
        number + 1: wording(game).told(facts, event)
        for number, event in enumerate(standing)
        if event is not None
    }
    if data["rulings"]:
        page.heading(_("With another ruling"))
        for entry in data["rulings"]:
            _entry(page, f"{entry['ruling']}={entry['choice']}", entry, told)
    else:
        page.gap()
        page.add(_("No other ruling changes this game."))
    differ = data["readings"]["differ"]
    page.gap()
    if not differ:
        text = _("All {n} readings agree: {names}.")
        names = listed(data["readings"]["all"], current())
        page.add(text.format(n=len(data["readings"]["all"]), names=names))
        return
    page.add(_("Readings that differ"), style="bold")
    for entry in differ:
        _entry(page, entry["reading"], entry, told)


def _entry(page: Page, name: str, entry: dict[str, Any], told: dict[int, str]) -> None:
    page.add(name, "  ", style="bold")
    line = _("From line {line}: {text}").format(line=entry["line"], text=told[entry["line"]])
    page.add(line, "    ")
    page.add(_difference(entry), "    ")
    page.add(_cost(entry), "    ")


def _difference(entry: dict[str, Any]) -> str:
    what = entry["what"]
    if what == "refused":
        text = " ".join(reason(found)["message"] for found in entry["reasons"])
        return _("Not allowed there. {reasons}").format(reasons=text)
    if what == "allowed":
        return _("There it is allowed.")
    if what == "total":
        text = _("The bill comes to {there} instead of {here}.")
        here, there = saying.euros(entry["here"]), saying.euros(entry["there"])
        return text.format(here=here, there=there)
    if what == "turn" and entry["there"] and entry["here"]:
        text = _("After it, it is {there}’s turn instead of {here}’s.")
        return text.format(here=clean(entry["here"]), there=clean(entry["there"]))
    if what == "settled":
        return _("It is settled otherwise.")
    return _("The game goes on otherwise.")


def _cost(entry: dict[str, Any]) -> str:
    parts = [
        f"{clean(name)} {saying.euros(amount, signed=True)}"
        for name, amount in entry["savings"].items()
    ]
    text = _("At the end: {savings}.").format(savings=listed(parts, current()))
    if not parts:
        text = _("At the end everybody has the same.")
    hands = [
        f"{clean(name)} {amount:+d}".replace("-", "−")
        for name, amount in entry["hand_limits"].items()
    ]
    space = "" if current() == "zh" else " "
    if hands:
        text += space + _("Hand limits: {hands}.").format(hands=listed(hands, current()))
    if "over" in entry:
        over = _("The game is over then.") if entry["over"] else _("The game is not over then.")
        text += space + over
    if entry.get("winners"):
        winners = listed(entry["winners"], current())
        text += space + _("Then the win goes to: {names}.").format(names=winners)
    return text
