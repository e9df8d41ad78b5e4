"""Games that an older referee kept in the folder for configuration are moved, once."""

from __future__ import annotations

import os
import sys

import click


def move_games() -> None:
    """Move them to where this system keeps data, and say so in one line on standard error.

    Looks at one folder, and imports nothing while there is none.
    """
    if os.name == "nt" or sys.platform == "darwin" or os.environ.get("REFEREE_HOME"):
        return
    old = click.get_app_dir("referee")
    # XDG_CONFIG_HOME, empty or relative, is to be ignored: it names a folder beside the caller.
    if not os.path.isabs(old):  # noqa: PTH117
        old = os.path.expanduser("~/.config/referee")  # noqa: PTH111
    if not os.path.isdir(os.path.join(old, "tables")):  # noqa: PTH112, PTH118
        return
    from pathlib import Path

    from referee.cli.output import say_aside
    from referee.tables.moving import move
    from referee.text.catalogue import _

    note = move(Path(old))
    if note:
        say_aside(note.text(_))
