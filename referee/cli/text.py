"""Text in terminal cells: width, padding, and wrapping that knows Han characters."""

from __future__ import annotations

import os
import re
import sys

from referee.typed.numbers import CURRENCIES

NBSP = "\u00a0"  # holds together what a line must not part; pages print it as a blank


_LATIN = "\u0300"  # letters before it take one cell, and so do these signs
_SIGNS = set("–—‘’“”„…€−→≥")
# No line begins with these, and none ends with the ones after them.
_CLOSING = set("，。、；：！？）》〉」』】”’…—％%,.;:!?)]}")
_OPENING = set("（《〈「『【“‘([{")
# Compiled when they are first used: an answer to a program uses none.
_STYLE = r"\x1b\[[0-9;]*m"
_UNSAFE = r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]"
_PIECES = r"[^\S\u00a0]+|."
_WORDS = r"[^\S\u00a0]+|[\S\u00a0]+"


def width(text: str) -> int:
    """Return how many terminal cells ``text`` takes: wide characters count two, marks none."""
    if _narrow(text) and "\x1b" not in text:
        return len(text)
    from unicodedata import combining, east_asian_width

    cells = 0
    for char in re.sub(_STYLE, "", text):
        if east_asian_width(char) in "WF":
            cells += 2
        elif not combining(char) and char not in "\u200b\u200d\ufe0f":
            cells += 1
    return cells


def pad(text: str, cells: int, right: bool = False) -> str:
    """Return ``text`` filled with blanks to ``cells``; ``right`` puts them in front."""
    blanks = " " * max(0, cells - width(text))
    return blanks + text if right else text + blanks


def clean(text: str) -> str:
    """Return ``text`` with control characters written out, so that none reaches the terminal."""
    if text.isprintable():
        return text
    return re.sub(_UNSAFE, lambda found: f"\\x{ord(found[0]):02x}", text)


def columns() -> int:
    """Return the cells of a line: those of the terminal, between 20 and 80."""
    told = os.environ.get("COLUMNS", "")
    found = int(told) if told.isdecimal() else 0
    if not found:  # as shutil finds it, which takes longer to import than a page to write
        try:
            found = os.get_terminal_size(sys.__stdout__.fileno()).columns  # type: ignore[union-attr]
        except (AttributeError, ValueError, OSError):  # no stream, closed, no terminal
            found = 0
    return max(20, min(80, found or 80))


def colour_wanted(stream: object) -> bool:
    """Return whether ``stream`` shows colour: a terminal, and neither NO_COLOR nor TERM=dumb."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    isatty = getattr(stream, "isatty", None)
    return bool(isatty and isatty())


def wrap(text: str, cells: int, first: str = "", rest: str = "") -> list[str]:
    """Return ``text`` as lines of at most ``cells``, breaking at blanks and between Han characters.

    ``first`` and ``rest`` are what the first and every other line begins with. Closing
    punctuation never begins a line, opening never ends one; a longer word is cut.
    """
    lines: list[str] = []
    line, blank = "", ""
    lead = first
    for unit in _units(held(text)):
        if unit == " ":
            blank = " " if line else ""
            continue
        room = max(4, cells - width(lead))
        if line and width(line + blank + unit) > room:
            lines.append(lead + line)
            lead, line, blank = rest, "", ""
            room = max(4, cells - width(lead))
        while width(unit) > room:
            head = _cut(unit, room)
            lines.append(lead + head)
            lead, unit = rest, unit[len(head) :]
            room = max(4, cells - width(lead))
        line, blank = line + blank + unit, ""
    if line or not lines:
        lines.append((lead + line).rstrip())
    return lines


def paragraphs(text: str, cells: int, indent: str = "") -> list[str]:
    """Return wrapped ``text``, a blank line before every paragraph.

    Lines that begin with "- " are a list; it stands close together, and to what announces it.
    """
    lines: list[str] = []
    for raw in text.split("\n"):
        if raw.lstrip().startswith("- "):
            lines += wrap(raw.lstrip()[2:], cells, indent + "- ", indent + "  ")
        elif raw.strip():
            lines += [""] * bool(lines) + wrap(raw, cells, indent, indent)
    return lines


def held(text: str) -> str:
    """Return ``text`` with every amount held together with the sign of its money."""
    for sign in CURRENCIES:
        text = text.replace(" " + sign, NBSP + sign)
    return text


def _units(text: str) -> list[str]:
    """Split into pieces between which a line may break."""
    if _narrow(text):
        return [" " if word[0] != NBSP and word[0].isspace() else word
                for word in re.findall(_WORDS, text)]  # fmt: skip
    units: list[str] = []
    glue = False  # whether the next character belongs to the unit before it
    for piece in re.findall(_PIECES, text):
        if piece.isspace() and piece != NBSP:
            units.append(" ")
            glue = False
            continue
        wide = len(piece.encode("utf-8", "replace")) > 1 and width(piece) == 2
        if units and units[-1] != " " and (glue or not wide or piece in _CLOSING):
            before = units[-1][-1]
            latin = not wide and not (width(before) == 2 and piece not in _CLOSING)
            if glue or latin or piece in _CLOSING:
                units[-1] += piece
            else:
                units.append(piece)
        else:
            units.append(piece)
        glue = piece in _OPENING
    return units


def _narrow(text: str) -> bool:
    """Return whether a text has nothing but letters and signs of one cell, and breaks at blanks."""
    return text.isascii() or max(set(text) - _SIGNS, default="") < _LATIN


def _cut(unit: str, room: int) -> str:
    """Return the longest beginning of ``unit`` that fits into ``room`` cells (at least a char)."""
    used, count = 0, 0
    for char in unit:
        used += width(char)
        if used > room and count:
            break
        count += 1
    return unit[:count]
