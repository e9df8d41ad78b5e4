"""Compiles the rule base of a checkout when a source has changed, one process at a time.

Every entry point calls `ensure` before anything is read. Imports nothing but `json` and `os` as
long as the compiled files are fresh.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator

from referee.rulebase import store

_SOURCES = ("rules_data", "seeds", "locales", "pyproject.toml")
_WATCHED = (*_SOURCES, "referee/rulebase", "referee/text", "referee/languages.py")
_ENDINGS = (".yaml", ".json", ".po", ".py", ".toml")
_TICK = 0.02  # seconds within which two edits may carry the same time
_checked = False


def ensure(anew: bool = False) -> None:
    """Compile if a source has changed since; looked at once, or `anew` for who outlives an edit.

    Raises nothing: words that all games share are there even so, and whoever reads rules that
    cannot be compiled meets the fault (`store.unreadable`).
    """
    global _checked
    if _checked and not anew:
        return
    store.unreadable = None
    try:
        if store.is_checkout() and signature() != _stamp():
            refresh()
    except Exception as fault:
        store.unreadable = fault
    _checked = True


def refresh() -> None:
    """Compile and stamp; raises RuleBaseFaults and leaves no stamp if a source is broken.

    The signature is taken before the sources are read, so an edit made meanwhile is seen by
    the next command.
    """
    import time
    from pathlib import Path

    from referee.rulebase.compile import compile_all
    from referee.rulebase.files import write_json

    out = Path(store.DATA)
    out.mkdir(parents=True, exist_ok=True)
    with _alone(str(out / ".lock")):
        before = signature()
        if before == _stamp():
            return
        time.sleep(_TICK)
        with contextlib.suppress(FileNotFoundError):
            (out / "stamp.json").unlink()
        compile_all(Path(store.ROOT), out)
        write_json(out / "stamp.json", {"signature": before})


@contextlib.contextmanager
def _alone(path: str) -> Iterator[None]:
    try:
        import fcntl
    except ImportError:  # not POSIX: each file is still replaced in one step
        yield
        return
    handle = os.open(path, os.O_CREAT | os.O_RDWR, 0o644)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def signature() -> str:
    """Return path, time and size of everything that the compiled files depend on."""
    found: list[str] = []
    for name in _WATCHED:
        _scan(os.path.join(store.ROOT, name), name, found)  # noqa: PTH118
    found.sort()
    return "\n".join(found)


def _scan(path: str, name: str, found: list[str]) -> None:
    if name.endswith(_ENDINGS):
        try:
            status = os.stat(path)  # noqa: PTH116
        except OSError:
            return
        found.append(f"{name} {status.st_mtime_ns} {status.st_size}")
        return
    try:
        entries = list(os.scandir(path))
    except OSError:
        return
    for entry in entries:
        if entry.name[0] in "._":
            continue
        if entry.is_dir():
            _scan(entry.path, f"{name}/{entry.name}", found)
        elif entry.name.endswith(_ENDINGS):
            status = entry.stat()
            found.append(f"{name}/{entry.name} {status.st_mtime_ns} {status.st_size}")


def _stamp() -> str | None:
    try:
        with open(os.path.join(store.DATA, "stamp.json"), encoding="utf-8") as file:  # noqa: PTH118, PTH123
            stamp: str = json.load(file)["signature"]
            return stamp
    except (OSError, ValueError, KeyError, TypeError):
        return None
