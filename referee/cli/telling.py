"""Worked examples told in words: what they start from, what comes of it, what else might."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from referee.cli.page import Page
from referee.cli.reference import Reference
from referee.text.catalogue import _

if TYPE_CHECKING:
    from referee.cli.fronts import Wording


def example(page: Page, book: Reference, rule_id: str, item: dict[str, Any]) -> None:
    """Put a worked example on a page, with what other rulings would make of it."""
    from referee.rulebase.examples import chosen, played_by

    words = book.wording()
    page.add(book.text(item["title"]), "  ", style="bold")
    page.add(f"{rule_id}/{item['id']}", "  ", style="dim")
    played = ", ".join(f"{name}={choice}" for name, choice in played_by(item["given"]).items())
    if played:
        page.add(_("With {ruling}:").format(ruling=played), "  ")
    words.given(page, item["given"])
    _outcome(page, words, book, item, {})
    if item.get("misread"):
        wrong = _misread(book, item["misread"])
        text = _("Not {figure}: {why}")
        page.add(text.format(figure=wrong, why=book.text(item["misread"].get("why"))), "  ", "    ")
    for switch in item.get("under", {}):
        page.add(_("With {ruling}:").format(ruling=switch), "  ")
        _outcome(page, words, book, item, chosen(switch), "    ")


def _outcome(
    page: Page,
    words: Wording,
    book: Reference,
    item: dict[str, Any],
    rulings: dict[str, str],
    indent: str = "  ",
) -> None:
    """Put on a page what the referee answers to an example under these rulings."""
    from referee.rulebase.examples import runner

    result = runner(book.game)(item, rulings)
    written = item["then"] if not rulings else {}
    for line in _results(words, book, result, written):
        page.add(line, indent, indent + "  ", style="bold" if not rulings else "")
    if result.get("rules"):
        page.add(book.say.numbers(result["rules"]), indent, style="dim")


def _results(words: Wording, book: Reference, result: Any, written: dict[str, Any]) -> list[str]:
    """Return the lines of an answer: yes or no with the reasons, or what it comes to."""
    if "allowed" not in result:
        return words.results(result, written)
    if result["allowed"]:
        return [words.allowed(result)]
    reasons = [book.say.reason(found) for found in result["reasons"]]
    return [_("No. {reasons}").format(reasons=" ".join(reasons))]


def _misread(book: Reference, figure: dict[str, Any]) -> str:
    """Return a wrong figure as people write it; `of` names what it is an amount of."""
    from referee.rulebase.arithmetic import as_written

    entry = next((one for one in book.say.figures() if one["id"] == figure.get("of")), None)
    shown = partial(book.say.figure, entry) if entry else book.say.amount
    return as_written(figure["figure"], shown)
