"""Puts the page of commands on the site: the site itself knows no commands.

MkDocs loads this as its second hook (mkdocs.yml), after the site's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.cli.commands_page import PAGE, page, title

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the page into the menu, beside what is said about the site."""
    name, kind = title(config.extra["lang"]), PAGE.removesuffix(".md")
    config.extra["menu"]["about"].append({"title": name, "url": f"{kind}/", "kind": kind})
    assert config.nav is not None
    config.nav.append({name: PAGE})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page itself."""
    from mkdocs.structure.files import File

    from referee.cli.main import group

    files.append(File.generated(config, PAGE, content=page(config.extra["lang"], group())))
    return files
