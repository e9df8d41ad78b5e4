"""Numbers that texts repeat: each stands once in game.yaml or deck.yaml and is compared with it.

A rule lists under `numbers` what its text repeats, by name (`hand_start`, `wine.ladder`), or the
number itself where it comes from nowhere else. Its text gives exactly these, in every language.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

from referee.languages import LANGUAGES
from referee.rulebase import numerals
from referee.rulebase.arithmetic import work_out
from referee.rulebase.checks.examples import misled
from referee.rulebase.money import currency
from referee.rulebase.repeated import flat, known, used, worked_out
from referee.rulebase.report import Holder, Report, Texts
from referee.rulebase.values import Mapping, Sequence
from referee.text import markup
from referee.text.catalogue import N_

_GIVEN = ("given", "then", "under")
# How a text says “one” beside the number word.
_ONE = {
    "en": re.compile(r"\b(?:an?|another|once)\b", re.IGNORECASE),
    "de": re.compile(r"\bein", re.IGNORECASE),
    "zh": re.compile("一|每"),
}


def check(report: Report) -> None:
    """Compare the texts of rules and examples, and look for numbers that no rule tells."""
    if misled(report):
        return
    names = known(report.game)
    told: set[str] = set()
    everything = {abs(value) for values in names.values() for value in values} | {0}
    for rule in report.rules:
        listed = _listed(rule, names, report)
        told.update(name for item in rule.get("numbers") or () for name in used(item))
        if listed is not None:
            _rule(rule, listed, names, report)
            everything |= listed
    for ruling in report.rulings.values():
        told.update(name for item in ruling.get("numbers") or () for name in used(item))
        listed = _listed(ruling, names, report)
        for language in LANGUAGES if listed else ():
            labels = " ".join(choice["label"][language] for choice in ruling["choices"])
            if _lacking(ruling, "choices", labels, language, listed or set(), report):
                break
    rules = {rule["id"]: rule for rule in report.rules}
    for rule in report.rules:
        _examples(rule, report)
    for texts in report.texts:
        _other(texts, everything, rules.get(texts.owner), report)
    numbers = report.game.mapping("game.yaml").get("numbers")
    if isinstance(numbers, Mapping) and not report.unread:
        for name, value in numbers.items():
            if name not in told and flat(value):
                message = N_(
                    "No rule tells “{found}”: name it under “numbers” of the rule whose text does."
                )
                report.on(numbers, name, "number-untold", message, found=name)


def _listed(rule: Mapping, names: dict[str, list[int]], report: Report) -> set[int] | None:
    """Return the numbers that a rule names, without their signs; None if they cannot be told."""
    items = rule.get("numbers") or Sequence(rule.file, rule.line)
    found = [named(item, names, items, place, report) for place, item in enumerate(items)]
    told = [numbers for numbers in found if numbers is not None]
    return set().union(*told) if len(told) == len(found) else None


def named(
    item: int | str,
    names: dict[str, list[int]],
    holder: Holder,
    key: str | int,
    report: Report,
    needle: str = "",
) -> set[int] | None:
    """Return what one name, number or sum comes to, without signs; report what is none (None).

    It stands at a key of `holder`; with `needle` where that is in the text there.
    """
    try:
        return {abs(value) for value in worked_out(item, names)}
    except KeyError as unknown:
        short = [name for name in names if "." not in name] or list(names)
        asked = unknown.args[0]
        valid = names if "." in asked else short
        report.unknown(holder, key, "unknown-number", asked, valid, needle)
    except ValueError:
        message = N_("“{found}” is no number, no name of one and no sum of them.")
        report.on(holder, key, "wrong-value", message, found=item)
    return None


def _rule(rule: Mapping, listed: set[int], names: dict[str, list[int]], report: Report) -> None:
    if report.touched(rule["text"]):
        return
    for language in LANGUAGES:
        text = rule["text"][language]
        for number in sorted(given(text) - listed - {0}):
            message = N_(
                "The text gives {found}, and “numbers” of “{rule}” does not: it has {expected}. "
                "Mend the text, or name there what it repeats ({near})."
            )
            report.inside(
                rule["text"], language, str(number), "number-differs", message,
                found=number, rule=rule["id"], expected=shown(listed),
                near=", ".join(near(number, names)) or number,
            )  # fmt: skip
            return
        if _lacking(rule, "text", text, language, listed, report):
            return


def _lacking(
    owner: Mapping, key: str, text: str, language: str, listed: set[int], report: Report
) -> bool:
    """Report and return whether a text does not give all of these numbers."""
    without = lacking(listed, text, language)
    if without:
        message = N_(
            "“numbers” of “{name}” comes to {expected}, but the text in {language} does not "
            "give {found}."
        )
        holder, place = (owner[key], language) if isinstance(owner[key], Mapping) else (owner, key)
        report.on(
            holder, place, "number-differs", message, name=owner["id"], language=language,
            expected=shown(listed), found=shown(without),
        )  # fmt: skip
    return bool(without)


def lacking(numbers: set[int], text: str, language: str) -> set[int]:
    """Return those of the numbers that a text gives neither in digits nor in words."""
    said = given(text) | numerals.written(text, language)
    return {n for n in numbers - said if n != 1 or not _ONE[language].search(text)}


@cache
def given(text: str) -> frozenset[int]:
    """Return the bare digits and amounts of a text, without their signs."""
    bare = {int(n) for n in markup.bare_digits(text)}
    return frozenset(bare.union(abs(n) for n in markup.amounts(text)))


def shown(numbers: set[int]) -> str:
    """Return numbers in order, as a fault tells them."""
    return ", ".join(str(number) for number in sorted(numbers)) or "–"


def near(number: int, names: dict[str, list[int]]) -> list[str]:
    """Return the first names under which a game has a number."""
    return [name for name, values in names.items() if number in map(abs, values)][:3]


def _examples(rule: Mapping, report: Report) -> None:
    """Check the figures in the words of each example."""
    for example in rule.get("examples") or ():
        misread = example.get("misread") or {}
        for text in (example["title"], misread.get("why")):
            if isinstance(text, Mapping) and any(given(text[lang]) for lang in LANGUAGES):
                _example(text, _own(example), report)


def _own(example: Mapping) -> set[int]:
    """Return every number of an example, without their signs."""
    misread = example.get("misread") or {}
    return {0} | _numbers([example.get(key) for key in _GIVEN]) | _numbers(misread.get("figure"))


def _example(text: Mapping, own: set[int], report: Report) -> None:
    if report.touched(text):
        return
    for language in LANGUAGES:
        strange = sorted(given(text[language]) - own)
        if strange:
            message = N_("{found} stands nowhere in this example; there: {expected}.")
            report.inside(
                text, language, str(strange[0]), "number-differs", message,
                found=strange[0], expected=shown(own),
            )  # fmt: skip
            return


def _numbers(value: Any) -> set[int]:
    """Return every number in a value without its sign: those of sums, and what they come to."""
    if isinstance(value, bool) or value is None:
        return set()
    if isinstance(value, int):
        return {abs(value)}
    if isinstance(value, dict):
        return set().union(*(_numbers(item) for pair in value.items() for item in pair), set())
    if isinstance(value, list):
        counts = {len(value), *Counter(item for item in value if isinstance(item, str)).values()}
        return set().union(*map(_numbers, value), counts)
    found = {int(digits) for digits in re.findall("[0-9]+", str(value))}
    try:
        return found | {abs(work_out(str(value)))} if found else found
    except ValueError:
        return found


def _other(texts: Texts, everything: set[int], rule: Mapping | None, report: Report) -> None:
    """Report amounts that the game has nowhere, and amounts without their braces."""
    holder, sign = texts.holder, currency(report.game)
    for language in LANGUAGES:
        text = holder.get(language)
        if not isinstance(text, str):
            continue
        strange = [n for n in _amounts(text) if abs(n) not in everything]
        if strange and rule:
            shown = {n for example in rule.get("examples") or () for n in _own(example)}
            strange = [n for n in strange if abs(n) not in shown]
        if strange and not report.touched(holder):
            message = N_("No card, number or example comes to {found}.")
            report.inside(
                holder, language, str(abs(strange[0])), "number-differs", message,
                found=strange[0],
            )  # fmt: skip
            return
        bare = _bare(text, sign) if sign else ""
        if bare:
            message = N_("An amount is written in braces: {{{found}}}.")
            report.inside(holder, language, bare, "bad-markup", message, found=bare)


@cache
def _amounts(text: str) -> list[int]:
    return markup.amounts(text)


@cache
def _bare(text: str, sign: str) -> str:
    """Return an amount that stands without its braces, or nothing."""
    found = re.search(rf"[0-9] ?{re.escape(sign)}", re.sub(markup.AMOUNT, "", text))
    return found[0] if found else ""
