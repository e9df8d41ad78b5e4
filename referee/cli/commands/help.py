"""``referee help``: the page of a command, as ``--help`` behind it shows it."""

from __future__ import annotations

from typing import Any

import click

from referee.cli.answer import Answer, Stop
from referee.cli.clicks import Argument, Command, Shown
from referee.languages import quoted
from referee.text.catalogue import N_, _, current


@click.pass_context
def run(ctx: click.Context, words: tuple[str, ...]) -> Answer:
    """Answer ``referee help``: the page of the whole program, or of the command named."""
    raise Shown(_context(ctx.find_root(), words).get_help())


def _context(root: click.Context, words: tuple[str, ...]) -> click.Context:
    """Return the context of a command; raises what a mistyped command raises."""
    found = root
    for word in words:
        group = found.command
        if not isinstance(group, click.Group):
            text = _("{command} has no command {word} of its own.")
            said = text.format(
                command=quoted(found.command_path, current()), word=quoted(word[:60], current())
            )
            raise Stop("no-such-command", said, "command")
        command = group.get_command(found, word)
        if command is None:
            possible = group.list_commands(found)
            raise click.exceptions.NoSuchCommand(word, possibilities=possible, ctx=found)
        found = command.context_class(command, info_name=word, parent=found)
    return found


def _complete(ctx: click.Context, _param: Any, incomplete: str) -> list[Any]:
    from click.shell_completion import CompletionItem

    try:
        group = _context(ctx.find_root(), tuple(ctx.params.get("words") or ())).command
    except (Stop, click.UsageError):
        return []
    names = group.list_commands(ctx) if isinstance(group, click.Group) else []
    return [CompletionItem(name) for name in names if name.startswith(incomplete)]


command = Command(
    "help",
    run,
    about=[N_("Shows what a command does, with its options and examples; without a command, all "
              "commands there are. The same as --help behind the command.")],
    examples=["referee help table", "referee help table undo"],
    params=[
        Argument(["words"], nargs=-1, metavar=N_("COMMAND"), shell_complete=_complete,
                 help=N_("Which command.")),
    ],
)  # fmt: skip
