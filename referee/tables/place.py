"""Where kept games lie: by name in the application's folder, or wherever a path says.

Paths are texts: importing pathlib takes as long as reading a game.
"""

from __future__ import annotations

import contextlib
import os
import sys
from unicodedata import category, normalize

from referee.tables.faults import TableFault
from referee.text.catalogue import N_

ENDING = ".jsonl"
LONGEST = 80  # bytes of a name, so that it stays a file's name everywhere


def home() -> str:
    """Return the folder of everything kept: REFEREE_HOME, or where this system keeps data.

    On Windows and macOS what click calls an application's folder is the one for data; elsewhere
    it is the one for configuration, and data has its own: XDG_DATA_HOME.
    """
    if os.environ.get("REFEREE_HOME"):
        return os.environ["REFEREE_HOME"]
    if os.name == "nt" or sys.platform == "darwin":
        import click

        return click.get_app_dir("referee")
    data = os.environ.get("XDG_DATA_HOME", "")
    # Its specification says that a relative path there is to be ignored.
    if not data.startswith("/"):
        data = os.path.expanduser("~/.local/share")
    return os.path.join(data, "referee")


def path_of(name: str) -> str:
    """Return the file of a game; whatever holds a separator or ends in .jsonl is a path itself.

    Raises TableFault for a name that no file should have.
    """
    name = normalize("NFC", name.strip())
    if os.sep in name or "/" in name or name.endswith(ENDING):
        if not _possible(name):
            text = N_("“{name}” cannot be the name of a table.")
            raise TableFault("bad-table-name", text, "--table", name=printable(name)[:60])
        from pathlib import Path

        return str(Path(os.path.expanduser(name)).absolute())
    if not name or name.startswith(".") or any(category(char)[0] == "C" for char in name):
        text = N_("“{name}” cannot be the name of a table.")
        raise TableFault("bad-table-name", text, "--table", name=printable(name))
    if len(name.encode()) > LONGEST:
        text = N_("“{name}” is too long for the name of a table.")
        raise TableFault("bad-table-name", text, "--table", name=name[:20] + "…")
    return os.path.join(_folder(), name + ENDING)


def name_of(path: str) -> str:
    """Return what a game is called: its name, or its path if it lies elsewhere."""
    folder, file = os.path.split(path)
    by_name = os.path.normpath(folder) == os.path.normpath(_folder())
    return os.path.splitext(file)[0] if by_name else path


def kept() -> list[str]:
    """Return the files of all games that are kept by name, last used first."""
    found: list[tuple[float, str]] = []
    try:
        files = os.listdir(_folder())
    except OSError:  # nothing was kept yet
        return []
    for file in files:
        path = os.path.join(_folder(), file)
        if file.endswith(ENDING):
            with contextlib.suppress(OSError):  # removed in the meantime
                found.append((-os.stat(path).st_mtime, path))
    return [path for _time, path in sorted(found)]


def current() -> str | None:
    """Return the game used last, None if there is none or it is gone."""
    try:
        with open(os.path.join(home(), "current"), encoding="utf-8") as file:
            name = file.read().strip()
        path = path_of(name) if name else None
    except (OSError, ValueError, TableFault):
        return None
    return path if path and os.path.exists(path) else None


def remember(path: str) -> None:
    """Make a game the one that is meant without a name; never fails, even on a full disk."""
    line = name_of(path) + "\n"
    try:
        file = os.path.join(home(), "current")
        if os.path.exists(file):
            with open(file, encoding="utf-8") as known:
                if known.read() == line:
                    return
        os.makedirs(home(), exist_ok=True)
        with open(file, "w", encoding="utf-8") as noted:
            noted.write(line)
    except (OSError, ValueError):
        return


def _folder() -> str:
    """Return the folder of the games that are kept by name."""
    return os.path.join(home(), "tables")


def _possible(name: str) -> bool:
    """Return whether this system can have a file of that name."""
    try:
        return b"\0" not in os.fsencode(name)
    except UnicodeError:
        return False


def printable(text: str) -> str:
    """Return a text without anything that a terminal would obey."""
    return "".join(char if category(char)[0] != "C" else "�" for char in text)
