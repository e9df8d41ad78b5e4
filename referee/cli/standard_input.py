"""Standard input: there or not, as bytes or line by line, with whatever somebody pipes into it."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import TextIO

from referee.cli.answer import Stop
from referee.text.catalogue import _


def stream() -> TextIO:
    """Return standard input; raises Stop (exit 2) if the program was started without any."""
    if sys.stdin is None:
        raise Stop("no-input", _("There is no standard input to read from."), "-")
    return sys.stdin


def content(most: int) -> bytes:
    """Return what is piped in, at most so many bytes; raises Stop, OSError."""
    return stream().buffer.read(most)


def patient() -> TextIO:
    """Return standard input so that bytes which are no text end no conversation; raises Stop."""
    found = stream()
    if isinstance(found, TextIOWrapper):
        found.reconfigure(errors="surrogateescape")
    return found


def check(line: str) -> None:
    """Raise Stop for a line with bytes that are no text in the encoding of the input."""
    if any("\udc80" <= char <= "\udcff" for char in line):
        encoding = (getattr(sys.stdin, "encoding", None) or "utf-8").upper()
        message = _("This line is not text in {encoding}, so nothing is entered; type it again.")
        raise Stop("not-text", message.format(encoding=encoding))
