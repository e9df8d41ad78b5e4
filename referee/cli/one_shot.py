"""What the commands share that answer one request at once: `bill`, `diners`, `roll`, `score`."""

from __future__ import annotations

from typing import Any

import click

from referee.cli.answer import Stop
from referee.cli.clicks import Option
from referee.cli.common import game_option, ruling_options
from referee.text.catalogue import N_


def request_options(file: str = N_("Read all this from a JSON or YAML file (- for standard input).")
                    ) -> list[click.Parameter]:  # fmt: skip
    """Return the options of every request: its rulings, the file it may stand in, the game."""
    return [
        *ruling_options(),
        Option(["--from", "source"], metavar=N_("FILE"), help=file),
        game_option(),
    ]


def from_file(source: str, typed: bool, both: str, wanted: tuple[str, str]) -> dict[str, Any]:
    """Return the request that a file holds.

    Raises Stop (exit 2): saying `both` if something was `typed` as well, and with the code and
    text of `wanted` if the file holds no object.
    """
    if typed:
        raise Stop("two-sources", both, "--from")
    from referee.cli.infile import read

    found = read(source)
    if not isinstance(found, dict):
        raise Stop(*wanted, source)
    return dict(found)
