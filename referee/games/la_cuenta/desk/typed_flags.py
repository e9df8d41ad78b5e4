"""Options of the commands where a whole line is read: "round ana wine x3 --tips 1 --go-dutch"."""

from __future__ import annotations

import re
from collections.abc import Callable

# Compiled when they are first used: most lines need none of them.
_FLAG = r"(?<!\S)--(cannot-play|fifty-fifty|go-dutch|protected|split-by|why)\b[ =]*"
_TIPS = r"(?<!\S)--tips?\b[ =]*(\S*)"
_COUNT_LAST = r"(?s)(?:(.*\S)\s+)?(\w+)\s+([-−–—]?\d{1,6})\s*"
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
    text = re.sub(_TIPS, r"; tips \1; ", text)
    return re.sub(_FLAG, lambda found: _SPOKEN[found[1]], text)


def tips_apart(parts: list[str], is_tip: Callable[[str], bool]) -> list[str]:
    """Return the parts of a round with “tips 1” at the end of one as a part of its own."""
    apart: list[str] = []
    for part in parts:
        found = re.fullmatch(_COUNT_LAST, part)
        if found and found[1] and is_tip(found[2]):
            apart += [found[1], f"{found[2]} {found[3]}"]
        else:
            apart.append(part)
    return apart
