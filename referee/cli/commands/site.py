"""``referee site``: build the web site, or serve it while somebody writes."""

from __future__ import annotations

import click

from referee.cli.answer import DAMAGED, YES, Answer
from referee.cli.checkout import root
from referee.cli.clicks import Command, Group, Number, Option
from referee.cli.page import Page
from referee.i18n import N_, _


def build(out: str) -> Answer:
    """Answer ``referee site build``: pages in all languages below ``out``."""
    from pathlib import Path

    folder = root()
    from referee.site.build import build as build_site

    target = Path(out) if Path(out).is_absolute() else Path.cwd() / out
    del folder
    code = build_site(target)

    def text(page: Page) -> None:
        if code == 0:
            page.add(_("The site lies in {folder}.").format(folder=target))
        else:
            page.add(_("The site could not be built."))

    return Answer({"folder": str(target)}, text, YES if code == 0 else DAMAGED)


def serve(port: int) -> Answer:
    """Answer ``referee site serve``: serves until interrupted, anew after every change."""
    root()
    from referee.site.build import serve as serve_site

    return Answer(None, code=serve_site(port))


_COMMANDS = {
    "build": Command(
        "build",
        build,
        about=[N_("Builds the pages in English, German and Chinese, ready to be put on any web "
                  "server. Nothing on them is loaded from elsewhere.")],
        examples=["referee site build --out site"],
        params=[
            Option(["--out"], default="site", metavar=N_("DIR"),
                   help=N_("Where the site goes (otherwise: site).")),
        ],
    ),
    "serve": Command(
        "serve",
        serve,
        about=[N_("Serves the site on this computer, and builds it anew after every change.")],
        examples=["referee site serve --port 8000"],
        params=[
            Option(["--port"], type=Number(1, 65535), default=8000, metavar="N",
                   help=N_("At which port (otherwise 8000).")),
        ],
    ),
}  # fmt: skip


def _load(name: str) -> click.Command | None:
    return _COMMANDS.get(name)


command = Group(
    "site",
    about=[N_("The rules as a web site, in three languages.")],
    entries=lambda: {
        "build": N_("Build the pages."),
        "serve": N_("Serve them on this computer."),
    },
    load=_load,
    examples=["referee site build --out site"],
)
