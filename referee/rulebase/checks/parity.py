"""What a text says in one language only: links, stress, paragraphs, its end, number words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from referee.languages import LANGUAGES
from referee.rulebase import numerals
from referee.rulebase.report import Report, Texts
from referee.text import markup
from referee.text.catalogue import N_

_PARTS = re.compile(r"\n\s*\n|\n(?=- )")
_CLOSING = '”“"）)]*'
_ENDS = {"？": "?", "?": "?", "。": ".", ".": ".", "…": ".", "！": "!", "!": "!"}
_ENDS |= {":": ":", "：": ":"}


def check(report: Report) -> None:
    """Compare every text that stands in all languages."""
    for texts in report.texts:
        if all(isinstance(texts.holder.get(language), str) for language in LANGUAGES):
            _text(texts, report)


def _text(texts: Texts, report: Report) -> None:
    holder = texts.holder
    same = {language: holder[language] for language in LANGUAGES}
    for code, of, show, message in _COMPARED:
        said = {language: of(text, language) for language, text in same.items()}
        differing = odd(said)
        if differing and report.touched(holder):
            return  # the first difference is the one to mend
        for language, other in differing:
            found, expected = show(said[language], said[other]), show(said[other], said[language])
            report.inside(
                holder, language, _needle(found), code, message,
                language=language, found=found, other=other, expected=expected,
            )  # fmt: skip
    if texts.markup == "places" and not report.touched(holder):
        _swapped(texts, report)


def odd(said: dict[str, Any]) -> list[tuple[str, str]]:
    """Return each language that says something else, with one to compare it with.

    Where two of three agree, it is the third; else all are compared with the first.
    """
    first, second, third = LANGUAGES
    if said[second] == said[third] != said[first]:
        return [(first, second)]
    return [(language, first) for language in (second, third) if said[language] != said[first]]


def _swapped(texts: Texts, report: Report) -> None:
    """Report places of one kind that stand in another order: nobody sees which is which."""
    said = {language: _orders(texts.holder[language]) for language in LANGUAGES}
    if len({tuple(sorted(Counter(_all(order)).items())) for order in said.values()}) > 1:
        return  # other places were reported
    for language, other in odd(said):
        kind = next(kind for kind, names in said[language].items() if names != said[other][kind])
        message = N_(
            "{language} fills in {found}, {other} {expected}: where the order must differ, give "
            "the places kinds ({{name:number}}) that tell them apart."
        )
        report.inside(
            texts.holder, language, f"{{{said[language][kind][0]}", "places-swapped", message,
            language=language, other=other,
            found=_places(said[language][kind]), expected=_places(said[other][kind]),
        )  # fmt: skip


@cache
def _orders(text: str) -> dict[str, list[str]]:
    """Return the names of the places in their order, by kind."""
    found: dict[str, list[str]] = {}
    for match in re.finditer(markup.PLACE, text):
        found.setdefault(match[2] or "", []).append(match[1])
    return found


def _all(orders: dict[str, list[str]]) -> list[str]:
    return [f"{name}:{kind}" for kind, names in orders.items() for name in names]


def _places(names: list[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in names)


@cache
def _links(text: str, _language: str) -> Counter[str]:
    return Counter(f"[[{kind}:{target}]]" for kind, target, _label in markup.links(text))


@cache
def _end(text: str, _language: str) -> str:
    return _ENDS.get(text.rstrip().rstrip(_CLOSING).rstrip()[-1:], "")


@cache
def _parts(text: str, _language: str) -> int:
    return len(_PARTS.split(text.strip()))


def _more(found: Counter[str], than: Counter[str]) -> str:
    return ", ".join((found - than).elements()) or "–"


def _numbers(found: frozenset[int], than: frozenset[int]) -> str:
    return ", ".join(str(number) for number in sorted(found - than)) or "–"


def _plain(found: Any, _than: Any) -> str:
    return str(found) or "–"


def _needle(found: str) -> str:
    return found.split(",")[0].removesuffix("]]") if found.startswith("[[") else found


_COMPARED: tuple[tuple[str, Callable[[str, str], Any], Callable[[Any, Any], str], str], ...] = (
    ("links-differ", _links, _more,
     N_("The links differ: {language} has {found}, {other} has {expected}.")),
    ("number-words-differ", numerals.compared, _numbers,
     N_("The numbers differ, words counted: {language} has {found}, {other} has {expected}.")),
    ("parts-differ", _parts, _plain,
     N_("{language} has {found} paragraphs and list items, {other} has {expected}.")),
    ("stress-differs", lambda text, _: text.count("**") // 2, _plain,
     N_("{language} stresses {found} words with **, {other} {expected}.")),
    ("ends-differ", _end, _plain,
     N_("{language} ends with “{found}”, {other} with “{expected}”.")),
)  # fmt: skip
