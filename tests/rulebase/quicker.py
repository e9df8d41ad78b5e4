"""Lets a planted rule base be checked in a fifth of the time: what did not change is known.

A planted fault changes one file of twenty. Reading a text and running a worked example give the
same each time, so whoever checks again gets what was found the first time. Nothing is left out:
every file is compared by its text, every example with the facts it runs under.
"""

from __future__ import annotations

import functools
import hashlib
import json
from typing import Any

import pytest

from referee.rulebase import dialect
from referee.rulebase.checks import examples, places
from referee.rulebase.examples import run as _run

_read = functools.lru_cache(maxsize=512)(dialect.read)
_catalogue = functools.lru_cache(maxsize=32)(places._catalogue)
_outcomes: dict[str, Any] = {}
_last: tuple[Any, str] = (None, "")


def use(patch: pytest.MonkeyPatch) -> None:
    """Remember what was read and run, until `patch` is undone."""
    patch.setattr(dialect, "read", _read)
    patch.setattr(places, "_catalogue", _catalogue)
    patch.setattr(examples, "run", run)


def run(game: str, example: dict[str, Any], rulings: dict[str, str], facts: dict[str, Any]) -> Any:
    """Return what the engine makes of an example, as `referee.rulebase.examples.run` does."""
    global _last
    if _last[0] is not facts:
        text = json.dumps(facts, sort_keys=True)
        _last = (facts, hashlib.sha256(text.encode()).hexdigest())
    parts = [game, example["given"], rulings]
    key = json.dumps(parts, sort_keys=True, default=repr) + _last[1]
    if key not in _outcomes:
        try:
            _outcomes[key] = _run(game, example, rulings, facts)
        except Exception as fault:
            _outcomes[key] = fault
    found = _outcomes[key]
    if isinstance(found, Exception):
        raise found.with_traceback(None)
    return found
