"""One thing to say in the reader's language, wherever it was found: a fault, a note, a reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


class Msgid(str):
    """A parameter that is itself a msgid, and is translated with its message."""

    __slots__ = ()


class Message:
    """What kind of thing it is (`code`), and its sentence.

    `message` is the English msgid with `{name}` places for `params`; a face says it in the reader's
    language with ``message.text(translator(lang))``. `file` is relative to the project (or the name
    a user gave), `line` counts from 1 (0: the file as a whole).
    """

    def __init__(
        self,
        code: str,
        message: str,
        params: Mapping[str, Any] | None = None,
        file: str = "",
        line: int = 0,
    ) -> None:
        self.code = code
        self.message = message
        self.params = dict(params or {})
        self.file = file
        self.line = line

    def text(self, translate: Callable[[str], str]) -> str:
        """Return the message as `translate` says it, with the parameters filled in."""
        params = {
            key: translate(value) if isinstance(value, Msgid) else value
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
        place = f"{self.file}:{self.line}: " if self.file else ""
        return f"{place}{self.code}: {self.english()}"

    __repr__ = __str__
