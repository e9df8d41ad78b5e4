"""Builds and serves the site for the command line: plain ``mkdocs build`` and ``mkdocs serve``."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from referee.rulebase import store

CONFIG = Path(store.ROOT) / "mkdocs.yml"


class NoCheckout(Exception):  # noqa: N818 (reads as what it says)
    """The site is made from a checkout: an installed wheel has neither its pages nor its theme."""


def build(out: Path, strict: bool = True) -> int:
    """Build the site in all languages into ``out``; return 0, or 1 if MkDocs gave up.

    ``strict`` turns warnings into failure. Raises `NoCheckout` where there is nothing to
    build from.
    """
    _prepare()
    from click.exceptions import ClickException
    from mkdocs.commands.build import build as mkdocs_build
    from mkdocs.config import load_config

    try:
        config = load_config(str(CONFIG), site_dir=str(out.resolve()), strict=strict)
        config.plugins.on_startup(command="build", dirty=False)
        try:
            mkdocs_build(config)
        finally:
            config.plugins.on_shutdown()
    except (ClickException, SystemExit) as stopped:  # how MkDocs says that it gave up
        logging.getLogger("mkdocs").error(str(stopped))
        return 1
    return 0


def serve(address: str = "127.0.0.1:8000", open_in_browser: bool = False) -> None:
    """Serve all languages and build again after every edit, until interrupted.

    Raises `NoCheckout` where there is nothing to build from.
    """
    _prepare()
    from mkdocs.commands.serve import serve as mkdocs_serve

    mkdocs_serve(str(CONFIG), dev_addr=address, open_in_browser=open_in_browser)


def _prepare() -> None:
    if not CONFIG.is_file():
        raise NoCheckout(str(CONFIG))
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    logger = logging.getLogger("mkdocs")
    if not logger.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
        logger.addHandler(handler)
    logger.setLevel(logging.INFO)
