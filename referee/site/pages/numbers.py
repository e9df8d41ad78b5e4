"""Set-up and numbers: what to lay out, and every price with what proves it.

Of a game's numbers those are shown that have a word: the game's own (``numbers.<key>``) or one of
the site's. A list of ``{players: 3, <key>: 900}`` is a table by the number of players.
"""

from __future__ import annotations

from html import escape

from referee.site import parts
from referee.site.addresses import finish
from referee.site.book import Book, Entry
from referee.site.site import Site

SHARED = ("deck",)


def pages(site: Site) -> dict[str, str]:
    """Return the page of numbers."""
    book = site.book
    lead = book.word("numbers.lead" if book.priced else "numbers.lead.unpriced")
    body = [
        f"# {book.word('numbers')}",
        f'<p class="lead">{lead}</p>',
        _start(book),
        site.pictures("numbers"),
        _deck(book),
        _prices(book),
        f'<p class="fine">{book.word("evidence.legend")}</p>' if parts.proven(book) else "",
        _rules(book),
    ]
    path = f"{book.id}/numbers.md"
    meta = {
        "title": book.word("numbers"),
        "game": book.id,
        "kind": "numbers",
        "description": lead,
        "search": {"boost": 2},
    }
    return {path: finish(path, meta, "\n\n".join(part for part in body if part))}


def _start(book: Book) -> str:
    numbers = book.data.get("numbers") or {}
    shown = [key for key in _known(book) if key in numbers]
    tables = "".join(
        _by_players(book, key, numbers[key]) for key in shown if isinstance(numbers[key], list)
    )
    facts = "".join(
        f"<div><dt>{book.word(f'numbers.{key}')}</dt>"
        f"<dd>{book.figure(key, numbers[key])}{parts.ours(book, key)}</dd></div>"
        for key in shown
        if type(numbers[key]) is int
    )
    pairs = f'<dl class="pairs big">{facts}</dl>' if facts else ""
    if not tables and not pairs:
        return ""
    sides = "".join(f"<div>{side}</div>" for side in (tables, pairs) if side)
    legend = (
        f'\n\n<p class="fine">{book.word("ours.legend")}</p>' if parts.ours(book, *shown) else ""
    )
    return f'## {book.word("numbers.start")} {{#start}}\n\n<div class="two">{sides}</div>{legend}'


def _known(book: Book) -> list[str]:
    """Return the numbers that have a word: the game's own in its order, then the site's."""
    start = "numbers."
    own = [key.removeprefix(start) for key in book.own_words if key.startswith(start)]
    return [*own, *(key for key in SHARED if key not in own)]


def _by_players(book: Book, key: str, rows: list[Entry]) -> str:
    """Return a table of what depends on how many play."""
    if not all(isinstance(row, dict) and "players" in row and key in row for row in rows):
        return ""
    cells = "".join(
        f"<tr><td>{row['players']}</td><td>{book.figure(key, row[key])}</td></tr>" for row in rows
    )
    return (
        f'<table class="small"><thead><tr><th scope="col">{book.word("numbers.players")}</th>'
        f'<th scope="col">{book.word(f"numbers.{key}")}</th></tr></thead><tbody>'
        f"{cells}</tbody></table>"
    )


def _deck(book: Book) -> str:
    """Return every type and every other card with copies and prices, as far as those are known."""
    counted = any("count" in card for card in book.cards.values())
    columns = [counted, book.priced]
    if not any(columns):
        return ""
    rows = []
    for kind in book.types:
        cards = [card for card in book.cards.values() if card.get("type") == kind]
        if not cards:
            continue
        marks = {parts.evidence(book, parts.proof(card).get("count")) for card in cards}
        mark = marks.pop() if len(marks) == 1 else ""
        link = (
            f'<a class="type{parts.tone(book, kind)}" href="#{kind}">{parts.shape(book, kind)} '
            f"{escape(book.type_name(kind))}</a>"
            if book.priced
            else f'<span class="type{parts.tone(book, kind)}">{parts.shape(book, kind)} '
            f"{escape(book.type_name(kind))}</span>"
        )
        whole = all("count" in card for card in cards)
        count = f"{sum(card['count'] for card in cards)}{mark}" if whole else "–"
        rows.append(_row(link, [count, _span(book, cards)], columns))
    for card in book.cards.values():
        if card.get("type") not in book.types:
            name = escape(parts.narrow(book, book.card_name(card["id"])))
            mark = parts.evidence(book, parts.proof(card).get("count"))
            count = f"{card['count']}{mark}" if "count" in card else "–"
            cells = [count, parts.price(book, card) or "–"]
            rows.append(_row(f'<a href="{book.card_href(card["id"])}">{name}</a>', cells, columns))
    heads = [book.word("numbers.count"), book.word("numbers.price")]
    shown = "".join(
        f'<th scope="col">{head}</th>' for head, there in zip(heads, columns, strict=True) if there
    )
    return (
        f"## {book.word('numbers.deck.title')} {{#deck}}\n\n"
        f'<table class="deck"><thead><tr><th scope="col">{book.word("numbers.card")}</th>'
        f"{shown}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    )


def _row(head: str, cells: list[str], columns: list[bool]) -> str:
    shown = "".join(f"<td>{cell}</td>" for cell, there in zip(cells, columns, strict=True) if there)
    return f'<tr><th scope="row">{head}</th>{shown}</tr>'


def _span(book: Book, cards: list[Entry]) -> str:
    """Return the prices of cards from the lowest to the highest."""
    prices = sorted({card["price"] for card in cards if "price" in card})
    if not prices:
        return "–"
    high = book.amount(prices[-1])
    return book.word("price.range", low=parts.bare(book, prices[0]), high=high)


def _prices(book: Book) -> str:
    out = []
    for kind in book.types:
        cards = [card for card in book.cards.values() if card.get("type") == kind]
        cards = [card for card in cards if "price" in card]
        if not cards:
            continue
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
        f'<li><a href="{book.card_href(card["id"])}"{parts.name_lang(book, card)}>'
        f"{escape(book.card_name(card['id']))}</a>"
        f"{parts.evidence(book, parts.proof(card).get('name'))}"
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
