"""``referee completion``: the script that lets a shell complete commands, cards and ids."""

from __future__ import annotations

import click

from referee.cli.answer import Answer
from referee.cli.clicks import Argument, Command
from referee.cli.page import Page
from referee.text.catalogue import N_

SHELLS = ("bash", "zsh", "fish")


def run(shell: str) -> Answer:
    """Answer ``referee completion``: a script to be read by the shell."""
    from click.shell_completion import get_completion_class

    from referee.cli.shells import register

    register()
    kind = get_completion_class(shell)
    assert kind is not None
    script = kind(click.Command("referee"), {}, "referee", "_REFEREE_COMPLETE").source()
    lines = script.strip("\n").split("\n")

    def text(page: Page) -> None:
        page.lines.extend(lines)

    return Answer({"shell": shell, "script": script}, text)


command = Command(
    "completion",
    run,
    about=[
        N_("Prints a script for bash, zsh or fish. Once read by the shell, the tab key completes "
           "commands, options, cards in every language, and the ids of rules and rulings."),
    ],
    examples=[
        'eval "$(referee completion bash)"',
        "referee completion fish > ~/.config/fish/completions/referee.fish",
    ],
    params=[
        Argument(["shell"], type=click.Choice(SHELLS), metavar="bash|zsh|fish",
                 help=N_("Your shell.")),
    ],
)  # fmt: skip
