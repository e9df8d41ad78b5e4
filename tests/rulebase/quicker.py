"""Lets a planted rule base be checked in a fifth of the time: what did not change is known.

A planted fault changes one file of twenty. Reading a text and running a worked example give the
same each time, so whoever checks again gets what was found the first time. Nothing is left out:
every file is compared by its text, every example with the facts it runs under.
"""

from __future__ import annotations

import functools

import pytest

from referee.rulebase import dialect
from referee.rulebase.checks import places

_read = functools.lru_cache(maxsize=512)(dialect.read)
_catalogue = functools.lru_cache(maxsize=32)(places._catalogue)


def use(patch: pytest.MonkeyPatch) -> None:
    """Remember what was read and run, until `patch` is undone."""
    patch.setattr(dialect, "read", _read)
    patch.setattr(places, "_catalogue", _catalogue)
