"""Mappings and sequences that remember where they were written."""

from __future__ import annotations

from typing import Any


class Mapping(dict[str, Any]):
    """A mapping with its file and first line, and the lines of each of its values.

    `lines[key]` is the line of the key, `ends[key]` the last line of its value, both from 1.
    """

    __slots__ = ("ends", "file", "line", "lines")

    def __init__(self, file: str, line: int) -> None:
        """Start empty at a line of a file."""
        super().__init__()
        self.file = file
        self.line = line
        self.lines: dict[str, int] = {}
        self.ends: dict[str, int] = {}


class Sequence(list[Any]):
    """A sequence with its file and first line, and the first and last line of each item."""

    __slots__ = ("ends", "file", "line", "lines")

    def __init__(self, file: str, line: int) -> None:
        """Start empty at a line of a file."""
        super().__init__()
        self.file = file
        self.line = line
        self.lines: list[int] = []
        self.ends: list[int] = []


def plain(value: Any) -> Any:
    """Return the same data as ordinary dicts and lists."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value
