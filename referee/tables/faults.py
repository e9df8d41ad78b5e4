"""What can be wrong with a kept game, as one sentence that a face says in the reader's language."""

from __future__ import annotations

import errno
from collections.abc import Callable

from referee.i18n import N_

WRONG, DAMAGED = 2, 3


class TableFault(Exception):  # noqa: N818 - an answer, not always an error
    """A kept game cannot be used as asked; `exit_code` is 2 (wrong input) or 3 (damaged file).

    `message` is the English msgid with `{name}` places for `params`; `where` the file or option.
    """

    def __init__(
        self, code: str, message: str, where: str = "", exit_code: int = WRONG, **params: object
    ) -> None:
        super().__init__(code)
        self.code = code
        self.message = message
        self.where = where
        self.exit_code = exit_code
        self.params = params

    def text(self, translate: Callable[[str], str]) -> str:
        """Return the sentence as `translate` says it."""
        return _filled(self.message, self.params, translate)

    def __str__(self) -> str:
        return f"{self.code}: {self.text(str)}"


class Note:
    """A word about a kept game that changes nothing, such as a last line that was repaired."""

    __slots__ = ("code", "message", "params")

    def __init__(self, code: str, message: str, **params: object) -> None:
        self.code = code
        self.message = message
        self.params = params

    def text(self, translate: Callable[[str], str]) -> str:
        """Return the sentence as `translate` says it."""
        return _filled(self.message, self.params, translate)


class Reason(str):
    """A parameter that is itself a msgid, translated with its message."""

    __slots__ = ()


_REASONS = {
    errno.ENOSPC: N_("no space is left on the disk"),
    errno.EDQUOT: N_("no space is left on the disk"),
    errno.EFBIG: N_("no space is left on the disk"),
    errno.EACCES: N_("you have no permission"),
    errno.EPERM: N_("you have no permission"),
    errno.EROFS: N_("the disk is read-only"),
    errno.EISDIR: N_("it is a folder"),
    errno.ENOTDIR: N_("its folder is not a folder"),
    errno.ENOENT: N_("it does not exist"),
    errno.ENAMETOOLONG: N_("its name is too long"),
}


def why(fault: OSError) -> str:
    """Return the reason of a fault of the system, as part of a sentence."""
    known = _REASONS.get(fault.errno or 0)
    return Reason(known) if known else fault.strerror or str(fault)


def _filled(message: str, params: dict[str, object], translate: Callable[[str], str]) -> str:
    said = {
        key: translate(value) if isinstance(value, Reason) else value
        for key, value in params.items()
    }
    return translate(message).format(**said)
