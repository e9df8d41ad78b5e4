"""The two ways to be told no: what was handed in cannot be read, or the rules refuse it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from referee.engine.published import Line, Reason


class BadInput(Exception):  # noqa: N818 (reads as what it says, like the exit codes)
    """Something handed in cannot be read (exit code 2).

    `code` names the fault, `where` the place ("cards[2].price", "line 7: player"), `params` hold
    what was found and the nearest valid thing, as ids, names and ints; words are made at the edge.
    """

    def __init__(self, code: str, where: str, **params: "Any") -> None:
        super().__init__(code)
        self.code = code
        self.where = where
        self.params = params

    def at_line(self, line: int) -> None:
        """Say in which line of an event log this was found."""
        place = "line " + str(line)
        self.where = place + ": " + self.where if self.where else place
        self.params["line"] = line


class Refused(Exception):  # noqa: N818
    """The rules, or the deck, say no (exit code 1), for every reason in `reasons`."""

    def __init__(self, reasons: "list[Reason]") -> None:
        super().__init__(", ".join([found["code"] for found in reasons]))
        self.reasons = reasons


def reason(code: str, rules: "list[str]", **params: "Any") -> "Reason":
    """One reason to refuse: its code, the rules behind it, and what its sentence needs."""
    found: "Any" = {"code": code, "rules": rules}
    found.update(params)
    answer: "Reason" = found
    return answer


def rules_of(found: "Sequence[Reason | Line]") -> "list[str]":
    """Return the rules behind several reasons or lines, each once."""
    rules: "list[str]" = []
    for one in found:
        cite(rules, one["rules"])
    return rules


def cite(rules: "list[str]", more: "list[str]") -> None:
    """Add rule ids to those already cited, each once, in the order in which they were used."""
    for rule in more:
        if rule not in rules:
            rules.append(rule)
