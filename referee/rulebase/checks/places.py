"""Catalogues: a translation fills in what its text fills in, or saying it would fail."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter

from referee.text.catalogue import N_
from referee.text.messages import Message

_KEYWORD = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[[0-9]+\])?)\s+(".*")\s*\Z')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}
_PERCENT = re.compile(r"%\((\w+)\)[sdr]")


@dataclass
class _Entry:
    """One message: its texts by keyword, and the line of each."""

    texts: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)


def check(root: Path) -> list[Message]:
    """Return every translation in `locales/` with other places to fill in than its text has."""
    faults = []
    for path in sorted((root / "locales").glob("*/LC_MESSAGES/*.po")):
        name = path.relative_to(root).as_posix()
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            faults.append(Message("catalogue", N_("The catalogue cannot be read."), None, name, 0))
            continue
        faults.extend(_catalogue(text, name))
    return faults


def _catalogue(text: str, name: str) -> list[Message]:
    return [fault for entry in _entries(text) for fault in _compared(entry, name)]


def _entries(text: str) -> list[_Entry]:
    """Return the messages of a catalogue; comments and obsolete messages are left out."""
    found = [_Entry()]
    keyword = ""
    for number, row in enumerate(text.split("\n"), 1):
        begun = _KEYWORD.match(row)
        if begun:
            if begun[1] == "msgctxt" or (begun[1] == "msgid" and "msgid" in found[-1].texts):
                found.append(_Entry())
            keyword = begun[1]
            found[-1].texts[keyword] = _unquoted(begun[2])
            found[-1].lines[keyword] = number
        elif row.startswith('"') and keyword:
            found[-1].texts[keyword] += _unquoted(row.rstrip())
        else:
            keyword = ""
    return found


def _unquoted(word: str) -> str:
    return _ESCAPE.sub(lambda found: _ESCAPES.get(found[1], found[1]), word[1:-1])


def _compared(entry: _Entry, file: str) -> list[Message]:
    originals = [text for key, text in entry.texts.items() if key.startswith("msgid")]
    if not any(originals):
        return []  # the head of the catalogue
    expected = [_places(text) for text in originals]
    faults = []
    for key, text in entry.texts.items():
        if not key.startswith("msgstr") or not text:
            continue
        found, line = _places(text), entry.lines[key]
        if found is None and None not in expected:
            message = N_("A brace of this translation is not closed, or stands alone.")
            faults.append(Message("places-differ", message, None, file, line))
        elif found is not None and None not in expected:
            known = [places for places in expected if places is not None]
            # A plural form may leave out a number ("one card").
            if found - set().union(*known) or (len(known) == 1 and found != known[0]):
                message = N_("The places differ: the translation has {found}, its text {expected}.")
                said = {"found": _listed(found), "expected": _listed(set().union(*known))}
                faults.append(Message("places-differ", message, said, file, line))
    return faults


def _places(text: str) -> set[str] | None:
    """Return what is to be filled in; None if the text cannot be filled in at all."""
    places = {f"%({name})" for name in _PERCENT.findall(text)}
    try:
        parts = list(Formatter().parse(text))
    except ValueError:
        return None
    return places | {f"{{{name}}}" for _text, name, _spec, _conversion in parts if name is not None}


def _listed(places: set[str]) -> str:
    return ", ".join(sorted(places)) or "–"
