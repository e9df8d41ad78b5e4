"""Where kept games lie: by name in the application's folder, or wherever a path says."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from unicodedata import category, normalize

from referee.tables.faults import TableFault
from referee.text.catalogue import N_

ENDING = ".jsonl"
LONGEST = 80  # bytes of a name, so that it stays a file's name everywhere


def home() -> Path:
    """Return the folder of everything kept: REFEREE_HOME, or where this system keeps data.

    On Windows and macOS what click calls an application's folder is the one for data; elsewhere
    it is the one for configuration, and data has its own: XDG_DATA_HOME.
    """
    if os.environ.get("REFEREE_HOME"):
        return Path(os.environ["REFEREE_HOME"])
    if os.name == "nt" or sys.platform == "darwin":
        import click

        return Path(click.get_app_dir("referee"))
    data = os.environ.get("XDG_DATA_HOME", "")
    # Its specification says that a relative path there is to be ignored.
    if not data.startswith("/"):
        data = os.path.expanduser("~/.local/share")  # noqa: PTH111 - it needs no home
    return Path(data) / "referee"


def path_of(name: str) -> Path:
    """Return the file of a game; whatever holds a separator or ends in .jsonl is a path itself.

    Raises TableFault for a name that no file should have.
    """
    name = normalize("NFC", name.strip())
    if os.sep in name or "/" in name or name.endswith(ENDING):
        if not _possible(name):
            text = N_("“{name}” cannot be the name of a table.")
            raise TableFault("bad-table-name", text, "--table", name=printable(name)[:60])
        return Path(name).expanduser().absolute()
    if not name or name.startswith(".") or any(category(char)[0] == "C" for char in name):
        text = N_("“{name}” cannot be the name of a table.")
        raise TableFault("bad-table-name", text, "--table", name=printable(name))
    if len(name.encode()) > LONGEST:
        text = N_("“{name}” is too long for the name of a table.")
        raise TableFault("bad-table-name", text, "--table", name=name[:20] + "…")
    return home() / "tables" / (name + ENDING)


def name_of(path: Path) -> str:
    """Return what a game is called: its name, or its path if it lies elsewhere."""
    return path.stem if path.parent == home() / "tables" else str(path)


def kept() -> list[Path]:
    """Return the files of all games that are kept by name, last used first."""
    found: list[tuple[float, Path]] = []
    for path in (home() / "tables").glob("*" + ENDING):
        try:
            found.append((path.stat().st_mtime, path))
        except OSError:  # removed in the meantime
            continue
    return [path for _time, path in sorted(found, key=lambda pair: (-pair[0], str(pair[1])))]


def current() -> Path | None:
    """Return the game used last, None if there is none or it is gone."""
    try:
        name = (home() / "current").read_text(encoding="utf-8").strip()
        path = path_of(name) if name else None
    except (OSError, ValueError, TableFault):
        return None
    return path if path and path.exists() else None


def remember(path: Path) -> None:
    """Make a game the one that is meant without a name; never fails, even on a full disk."""
    try:
        file = home() / "current"
        if file.exists() and file.read_text(encoding="utf-8") == name_of(path) + "\n":
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name_of(path) + "\n", encoding="utf-8")
    except (OSError, ValueError):
        return


def _possible(name: str) -> bool:
    """Return whether this system can have a file of that name."""
    try:
        return b"\0" not in os.fsencode(name)
    except UnicodeError:
        return False


def printable(text: str) -> str:
    """Return a text without anything that a terminal would obey."""
    return "".join(char if category(char)[0] != "C" else "�" for char in text)
