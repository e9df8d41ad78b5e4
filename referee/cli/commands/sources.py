"""``referee sources check``: whether the documents still say what our claims rest on."""

from __future__ import annotations

from referee.cli.answer import Answer
from referee.cli.checkout import root
from referee.cli.clicks import Argument, Command, Group
from referee.cli.commands.check import compared, report
from referee.text.catalogue import N_


def run(folder: str) -> Answer:
    """Answer ``referee sources check DIR``: exit code 1 if a document or a place has changed."""
    return report(compared(root(), folder, "folder"))


_check = Command(
    "check",
    run,
    about=[
        N_("Proves for whoever holds the source documents that each is the one we read, and that "
           "every place still says what we read there."),
    ],
    examples=["referee sources check ~/rulebooks"],
    params=[
        Argument(["folder"], metavar=N_("DIR"), help=N_("The folder with the documents.")),
    ],
)  # fmt: skip

command = Group(
    "sources",
    about=[N_("The documents behind the rules. Their texts belong to their authors and are not "
              "part of the project; what we keep are places and fingerprints.")],
    entries=lambda _app: {"check": N_("Check documents and places against our fingerprints.")},
    load=lambda _app, name: _check if name == "check" else None,
    examples=["referee sources check ~/rulebooks"],
)  # fmt: skip
