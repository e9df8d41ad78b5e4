"""The nearest valid thing to something mistyped."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher


def nearest(found: object, valid: Iterable[str]) -> str:
    """Return the valid word most like `found`, or "" if none is alike."""
    word = str(found).lower()[:80]
    best, likeness = "", 0.55
    for candidate in valid:
        matcher = SequenceMatcher(None, word, candidate.lower())
        if matcher.real_quick_ratio() <= likeness or matcher.quick_ratio() <= likeness:
            continue
        ratio = matcher.ratio()
        if ratio > likeness:
            best, likeness = candidate, ratio
    return best
