"""The site's page of all commands: their help pages, in the page's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from referee.cli.app import App
from referee.cli.clicks import Group
from referee.cli.html_help import HtmlHelp
from referee.text import catalogue
from referee.text.catalogue import N_, _

PAGE = "commands.md"
_TITLE = N_("Commands")
_ABOUT = N_("Everything the referee can do on the command line: every command with its options and "
            "examples. Add --help to any of them, and the terminal shows the same.")  # fmt: skip
_HEAD = "---\nsearch:\n  exclude: true\n---\n"  # who looks for a rule does not want an option

Path = tuple[str, ...]  # a command, by the words it is called with


def title(lang: str) -> str:
    """Return what the page is called in a language."""
    return catalogue.translator(lang)(_TITLE)


def page(lang: str, program: click.Command) -> str:
    """Return the page in one language, as Markdown; `program` has all the commands below it."""
    before = catalogue.current()
    catalogue.use(lang)
    try:
        parts = [f"{_HEAD}# {_(_TITLE)}\n", _(_ABOUT) + "\n"]
        for path, context in contexts(program):
            level = "#" * min(3, 1 + len(path))
            parts.append(f"{level} {' '.join(path)}\n\n{_help(path, context)}\n")
        return "\n".join(parts)
    finally:
        catalogue.use(before)


def _help(path: Path, context: click.Context) -> str:
    """Return the help page of a command as HTML."""
    command = context.command
    members = dict(command.members(context)) if isinstance(command, Group) else {}
    formatter = HtmlHelp("-".join(path), members)
    command.format_help(context, formatter)
    return formatter.getvalue()


def contexts(program: click.Command) -> Iterator[tuple[Path, click.Context]]:
    """Return every command's path with its context, groups before their members."""
    yield from _below(program, ("referee",), None)


def _below(
    command: click.Command, path: Path, parent: click.Context | None
) -> Iterator[tuple[Path, click.Context]]:
    obj: Any = App() if parent is None else None
    context = command.context_class(command, info_name=path[-1], parent=parent, obj=obj)
    yield path, context
    if isinstance(command, Group):
        for name, member in command.members(context):
            yield from _below(member, (*path, name), context)
