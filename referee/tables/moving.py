"""Brings kept games from where they once lay, the folder for configuration, to that for data.

Nothing is ever written over: a game whose name is taken gets a number behind it. Each step can be
stopped, and the next start goes on from there. Two starts at once take turns.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

from referee.tables import locking, place
from referee.tables.faults import why
from referee.text.catalogue import N_
from referee.text.messages import Message

_TABLES = "tables"
_PATIENCE = 10.0  # seconds for another start that is moving the same games, and for a writer


def move(old: Path) -> Message | None:
    """Move what is kept below ``old`` to `place.home`; return what there is to say, if anything."""
    new = Path(place.home())
    try:
        with _alone(old):
            if not _holds_games(old) or (new.exists() and new.samefile(old)):
                return None  # somebody else was quicker, it is none of ours, or both are one
            return _moved(old, new)
    except OSError as fault:
        if not (old / _TABLES).exists():  # as above
            return None
        text = N_(
            "The games in {old} could not be moved to {new}: {reason}. "
            "With REFEREE_HOME={old} they are found where they are."
        )
        return Message("not-moved", text, {"old": old, "new": new, "reason": why(fault)})


def _holds_games(old: Path) -> bool:
    """Return whether a folder is one that a referee made: it holds kept games and no program."""
    folder = old / _TABLES
    if not folder.is_dir():
        return False
    return any(folder.glob("*" + place.ENDING)) and not any(folder.glob("*.py"))


def _moved(old: Path, new: Path) -> Message | None:
    new.mkdir(parents=True, exist_ok=True)
    renamed: dict[str, str] = {}
    if not _moved_whole(old / _TABLES, new / _TABLES):
        (new / _TABLES).mkdir(exist_ok=True)
        for path in sorted((old / _TABLES).iterdir()):
            put = _put(path, new / _TABLES)
            if put.name != path.name and path.suffix == place.ENDING:
                renamed[path.stem] = put.stem
        (old / _TABLES).rmdir()
    _move_current(old / "current", new / "current", renamed)
    with contextlib.suppress(OSError):  # something else lies there, and stays
        old.rmdir()
    if not renamed:
        text = N_("Your kept games now lie in {new}, no longer in {old}.")
        return Message("moved", text, {"new": new, "old": old})
    text = N_(
        "Your kept games now lie in {new}, no longer in {old}; "
        "renamed, as there was one of that name: {pairs}."
    )
    pairs = ", ".join(f"{was} → {now}" for was, now in renamed.items())
    return Message("moved", text, {"new": new, "old": old, "pairs": pairs})


def _moved_whole(old: Path, new: Path) -> bool:
    """Move the folder in one step and return True, where nothing lies there and it can be done."""
    if os.path.lexists(new):
        return False
    if old.is_symlink():  # a folder of the player's own choice stays where it is
        new.symlink_to(old.resolve(), target_is_directory=True)
        old.unlink()
        return True
    try:
        old.rename(new)
    except OSError:  # another disk
        return False
    return True


def _put(path: Path, folder: Path) -> Path:
    """Move one file into a folder, under a name that is free there; return where it is now.

    At no time is there none of it, and what is there already stays. Raises OSError.
    """
    for target in _names(path, folder):
        if os.path.lexists(target):
            if not target.is_file() or target.read_bytes() != path.read_bytes():
                continue
            path.unlink()  # the very same, such as after a start that was stopped in between
            return target
        if path.is_dir():
            shutil.move(path, target)
            return target
        try:
            # A second name first: unlike a rename it never writes over a file that has just come.
            os.link(path, target, follow_symlinks=False)
        except FileExistsError:
            continue
        except OSError:  # another disk, or one without second names
            _copy(path, target)
        path.unlink()
        return target
    raise AssertionError("names do not end")


def _names(path: Path, folder: Path) -> Iterator[Path]:
    """Yield the file's own name, then those with a number, none too long for a game's."""
    yield folder / path.name
    stem, ending = path.stem, path.suffix
    number = 2
    while True:
        behind = f"-{number}"
        kept = stem.encode()[: place.LONGEST - len(behind)].decode(errors="ignore")
        yield folder / f"{kept}{behind}{ending}"
        number += 1


def _copy(path: Path, target: Path) -> None:
    """Copy a file to another disk: whole and synced before it has its name. Raises OSError."""
    half = target.with_name(f".{target.name}.half")
    with path.open("rb") as file, half.open("wb") as copy:
        _wait(file.fileno())  # whoever keeps this game just now finishes the entry first
        shutil.copyfileobj(file, copy)
        copy.flush()
        os.fsync(copy.fileno())
    shutil.copystat(path, half)
    half.rename(target)


def _move_current(old: Path, new: Path, renamed: dict[str, str]) -> None:
    """Carry over which game was used last, unless the new folder knows one."""
    try:
        name = old.read_text(encoding="utf-8").strip()
    except (FileNotFoundError, ValueError):
        return
    if not new.exists():
        new.write_text(renamed.get(name, name) + "\n", encoding="utf-8")
    old.unlink()


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Let one start after the other move; raises OSError if another one does not come to an end."""
    fd = os.open(folder, os.O_RDONLY)
    try:
        _wait(fd)
        yield
    finally:
        locking.close(fd)


def _wait(fd: int) -> None:
    until = time.monotonic() + _PATIENCE
    while not locking.locked(fd):
        if time.monotonic() > until:
            raise TimeoutError(0, "somebody else holds it")
        time.sleep(0.02)
