"""Bolicheros de Barrio's own command, imported when it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.text.catalogue import N_

if TYPE_CHECKING:
    import click

# One a line: the command line reads this without importing the module.
COMMANDS = {
    "diners": N_("What diners bring to every restaurant: coins, stars, and why."),
}

# How its own and the shared commands are called, for their help; one a line as well.
EXAMPLES = (
    N_('referee diners drink --table "Ana: food+drink, drink / Ben: food"'),
    "referee rule base-payment",
    "referee dispute external-completes-type",
    "referee examples prestige",
    "referee review prestige",
)


def build(name: str) -> click.Command:
    """Return the command; there is one."""
    from referee.games.bolicheros_de_barrio.desk.command_diners import command

    return command()
