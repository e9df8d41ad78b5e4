"""words.yaml and the code: keys that no code uses, and what the code uses that has no words.

A code is a text in quotes, whole or joined at a hyphen (`rulebase/codes.py`). Demanded is only
what is certain: reasons, wrong input, lines and statuses whose code is written out where they are
made, and the forms with their fields and choices.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee import games
from referee.engine.nearest import nearest
from referee.rulebase import codes
from referee.rulebase.checks.examples import misled
from referee.rulebase.facts import facts
from referee.rulebase.outcomes import known_keys
from referee.rulebase.report import Report
from referee.rulebase.values import Mapping
from referee.text.catalogue import N_

Keys = dict[str, set[str]]  # of words.yaml or of the code, by group
Form = dict[str, Any]
_START = "game"  # the event before those of the forms
_EITHER = "lines / status"  # which of the two tells it is not to be seen where it is made
_GROUPS = (
    *("reasons", "lines", "events", "inputs", "forms", "fields", "choices", "typed", "status"),
    "pages",
)


def check(report: Report) -> None:
    """Compare each group of words.yaml with the code; a game that has no code yet is left alone."""
    words = report.game.mapping("words.yaml")
    if misled(report) or report.game.files.get(words.file) is not words:
        return
    try:
        said = codes.of_game(report.game.id)
    except ImportError:
        return  # told where an example would need it
    fixed = facts(report.game, "0")
    try:
        forms = _forms(report.game.id, fixed)
    except Exception as fault:  # an engine that fails is a fault to report, not an end
        message = N_("The engine has no forms to offer: {fault}.")
        numbers, shown = report.game.mapping("game.yaml"), f"{type(fault).__name__}: {fault}"
        report.on(numbers, "numbers", "engine-failed", message, fault=shown[:120])
        return
    tables = {group: words.get(group) for group in _GROUPS}
    keys = {g: set(table) if isinstance(table, Mapping) else set() for g, table in tables.items()}
    lacking, offered = _lacking(said, forms, keys, report), _offered(forms, fixed, report)
    ours = said.texts | codes.of_shared("engine").texts
    for group in _GROUPS:
        texts = codes.of_shared("site").texts if group == "pages" else ours
        meant = lacking["lines" if group == "status" else group]
        for key in sorted(keys[group] - offered[group]):
            wrong = report.known(words[group], key, "wrong-value")
            if not wrong and not codes.spelled(key, texts):
                _unused(words[group], key, meant, texts | offered[group], report)
    for group, without in lacking.items():
        for code in sorted(without):
            message = N_("The code uses “{found}”, and “{group}” has no words for it.")
            where = _EITHER if group == "lines" else group
            report.on(words, group, "no-words", message, found=code, group=where)


def _forms(game: str, fixed: dict[str, Any]) -> list[Form]:
    """Return the forms of a game, that of its first event last; none if it has none."""
    module: Any = games.load(game)
    if not hasattr(module, "forms"):
        return []
    return [*module.forms(fixed), {"event": _START, "fields": module.start_form(fixed)}]


def _lacking(said: codes.Codes, forms: list[Form], keys: Keys, report: Report) -> Keys:
    """Return by group what the code certainly uses and words.yaml does not have."""
    events = {form["event"] for form in forms} - {_START}
    # Shared code has sentences for what the engine cannot read, and names for cards and kinds.
    inputs = said.inputs - codes.of_shared("engine").inputs
    named = {*report.ids["card"], *(card.get("kind") for card in report.cards)}
    return {
        **{group: set() for group in _GROUPS},
        "reasons": said.reasons - keys["reasons"],
        "inputs": inputs - keys["inputs"],
        "lines": said.told - keys["lines"] - keys["status"] - named,
        "forms": events - keys["forms"],
        "events": {event for event in events if not _begun(event, keys["events"])},
        "fields": {
            name for event, name in _fields(forms)
            if not {name, f"{event}-{name}"} & keys["fields"]
        },
        "choices": _choices(forms) - keys["choices"],
        "typed": _labelled(forms) - keys["typed"],
    }  # fmt: skip


def _offered(forms: list[Form], fixed: dict[str, Any], report: Report) -> Keys:
    """Return by group what need not stand in the code, since forms or the rule base bring it."""
    names = _fields(forms)
    given = [example["given"] for rule in report.rules for example in rule.get("examples") or ()]
    return {
        **{group: set() for group in _GROUPS},
        "fields": {name for _, name in names} | {f"{event}-{name}" for event, name in names},
        "choices": _choices(forms) | set(_texts(given)),
        "pages": {f"numbers.{name}" for name in fixed["numbers"]}
        | {f"examples.{key}" for key in known_keys(fixed)},
    }


def _begun(event: str, keys: set[str]) -> bool:
    """Return whether an event has a sentence, be it one for each way to do it."""
    return any(key == event or key.startswith(f"{event}-") for key in keys)


def _fields(forms: list[Form]) -> list[tuple[str, str]]:
    return [(form["event"], field["name"]) for form in forms for field in form["fields"]]


def _labelled(forms: list[Form]) -> set[str]:
    """Return the fields that people type by name before a value, as help shows them."""
    fields = [field for form in forms if form["event"] != _START for field in form["fields"]]
    return {
        field["name"] for field in fields
        if (field.get("optional") or field["kind"] == "amounts")
        and field["kind"] not in ("flag", "text")
    }  # fmt: skip


def _choices(forms: list[Form]) -> set[str]:
    fields = [field for form in forms for field in form["fields"]]
    return {choice for field in fields for choice in field.get("choices", ())}


def _texts(value: Any) -> Iterator[str]:
    """Yield every text in a value: what somebody may call things, such as ingredients."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _texts(item)


def _unused(table: Mapping, key: str, lacking: set[str], texts: set[str], report: Report) -> None:
    """Report a key that no code uses; what it was meant for, if that is clear, is not told too."""
    meant = nearest(key, sorted(lacking))
    lacking.discard(meant)
    near = meant or nearest(key, sorted(texts))
    message = N_("No code uses “{found}”, so nobody ever reads these words.")
    if near:
        message = N_("No code uses “{found}”; the nearest that it does use is “{near}”.")
    report.on(table, key, "unused", message, found=key, near=near)
