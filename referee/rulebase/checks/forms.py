"""Files and their forms: missing files and sections, unknown keys and ids, missing languages."""

from __future__ import annotations

from typing import Any

from referee.rulebase import model
from referee.rulebase.checks import gaps
from referee.rulebase.report import Report
from referee.rulebase.shapes import Shape
from referee.rulebase.values import Mapping, Sequence
from referee.text.catalogue import N_

_YAML = {"yaml-trap", "yaml-comment", "duplicate-key"}
_LISTS = {
    "card": ("deck.yaml", "cards"),
    "type": ("game.yaml", "types"),
    "figure": ("game.yaml", "figures"),
    "ruling": ("rulings.yaml", "rulings"),
    "term": ("glossary.yaml", "terms"),
    "section": ("game.yaml", "sections"),
}


def check(report: Report) -> None:
    """Check the form of every file of the game."""
    collect(report)
    gaps.find(report)
    game = report.game
    for name, shape in model.FILES.items():
        path = f"{game.folder}/{name}"
        if path not in game.files:
            report.at(path, 0, "missing-file", N_("The file is missing."))
        else:
            _file(path, shape, report)
    for section in report.ids["section"]:
        path = f"{game.folder}/rules/{section}.yaml"
        if path not in game.files:
            report.at(path, 0, "missing-file", N_("The file is missing."))
    check_sources(report)
    for path in game.files:
        if path.startswith(f"{game.folder}/rules/"):
            section = path.rpartition("/")[2].removesuffix(".yaml")
            if section not in report.ids["section"]:
                holder = Mapping(path, 0)
                report.unknown(holder, None, "unknown-section", section, report.ids["section"])
            _file(path, model.RULES, report)
        elif not path.startswith("seeds/") and path.rpartition("/")[2] not in model.FILES:
            holder = Mapping(path, 0)
            report.unknown(holder, None, "unknown-file", path.rpartition("/")[2], model.FILES)


def check_sources(report: Report) -> None:
    """Check the form of the game's source files."""
    for path in report.game.files:
        if path.startswith("seeds/"):
            _file(path, model.SOURCE, report)


def collect(report: Report) -> None:
    """Note every id that something else may refer to, and report ids given twice."""
    game = report.game
    for kind, (name, key) in _LISTS.items():
        report.ids[kind] = _ids(game.items(name, key), report)
    report.ids["source"] = _ids(game.sources, report)
    rules: list[Any] = []
    for path, value in game.files.items():
        if path.startswith(f"{game.folder}/rules/") and isinstance(value, Sequence):
            rules.extend(value)
    report.ids["rule"] = _ids(rules, report)
    for ruling in game.items("rulings.yaml", "rulings"):
        if isinstance(ruling, Mapping) and isinstance(ruling.get("choices"), Sequence):
            _ids(ruling["choices"], report)
    for source in game.sources:
        if isinstance(source.get("places"), Sequence):
            _ids(source["places"], report, "at")
    for rule in rules:
        if isinstance(rule, Mapping) and isinstance(rule.get("examples"), Sequence):
            _ids(rule["examples"], report)


def _ids(items: Any, report: Report, key: str = "id") -> list[str]:
    found: dict[str, Mapping] = {}
    for item in items:
        word = item.get(key) if isinstance(item, Mapping) else None
        if not isinstance(word, str):
            continue
        if word in found:
            first = found[word]
            report.on(
                item,
                key,
                "duplicate-id",
                N_("“{found}” is there already ({place})."),
                found=word,
                place=f"{first.file}:{first.line}",
            )
        found.setdefault(word, item)
    return list(found)


def _file(path: str, shape: Shape, report: Report) -> None:
    value = report.game.files[path]
    if value is None:
        if not any(fault.file == path for fault in report.faults):
            report.at(path, 0, "empty", N_("The file is empty."))
        return
    holder = Sequence(path, 1)
    shape.check(holder, 0, value, report)
    broken_lines = {f.line for f in report.faults if f.file == path and f.code in _YAML}
    for item in _items(value) if broken_lines else ():
        last = last_line(item)
        if any(item.line <= line <= last for line in broken_lines):
            report.broken.add(id(item))


def _items(value: Any) -> list[Mapping]:
    if isinstance(value, Mapping):
        lists = [item for item in value.values() if isinstance(item, Sequence)]
        return [value, *(m for items in lists for m in items if isinstance(m, Mapping))]
    return [m for m in value if isinstance(m, Mapping)] if isinstance(value, Sequence) else []


def last_line(value: Any) -> int:
    """Return the last line on which something in a value begins."""
    if isinstance(value, Mapping):
        inner = [last_line(item) for item in value.values()]
        return max([value.line, *value.lines.values(), *inner])
    if isinstance(value, Sequence):
        return max([value.line, *value.lines, *(last_line(item) for item in value)])
    return 0
