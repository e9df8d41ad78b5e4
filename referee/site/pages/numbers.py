"""Set-up and numbers: what to lay out, and every price with what proves it."""

from __future__ import annotations

from html import escape

from referee.site import parts
from referee.site.addresses import finish
from referee.site.book import Book, Entry
from referee.site.site import Site

SHOWN = ("hand_start", "hand_max", "tokens", "deck")


def pages(site: Site) -> dict[str, str]:
    """Return the page of numbers."""
    book = site.book
    body = [
        f"# {book.word('numbers')}",
        f'<p class="lead">{book.word("numbers.lead")}</p>',
        _start(book),
        site.pictures("numbers"),
        _deck(book),
        _prices(book),
        f'<p class="fine">{book.word("evidence.legend")}</p>',
        _rules(book),
    ]
    path = f"{book.id}/numbers.md"
    meta = {
        "title": book.word("numbers"),
        "game": book.id,
        "kind": "numbers",
        "description": book.word("numbers.lead"),
        "search": {"boost": 2},
    }
    return {path: finish(path, meta, "\n\n".join(part for part in body if part))}


def _start(book: Book) -> str:
    numbers = book.data.get("numbers") or {}
    rows = "".join(
        f"<tr><td>{row['players']}</td><td>{book.amount(row['savings'])}</td></tr>"
        for row in numbers.get("savings") or []
    )
    table = (
        f'<table class="small"><thead><tr><th scope="col">{book.word("numbers.players")}</th>'
        f'<th scope="col">{book.word("numbers.savings")}</th></tr></thead><tbody>'
        f"{rows}</tbody></table>"
        if rows
        else ""
    )
    facts = "".join(
        f"<div><dt>{book.word(f'numbers.{key}')}</dt><dd>{numbers[key]}</dd></div>"
        for key in SHOWN
        if key in numbers
    )
    return (
        f"## {book.word('numbers.start')} {{#start}}\n\n"
        f'<div class="two"><div>{table}</div><div><dl class="pairs big">{facts}</dl></div></div>'
    )


def _deck(book: Book) -> str:
    rows = []
    for kind in book.types:
        cards = [card for card in book.cards.values() if card.get("type") == kind]
        count = sum(card["count"] for card in cards)
        prices = sorted({card["price"] for card in cards})
        span = book.word(
            "price.range", low=parts.bare(book, prices[0]), high=book.amount(prices[-1])
        )
        marks = {parts.evidence(book, card["evidence"].get("count")) for card in cards}
        mark = marks.pop() if len(marks) == 1 else ""
        rows.append(
            f'<tr><th scope="row"><a class="type{parts.tone(book, kind)}" href="#{kind}">'
            f"{parts.shape(book, kind)} {escape(book.type_name(kind))}</a></th>"
            f"<td>{count}{mark}</td><td>{span}</td></tr>"
        )
    for card in book.cards.values():
        if card.get("type") not in book.types:
            name = escape(parts.narrow(book, book.card_name(card["id"])))
            rows.append(
                f'<tr><th scope="row"><a href="{book.card_href(card["id"])}">{name}</a></th>'
                f"<td>{card['count']}{parts.evidence(book, card['evidence'].get('count'))}</td>"
                f"<td>{parts.price(book, card) or '–'}</td></tr>"
            )
    return (
        f"## {book.word('numbers.deck.title')} {{#deck}}\n\n"
        f'<table class="deck"><thead><tr><th scope="col">{book.word("numbers.card")}</th>'
        f'<th scope="col">{book.word("numbers.count")}</th>'
        f'<th scope="col">{book.word("numbers.price")}</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _prices(book: Book) -> str:
    out = []
    for kind in book.types:
        cards = [card for card in book.cards.values() if card.get("type") == kind]
        rows = "".join(_price(book, card) for card in sorted(cards, key=lambda c: int(c["price"])))
        out.append(
            f'<section class="menu{parts.tone(book, kind)}"><h3 id="{kind}">'
            f"{parts.shape(book, kind)} "
            f"{escape(book.type_name(kind))}</h3><ul>{rows}</ul></section>"
        )
    if not out:
        return ""
    return (
        f'## {book.word("numbers.prices")} {{#prices}}\n\n<div class="menus">{"".join(out)}</div>'
    )


def _price(book: Book, card: Entry) -> str:
    extra = parts.gloss(book, card)
    return (
        f'<li><a href="{book.card_href(card["id"])}" lang="es">'
        f"{escape(book.card_name(card['id']))}</a>"
        f"{parts.evidence(book, card['evidence'].get('name'))}"
        f'<span class="dots"></span><span class="amt">{parts.price(book, card)}</span>'
        + (f"<small>{escape(extra)}</small>" if extra else "")
        + "</li>"
    )


def _rules(book: Book) -> str:
    first = book.sections[0] if book.sections else None
    if not first:
        return ""
    rows = "".join(f"<li>{book.rule_link(rule, full=True)}</li>" for rule in first["rules"])
    return f'## {book.word("numbers.rules")} {{#rules}}\n\n<ul class="rule-list">{rows}</ul>'
