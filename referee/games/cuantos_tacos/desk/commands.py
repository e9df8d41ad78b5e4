"""¿Cuántos Tacos?'s own commands, each imported when it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.text.catalogue import N_

if TYPE_CHECKING:
    import click

# One a line: the command line reads this without importing the module.
COMMANDS = {
    "rounds": N_("How many rounds so many people play."),
    "roll": N_("What a roll of the dice lets happen: an extra card, stealing."),
    "score": N_("Count one or several players at the end, and who wins."),
}

# How its own and the shared commands are called, for their help; one a line as well.
EXAMPLES = (
    N_('referee score "Ana: 8+6, bonus 1+2, unused 2, begun 5 / Ben: 7+5, unused 2"'),
    "referee rule wild",
    "referee dispute wild-alike",
    "referee examples steal",
    "referee review steal",
)


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
