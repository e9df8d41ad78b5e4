"""One writer at a time, by the locks that this system has: POSIX, Windows, or none at all."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

_FAR = 0x7FFFFFFE  # Windows locks bytes: one far behind every log, so that all may still read


class NoLocks(Exception):  # noqa: N818 - a lack of the system, told by whoever wants to write
    """Nothing on this system keeps two writers out of the same file."""


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


_posix: Any = _module("fcntl")
_windows: Any = None if _posix else _module("msvcrt")


def locked(fd: int) -> bool:
    """Lock an open file unless somebody else has, and return whether it is ours until closed.

    Raises NoLocks on a system that has none, OSError where this one file cannot be locked.
    """
    if _posix:
        try:
            _posix.flock(fd, _posix.LOCK_EX | _posix.LOCK_NB)
        except BlockingIOError:
            return False
        return True
    if not _windows:
        raise NoLocks
    os.lseek(fd, _FAR, os.SEEK_SET)
    try:
        _windows.locking(fd, _windows.LK_NBLCK, 1)
    except PermissionError:
        return False
    return True


def close(fd: int) -> None:
    """Close a file, and so give its lock back."""
    if _windows:  # there a lock may outlive its file for a while
        try:
            os.lseek(fd, _FAR, os.SEEK_SET)
            _windows.locking(fd, _windows.LK_UNLCK, 1)
        except OSError:  # it was not ours
            pass
    os.close(fd)
