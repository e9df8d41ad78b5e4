"""What people type instead of our words: ours must stand in a text, or nothing is found."""

from __future__ import annotations

import re

from referee.engine.nearest import nearest
from referee.languages import LANGUAGES
from referee.rulebase.report import Report
from referee.rulebase.values import Mapping, Sequence
from referee.text.catalogue import N_

_WORD = re.compile(r"\w+")


def check(report: Report) -> None:
    """Look for every word under `search` of words.yaml in the texts of its language."""
    search = report.game.mapping("words.yaml").get("search")
    for language, rows in search.items() if isinstance(search, Mapping) else ():
        if language in LANGUAGES and isinstance(rows, Sequence):
            whole = _whole(report, language)
            for row in report.good(rows):
                _row(row, language, whole, report)


def _row(row: Mapping, language: str, whole: str, report: Report) -> None:
    """Report the first word of ours that no text has."""
    words = _WORD.findall(str(row.get("ours", "")).lower())
    strange = next((word for word in words if word not in whole), None)
    if strange:
        message = N_("No text in {language} has “{found}”, so a search for it finds nothing.")
        near = nearest(strange, sorted(set(_WORD.findall(whole))))
        if near:
            message = N_("No text in {language} has “{found}”; the nearest word is “{near}”.")
        report.on(row, "ours", "not-found", message, language=language, found=strange, near=near)


def _whole(report: Report, language: str) -> str:
    """Return everything that the game says in a language, in small letters."""
    said = [str(texts.holder.get(language, "")) for texts in report.texts]
    said += [str(card.get("printed", "")) for card in report.cards]
    return "\n".join(said).lower()
