"""What a command answers: data for programs, a page for people, an exit code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from referee.cli.page import Page

YES, NO, WRONG, DAMAGED = 0, 1, 2, 3
UNSHOWN = 4  # what was asked is done and on disk, but its answer could not be written


class Answer:
    """One result, rendered once: as the JSON envelope or as text on a page."""

    __slots__ = ("code", "data", "errors", "hint", "kept", "text")

    def __init__(
        self,
        data: Any,
        text: Callable[[Page], None] | None = None,
        code: int = YES,
        errors: list[dict[str, Any]] | None = None,
    ) -> None:
        self.data = data
        self.text = text
        self.code = code
        self.errors = errors or []
        self.hint = ""  # where to look further; for people only
        self.kept = ""  # what is on disk by it, said if the answer cannot be written

    def envelope(self) -> dict[str, Any]:
        """Return what ``--json`` prints; ``ok`` is whether the exit code is 0."""
        return {"ok": self.code == YES, "data": self.data, "errors": self.errors}


class Stop(Exception):  # noqa: N818 - an answer that ends a command, not always an error
    """Ends a command with one sentence; ``exit_code`` is 2 for wrong input, 3 for damage.

    ``strange`` are the words of which nothing is known, where that is why.
    """

    def __init__(
        self, code: str, message: str, where: str = "", exit_code: int = WRONG, strange: str = ""
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.where = where
        self.exit_code = exit_code
        self.strange = strange

    def answer(self) -> Answer:
        """Return the answer that reports this."""
        return Answer(
            None, code=self.exit_code, errors=[error(self.code, self.message, self.where)]
        )


def error(code: str, message: str, where: str = "") -> dict[str, Any]:
    """Return one entry of the envelope's ``errors``."""
    return {"code": code, "message": message, "where": where}
