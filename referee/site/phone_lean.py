"""Our scripts and the look of the pages without what only their readers need."""

from __future__ import annotations

import re
from pathlib import Path

_BLOCK = re.compile(r"/\*\*?(?!/).*?\*/", re.DOTALL)
_LINE = re.compile(r"^\s*//.*$|\s//\s.*$", re.MULTILINE)
_BLANK = re.compile(r"\n\s*(?=\n)")
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)


def scripts(folder: Path) -> None:
    """Make every script below a folder of the finished site lean."""
    for path in folder.rglob("*.js"):
        path.write_text(script(path.read_text(encoding="utf-8")), encoding="utf-8")


def script(source: str) -> str:
    """Return one of our scripts without comments, blank lines and indents; it does the same.

    For our own scripts only: in them no text holds what looks like a comment, and a template's
    line breaks mean nothing.
    """
    return _tight(_LINE.sub("", _BLOCK.sub("", source)))


def style(source: str) -> str:
    """Return a style sheet without comments, blank lines and indents."""
    return _tight(_BLOCK.sub("", source))


def _tight(text: str) -> str:
    return _INDENT.sub("", _BLANK.sub("", text)).strip() + "\n"
