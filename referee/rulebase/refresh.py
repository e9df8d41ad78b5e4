"""Compiles the rule base of a checkout, one process at a time."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

from referee.rulebase import store
from referee.rulebase.compile import compile_all
from referee.rulebase.files import write_json

_TICK = 0.02  # seconds within which two edits may carry the same time


def refresh() -> None:
    """Compile and stamp; raises RuleBaseFaults and leaves no stamp if a source is broken.

    The signature is taken before the sources are read, so an edit made meanwhile is seen by
    the next command.
    """
    out = Path(store.DATA)
    out.mkdir(parents=True, exist_ok=True)
    with _alone(out / ".lock"):
        signature = store.signature()
        if signature == store._stamp():
            return
        time.sleep(_TICK)
        with contextlib.suppress(FileNotFoundError):
            (out / "stamp.json").unlink()
        compile_all(Path(store.ROOT), out)
        write_json(out / "stamp.json", {"signature": signature})


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
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
