"""Small pieces of HTML that many pages use: badges, marks, chips, claims."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from referee.languages import language
from referee.site.book import Book, Entry
from referee.site.markup import inline

# A shape for each type, so that its colour never stands alone. Drawn by us.
SHAPES = (
    '<circle cx="8" cy="8" r="6"/>',
    '<path d="M8 1.5 14.5 8 8 14.5 1.5 8z"/>',
    '<path d="M8 2 14.5 13.5h-13z"/>',
    '<rect x="2.5" y="2.5" width="11" height="11" rx="1"/>',
)
EVIDENCE = {"likely": "≈", "reported": "◦"}


def badge(book: Book, status: str) -> str:
    """Return the mark that says how well something is supported."""
    why = escape(book.why(status))
    return (
        f'<span class="badge badge-{status}" title="{why}" data-search-exclude>'
        f"{book.word(f'status.{status}')}</span>"
    )


def stale(book: Book, rule: Entry) -> str:
    """Return the warning over a text that may be behind the other languages, or nothing."""
    if book.lang not in (rule.get("stale") or []):
        return ""
    return f'<p class="stale" role="note">{book.word("stale")}</p>'


def shape(book: Book, kind: str | None) -> str:
    """Return the small figure of a card's type; nothing for cards without one."""
    if kind not in book.types:
        return ""
    place = list(book.types).index(kind)
    return (
        f'<svg class="shape" viewBox="0 0 16 16" aria-hidden="true">'
        f"{SHAPES[place % len(SHAPES)]}</svg>"
    )


def tone(book: Book, kind: str | None) -> str:
    """Return the class with a type's colour."""
    return f" tone-{book.types[kind].get('colour', 'plain')}" if kind in book.types else ""


def evidence(book: Book, what: str | None) -> str:
    """Return the mark behind a figure that was not seen by us on a card."""
    if what not in EVIDENCE:
        return ""
    meaning = book.word(f"evidence.{what}")
    return (
        f'<abbr class="evidence" title="{meaning}"><span aria-hidden="true">{EVIDENCE[what]}</span>'
        f'<span class="sr">{book.bracketed(meaning)}</span></abbr>'
    )


def price(book: Book, card: Entry) -> str:
    """Return what a card costs, short enough for a chip; nothing where no price is printed."""
    if card.get("ladder"):
        ladder = card["ladder"]
        return f"{bare(book, ladder[0])}–{book.amount(ladder[-1])}"
    if card.get("prices"):
        prices = [item["price"] for item in card["prices"]]
        low, high = min(prices), max(prices)
        return book.word("price.range", low=bare(book, high), high=book.amount(low))
    if proof(card).get("price") == "none":
        return ""
    if "price" not in card:
        return ""
    return book.amount(card["price"]) + evidence(book, proof(card).get("price"))


def proof(card: Entry) -> dict[str, str]:
    """Return what proves each thing that a card says of itself."""
    found: dict[str, str] = card.get("evidence") or {}
    return found


def ours(book: Book, *numbers: str) -> str:
    """Return the mark behind set-up numbers of which no source says anything."""
    if not set(numbers) & set(book.data.get("ours") or []):
        return ""
    meaning = book.word("ours")
    return (
        f'<abbr class="evidence" title="{meaning}"><span aria-hidden="true">○</span>'
        f'<span class="sr">{book.bracketed(meaning)}</span></abbr>'
    )


def proven(book: Book) -> bool:
    """Return whether any figure on the cards of a game has a mark for how it is known."""
    return any(proof(card) or card.get("prices") for card in book.cards.values())


def bare(book: Book, amount: int) -> str:
    """Return the first amount of a range, without the sign where the last one carries it."""
    if not book.currency or language(book.lang).amount.startswith("¤"):
        return book.amount(amount)
    return book.amount(amount).replace(book.currency, "").strip()


def gloss(book: Book, card: Entry) -> str:
    """Return the translation of a printed name, or the printed name of a card that has another."""
    if card.get("gloss"):
        return book.text(card["gloss"])
    printed = str(card.get("printed") or "")
    return "" if printed == book.card_name(card["id"]) else printed


def narrow(book: Book, name: str) -> str:
    """Return a name with the place where a long German word may be hyphenated.

    Not every browser knows where; after the ending that joins two words is always right.
    """
    joints = "|".join(language(book.lang).joints)
    return (
        re.sub(rf"(?<=[a-zäöü])({joints})(?=[a-zäöü]{{5}})", "\\1\u00ad", name) if joints else name
    )


def printed_lang(book: Book) -> str:
    """Return the attribute that tells the language of what is printed, where that is known."""
    return f' lang="{book.printed}"' if book.printed else ""


def name_lang(book: Book, card: Entry) -> str:
    """Return the attribute for the shown name of a card: it may be the printed one."""
    return "" if "name" in card or "printed" not in card else printed_lang(book)


def chip(book: Book, card: Entry) -> str:
    """Return a card as something to tap: name, meaning, price."""
    extra = gloss(book, card)
    cost = price(book, card)
    lang = "" if card.get("gloss") or not extra else printed_lang(book)
    return (
        f'<a class="chip{tone(book, card.get("type"))}" href="{book.card_href(card["id"])}">'
        f'{shape(book, card.get("type"))}<span class="chip-name"><b{name_lang(book, card)}>'
        f"{escape(narrow(book, book.card_name(card['id'])))}</b>"
        + (f"<small{lang}>{escape(extra)}</small>" if extra else "")
        + "</span>"
        + (f'<span class="chip-price">{cost}</span>' if cost else "")
        + "</a>"
    )


def source_tag(book: Book, source: str) -> str:
    """Return the short mark of a source, linked to what it is."""
    entry = book.sources[source]
    title = escape(book.text(entry["title"]))
    return (
        f'<a class="source" href="{book.href("sources/")}#{source}" title="{title}">'
        f"{source.upper()}</a>"
    )


def place(book: Book, claim: dict[str, Any]) -> str:
    """Return where in its source a claim stands: page and place as the document calls it."""
    named = [
        str(claim.get("page") or ""),
        book.text(claim.get("label")) or str(claim.get("at", "")),
    ]
    language = book.sources[claim["source"]].get("language") or ""
    lang = f' lang="{escape(language)}"' if language != book.lang else ""
    shown = " · ".join(escape(item) for item in named if item)
    return f'<span class="place"{lang}>{shown}</span>'


def claims(book: Book, rule: Entry) -> str:
    """Return who says so: every claim with place, and by name who is silent.

    What is derived rests on other rules, so that no source need say it.
    """
    rows = [_claim(book, claim) for claim in rule.get("claims") or []]
    speaking = {claim["source"] for claim in rule.get("claims") or []}
    silent = [
        source_tag(book, source)
        for source, entry in book.sources.items()
        if source not in speaking and entry.get("document")
    ]
    if silent and (rows or rule["status"] == "open"):
        rows.append(
            f'<li class="silent"><span class="tags">{" ".join(silent)}</span> '
            f"<span>{book.word('silent')}</span></li>"
        )
    return f'<ul class="claims">{"".join(rows)}</ul>' if rows else ""


def _claim(book: Book, claim: dict[str, Any]) -> str:
    says = book.word(f"says.{claim['says']}")
    if claim.get("inferred"):
        says += language(book.lang).comma + book.word("says.inferred")
    note = book.text(claim.get("note"))
    return (
        f'<li class="says-{claim["says"]}">{source_tag(book, claim["source"])} '
        f'<span class="claim"><span class="says">{says}</span> {place(book, claim)}'
        + (f'<span class="remark">{inline(book, note)}</span>' if note else "")
        + "</span></li>"
    )
