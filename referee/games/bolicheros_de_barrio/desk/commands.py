"""Bolicheros de Barrio's own command, listed in commands.json; imported when it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import click


def build(name: str) -> click.Command:
    """Return the command; there is one."""
    from referee.games.bolicheros_de_barrio.desk.command_diners import command

    return command()
