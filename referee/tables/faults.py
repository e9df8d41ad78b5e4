"""What can be wrong with a kept game, as one sentence that a face says in the reader's language."""

from __future__ import annotations

import errno

from referee.text.catalogue import N_
from referee.text.messages import Message, Msgid

WRONG, DAMAGED = 2, 3


class TableFault(Message, Exception):  # noqa: N818 - an answer, not always an error
    """A kept game cannot be used as asked; `exit_code` is 2 (wrong input) or 3 (damaged file).

    `where` is the file or option.
    """

    def __init__(
        self, code: str, message: str, where: str = "", exit_code: int = WRONG, **params: object
    ) -> None:
        Message.__init__(self, code, message, params)
        self.where = where
        self.exit_code = exit_code


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
    return Msgid(known) if known else fault.strerror or str(fault)
