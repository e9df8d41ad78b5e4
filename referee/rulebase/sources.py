"""Proves, for whoever holds the source documents, that they still say what we read there."""

from __future__ import annotations

import hashlib
import unicodedata
from pathlib import Path
from typing import Any

from referee.rulebase import dialect
from referee.rulebase.faults import UNCHECKED
from referee.rulebase.values import Mapping
from referee.text.catalogue import N_
from referee.text.messages import Message

FOLDER = "REFEREE_SEEDS"  # the environment variable that names the folder of the documents
_LARGEST = 5_000_000


def check_sources(root: Path, folder: Path) -> list[Message]:
    """Return every document of every game that is missing or changed, and every changed place."""
    faults: list[Message] = []
    by_hash = {}
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.stat().st_size <= _LARGEST:
            by_hash[hashlib.sha256(path.read_bytes()).hexdigest()] = path
    for path in sorted((root / "seeds").glob("*/*.yaml")):
        name = path.relative_to(root).as_posix()
        source, wrong = dialect.read(_text(path), name)
        faults.extend(wrong)
        if isinstance(source, Mapping) and source.get("document"):
            faults.extend(_document(source, folder, by_hash))
    return faults


def not_at_hand(root: Path) -> list[Message]:
    """Return that nothing was compared with the documents; nothing if no source has one."""
    for path in sorted((root / "seeds").glob("*/*.yaml")):
        source, _faults = dialect.read(_text(path), path.name)
        if isinstance(source, Mapping) and source.get("document"):
            message = N_("Not compared with the source documents: set {name} to their folder.")
            return [Message(UNCHECKED, message, {"name": FOLDER})]
    return []


def passage(text: str, place: dict[str, Any]) -> str:
    """Return what stands at a place: lines from 1, both inclusive, then `[from, to)` characters."""
    first, last = place["lines"]
    rows = text.split("\n")
    if first < 1 or last < first or last > len(rows):
        return ""
    part = "\n".join(rows[first - 1 : last])
    start, end = place.get("chars") or (0, len(part))
    return part[start:end]


def fingerprint(text: str) -> str:
    """Return 16 hexadecimal digits that tell a passage, whatever its white space and forms."""
    normal = " ".join(unicodedata.normalize("NFKC", text).split())
    return hashlib.sha256(normal.encode()).hexdigest()[:16]


def _text(path: Path) -> str:
    """Return a file of ours; `referee check` tells what in it is no text."""
    return path.read_text(encoding="utf-8", errors="replace")


def _document(source: Mapping, folder: Path, by_hash: dict[str, Path]) -> list[Message]:
    name = str(source["document"])
    path = by_hash.get(str(source.get("sha256"))) or folder / Path(name).name
    line = source.lines["document"]
    if not path.is_file():
        message = N_("The document {found} is not in the folder, under this or another name.")
        return [Message("no-document", message, {"found": name}, source.file, line)]
    faults = []
    data = path.read_bytes()
    if hashlib.sha256(data).hexdigest() != source.get("sha256"):
        message = N_("The document {found} is not the one we read: its SHA-256 differs.")
        at = source.lines.get("sha256", line)
        faults.append(Message("other-document", message, {"found": name}, source.file, at))
    text = data.decode("utf-8", errors="replace").replace("\r\n", "\n")
    for place in source.get("places") or ():
        faults.extend(_place(place, text, name))
    return faults


def _place(place: Mapping, text: str, document: str) -> list[Message]:
    if "lines" not in place or "print" not in place:
        message = N_("The place {place} needs “lines” and “print”, as its document is known.")
        return [Message("no-print", message, {"place": place.get("at")}, place.file, place.line)]
    found = fingerprint(passage(text, place))
    if found == place["print"]:
        return []
    message = N_("{document} says something else at {place} now (print {found}, read {expected}).")
    params = {
        "document": document,
        "place": place["at"],
        "found": found,
        "expected": place["print"],
    }
    return [Message("other-passage", message, params, place.file, place.line)]
