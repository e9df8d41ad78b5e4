"""``referee version``: which version this is, as ``--version`` says it."""

from __future__ import annotations

from referee.cli.answer import Answer
from referee.cli.clicks import Command, Shown
from referee.text.catalogue import N_


def run() -> Answer:
    """Answer ``referee version``."""
    raise Shown(text())


def text() -> str:
    """Return the program's name and version."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        found = version("table-referee")
    except PackageNotFoundError:
        found = "?"
    return f"referee {found}"


command = Command(
    "version",
    run,
    about=[N_("Shows the version of referee. The same as --version.")],
    examples=["referee version"],
)
