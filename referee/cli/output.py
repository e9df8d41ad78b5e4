"""Puts an answer on the terminal or into a pipe, whatever that can show."""

from __future__ import annotations

import errno
import sys
from io import TextIOWrapper

from referee.cli.answer import NO, Answer
from referee.text.catalogue import N_, _, current

# For streams that know fewer characters than we write.
_PLAIN = {
    "−": "-",
    "×": "x",
    "€": "EUR",
    "–": "-",
    "—": "-",
    "…": "...",
    "→": "->",
    "·": "*",
    "“": '"',
    "”": '"',
    "„": '"',
    "‘": "'",
    "’": "'",
    "─": "-",
    "≥": ">=",
    "✓": "+",
}


class Unwritten(Exception):  # noqa: N818 - what happened, told by whoever catches it
    """A stream takes no more: its disk is full, or nobody listens; `fault` is the system's."""

    def __init__(self, stream: object, fault: OSError) -> None:
        super().__init__(str(fault))
        self.stream = stream
        self.fault = fault


_lost = False  # whether a character of ours had to become a question mark


def emit(answer: Answer, as_json: bool) -> int:
    """Print ``answer`` and return its exit code; raises Unwritten.

    Where the stream's encoding lacks characters that matter, standard error says so.
    """
    global _lost
    _lost = False
    code = _emit(answer, as_json)
    if _lost:
        encoding = getattr(sys.stdout, "encoding", None) or "?"
        text = N_("Some characters are shown as “?”: this output is written in {encoding}. "
                  "PYTHONIOENCODING=utf-8 changes that.")  # fmt: skip
        said = _(text).format(encoding=encoding)
        say_aside(said if _fits(said, sys.stderr) else text.format(encoding=encoding))
    return code


def _fits(text: str, stream: object) -> bool:
    """Return whether a stream's encoding has every character of a text, or a plain one for it."""
    try:
        text.translate({ord(char): plain for char, plain in _PLAIN.items()}).encode(
            getattr(stream, "encoding", None) or "utf-8"
        )
    except UnicodeError:
        return False
    return True


def _emit(answer: Answer, as_json: bool) -> int:
    _make_patient(sys.stdout)
    if as_json:
        import json

        unicode = _knows_unicode(sys.stdout)
        write(sys.stdout, json.dumps(answer.envelope(), ensure_ascii=not unicode) + "\n")
        return answer.code
    if answer.text:
        from referee.cli.page import Page
        from referee.cli.text import colour_wanted

        page = Page(current(), colour_wanted(sys.stdout))
        answer.text(page)
        write(sys.stdout, str(page))
    elif answer.errors and sys.stderr is not None:  # the exit code says it too
        _make_patient(sys.stderr)
        write(sys.stderr, _errors(answer))
    return answer.code


def render(answer: Answer) -> None:
    """Print one answer of a conversation on standard output, errors too."""
    _make_patient(sys.stdout)
    if answer.text:
        from referee.cli.page import Page
        from referee.cli.text import colour_wanted

        page = Page(current(), colour_wanted(sys.stdout))
        answer.text(page)
        write(sys.stdout, str(page))
    elif answer.errors:
        write(sys.stdout, _errors(answer, wrapped=True))


def _errors(answer: Answer, wrapped: bool = False) -> str:
    from referee.cli.page import Page
    from referee.cli.text import clean, colour_wanted

    # In a log or a pipe each error stays one line; only a terminal wraps.
    terminal = bool(sys.stderr and sys.stderr.isatty())
    page = Page(current(), colour_wanted(sys.stderr), None if wrapped or terminal else 1_000_000)
    label = _("No: {message}") if answer.code == NO else _("Error: {message}")
    for error in answer.errors:
        page.add(label.format(message=clean(error["message"])), rest="  ")
    if answer.hint:
        page.add(answer.hint, style="dim")
    return str(page)


def say_aside(text: str) -> None:
    """Write one line on standard error, beside the answer; what cannot even go there is let go."""
    try:
        _make_patient(sys.stderr)
        write(sys.stderr, text + "\n")
    except Unwritten:
        silence(sys.stderr)


def write(stream: object, text: str) -> None:
    """Write and flush a text.

    Raises Unwritten, also if the program was started without that stream.
    """
    if stream is None:
        raise Unwritten(stream, OSError(errno.EBADF, N_("there is no standard output")))
    try:
        stream.write(text)  # type: ignore[attr-defined]
        stream.flush()  # type: ignore[attr-defined]
    except OSError as fault:
        raise Unwritten(stream, fault) from None


def silence(stream: object) -> None:
    """Let what a stream still holds go nowhere, or Python complains of it again at its end."""
    import os

    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, stream.fileno())  # type: ignore[attr-defined]
        os.close(null)
    except (OSError, ValueError, AttributeError):  # a stream without a file needs nothing
        return


def _knows_unicode(stream: object) -> bool:
    return (getattr(stream, "encoding", None) or "").lower().replace("-", "") == "utf8"


def _make_patient(stream: object) -> None:
    """Let characters that a stream cannot show be written in its own letters, never fail."""
    if not isinstance(stream, TextIOWrapper):
        return
    if _knows_unicode(stream):
        stream.reconfigure(errors="backslashreplace")
        return
    import codecs

    def plain(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        bad = error.object[error.start : error.end]
        global _lost
        _lost = _lost or any(char not in _PLAIN for char in bad)
        return "".join(_PLAIN.get(char, "?") for char in bad), error.end

    codecs.register_error("referee-plain", plain)
    stream.reconfigure(errors="referee-plain")
