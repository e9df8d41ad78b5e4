"""The site's page of all commands: their help pages, in the page's language.

MkDocs loads this as its second hook (mkdocs.yml), after the site's own: the site knows no commands.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from referee.cli.app import App
from referee.cli.clicks import Group
from referee.cli.html_help import HtmlHelp
from referee.text import catalogue
from referee.text.catalogue import N_, _

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

PAGE = "commands"
_TITLE = N_("Commands")
_ABOUT = N_("Everything the referee can do on the command line: every command with its options and "
            "examples. Add --help to any of them, and the terminal shows the same.")  # fmt: skip
_HEAD = "---\nsearch:\n  exclude: true\n---\n"  # who looks for a rule does not want an option

Path = tuple[str, ...]  # a command, by the words it is called with


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the page into the menu, beside what is said about the site."""
    name = title(config.extra["lang"])
    config.extra["menu"]["about"].append({"title": name, "url": f"{PAGE}/", "kind": PAGE})
    assert config.nav is not None
    config.nav.append({name: f"{PAGE}.md"})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page itself."""
    from mkdocs.structure.files import File

    files.append(File.generated(config, f"{PAGE}.md", content=page(config.extra["lang"])))
    return files


def title(lang: str) -> str:
    """Return what the page is called in a language."""
    return catalogue.translator(lang)(_TITLE)


def page(lang: str) -> str:
    """Return the page in one language, as Markdown."""
    before = catalogue.current()
    catalogue.use(lang)
    try:
        parts = [f"{_HEAD}# {_(_TITLE)}\n", _(_ABOUT) + "\n"]
        for path, context in contexts():
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


def contexts() -> Iterator[tuple[Path, click.Context]]:
    """Return every command's path with its context, groups before their members."""
    from referee.cli.main import group

    yield from _below(group(), ("referee",), None)


def _below(
    command: click.Command, path: Path, parent: click.Context | None
) -> Iterator[tuple[Path, click.Context]]:
    obj: Any = App() if parent is None else None
    context = command.context_class(command, info_name=path[-1], parent=parent, obj=obj)
    yield path, context
    if isinstance(command, Group):
        for name, member in command.members(context):
            yield from _below(member, (*path, name), context)
