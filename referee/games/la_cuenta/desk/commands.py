"""La Cuenta's own commands, listed in commands.json; each is imported when it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import click


def build(name: str) -> click.Command:
    """Return one of the commands."""
    if name == "bill":
        from referee.games.la_cuenta.desk.command_bill import command

        return command()
    from referee.games.la_cuenta.desk import command_numbers

    return command_numbers.command(name)
