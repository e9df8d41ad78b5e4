"""Writes files so that a reader sees the old one or the new one, never half of it."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any


def write(path: Path, content: bytes) -> None:
    """Replace a file in one step; safe with several processes at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def write_json(path: Path, data: Any) -> None:
    """Write compact JSON in UTF-8."""
    write(path, _compact(data).encode())


def write_lines(path: Path, rows: list[Any]) -> None:
    """Write compact JSON Lines in UTF-8: a row on each, so that one can be read by itself."""
    write(path, "".join(_compact(row) + "\n" for row in rows).encode())


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
