"""What is wrong in the rule base or in a file handed in: one record per fault."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


def N_(message: str) -> str:  # noqa: N802 - the name that catalogue tools look for
    """Return the message unchanged; marks it for the catalogue."""
    return message


UNCHECKED = "unchecked"  # code of the entry that says what was not looked at: no fault itself


class Said(str):
    """A parameter that is itself a msgid and is translated with the message."""

    __slots__ = ()


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong: where it stands, what kind it is, and what was expected.

    `file` is relative to the project (or the name a user gave), `line` counts from 1 (0: the
    file as a whole). `message` is the English msgid with `{name}` places for `params`; a face
    says it in the reader's language with ``fault.text(translator(lang))``.
    """

    file: str
    line: int
    code: str
    message: str
    params: dict[str, Any] = field(default_factory=dict, hash=False)

    def text(self, translate: Callable[[str], str]) -> str:
        """Return the message as `translate` says it, with the parameters filled in."""
        params = {
            key: translate(value) if isinstance(value, Said) else value
            for key, value in self.params.items()
        }
        try:
            return translate(self.message).format(**params)
        except (KeyError, IndexError, ValueError):  # a catalogue with other places to fill in
            return self.message.format(**params)

    def english(self) -> str:
        """Return the message in English, filled in."""
        return self.text(str)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.code}: {self.english()}"


class RuleBaseFaults(Exception):  # noqa: N818 - it carries faults, it is not one
    """Return the rule base cannot be used as it is; `faults` says everything that was found."""

    def __init__(self, faults: list[Fault]) -> None:
        """Keep the faults in the order in which they stand in the files."""
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class InputFault(ValueError):  # noqa: N818 - it carries a fault
    """A file handed in cannot be read; `fault` says where and why."""

    def __init__(self, fault: Fault) -> None:
        """Keep the one fault that a person should mend first."""
        super().__init__(str(fault))
        self.fault = fault
