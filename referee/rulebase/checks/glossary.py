"""The words we do not write, where they stand in our texts."""

from __future__ import annotations

import re
from functools import cache

from referee.languages import LANGUAGES
from referee.rulebase.folding import WIDE
from referee.rulebase.report import Report
from referee.text.catalogue import N_
from referee.text.markup import words_only

_WIDE = re.compile(f"[{WIDE}]")


def check(report: Report) -> None:
    """Report every word to avoid that stands in a text of the same language."""
    avoided = _avoided(report)
    for texts in report.texts:
        for language in LANGUAGES:
            text = texts.holder.get(language)
            pattern = avoided.get(language)
            if not isinstance(text, str) or pattern is None:
                continue
            for found in pattern[0].finditer(_words(text)):
                word = found[0]
                term, better = pattern[1][word.lower()]
                if texts.owner == term:
                    continue
                message = N_("We do not write “{found}”; the word for it is “{expected}”.")
                report.inside(
                    texts.holder,
                    language,
                    word,
                    "avoided-word",
                    message,
                    found=word,
                    expected=better,
                )


@cache
def _words(text: str) -> str:
    return words_only(text)


def _avoided(report: Report) -> dict[str, tuple[re.Pattern[str], dict[str, tuple[str, str]]]]:
    result = {}
    for language in LANGUAGES:
        words: dict[str, tuple[str, str]] = {}
        for term in report.good(report.game.items("glossary.yaml", "terms")):
            for word in (term.get("avoid") or {}).get(language) or ():
                words[word.lower()] = (term["id"], term["word"][language])
        if words:
            longest = sorted(words, key=len, reverse=True)
            parts = [re.escape(w) if _WIDE.search(w) else rf"\b{re.escape(w)}\b" for w in longest]
            result[language] = (re.compile("|".join(parts), re.IGNORECASE), words)
    return result
