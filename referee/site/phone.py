"""Writes the phone pages: the shared program once, a page and its words per game and language."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path

from referee.languages import LANGUAGES
from referee.rulebase import store
from referee.site import phone_lean
from referee.site.book import Book
from referee.site.phone_data import bundle, examples, words
from referee.site.phone_face import SOURCES, folder, has_table
from referee.site.phone_page import APP, STYLE, page

IMPORT = re.compile(r'^(?:import|export)\b[^"]*?from "(\.[^"]+)";', re.MULTILINE)


class ForeignFile(Exception):  # noqa: N818 (reads as what it says)
    """A file that others wrote is not the one we checked, or lacks its checksum."""


def write(out: Path) -> None:
    """Write the table pages of every game that has one into the finished site.

    Raises `ForeignFile` if a vendored file does not have its recorded checksum.
    """
    games = [game for game in store.games() if has_table(game)]
    if not games:
        return
    check_vendored(SOURCES / "vendor")
    app = out / APP
    if app.is_dir():
        shutil.rmtree(app)
    shutil.copytree(
        SOURCES, app, ignore=shutil.ignore_patterns("package.json", "*.css", "*.d.ts", "*.d.mts")
    )
    phone_lean.scripts(app)
    for name in {folder(game) for game in games}:
        (app / name / STYLE).write_text(style(name), encoding="utf-8")
    for game in games:
        (app / game).mkdir(exist_ok=True)
        (app / game / "engine.json").write_text(bundle(game), encoding="utf-8")
        (app / game / "examples.json").write_text(examples(game), encoding="utf-8")
        for lang in LANGUAGES:
            book = Book(lang, store.book(game))
            place = out / lang / game / "table"
            place.mkdir(parents=True, exist_ok=True)
            text = page(book, program(app, game))
            (place / "index.html").write_text(text, encoding="utf-8")
            (place / "words.json").write_text(words(book), encoding="utf-8")


def style(name: str) -> str:
    """Return the look of the pages in a folder: what all share, then what is their own."""
    parts = [SOURCES / "table.css", SOURCES / name / "own.css"]
    return "".join(phone_lean.style(part.read_text(encoding="utf-8")) for part in parts)


def program(app: Path, game: str) -> list[str]:
    """Return the scripts that a game's page always loads: its own and what they import."""
    found: list[str] = []
    waiting = [app / folder(game) / "main.js"]
    while waiting:
        path = waiting.pop().resolve()
        name = path.relative_to(app.resolve()).as_posix()
        if name not in found:
            found.append(name)
            text = path.read_text(encoding="utf-8") if path.suffix == ".js" else ""
            waiting += [path.parent / there for there in IMPORT.findall(text)]
    return sorted(found)


def check_vendored(vendor: Path) -> None:
    """Check every vendored file against the checksum in its package.json; raises `ForeignFile`."""
    for manifest in sorted(vendor.glob("*/package.json")):
        sums = json.loads(manifest.read_text(encoding="utf-8"))["sha256"]
        for path in sorted(manifest.parent.iterdir()):
            if path.name in ("package.json", "LICENSE") or path.match("*.d.mts"):
                continue  # theirs to tell, or ours: what the type checker needs to know
            found = hashlib.sha256(path.read_bytes()).hexdigest()
            if sums.get(path.name) != found:
                raise ForeignFile(f"{path}: {found}")
