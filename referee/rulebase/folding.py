"""How the lines of a folded block become one text, also in Chinese."""

from __future__ import annotations

import re

# Han and its punctuation, kana, full-width forms.
WIDE = (
    "\u2e80-\u303f\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef"
    "\U00020000-\U0003ffff“”‘’…—"
)
_WIDE = re.compile(f"[{WIDE}]")
_MARKUP = "[]{}*"
_WIDE_GAP = re.compile(f"(?<=[{WIDE}]) (?=[{WIDE}])")


def close_gaps(text: str) -> str:
    """Return the text without single spaces between two Han characters."""
    return _WIDE_GAP.sub("", text)


def _glue(before: str, after: str) -> str:
    left, right = bool(_WIDE.match(before)), bool(_WIDE.match(after))
    if (left and (right or after in _MARKUP)) or (right and before in _MARKUP):
        return ""
    return " "


def fold(value: str, lines: list[str]) -> str:
    """Fold again what YAML folded to `value`, so that Han lines join without a space.

    `lines` are the lines of the block as written. A block with further indented lines keeps
    what YAML made of it, but for spaces between two Han characters.
    """
    if not _WIDE.search(value):
        return value
    usual: list[str] = []
    wide: list[str] = []
    blanks = 0
    for raw in lines:
        line = raw.strip(" ")
        if not line:
            blanks += 1
            continue
        if usual:
            gap = "\n" * blanks
            usual.append(gap or " ")
            wide.append(gap or _glue(wide[-1][-1], line[0]))
        usual.append(line)
        wide.append(line)
        blanks = 0
    body = value.rstrip("\n")
    if "".join(usual) != body:
        return close_gaps(value)
    return "".join(wide) + value[len(body) :]
