"""The small markup of the rule texts, made into HTML."""

from __future__ import annotations

import re
from html import escape

from referee.site.book import Book, breakable

_TOKEN = re.compile(
    r"\*\*(?P<bold>.+?)\*\*"
    r"|\{(?P<sign>[+−-]?)(?P<amount>\d+) [^\s\w{}]{1,2}\}"
    r"|\[\[(?P<kind>\w+):(?P<id>[^|\]]+)(?:\|(?P<label>[^\]]+))?\]\]"
)


_WIDE = "[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]"


def inline(book: Book, text: str, link: bool = True) -> str:
    """Return one run of text as HTML; without ``link`` only the names of what is linked."""
    parts: list[str] = []
    end = 0
    for found in _TOKEN.finditer(text):
        parts.append(escape(text[end : found.start()], quote=False))
        parts.append(_token(book, found, link))
        end = found.end()
    parts.append(escape(text[end:], quote=False))
    return breakable("".join(parts))


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
    html = inline(book, joined(text.split("\n")), link=False)
    return (
        re.sub(r"<[^>]+>", "", html).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    )


def _token(book: Book, found: re.Match[str], link: bool) -> str:
    if found["bold"] is not None:
        return f"<strong>{inline(book, found['bold'], link)}</strong>"
    if found["amount"] is not None:
        amount = int(found["amount"])
        sign = found["sign"]
        return book.amount(-amount if sign in ("-", "−") else amount, signed=sign == "+")
    href, name = book.target(found["kind"], found["id"])
    label = found["label"]
    shown = inline(book, label, link=False) if label else escape(name, quote=False)
    return f'<a href="{href}">{shown}</a>' if link else shown
