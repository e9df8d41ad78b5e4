"""The file of one game: read, locked, appended to, never rewritten.

Every event is one line, written and synced to disk before anybody is told that it is kept. A last
line that a stopped writer left torn is moved aside before the next one is written. Damage in the
middle stops everything, and the file stays as it is.
"""

from __future__ import annotations

import contextlib
import os
import time
from os import PathLike
from typing import Any

from referee.tables import locking
from referee.tables.faults import DAMAGED, WRONG, TableFault, why
from referee.tables.json_lines import LARGEST, Lines, encoded, split
from referee.tables.place import name_of
from referee.text.catalogue import N_
from referee.text.messages import Message

Place = str | PathLike[str]  # where a file lies
FORMAT = 1
PATIENCE = 2.0  # seconds that a writer waits for another, who may only enter one event
_AGAIN = 0.02


def load(path: Place) -> Lines:
    """Return the lines of a kept game; raises TableFault (exit 3 for damage), changes nothing."""
    path = os.fspath(path)
    try:
        with open(path, "rb") as file:
            return _checked(path, file.read(LARGEST + 1))
    except OSError as fault:
        raise _unreadable(path, fault) from None


class Writer:
    """A game's file, open and locked for one writer until it is closed."""

    def __init__(self, path: Place) -> None:
        """Open and lock a game that exists; raises TableFault if somebody else keeps it open."""
        self.path = path = os.fspath(path)
        self.notes: list[Message] = []
        _check_locks()
        try:
            self._fd = _open_locked(path)
        except OSError as fault:
            raise _unreadable(path, fault) from None
        try:
            self._lines = _checked(path, _content(self._fd))
            self._bytes = os.fstat(self._fd).st_size
        except OSError as fault:
            self.close()
            raise _unreadable(path, fault) from None
        except TableFault:
            self.close()
            raise

    @property
    def events(self) -> list[Any]:
        """Return what stands on the whole lines of the file."""
        return self._lines.events

    @property
    def lines(self) -> Lines:
        """Return these lines with where they stand in the file."""
        return self._lines

    def append(self, event: Any) -> None:
        """Write one event and sync it to disk; raises TableFault, and then nothing has changed."""
        start = self._lines.size
        line = b"\n" * self._lines.open_end + encoded(event)
        try:
            self._check_untouched()
            self._set_torn_aside()
            os.lseek(self._fd, start, os.SEEK_SET)
            write_all(self._fd, line)
            os.ftruncate(self._fd, start + len(line))
            os.fsync(self._fd)
        except OSError as fault:
            with contextlib.suppress(OSError):
                os.ftruncate(self._fd, start)
            raise unwritable(self.path, fault) from None
        self._lines.size = self._bytes = start + len(line)
        self._lines.open_end = False
        self._lines.numbers.append((self._lines.numbers or [0])[-1] + 1)
        self._lines.events.append(event)

    def close(self) -> None:
        """Close the file, which lets others write to it."""
        if self._fd >= 0:
            locking.close(self._fd)
            self._fd = -1

    def _check_untouched(self) -> None:
        """Raise TableFault if another program, one that asks for no lock, wrote meanwhile."""
        size = os.fstat(self._fd).st_size
        if size != self._bytes or not _lies_at(self._fd, self.path):
            text = N_("Another program changed “{name}” meanwhile; nothing was entered.")
            raise TableFault("changed", text, self.path, name=name_of(self.path))

    def _set_torn_aside(self) -> None:
        """Copy an unfinished last line into a file beside this one, before it is overwritten."""
        if not self._lines.torn:
            return
        target = set_aside(self.path, self._lines.torn)
        self._lines.torn = b""
        text = N_(
            "The last line was unfinished; it now lies in {file}, and everything else stands."
        )
        self.notes.append(Message("torn-line", text, {"file": os.path.basename(target)}))


def _open_locked(path: str) -> int:
    """Return the file open and locked; raises OSError, and TableFault if somebody else holds it.

    Whoever waits may get the lock of a file that a sync program or an editor has put another in
    the place of meanwhile; what is written there is lost. Then the new one is opened.
    """
    until = time.monotonic() + PATIENCE
    while True:
        fd = os.open(path, os.O_RDWR | locking.FLAGS)
        try:
            while not locking.locked(fd):
                if time.monotonic() >= until:
                    text = N_(
                        "Somebody else is writing to “{name}” just now; only one at a time can."
                    )
                    raise TableFault("table-locked", text, path, name=name_of(path))
                time.sleep(_AGAIN)
            if _lies_at(fd, path):
                return fd
        except BaseException:
            locking.close(fd)
            raise
        locking.close(fd)


def _lies_at(fd: int, path: str) -> bool:
    """Return whether the open file is still the one at `path`; raises OSError if none is."""
    return os.path.samestat(os.fstat(fd), os.stat(path))


def create(path: Place, first: Any) -> None:
    """Begin a game's file with its first event, synced to disk; raises TableFault if one is there.

    What a writer left that was stopped before its first line was whole is set aside.
    """
    path = os.fspath(path)
    made = False
    _check_locks()
    try:
        os.makedirs(_folder(path), exist_ok=True)
        fd = os.open(path, os.O_RDWR | os.O_CREAT | locking.FLAGS, 0o644)
        try:
            if not locking.locked(fd):
                raise _exists(path)
            lines = split(_content(fd))
            if lines.events or lines.broken or not _lies_at(fd, path):
                raise _exists(path)
            if lines.torn:
                set_aside(path, lines.torn)
            made = True
            line = encoded(first)
            os.lseek(fd, 0, os.SEEK_SET)
            write_all(fd, line)
            os.ftruncate(fd, len(line))
            os.fsync(fd)
            sync_folder(_folder(path))
        finally:
            locking.close(fd)
    except OSError as fault:
        if made:
            with contextlib.suppress(OSError):
                os.unlink(path)
        raise unwritable(path, fault) from None


def _check_locks() -> None:
    """Raise TableFault where the system has no locks: there a game can be looked at, not kept."""
    if not locking.available():
        text = N_(
            "This system cannot keep two writers apart: games can be looked at here, but not kept."
        )
        raise TableFault("no-locks", text)


def set_aside(path: str, content: bytes) -> str:
    """Write bytes into a new file beside `path` (…torn-1, -2 …) and return it; raises OSError."""
    number = 1
    while True:
        target = f"{path}.torn-{number}"
        try:
            fd = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL | locking.FLAGS, 0o644)
            break
        except FileExistsError:
            number += 1
    try:
        write_all(fd, content)
        os.fsync(fd)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(target)
        raise
    finally:
        os.close(fd)
    sync_folder(_folder(path))
    return target


def write_all(fd: int, content: bytes) -> None:
    """Write every byte; raises OSError."""
    view = memoryview(content)
    while view:
        view = view[os.write(fd, view) :]


def sync_folder(folder: str) -> None:
    """Make sure that a new file is found again after a power cut, where the system can do that."""
    with contextlib.suppress(OSError):
        fd = os.open(folder, os.O_RDONLY | locking.FLAGS)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def _folder(path: str) -> str:
    return os.path.dirname(path) or os.curdir


def torn_note() -> Message:
    """Return the word about an unfinished last line that still lies in the file."""
    text = N_("The last line is unfinished and does not count; the next entry sets it aside.")
    return Message("torn-line", text)


def _content(fd: int) -> bytes:
    parts = []
    os.lseek(fd, 0, os.SEEK_SET)
    left = LARGEST + 1
    while left > 0 and (part := os.read(fd, min(left, 1 << 20))):
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


def _checked(path: str, content: bytes) -> Lines:
    """Return the lines; raises TableFault for damage, a foreign file and a newer format."""
    if len(content) > LARGEST:
        text = N_("{file} is too large for a kept game.")
        raise TableFault("large-file", text, path, DAMAGED, file=os.path.basename(path))
    lines = split(content)
    if lines.broken:
        text = N_("{file} is damaged: line {line} cannot be read. Nothing was changed.")
        where, file = f"{path}:{lines.broken}", os.path.basename(path)
        raise TableFault("damaged", text, where, DAMAGED, file=file, line=lines.broken)
    if not lines.events:
        text = N_("{file} holds no game.")
        exit_code = DAMAGED if lines.torn else WRONG  # an empty file has lost nothing
        raise TableFault("no-log", text, path, exit_code, file=os.path.basename(path))
    check_format(lines.events[0], path)
    return lines


def check_format(first: Any, path: str) -> None:
    """Raise TableFault (exit 3) if a newer program wrote this; the file is left alone."""
    found = first.get("format", FORMAT) if isinstance(first, dict) else FORMAT
    if found != FORMAT:
        known = type(found) is int and found > FORMAT
        text = N_("{file} was written by a newer referee (format {found}); it is left as it is.")
        if not known:
            text = N_("{file} has a format that is none: {found}. It is left as it is.")
        shown = str(found)[:20]
        file = os.path.basename(path)
        raise TableFault("newer-format", text, path, DAMAGED, file=file, found=shown)


def unwritable(path: str, fault: OSError) -> TableFault:
    """Return the sentence for a disk that is full, read-only, gone …; nothing was kept."""
    file, folder = os.path.basename(path), _folder(path)
    if isinstance(fault, FileNotFoundError) and not os.path.exists(folder):
        text = N_(
            "{file} cannot be written: there is no folder “{folder}”. "
            "What was kept before still stands."
        )
        return TableFault("not-written", text, path, file=file, folder=folder)
    text = N_("{file} cannot be written: {reason}. What was kept before still stands.")
    return TableFault("not-written", text, path, file=file, reason=why(fault))


def _unreadable(path: str, fault: OSError) -> TableFault:
    if isinstance(fault, FileNotFoundError):
        text = N_("There is no table “{name}”.")
        return TableFault("no-such-table", text, "--table", name=name_of(path))
    text = N_("{file} cannot be used: {reason}.")
    return TableFault("unusable", text, path, file=os.path.basename(path), reason=why(fault))


def _exists(path: str) -> TableFault:
    text = N_("There is a table “{name}” already.")
    return TableFault("table-exists", text, path, name=name_of(path))
