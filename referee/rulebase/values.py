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


class Beside(Mapping):
    """A mapping whose values stand in a file each, `files[key]`, such as one for each language."""

    __slots__ = ("files",)

    def __init__(self, file: str, line: int) -> None:
        """Start empty at a line of the file of the first value."""
        super().__init__(file, line)
        self.files: dict[str, str] = {}


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


def file_of(holder: Mapping | Sequence, key: str | int | None) -> str:
    """Return the file in which a value of a mapping or sequence stands."""
    if isinstance(holder, Beside):
        return holder.files.get(str(key), holder.file)
    return holder.file


def plain(value: Any) -> Any:
    """Return the same data as ordinary dicts and lists."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value
