"""The game's first page: find a card, thirty seconds, what is argued about, everything else."""

from __future__ import annotations

from html import escape

from referee.site import parts
from referee.site.addresses import finish
from referee.site.book import Book
from referee.site.markup import blocks, inline, plain
from referee.site.phone_data import has_table
from referee.site.site import Site

DISPUTES_SHOWN = 6


def pages(site: Site) -> dict[str, str]:
    """Return the start page of the game."""
    book = site.book
    body = [
        f"# {book.title}",
        f'<p class="lead">{escape(book.text(book.data["tagline"]))} '
        f'<span class="facts">{_players(book)}</span></p>',
        search_button(book),
        _table(book),
        _cards(book),
        _seconds(site),
        site.pictures("start"),
        _disputes(book),
        _more(book),
    ]
    meta = {
        "title": book.title,
        "description": plain(book, book.text(book.data["tagline"])),
        "game": book.id,
        "kind": "game",
        "hide": ["toc"],
        "search": {"boost": 3},
    }
    path = f"{book.id}/index.md"
    return {path: finish(path, meta, "\n\n".join(part for part in body if part))}


def search_button(book: Book) -> str:
    """Return the large field that opens the search."""
    return (
        f'<p class="ask" data-search-exclude><button type="button" class="ask-button" '
        f"data-open-search>{book.word('search.long')} …</button></p>"
    )


def _table(book: Book) -> str:
    """Return the door to the referee on the phone, where the game has one."""
    if not has_table(book.id):
        return ""
    label = book.word("table.door")
    return f'<p class="ask"><a class="table-door" href="{book.href("table/")}">{label}</a></p>'


def _players(book: Book) -> str:
    numbers = book.data.get("numbers") or {}
    if not {"players_min", "players_max"} <= set(numbers):
        return ""
    known = book.word("game.players", min=numbers["players_min"], max=numbers["players_max"])
    return known + parts.ours(book, "players_min", "players_max")


def _cards(book: Book) -> str:
    """Return all cards to be found at a glance, by type."""
    shelves = [part for part in (_types(book), _others(book)) if part]
    if not shelves:
        return ""
    return "\n\n".join([f"## {book.word('game.find')} {{#cards}}", *shelves])


def _types(book: Book) -> str:
    out = []
    for kind in book.types:
        cards = [card for card in book.cards.values() if card.get("type") == kind]
        if not cards:
            continue
        chips = "".join(parts.chip(book, card) for card in cards)
        out.append(
            f'<details class="shelf{parts.tone(book, kind)}" open><summary>'
            f"{parts.shape(book, kind)}"
            f"<span>{escape(book.type_name(kind))}</span></summary>"
            f'<div class="chips">{chips}</div></details>'
        )
    return f'<div class="shelves">{"".join(out)}</div>' if out else ""


def _others(book: Book) -> str:
    cards = [card for card in book.cards.values() if card.get("type") not in book.types]
    chips = "".join(parts.chip(book, card) for card in cards)
    if not cards:
        return ""
    if len(cards) == len(book.cards):  # nothing that they would be other than
        return f'<div class="chips">{chips}</div>'
    return (
        f'<details class="shelf others" open><summary><span>{book.word("game.other")}</span>'
        f'</summary><div class="chips">{chips}</div></details>'
    )


def _seconds(site: Site) -> str:
    text = site.part("start")
    if not text:
        return ""
    return (
        f"## {site.book.word('game.seconds')} {{#thirty-seconds}}\n\n"
        f'<div class="seconds">\n{blocks(site.book, text)}\n</div>'
    )


def _disputes(book: Book) -> str:
    order = {"disputed": 0, "single": 1, "open": 2, "variant": 3, "agreed": 4}
    rulings = sorted(
        (item for item in book.rulings.values() if not item.get("setup")),
        key=lambda item: order.get(item["status"], 9),
    )
    rows = "".join(dispute_row(book, item["id"]) for item in rulings[:DISPUTES_SHOWN])
    if not rows:
        return ""
    more = book.word("game.all.disputes", n=len(book.rulings))
    argued = any(item["status"] == "disputed" for item in rulings)
    return (
        f"## {book.word('game.argue' if argued else 'game.open')} {{#disputes}}\n\n"
        f'<ul class="rows">{rows}</ul>\n\n'
        f'<p><a class="more" href="{book.href("disputes/")}">{more}</a></p>'
    )


def dispute_row(book: Book, ruling: str) -> str:
    """Return one line of a list of disputes: the question, our answer, how well supported."""
    entry = book.rulings[ruling]
    question = inline(book, book.text(entry["question"]), link=False)
    answer = inline(book, book.choice(ruling, entry["adopted"]), link=False)
    return (
        f'<li><a href="{book.ruling_href(ruling)}"><span class="q">{question}</span>'
        f'<span class="a">{answer}</span></a>{parts.badge(book, entry["status"])}</li>'
    )


def _more(book: Book) -> str:
    doors = ("numbers", "rules", "forgotten", "examples", "glossary", "sources", "data")
    links = "".join(
        f'<li><a href="{book.href(name + "/")}">{parts.narrow(book, book.word(name))}</a></li>'
        for name in doors
    )
    return f'## {book.word("game.more")} {{#more}}\n\n<ul class="doors">{links}</ul>'
