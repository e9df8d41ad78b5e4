"""La Cuenta's own commands, each imported when it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.text.catalogue import N_

if TYPE_CHECKING:
    import click

# One a line: the command line reads this without importing the module.
COMMANDS = {
    "bill": N_("Count a bill: lines, rules, shares, who benefits."),
    "wine": N_("What so many wine cards cost together."),
    "double": N_("What a dish costs with Premium."),
    "split": N_("Share an amount, and see where the odd euros go."),
}

# How its own and the shared commands are called, for their help; one a line as well.
EXAMPLES = (
    N_('referee bill gazpacho tortilla "wine x4" --players 4'),
    "referee rule tip",
    N_("referee rule who pays"),
    N_("referee search premium stack"),
    "referee dispute premium-threshold",
    "referee examples tip",
    "referee table edit 7 Ana gazpacho",
    "referee table edit 9 round Ben pulpo coffee --tips 1 --go-dutch",
    "referee review tip",
    "referee review ruling:tip-price card:tip",
)


def build(name: str) -> click.Command:
    """Return one of the commands."""
    if name == "bill":
        from referee.games.la_cuenta.desk.command_bill import command

        return command()
    from referee.games.la_cuenta.desk import command_numbers

    return command_numbers.command(name)
