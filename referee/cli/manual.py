"""The command reference in three languages, made of the help pages: docs/commands/<lang>.md.

Run `python -m referee.cli.manual` in a checkout after changing a help text or a translation.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import click

from referee import i18n
from referee.cli.clicks import Group
from referee.i18n import N_, _

_TITLE = N_("Commands")
_NOTE = "Made from the help pages: python -m referee.cli.manual"


def manual(lang: str) -> str:
    """Return the reference in one language, as Markdown."""
    before = i18n.current()
    columns = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = "80"
    i18n.use(lang)
    try:
        parts = [f"# {_(_TITLE)}\n\n<!-- {_NOTE} -->\n"]
        for path, text in pages():
            parts.append(f"{'#' * (1 + len(path))} {' '.join(path)}\n\n```text\n{text}\n```\n")
        return "\n".join(parts)
    finally:
        i18n.use(before)
        os.environ.pop("COLUMNS")
        if columns is not None:
            os.environ["COLUMNS"] = columns


def pages() -> Iterator[tuple[tuple[str, ...], str]]:
    """Return every command's path and help page in the language in use, groups before members."""
    from referee.cli.main import group

    yield from _pages(group(), ("referee",), None)


def _pages(
    command: click.Command, path: tuple[str, ...], parent: click.Context | None
) -> Iterator[tuple[tuple[str, ...], str]]:
    context = command.context_class(command, info_name=path[-1], parent=parent)
    yield path, command.get_help(context)
    if isinstance(command, Group):
        for name, member in command.members(context):
            yield from _pages(member, (*path, name), context)


def write(root: Path) -> None:
    """Write the reference in every language below ``root``."""
    folder = root / "docs" / "commands"
    folder.mkdir(parents=True, exist_ok=True)
    for lang in i18n.LANGUAGES:
        (folder / f"{lang}.md").write_text(manual(lang), encoding="utf-8")


if __name__ == "__main__":
    from referee.cli.checkout import root
    from referee.rulebase import refresh

    refresh.ensure()

    write(root())
