"""What takes long to make and never changes, made once for all workers of a test run."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """Return the folder of that name, made by whoever asks first: `make` fills what it is given.

    Nobody may change what lies there.
    """
    shared = factory.getbasetemp()
    if os.environ.get("PYTEST_XDIST_WORKER"):
        shared = shared.parent
    done = shared / name
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.is_dir():
            making = shared / f"{name}-making"
            shutil.rmtree(making, ignore_errors=True)
            make(making)
            making.rename(done)
    return done
