"""The data download: where the file is and what stands in it."""

from __future__ import annotations

from referee.site.addresses import finish
from referee.site.schema import FIELDS
from referee.site.site import Site


def pages(site: Site) -> dict[str, str]:
    """Return the page about the data."""
    book = site.book
    first = next(iter(book.rules.values()), None)
    rows = "".join(
        f"<div><dt><code>{name}</code></dt><dd>"
        f"{texts[('en', 'de', 'zh').index(book.lang)]}</dd></div>"
        for name, (_schema, texts) in FIELDS.items()
    )
    body = [
        f"# {book.word('data')}",
        f'<p class="lead">{book.word("data.lead")}</p>',
        '<ul class="doors">'
        f'<li><a href="@/../api/v1/{book.id}.json" download>{book.word("data.file")}</a></li>'
        f'<li><a href="@/../api/v1/game.schema.json">{book.word("data.schema")}</a></li></ul>',
        f"## {book.word('data.fields')} {{#fields}}",
        f'<dl class="pairs">{rows}</dl>',
        f"<p>{book.word('data.stable', number=first['number'] if first else '–')}</p>",
    ]
    path = f"{book.id}/data.md"
    meta = {
        "title": book.word("data"),
        "game": book.id,
        "kind": "data",
        "description": book.word("data.lead"),
        "search": {"boost": 1},
    }
    return {path: finish(path, meta, "\n\n".join(body))}
