"""Sheets and start pages: the same lines in every language, and numbers that the game gives.

Their lines are looked at like every other text. A number in one comes from what the line links, or
is named behind it as under `numbers` of a rule (`rulebase/parts.py`).
"""

from __future__ import annotations

from contextlib import suppress

from referee.languages import LANGUAGES
from referee.rulebase import parts
from referee.rulebase.checks.examples import misled
from referee.rulebase.checks.numbers import given, lacking, named, near, shown
from referee.rulebase.parts import Line
from referee.rulebase.repeated import OF_CARDS, known, worked_out
from referee.rulebase.report import Report, Texts
from referee.rulebase.values import Mapping
from referee.text import markup
from referee.text.catalogue import N_

_BLOCK = "@"  # what the page fills in by itself
Names = dict[str, list[int]]


def collect(report: Report) -> None:
    """Put the lines of every part among the texts, if each language has the same ones."""
    game = report.game
    folder = game.root / "docs" / "parts" / game.id
    there = sorted(path.name for path in folder.glob("*.md"))
    known_names = [f"{name}.{lang}.md" for name in parts.NAMES for lang in LANGUAGES]
    for name in there:
        if name not in known_names:
            holder = Mapping(f"docs/parts/{game.id}/{name}", 0)
            report.unknown(holder, None, "unknown-file", name, known_names)
    for part in parts.NAMES:
        if any(f"{part}.{language}.md" in there for language in LANGUAGES):
            _collect(part, report)


def check(report: Report) -> None:
    """Compare the numbers of every line with those that it links or names."""
    if misled(report):
        return
    names = known(report.game)
    rules = {rule["id"]: rule for rule in report.rules}
    for texts in report.texts:
        if isinstance(texts.holder, Line) and not report.touched(texts.holder):
            _line(texts.holder, names, rules, report)


def _collect(part: str, report: Report) -> None:
    files = {language: parts.path(report.game, part, language) for language in LANGUAGES}
    read = {language: _rows(file, report) for language, file in files.items()}
    if not all(read.values()):
        return
    first = read[LANGUAGES[0]]
    for language, rows in read.items():
        if _differ(first, rows, language, files, report):
            return
    for place, row in enumerate(first):
        if row.kind != _BLOCK:
            line = Line({lang: rows[place] for lang, rows in read.items()}, files)
            report.texts.append(Texts(line, part, "links"))


def _rows(file: str, report: Report) -> list[parts.Row]:
    """Return the lines of a file, none if it was reported as missing or unreadable."""
    try:
        text = (report.game.root / file).read_bytes().decode("utf-8")
    except FileNotFoundError:
        report.at(file, 0, "missing-file", N_("The file is missing."))
        return []
    except (OSError, UnicodeDecodeError):
        report.at(file, 0, "unreadable", N_("The file cannot be read as UTF-8 text."))
        return []
    report.game.rows[file] = text.split("\n")
    found = parts.rows(text)
    if not found:
        report.at(file, 0, "empty", N_("The file is empty."))
    return found


def _differ(
    first: list[parts.Row],
    rows: list[parts.Row],
    language: str,
    files: dict[str, str],
    report: Report,
) -> bool:
    """Report and return whether a language has other lines than the first one."""
    kinds, others = [row.kind for row in first], [row.kind for row in rows]
    if kinds == others:
        return False
    same = next((n for n, (a, b) in enumerate(zip(kinds, others, strict=False)) if a != b), None)
    place = min(len(kinds), len(others)) if same is None else same
    message = N_(
        "From here on the lines are not those of {file}: every language has the same ones."
    )
    row = rows[min(place, len(rows) - 1)]
    report.at(files[language], row.line, "lines-differ", message, file=files[LANGUAGES[0]])
    return True


def _line(line: Line, names: Names, rules: dict[str, Mapping], report: Report) -> None:
    """Report the first number of a line that comes from nowhere, or one named that it lacks."""
    each = [
        named(int(item) if item.isdecimal() else item, names, line, LANGUAGES[0], report, item)
        for item in line.numbers
    ]
    if None in each:
        return
    told = set().union(*(numbers or () for numbers in each))
    linked = _linked(line, names, rules, report)
    for language in LANGUAGES:
        strange = sorted(given(line[language]) - told - linked - {0})
        if strange:
            message = N_(
                "Nothing that this line links comes to {found}. Mend it, or name what it repeats "
                "({near}) behind the line in {first}: <!-- numbers: name, name -->."
            )
            report.inside(
                line, language, str(strange[0]), "number-differs", message, found=strange[0],
                first=LANGUAGES[0], near=", ".join(near(strange[0], names)) or strange[0],
            )  # fmt: skip
            return
        without = lacking(told, line[language], language)
        if without:
            message = N_("The numbers named behind this line come to {expected}; it lacks {found}.")
            report.on(
                line, language, "number-differs", message,
                expected=shown(told), found=shown(without),
            )  # fmt: skip
            return


def _linked(line: Line, names: Names, rules: dict[str, Mapping], report: Report) -> set[int]:
    """Return the figures of cards that a line links, and the numbers of its rules and rulings."""
    links = [(kind, target) for kind, target, _label in markup.links(line[LANGUAGES[0]])]
    links += [("ruling", line.ruling)] if line.ruling else []
    cards = [card for card in report.cards if ("card", card["id"]) in links]
    links += [("rule", card["main"]) for card in cards if "main" in card]
    items = [f"{card['id']}.{key}" for card in cards for key in OF_CARDS]
    owners = [rules.get(target) for kind, target in links if kind == "rule"]
    owners += [report.rulings.get(target) for kind, target in links if kind == "ruling"]
    for owner in owners:
        items += owner.get("numbers", ()) if owner else ()
    found: set[int] = set()
    for item in items:
        with suppress(KeyError, ValueError):  # a card without it, or reported where it stands
            found.update(abs(value) for value in worked_out(item, names))
    return found
