"""“May I?”: the verdict on an event, and what other rulings and readings would say to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.cli import differing
from referee.cli.answer import NO, YES, Answer
from referee.cli.faults import reason
from referee.cli.game_text import GameText
from referee.cli.keeping import Table
from referee.cli.page import Page
from referee.tables.session import game_module, without_ours
from referee.text.catalogue import _

if TYPE_CHECKING:
    from referee.cli.fronts import Front, Wording


def may(session: Table, event: dict[str, Any]) -> Answer:
    """Answer whether an event may come next in a kept game."""
    return verdict(session.side, session.facts, without_ours(session.events), event)


def verdict(
    side: Front, facts: dict[str, Any], log: list[Any], event: dict[str, Any], nobody: bool = False
) -> Answer:
    """Answer whether an event may follow a log: yes or no, reasons, rules, other rulings.

    With `nobody` it is told without saying who does it. Raises BadInput for what cannot be read.
    """
    module = game_module(side.say.game)
    found = module.fold(facts, log).verdict(event)
    others = otherwise(module, side, facts, log, event, found)
    data = {"event": event, **found, **others}
    errors = [reason(side.say, entry, "") for entry in found["reasons"]]

    def text(page: Page) -> None:
        words, say = side.wording(), side.say
        page.add(words.thing(event) if nobody else words.told(facts, event), style="bold")
        if found["allowed"]:
            page.add(words.allowed(found), style="green")
        for entry in errors:
            page.add(_("No: {message}").format(message=entry["message"]), "", "  ", style="red")
        page.gap()
        page.pairs([(say.number(rule), say.title(rule)) for rule in found["rules"]], "  ")
        _show(page, words, say, others)

    return Answer(data, text, YES if found["allowed"] else NO, errors)


def otherwise(
    module: Any,
    side: Front,
    facts: dict[str, Any],
    log: list[Any],
    event: dict[str, Any],
    base: dict[str, Any],
) -> dict[str, Any]:
    """Return which other ruling choices and readings give another verdict, and which."""
    start = log[0]
    reading = start.get("reading", facts["readings"][0]["id"])
    over = start.get("rulings") or {}
    given = {"reading": reading, "rulings": over}

    def ask(name: str, rulings: dict[str, str]) -> dict[str, Any] | None:
        asked = side.restated(facts, log, given, {"reading": name, "rulings": rulings})
        found = module.fold(facts, asked).verdict(event)
        return _short(base, found) if _differs(base, found) else None

    found = differing.differing(facts, reading, over, ask)
    return {"rulings": found["rulings"], "readings": found["readings"]["differ"]}


def _show(page: Page, words: Wording, say: GameText, others: dict[str, Any]) -> None:
    """Put on a page which other rulings and readings say otherwise, and what it would cost."""
    if not others["rulings"] and not others["readings"]:
        page.gap()
        page.add(_("Every other ruling and reading says the same."))
        return
    if others["rulings"]:
        page.heading(_("With another ruling"))
    for entry in others["rulings"]:
        _line(page, words, say, f"{entry['ruling']}={entry['choice']}", entry)
    if others["readings"]:
        page.heading(_("Readings that differ"))
    for entry in others["readings"]:
        _line(page, words, say, entry["reading"], entry)


def _line(page: Page, words: Wording, say: GameText, name: str, entry: dict[str, Any]) -> None:
    if entry["allowed"]:
        text = words.otherwise(entry)
    else:
        reasons = [reason(say, found, "")["message"] for found in entry["reasons"]]
        text = _("no. {reasons}").format(reasons=" ".join(reasons))
    page.add(name + _(": ") + text, "  ", "      ")


def _differs(base: dict[str, Any], other: dict[str, Any]) -> bool:
    if base["allowed"] and other["allowed"]:
        return any(base.get(key) != other.get(key) for key in ("adds", "changes"))
    return bool(base["allowed"] != other["allowed"])  # no for other reasons is no all the same


def _short(base: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    changes = {"changes": other["changes"]} if "changes" in other else {}
    return {
        "allowed": other["allowed"],
        "adds": other["adds"],
        "difference": other["adds"] - base["adds"],
        **changes,
        "reasons": other["reasons"],
    }
