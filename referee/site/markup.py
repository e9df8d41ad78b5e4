"""The small markup of the rule texts, made into HTML."""

from __future__ import annotations

import re
from functools import partial
from html import escape

from referee.site.book import Book, breakable
from referee.text.markup import render

_WIDE = "[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]"


def inline(book: Book, text: str, link: bool = True) -> str:
    """Return one run of text as HTML; without ``link`` only the names of what is linked."""

    def linked(kind: str, target: str, label: str | None) -> str:
        href, name = book.target(kind, target)
        shown = label or escape(name, quote=False)
        return f'<a href="{href}">{shown}</a>' if link else shown

    words = partial(escape, quote=False)
    return breakable(render(text, linked, book.amount, "<strong>{}</strong>".format, words))


def blocks(book: Book, text: str, link: bool = True) -> str:
    """Return paragraphs and lists as HTML."""
    out: list[str] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        items: list[str] = []
        prose: list[str] = []
        for line in block.splitlines():
            if line.startswith("- "):
                items.append(line[2:])
            elif items:
                items[-1] = joined([items[-1], line.strip()])
            else:
                prose.append(line)
        if prose:
            out.append(f"<p>{inline(book, joined(prose), link)}</p>")
        if items:
            listed = "".join(f"<li>{inline(book, item, link)}</li>" for item in items)
            out.append(f"<ul>{listed}</ul>")
    return "\n".join(out)


def joined(lines: list[str]) -> str:
    """Return lines as one: with a blank between them, but not where Han characters meet."""
    return re.sub(rf"(?<={_WIDE})\n|\n(?={_WIDE})", "", "\n".join(lines)).replace("\n", " ")


def sentences(text: str, count: int) -> str:
    """Return the first sentences of a text, with their markup; “z. B.” does not end one."""
    line = joined(text.strip().split("\n\n")[0].split("\n"))
    ends = list(re.finditer(r"(?<!\b\w)[.!?](?=\s)|[。！？]", line))
    return line[: ends[count - 1].end()] if len(ends) >= count else line


def plain(book: Book, text: str) -> str:
    """Return the text without any markup, for descriptions and titles."""
    line = joined(text.split("\n"))
    return breakable(
        render(line, lambda kind, id_, label: label or book.target(kind, id_)[1], book.amount)
    )
