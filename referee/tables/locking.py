"""One writer at a time, by the locks that this system has: POSIX, Windows, or none at all."""

from __future__ import annotations

import errno
import os
from importlib import import_module
from typing import Any

# How files are opened: not handed on to other programs, every byte as it is.
FLAGS = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_FAR = 0x7FFFFFFE  # Windows locks bytes: one far behind every log, so that all may still read


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


_posix: Any = _module("fcntl")
_windows: Any = None if _posix else _module("msvcrt")


def available() -> bool:
    """Whether this system keeps anybody from writing to the same file."""
    return bool(_posix or _windows)


def locked(fd: int) -> bool:
    """Lock an open file unless somebody else has, and return whether it is ours until closed.

    Raises OSError where a file cannot be locked, as on a system without locks.
    """
    if _posix:
        try:
            _posix.flock(fd, _posix.LOCK_EX | _posix.LOCK_NB)
        except BlockingIOError:
            return False
        return True
    if not _windows:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))
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
