"""Worked examples told in words: what they start from, what comes of it, what else might."""

from __future__ import annotations

import re
from typing import Any

from referee.cli import saying
from referee.cli.fronts import Wording, wording
from referee.cli.page import Page
from referee.cli.reference import Reference
from referee.i18n import MINUS, _


def example(page: Page, book: Reference, rule_id: str, item: dict[str, Any]) -> None:
    """Put a worked example on a page, with what other rulings would make of it."""
    words = wording(book.game)
    page.add(book.text(item["title"]), "  ", style="bold")
    page.add(f"{rule_id}/{item['id']}", "  ", style="dim")
    words.given(page, item["given"])
    _outcome(page, words, book, item, {})
    if item.get("misread"):
        wrong = arithmetic(item["misread"]["figure"])
        text = _("Not {figure}: {why}")
        page.add(text.format(figure=wrong, why=book.text(item["misread"].get("why"))), "  ", "    ")
    for switch in item.get("under", {}):
        chosen = [part.strip().partition("=") for part in switch.split(",")]
        page.add(_("With {ruling}:").format(ruling=switch), "  ")
        rulings = {ruling: choice for ruling, _equals, choice in chosen}
        _outcome(page, words, book, item, rulings, "    ")


def _outcome(
    page: Page,
    words: Wording,
    book: Reference,
    item: dict[str, Any],
    rulings: dict[str, str],
    indent: str = "  ",
) -> None:
    """Put on a page what the referee answers to an example under these rulings."""
    from referee.cli.worked import run

    result = run(book.game, item, rulings)
    written = item["then"] if not rulings else {}
    for line in _results(words, result, written):
        page.add(line, indent, indent + "  ", style="bold" if not rulings else "")
    if result.get("rules"):
        page.add(saying.numbers(result["rules"]), indent, style="dim")


def _results(words: Wording, result: dict[str, Any], written: dict[str, Any]) -> list[str]:
    """Return the lines of an answer: yes or no with the reasons, or what it comes to."""
    if "allowed" not in result:
        return words.results(result, written)
    if result["allowed"]:
        return [words.allowed(result)]
    reasons = [saying.reason(found) for found in result["reasons"]]
    return [_("No. {reasons}").format(reasons=" ".join(reasons))]


def worked_out(figure: Any, shown: str) -> str:
    """Return a figure with the sum that leads to it, where it was written as one: 60 + 40 = 100."""
    text = arithmetic(figure)
    return f"{text} = {shown}" if re.search(r"[+×(]", text) else shown


def arithmetic(figure: Any) -> str:
    """Return hand-written arithmetic ("60 + 2*40") as people write it."""
    text = str(figure).replace("*", " × ").replace("+", " + ").replace("-", MINUS)
    return re.sub(r"\s+", " ", text).strip()
