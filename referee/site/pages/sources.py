"""The sources: what each document is, how far it is trusted, and where its claims stand."""

from __future__ import annotations

from html import escape

from referee.languages import LANGUAGES
from referee.site.addresses import finish
from referee.site.book import Book, Entry
from referee.site.markup import blocks
from referee.site.site import Site

KINDS = ("kind", "weight")
TONGUES = {
    "en": ("English", "Englisch", "英语"),
    "de": ("German", "Deutsch", "德语"),
    "zh": ("Chinese", "Chinesisch", "中文"),
    "es": ("Spanish", "Spanisch", "西班牙语"),
}


def pages(site: Site) -> dict[str, str]:
    """Return the page of sources."""
    book = site.book
    used = _users(book)
    body = [f"# {book.word('sources')}", f'<p class="lead">{book.word("sources.lead")}</p>']
    body += [_source(book, source, used) for source in book.sources.values()]
    path = f"{book.id}/sources.md"
    meta = {
        "title": book.word("sources"),
        "game": book.id,
        "kind": "sources",
        "description": book.word("sources.lead"),
        "search": {"boost": 1},
    }
    return {path: finish(path, meta, "\n\n".join(body))}


def _users(book: Book) -> dict[tuple[str, str], list[str]]:
    """Return which rules rest on which place."""
    found: dict[tuple[str, str], list[str]] = {}
    for rule in book.rules.values():
        for claim in rule["claims"]:
            rules = found.setdefault((claim["source"], claim["at"]), [])
            if rule["id"] not in rules:
                rules.append(rule["id"])
    return found


def _source(book: Book, source: Entry, used: dict[tuple[str, str], list[str]]) -> str:
    rows = [
        (book.word("sources.publisher"), escape(book.text(source.get("publisher")))),
        (book.word("sources.edition"), escape(book.text(source.get("edition")))),
        (book.word("sources.date"), escape(_date(book, source))),
        (book.word("sources.language"), escape(_tongue(book, source))),
        (book.word("sources.kind"), _kind(book, "kind", source)),
        (book.word("sources.weight"), _kind(book, "weight", source)),
        (book.word("sources.print"), _print(book, source)),
    ]
    facts = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in rows if value)
    note = book.text(source.get("note"))
    places = "".join(
        f"<li>{_place(book, source, place)}<span>{_rules(book, source, place, used)}</span></li>"
        for place in source.get("places") or []
    )
    count = book.word("sources.places", n=len(source.get("places") or []))
    return (
        f'## <span class="source">{source["id"].upper()}</span> '
        f"{escape(book.text(source['title']))} {{#{source['id']}}}\n\n"
        f'<dl class="pairs">{facts}</dl>\n\n'
        + (f'<div class="remark">{blocks(book, note)}</div>\n\n' if note else "")
        + f'<details class="places" data-search-exclude><summary>{count}</summary>'
        f"<ul>{places}</ul></details>"
    )


def _date(book: Book, source: Entry) -> str:
    date = source.get("date")
    if date in (None, "unknown"):
        return book.word("sources.unknown")
    return book.text(date)


def _tongue(book: Book, source: Entry) -> str:
    names = TONGUES.get(str(source.get("language")))
    return names[LANGUAGES.index(book.lang)] if names else ""


def _kind(book: Book, field: str, source: Entry) -> str:
    key = f"source.{field}.{source.get(field)}"
    try:
        return book.word(key)
    except KeyError:
        return escape(str(source.get(field) or ""))


def _print(book: Book, source: Entry) -> str:
    if not source.get("sha256"):
        return book.word("sources.none")
    return f'<code class="print">{source["sha256"]}</code>'


def _place(book: Book, source: Entry, place: Entry) -> str:
    named = [str(place.get("page") or ""), book.text(place.get("label")) or str(place["at"])]
    lang = str(source.get("language") or "en")
    return f'<span class="place" lang="{lang}">{escape(" · ".join(n for n in named if n))}</span>'


def _rules(book: Book, source: Entry, place: Entry, used: dict[tuple[str, str], list[str]]) -> str:
    rules = used.get((source["id"], place["at"]))
    return book.rule_links(rules) if rules else f"<i>{book.word('sources.unused')}</i>"
