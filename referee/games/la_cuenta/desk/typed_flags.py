"""Options of the commands where a whole line is read: "round ana wine x3 --tips 1 --go-dutch"."""

from __future__ import annotations

import re
from collections.abc import Callable

_FLAG = re.compile(r"(?<!\S)--(cannot-play|fifty-fifty|go-dutch|protected|split-by|why)\b[ =]*")
_TIPS = re.compile(r"(?<!\S)--tips?\b[ =]*(\S*)")
_COUNT_LAST = re.compile(r"(?:(.*\S)\s+)?(\w+)\s+([-−–—]?\d{1,6})\s*", re.DOTALL)
_SPOKEN = {
    "cannot-play": "; cannot play; ",
    "fifty-fifty": "; fifty-fifty ",
    "go-dutch": "; go dutch; ",
    "protected": "; protected ",
    "split-by": "; split by ",
    "why": "; why ",
}


def spoken(text: str) -> str:
    """Return a typed line with what its options stand for in words."""
    if "--" not in text:
        return text
    text = _TIPS.sub(r"; tips \1; ", text)
    return _FLAG.sub(lambda found: _SPOKEN[found[1]], text)


def tips_apart(parts: list[str], is_tip: Callable[[str], bool]) -> list[str]:
    """Return the parts of a round with “tips 1” at the end of one as a part of its own."""
    apart: list[str] = []
    for part in parts:
        found = _COUNT_LAST.fullmatch(part)
        if found and found[1] and is_tip(found[2]):
            apart += [found[1], f"{found[2]} {found[3]}"]
        else:
            apart.append(part)
    return apart
