"""What only `run.py tests full` does: every language, width and font, many more made-up inputs.

A test marked `full` is left out otherwise. What is proven by default must never be less than what
the product promises; `full` holds the repetitions that have yet to find something of their own.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

VARIABLE = "REFEREE_TESTS_FULL"  # set by --full, before any test is read


def full() -> bool:
    """Return whether everything is to be run."""
    return os.environ.get(VARIABLE) == "1"


def examples(few: int, many: int) -> int:
    """Return how many inputs are to be made up: `few` by default, `many` when all is run."""
    return many if full() else few


def seldom(*values: Any) -> list[Any]:
    """Return parameters that are run with `full` only; a tuple is one parameter of several."""
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.full)
        for value in values
    ]
