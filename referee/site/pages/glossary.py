"""The glossary: every term in all languages, what it means, what people say instead."""

from __future__ import annotations

from html import escape

from referee.languages import html_tag
from referee.site import parts
from referee.site.addresses import finish
from referee.site.book import Book, Entry
from referee.site.markup import blocks
from referee.site.site import Site

TAGS = {"en": "EN", "de": "DE", "zh": "中文", "es": "ES"}


def pages(site: Site) -> dict[str, str]:
    """Return the glossary."""
    book = site.book
    body = [f"# {book.word('glossary')}", f'<p class="lead">{book.word("glossary.lead")}</p>']
    body += [_term(book, term) for term in book.terms.values()]
    path = f"{book.id}/glossary.md"
    meta = {
        "title": book.word("glossary"),
        "game": book.id,
        "kind": "glossary",
        "description": book.word("glossary.lead"),
        "search": {"boost": 0.5},
    }
    return {path: finish(path, meta, "\n\n".join(body))}


def _lang(lang: str) -> str:
    return f' lang="{html_tag(lang)}"' if lang else ""


def _term(book: Book, term: Entry) -> str:
    words = [(lang, book_word) for lang, book_word in term["word"].items() if lang != book.lang]
    if term.get("printed"):
        words.append((book.printed, str(term["printed"])))
    shown = "".join(
        f"<span><i>{TAGS.get(lang, lang.upper())}</i> "
        f"<span{_lang(lang)}>{escape(str(said))}</span></span>"
        for lang, said in words
    )
    also = [str(said) for said in (term.get("synonyms") or {}).get(book.lang) or []]
    more = ""
    if also:
        said = book.word("glossary.also", words=book.listed(also))
        more = f'\n<p class="fine">{escape(said)}</p>'
    return (
        f"## {escape(book.text(term['word']))} {{#{term['id']}}}\n\n"
        f'<div class="term"><p class="tongues">{shown}</p>\n'
        f"{parts.stale(book, term)}{blocks(book, book.text(term['meaning']))}{more}</div>"
    )
