"""¿Cuántos Tacos?'s own commands, listed in commands.json; each is imported when it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import click


def build(name: str) -> click.Command:
    """Return one of the commands."""
    if name == "score":
        from referee.games.cuantos_tacos.desk import command_score

        return command_score.command()
    if name == "roll":
        from referee.games.cuantos_tacos.desk import command_roll

        return command_roll.command()
    from referee.games.cuantos_tacos.desk import command_rounds

    return command_rounds.command()
