"""``referee site``: build the web site, serve it while somebody writes, or write its pages out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from referee.cli.answer import DAMAGED, YES, Answer, Stop, error
from referee.cli.checkout import root
from referee.cli.clicks import Command, Group, Number, Option
from referee.cli.page import Page
from referee.languages import LANGUAGES
from referee.text.catalogue import N_, _

if TYPE_CHECKING:
    from pathlib import Path


def build(out: str) -> Answer:
    """Answer ``referee site build``: pages in all languages below ``out``; exit code 3 if not."""
    from pathlib import Path

    root()
    target = Path(out).absolute()
    _spare(target)
    from referee.site.build import build as build_site

    code = build_site(target)

    def text(page: Page) -> None:
        if code == 0:
            page.add(_("The site lies in {folder}.").format(folder=target))
        else:
            page.add(_("The site could not be built."))

    errors = [] if code == 0 else [error("site", _("The site could not be built."), str(target))]
    return Answer({"folder": str(target)}, text, YES if code == 0 else DAMAGED, errors)


def _spare(target: Path) -> None:
    """Refuse a folder with anything but a site in it: building empties the folder first."""
    if not target.exists():
        return
    if not target.is_dir():
        text = _("{folder} is no folder.")
        raise Stop("no-folder", text.format(folder=target), "--out")
    site = all((target / lang / "index.html").is_file() for lang in LANGUAGES)
    if any(target.iterdir()) and not site:
        text = _("{folder} holds something other than this site; building would empty it.")
        raise Stop("other-folder", text.format(folder=target), "--out")


def serve(port: int) -> Answer:
    """Answer ``referee site serve``: serves until interrupted, anew after every change."""
    root()
    from referee.site.build import serve as serve_site

    serve_site(f"127.0.0.1:{port}")
    return Answer(None)


@click.pass_context
def export(ctx: click.Context, out: str) -> Answer:
    """Answer ``referee site export``: Markdown and a configuration for each language."""
    from pathlib import Path

    root()
    target = Path(out).absolute()
    if target.exists() and not target.is_dir():
        raise Stop("no-folder", _("{folder} is no folder.").format(folder=target), "--out")
    from referee.cli.commands_page import PAGE, page, title
    from referee.site.export import MorePage, write

    def more(lang: str) -> list[MorePage]:
        return [MorePage(PAGE, title(lang), page(lang, ctx.find_root().command))]

    files = [str(path) for path in write(target, more=more)]

    def text(page: Page) -> None:
        page.add(
            _("The pages lie in {folder}. Each language is built by its file:").format(
                folder=target
            )
        )
        for path in files:
            page.add(f"mkdocs build -f {path}", "  ")

    return Answer({"folder": str(target), "files": files}, text)


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
    "export": Command(
        "export",
        export,
        about=[N_("Writes the pages as Markdown, with settings for each language, for another "
                  "builder such as Zensical. The pages for keeping a game on the phone are left "
                  "out.")],
        examples=["referee site export --out pages"],
        params=[
            Option(["--out"], default="pages", metavar=N_("DIR"),
                   help=N_("Where the pages go (otherwise: pages).")),
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


def _load(_app: object, name: str) -> click.Command | None:
    return _COMMANDS.get(name)


command = Group(
    "site",
    about=[N_("The rules as a web site, in three languages.")],
    entries=lambda _app: {
        "build": N_("Build the pages."),
        "serve": N_("Serve them on this computer."),
        "export": N_("Write them as Markdown, for another builder."),
    },
    load=_load,
    examples=["referee site build --out site"],
)
