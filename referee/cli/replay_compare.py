"""Where a game parts under other rulings and readings, and what that costs whom.

All are counted as played: the same cards lie on the table, whatever a ruling says to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.cli.differing import Differing, differing
from referee.cli.differing import show as differing_show
from referee.cli.faults import reason
from referee.cli.game_text import GameText
from referee.cli.keeping import moved
from referee.cli.page import Page
from referee.cli.text import clean
from referee.languages import language, listed
from referee.tables.session import game_module
from referee.text.catalogue import _, current

if TYPE_CHECKING:
    from referee.cli.fronts import Front


def compare(side: Front, facts: dict[str, Any], log: list[Any]) -> Differing:
    """Return every ruling choice and reading under which the game parts.

    Each with the first `line` that differs, `what` differs there, and the difference at the end:
    every figure by name, `over` and `winners` where they differ.
    """
    module = game_module(side.say.game)
    standing = module.fold(facts, log).standing.events
    start = standing[0]
    reading = start.get("reading", facts["readings"][0]["id"])
    over = start.get("rulings") or {}
    given = {"reading": reading, "rulings": over}

    def walk(chosen: dict[str, Any]) -> list[dict[str, Any]]:
        return _walk(module, side, facts, side.restated(facts, standing, given, chosen))

    def ask(name: str, rulings: dict[str, str]) -> dict[str, Any] | None:
        return _parted(base, walk({"reading": name, "rulings": rulings}))

    base = walk(given)
    return differing(facts, reading, over, ask)


def _walk(
    module: Any, side: Front, facts: dict[str, Any], standing: list[Any]
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
        for figure, by_name in end["figures"].items():
            found[figure] = moved(by_name, other_end["figures"][figure])
        if other_end["over"] != end["over"]:
            found["over"] = other_end["over"]
        if other_end["winners"] != end["winners"]:
            found["winners"] = other_end["winners"]
        return found
    return None


def _what(here: dict[str, Any], there: dict[str, Any]) -> dict[str, Any]:
    """Return what differs first: allowed or not, what counts before the end, whose turn it is."""
    codes = [sorted(found["code"] for found in one["reasons"]) for one in (here, there)]
    if codes[0] != codes[1]:
        if there["reasons"]:
            return {"what": "refused", "reasons": there["reasons"]}
        return {"what": "allowed"}
    table, other = here["footing"][1], there["footing"][1]
    for key in table:
        if table[key] != other[key]:
            return {"what": key, "here": table[key], "there": other[key]}
    return {"what": "settled"}


def show(page: Page, side: Front, facts: dict[str, Any], log: list[Any], data: Differing) -> None:
    """Put the comparison on a page: a paragraph for every choice under which the game parts."""
    standing = game_module(side.say.game).fold(facts, log).standing.events
    words, say = side.wording(), side.say

    def paragraph(name: str, entry: dict[str, Any]) -> None:
        line = _("From line {line}: {text}")
        event = words.told(facts, standing[entry["line"] - 1])
        page.add(name, "  ", style="bold")
        page.add(line.format(line=entry["line"], text=event), "    ")
        page.add(_difference(side, entry), "    ")
        page.add(_cost(say, entry), "    ")

    differing_show(page, data, _("No other ruling changes this game."), paragraph)


def _difference(side: Front, entry: dict[str, Any]) -> str:
    what = entry["what"]
    if what == "refused":
        text = " ".join(reason(side.say, found)["message"] for found in entry["reasons"])
        return _("Not allowed there. {reasons}").format(reasons=text)
    if what == "allowed":
        return _("There it is allowed.")
    if what == "turn" and entry["there"] and entry["here"]:
        text = _("After it, it is {there}’s turn instead of {here}’s.")
        return text.format(here=clean(entry["here"]), there=clean(entry["there"]))
    return side.wording().parted(entry) or _("The game goes on otherwise.")


def _cost(say: GameText, entry: dict[str, Any]) -> str:
    """Return what everybody has more or less at the end, and who wins then."""
    changes = say.changes({figure["id"]: entry[figure["id"]] for figure in say.figures()})
    text = _("At the end everybody has the same.")
    if changes:
        text = _("At the end: {changes}.").format(changes=changes)
    space = language(current()).space
    if "over" in entry:
        over = _("The game is over then.") if entry["over"] else _("The game is not over then.")
        text += space + over
    if entry.get("winners"):
        winners = listed([clean(name) for name in entry["winners"]], current())
        text += space + _("Then the win goes to: {names}.").format(names=winners)
    return text
