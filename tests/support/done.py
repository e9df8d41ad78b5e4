"""What a command left behind."""

from __future__ import annotations

import json
from typing import Any


class Done:
    """An exit code and what was written, also read as the one JSON document it may be."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def envelope(self) -> dict[str, Any]:
        """Return the one JSON document on standard output."""
        found: dict[str, Any] = json.loads(self.out)
        assert set(found) == {"ok", "data", "errors"}
        assert found["ok"] == (self.code == 0)
        return found

    @property
    def data(self) -> Any:
        """Return the data of that document."""
        return self.envelope["data"]

    @property
    def errors(self) -> list[dict[str, Any]]:
        """Return the errors of that document."""
        found: list[dict[str, Any]] = self.envelope["errors"]
        return found
