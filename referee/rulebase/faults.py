"""What ends reading: a rule base, or a file handed in, that cannot be used as it is."""

from __future__ import annotations

from referee.text.messages import Message

UNCHECKED = "unchecked"  # code of the entry that says what was not looked at: no fault itself


class RuleBaseFaults(Exception):  # noqa: N818 - it carries faults, it is not one
    """The rule base cannot be used as it is; `faults` says everything that was found."""

    def __init__(self, faults: list[Message]) -> None:
        """Keep the faults in the order in which they stand in the files."""
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class InputFault(ValueError):  # noqa: N818 - it carries a fault
    """A file handed in cannot be read; `fault` says where and why."""

    def __init__(self, fault: Message) -> None:
        """Keep the one fault that a person should mend first."""
        super().__init__(str(fault))
        self.fault = fault
