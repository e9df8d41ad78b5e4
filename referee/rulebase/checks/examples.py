"""Worked examples: their sums, verdicts and rules against what the engine makes of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from referee.rulebase.arithmetic import work_out
from referee.rulebase.examples import Outcome, Runner, Stopped, chosen, expected, foretold, runner
from referee.rulebase.facts import facts
from referee.rulebase.outcomes import known_keys
from referee.rulebase.report import BREAKING, Report
from referee.rulebase.values import Mapping, Sequence, plain
from referee.text.catalogue import N_

_UNORDERED = ("reasons", "refused", "winners")
# Faults in the facts with which running the examples would only repeat what was said.
_MISLEADING = {
    *BREAKING,
    "duplicate-id",
    "duplicate-key",
    "unknown-type",
    "unknown-source",
    "unknown-choice",
    "unknown-word",
    "price-form",
    "missing-file",
    "unreadable",
    "yaml",
    "yaml-trap",
    "yaml-comment",
    "alias",
    "tag",
}


def check(report: Report) -> None:
    """Run every example of right form, also under the other rulings it names."""
    if misled(report):
        return  # with other facts every example would be wrong
    known = facts(report.game, "0")
    engine = cache(lambda: runner(report.game.id, known))
    for rule in report.rules:
        for example in rule.get("examples") or ():
            _Example(f"{rule['id']}/{example['id']}", example, known, engine, report).check()


def misled(report: Report) -> bool:
    """Return whether the facts themselves are wrong, so that comparing with them says nothing."""
    facts_in = {
        f"{report.game.folder}/{name}" for name in ("game.yaml", "deck.yaml", "rulings.yaml")
    }
    return any(fault.file in facts_in and fault.code in _MISLEADING for fault in report.faults)


class _Example:
    """One example with what is needed to judge it."""

    def __init__(
        self,
        name: str,
        example: Mapping,
        known: Outcome,
        engine: Callable[[], Runner],
        report: Report,
    ) -> None:
        self.name = name
        self.example = example
        self.known = known
        self.engine = engine
        self.report = report

    def check(self) -> None:
        """Compare the outcome, and each outcome under another ruling."""
        then = self.example["then"]
        if not any(key != "rules" for key in then):
            message = N_("The example “{example}” foretells nothing.")
            self.report.on(then, None, "example-empty", message, example=self.name)
        base = self.run(self.example, None, {})
        if base is None:
            return
        self.compare(then, base)
        self.misread(then)
        under = self.example.get("under")
        if under is None:
            return
        for key, outcome in under.items():
            if not self.choices(under, key):
                continue
            other = self.run(under, key, chosen(key))
            if other is None:
                continue
            self.compare(outcome, other)
            if foretold(other, self.known) == foretold(base, self.known):
                message = N_("Under {choice} nothing is different in “{example}”.")
                self.report.on(
                    under, key, "under-changes-nothing", message, choice=key, example=self.name
                )

    def choices(self, under: Mapping, key: str) -> bool:
        """Report rulings and choices that do not exist."""
        rulings = self.report.rulings
        fine = True
        for name, choice in chosen(key).items():
            if name not in rulings:
                self.report.unknown(under, key, "unknown-ruling", name, rulings)
                fine = False
                continue
            valid = [item["id"] for item in rulings[name]["choices"]]
            if choice not in valid:
                self.report.unknown(under, key, "unknown-choice", choice, valid)
                fine = False
        return fine

    def run(self, holder: Mapping, key: str | None, rulings: dict[str, str]) -> Outcome | None:
        """Return the outcome, or report why there is none."""
        from referee.engine.faults import BadInput

        where = key if key is not None else "given"
        report, name = self.report, self.name
        try:
            return self.engine()(plain(self.example), rulings)
        except BadInput as bad:
            place = _place(self.example, str(bad.where)) if key is None else (holder, where)
            message = N_("“{example}” is no valid input: {code} ({where}, found {found}).")
            found = bad.params.get("found", bad.params.get("key", "–"))
            report.on(
                *place,
                "example-input",
                message,
                example=name,
                code=bad.code,
                where=bad.where or "–",
                found=found,
            )
        except Stopped as stopped:
            message = N_("In “{example}” event {line} is refused: {reasons}.")
            report.on(
                holder,
                where,
                "example-stopped",
                message,
                example=name,
                line=stopped.line,
                reasons=", ".join(stopped.reasons),
            )
        except ImportError:
            message = N_("No engine judges the game “{game}”.")
            report.on(holder, where, "no-engine", message, game=report.game.id)
        except Exception as fault:  # an engine that fails is a fault to report, not an end
            message = N_("The engine fails on “{example}”: {fault}.")
            shown = f"{type(fault).__name__}: {fault}"[:120]
            report.on(holder, where, "engine-failed", message, example=name, fault=shown)
        return None

    def compare(self, then: Mapping, outcome: Outcome) -> None:
        """Report every figure, verdict and rule that differs from the outcome."""
        told = foretold(outcome, self.known)
        for key, value in expected(plain(then), self.known).items():
            found = told.get(key)
            if key not in known_keys(self.known):
                continue  # reported as a key that nothing reads
            if key in self.known["figures"] and isinstance(found, dict):
                # An example may speak of some of the players only.
                found = {name: figure for name, figure in found.items() if name in value}
            same = _sorted(key, found) == _sorted(key, value)
            if not same:
                message = N_("“{example}”: the engine makes {key} {found}, here stands {expected}.")
                self.report.on(
                    then,
                    key,
                    "example-differs",
                    message,
                    example=self.name,
                    key=key,
                    found=_shown(found),
                    expected=_shown(value),
                )
        if (
            "rules" in then
            and set(then["rules"]) <= set(self.known["rules"])
            and set(then["rules"]) != set(outcome["rules"])
        ):
            said, used = set(then["rules"]), set(outcome["rules"])
            message = N_(
                "“{example}”: the rules differ: the engine also cites {found} and does not cite "
                "{expected}."
            )
            self.report.on(
                then,
                "rules",
                "example-rules",
                message,
                example=self.name,
                found=_shown(sorted(used - said)),
                expected=_shown(sorted(said - used)),
            )

    def misread(self, then: Mapping) -> None:
        """Report a misreading that comes to the right figure."""
        wrong = self.example.get("misread")
        if wrong is None:
            return
        right = then.get("total", then.get("adds"))
        if "of" in wrong:  # what the first player named there has of it
            right = next(iter((then.get(wrong["of"]) or {}).values()), None)
        if right is None:
            return
        if work_out(wrong["figure"]) == work_out(right):
            message = N_("In “{example}” the misreading comes to the right figure, {found}.")
            self.report.on(
                wrong,
                "figure",
                "misread-is-right",
                message,
                example=self.name,
                found=work_out(right),
            )


def _place(example: Mapping, where: str) -> tuple[Mapping | Sequence, str | int]:
    """Return the part of `given` that the engine names: an event, a key, or all of it."""
    given = example["given"]
    line = re.match(r"line ([0-9]+)", where)
    if isinstance(given, Mapping) and "events" in given:
        events = given["events"]
        number = int(line[1]) - 2 if line else -1
        if isinstance(events, Sequence) and 0 <= number < len(events):
            return events, number
        if "may" in given:
            return given, "may"
    key = re.split(r"[\[.:]", where)[0]
    if isinstance(given, Mapping) and key in given:
        return given, key
    return example, "given"


def _sorted(key: str, value: Any) -> Any:
    return sorted(value) if key in _UNORDERED and isinstance(value, list) else value


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}" for key, item in value.items()) or "–"
    if value is None:
        return "–"
    return str(value).lower() if isinstance(value, bool) else str(value)
