"""Texts: links that lead nowhere, broken markup, and figures that differ between languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

from referee.languages import CURRENCY, LANGUAGES
from referee.rulebase.money import currency
from referee.rulebase.report import Report, Texts
from referee.rulebase.values import Mapping, file_of
from referee.text import markup
from referee.text.catalogue import N_

_BROKEN = re.compile(r"\[\[[^\]\n]{0,40}|\]\]|[{}][^{}\n]{0,40}")
_HTML = re.compile(r"</?[A-Za-z][^>]*>|`|^#+ |\]\(", re.MULTILINE)
# What a sentence of words.yaml may ask to be made of a value.
KINDS = (
    *("amount", "signed", "number", "players", "card", "cards", "type", "types"),
    *("choice", "choices", "rule", "rules"),
)


def check(report: Report) -> None:
    """Check every text that was met while the forms were checked."""
    for texts in report.texts:
        if any(not isinstance(texts.holder.get(language), str) for language in LANGUAGES):
            continue
        for language in LANGUAGES:
            _markup(texts, language, report)
        if texts.markup == "places":
            _places(texts, report)
        _figures(texts, report)


def _markup(texts: Texts, language: str, report: Report) -> None:
    holder = texts.holder
    text = holder[language]
    for kind, target, label in markup.links(text):
        _link(texts, language, kind, target, label, report)
    _signs(holder, language, report)
    broken, open_bold, other = _wrong(text, texts.markup)
    if broken:
        message = N_(
            "“{found}” is no valid markup; expected [[card:id]], [[rule:id|label]] or an amount "
            "such as {{180 {sign}}}."
        )
        if texts.markup == "places":
            message = N_("“{found}” is no valid place; expected {{name}} or {{name:amount}}.")
        elif texts.markup == "none":
            message = N_("“{found}” cannot stand here: this text takes no markup.")
        needle = broken[:12].split(" ")[0]
        sign = currency(report.game) or CURRENCY
        report.inside(holder, language, needle, "bad-markup", message, found=broken, sign=sign)
    if open_bold:
        message = N_("Bold is opened with ** and not closed.")
        report.inside(holder, language, "**", "bad-markup", message)
    if other:
        message = N_(
            "“{found}”: only links, amounts, **bold**, paragraphs and “- ” lists are known."
        )
        report.inside(holder, language, other, "bad-markup", message, found=other)
    rows = report.game.rows.get(file_of(holder, language), [])
    rows = rows[holder.lines[language] : holder.ends[language]]
    if _items(rows) > _items(text.split("\n")):
        message = N_("The list has become one line: write the text as a literal block (|).")
        report.on(holder, language, "folded-list", message)


@cache
def _wrong(text: str, kind: str) -> tuple[str, bool, str]:
    """Return broken markup, whether bold is left open, and markup that we do not know."""
    rest = re.sub(markup.LINK, "", text)
    if kind == "places":
        rest = re.sub(markup.PLACE, "", rest)
    elif kind != "none":
        rest = re.sub(markup.AMOUNT, "", rest)
    broken, other = _BROKEN.search(rest), _HTML.search(rest)
    return broken[0] if broken else "", bool(rest.count("**") % 2), other[0] if other else ""


@cache
def _found(text: str, find: Callable[[str], Iterable[object]]) -> Counter[str]:
    return Counter(map(str, find(text)))


def _signs(holder: Mapping, language: str, report: Report) -> None:
    """Report amounts with another sign than the game's; a text that takes none was reported."""
    if report.known(report.game.mapping("game.yaml"), "currency", "wrong-value"):
        return
    signs = markup.signs(holder[language])
    ours = currency(report.game) if signs else ""
    for sign in signs:
        if sign != ours and ours:
            message = N_("Amounts of this game are written with {expected}, not with {found}.")
            report.inside(
                holder, language, sign, "other-currency", message, found=sign, expected=ours
            )
        elif sign != ours:
            message = N_("This game has no money (currency: none), so no amount can stand here.")
            report.inside(holder, language, sign, "other-currency", message)


def _items(rows: list[str]) -> int:
    return sum(1 for row in rows if row.lstrip(" ").startswith("- "))


def _link(
    texts: Texts, language: str, kind: str, target: str, label: str | None, report: Report
) -> None:
    holder, needle = texts.holder, f"[[{kind}:{target}"
    if texts.markup != "links":
        message = N_("“{found}” cannot stand here: this text takes no links.")
        report.inside(holder, language, needle, "bad-markup", message, found=needle)
    elif kind not in markup.LINK_KINDS:
        report.unknown(holder, language, "unknown-word", kind, markup.LINK_KINDS, needle)
    elif target not in report.ids[kind]:
        code = f"unknown-{kind}"
        report.unknown(holder, language, code, target, report.ids[kind], needle)
    elif label is not None and not label.strip():
        message = N_("The label of the link to “{found}” is empty.")
        report.inside(holder, language, needle, "bad-markup", message, found=target)


def _places(texts: Texts, report: Report) -> None:
    holder = texts.holder
    expected = _used(holder["en"])
    for language in LANGUAGES:
        used = _used(holder[language])
        for name, kind in used:
            if kind and kind not in KINDS:
                report.unknown(holder, language, "unknown-word", kind, KINDS, f"{name}:{kind}")
        if used != expected:
            message = N_("The places differ: {language} has {found}, en has {expected}.")
            report.on(
                holder,
                language,
                "places-differ",
                message,
                language=language,
                found=_shown(used),
                expected=_shown(expected),
            )


@cache
def _used(text: str) -> set[tuple[str, str]]:
    return {(m[1], m[2] or "") for m in re.finditer(markup.PLACE, text)}


def _shown(places: set[tuple[str, str]]) -> str:
    return (
        ", ".join(f"{{{name}:{kind}}}" if kind else f"{{{name}}}" for name, kind in sorted(places))
        or "–"
    )


def _figures(texts: Texts, report: Report) -> None:
    """Compare amounts and bare digits with the English text; number words are never compared."""
    holder = texts.holder
    for code, find, message in (
        (
            "amounts-differ",
            markup.amounts,
            N_("The amounts differ: {language} has {found}, en has {expected}."),
        ),
        (
            "digits-differ",
            markup.bare_digits,
            N_("The numbers differ: {language} has {found}, en has {expected}."),
        ),
    ):
        expected = _found(holder["en"], find)
        for language in LANGUAGES[1:]:
            found = _found(holder[language], find)
            if found == expected:
                continue
            needle = next(iter(found - expected), "")
            report.inside(
                holder,
                language,
                needle.replace("-", "−"),
                code,
                message,
                language=language,
                found=_list(found),
                expected=_list(expected),
            )


def _list(figures: Counter[str]) -> str:
    """Return figures in order, each as often as it stands there."""
    return ", ".join(sorted(figures.elements(), key=int)) or "–"
