"""The site's page of all commands: their help pages, in the page's language.

MkDocs loads this as its second hook (mkdocs.yml), after the site's own: the site knows no commands.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Any

import click

from referee.cli.app import App
from referee.cli.clicks import Group
from referee.text import catalogue
from referee.text.catalogue import N_, _

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

PAGE = "commands"
_TITLE = N_("Commands")
_ABOUT = N_("Shows what a command does, with its options and examples; without a command, all "
            "commands there are. The same as --help behind the command.")  # fmt: skip
_HEAD = "---\nsearch:\n  exclude: true\n---\n"  # who looks for a rule does not want an option


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the page into the menu, beside what is said about the site."""
    title = catalogue.translator(config.extra["lang"])(_TITLE)
    config.extra["menu"]["about"].append({"title": title, "url": f"{PAGE}/", "kind": PAGE})
    assert config.nav is not None
    config.nav.append({title: f"{PAGE}.md"})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page itself."""
    from mkdocs.structure.files import File

    files.append(File.generated(config, f"{PAGE}.md", content=page(config.extra["lang"])))
    return files


def page(lang: str) -> str:
    """Return the page in one language, as Markdown."""
    before, columns = catalogue.current(), os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = "80"
    catalogue.use(lang)
    try:
        parts = [f"{_HEAD}# {_(_TITLE)}\n", _(_ABOUT) + "\n"]
        for path, text in help_pages():
            level = "#" * min(3, 1 + len(path))
            shown = escape(text, quote=False)
            block = f'<div class="wide"><pre><code tabindex="0">{shown}</code></pre></div>'
            parts.append(f"{level} {' '.join(path)}\n\n{block}\n")
        return "\n".join(parts)
    finally:
        catalogue.use(before)
        os.environ.pop("COLUMNS")
        if columns is not None:
            os.environ["COLUMNS"] = columns


def help_pages() -> Iterator[tuple[tuple[str, ...], str]]:
    """Return every command's path and help page in the language in use, groups before members."""
    from referee.cli.main import group

    yield from _pages(group(), ("referee",), None)


def _pages(
    command: click.Command, path: tuple[str, ...], parent: click.Context | None
) -> Iterator[tuple[tuple[str, ...], str]]:
    obj: Any = App() if parent is None else None
    context = command.context_class(command, info_name=path[-1], parent=parent, obj=obj)
    yield path, command.get_help(context)
    if isinstance(command, Group):
        for name, member in command.members(context):
            yield from _pages(member, (*path, name), context)
