"""The sheet for the table: everything on one side of A4, with a QR code to each disputed point.

A game has one if somebody wrote its text (the hand-written part ``sheet``). That text is sections
(``## title``) of lists, numbered lists and tables (``| card | + when | … |``); ``@numbers KEY`` (by
how many play) and ``@ladder`` stand for figures from the rule base; a section of lines
``ruling=choice: text`` is the disputed points, and must name every ruling with the choice that is
adopted.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from referee.languages import LANGUAGES
from referee.rulebase import store
from referee.site import parts
from referee.site.addresses import finish
from referee.site.book import Book
from referee.site.markup import inline
from referee.site.site import Site

PART = "sheet"
_RULED = re.compile(r"([a-z][a-z0-9-]*)=([a-z0-9-]+): (.*)")


class OldSheet(Exception):  # noqa: N818 (reads as what it says)
    """The sheet does not say what the rulings say."""


def has_sheet(game: str) -> bool:
    """Return whether somebody wrote a game's sheet in all languages."""
    folder = Path(store.ROOT) / "docs" / "parts" / game
    return all((folder / f"{PART}.{lang}.md").is_file() for lang in LANGUAGES)


def pages(site: Site) -> dict[str, str]:
    """Return the sheet, if the game has one; raises `OldSheet` if it does not fit the rulings."""
    book, text = site.book, site.part(PART)
    if not text:
        return {}
    boxes: dict[str, list[str]] = {"wide": [], "figures": [], "text": []}
    ruled = ""
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = section.partition("\n")
        if _RULED.match(body.strip()):
            ruled = _disputes(book, title.strip(), body.strip().splitlines())
        else:
            kind, box = _section(book, title.strip(), body.strip())
            boxes[kind].append(box)
    up = "../../"  # from <game>/sheet/ to the root of the language
    body = "\n\n".join(
        [
            f'<div class="sheet" data-search-exclude markdown="0"><header class="sheet-head">'
            f'<h1 id="sheet">{escape(book.title)}</h1><p>{escape(book.word("sheet.lead"))}</p>'
            '<button type="button" class="sheet-print" data-print>'
            f"{escape(book.word('sheet.print'))}</button>"
            f'<a class="sheet-code" href="@/{book.id}/" data-qr="@/{book.id}/" '
            f'aria-label="{escape(book.title)}"></a></header>'
            f'{_priced(book)}<div class="sheet-middle">{"".join(boxes["wide"])}'
            f"<div>{''.join(boxes['figures'])}</div></div>"
            f'<div class="sheet-rules">{"".join(boxes["text"])}</div>{ruled}'
            f'<footer class="sheet-foot">{escape(book.word("footer.unofficial"))}</footer></div>',
            f'<script type="module" src="{up}../app/paper.js"></script>',
        ]
    )
    body = body.replace('data-qr="@/', f'data-qr="{up}')
    path = f"{book.id}/{PART}.md"
    meta = {
        "title": book.word(PART),
        "game": book.id,
        "kind": PART,
        "description": book.word("sheet.about", game=book.title),
        "hide": ["toc"],
    }
    return {path: finish(path, meta, body)}


def _section(book: Book, title: str, body: str) -> tuple[str, str]:
    """Return one box of the sheet, after what it holds: a wide table, figures, or text."""
    out: list[str] = []
    kinds: list[str] = []
    labels: list[str] = []
    for line in body.splitlines():
        kind, html = _line(book, line, labels)
        kinds.append(kind)
        if kind != "block" and len(kinds) > 1 and kinds[-2] == kind:
            out[-1] = out[-1].removesuffix(f"</{kind}>") + html + f"</{kind}>"
        else:
            named = ' class="when"' if kind == "table" else ""
            out.append(html if kind == "block" else f"<{kind}{named}>{html}</{kind}>")
    held = "wide" if "table" in kinds else "figures" if "block" in kinds else "text"
    return held, f'<section class="box {held}"><h2>{escape(title)}</h2>{"".join(out)}</section>'


def _line(book: Book, line: str, labels: list[str]) -> tuple[str, str]:
    """Return what a line is and its HTML; a table's first line leaves its ``labels``."""
    if line.startswith("- "):
        return "ul", f"<li>{inline(book, line[2:])}</li>"
    if found := re.match(r"\d+\. ", line):
        return "ol", f"<li>{inline(book, line[found.end() :])}</li>"
    if line.startswith("|"):
        # A label in a link has a bar of its own.
        cells = re.split(r"\s*\|(?![^\[]*\]\])\s*", line.strip().strip("|").strip())
        if not labels:
            labels += cells
            return "table", "<tr>" + "".join(_head(book, cell) for cell in cells) + "</tr>"
        return "table", _row(book, cells, labels)
    if line.startswith("@numbers "):
        return "block", _by_players(book, line.removeprefix("@numbers ").strip())
    if line == "@ladder":
        return "block", _ladder(book)
    raise OldSheet(line)


def _head(book: Book, cell: str) -> str:
    return f'<th scope="col">{inline(book, cell)}</th>'


def _row(book: Book, cells: list[str], labels: list[str]) -> str:
    """Return a row: its head, when it holds (``+``, with a condition) or not (``-``), the rest."""
    head, *rest = cells
    shown = []
    for label, cell in zip(labels[1:], rest, strict=True):
        kind, said = "", inline(book, cell)
        if cell[:1] == "+":
            why = cell[1:].strip()
            kind = ' class="yes"'
            said = f'<b role="img" aria-label="{book.word("sheet.yes")}">●</b>'
            said += f" <small>{inline(book, why)}</small>" if why else ""
        elif cell == "-":
            kind = ' class="no-way"'
            said = f'<span role="img" aria-label="{book.word("sheet.no")}">–</span>'
        shown.append(f'<td{kind} data-label="{escape(label)}">{said}</td>')
    return f'<tr><th scope="row">{inline(book, head)}</th>{"".join(shown)}</tr>'


def _by_players(book: Book, key: str) -> str:
    """Return what depends on how many play; raises `OldSheet` if the game has no such number."""
    rows = (book.data.get("numbers") or {}).get(key)
    if not isinstance(rows, list):
        raise OldSheet(f"@numbers {key}")
    pairs = "".join(
        f"<div><dt>{row['players']}</dt><dd>{book.figure(key, row[key])}</dd></div>" for row in rows
    )
    heads = f"{book.word('numbers.players')} → {book.word(f'numbers.{key}')}"
    return f'<p class="sheet-heads">{heads}</p><dl class="by-players">{pairs}</dl>'


def _ladder(book: Book) -> str:
    card = next(card for card in book.cards.values() if card.get("ladder"))
    heads = "".join(f'<th scope="col">{n}</th>' for n, _ in enumerate(card["ladder"], 1))
    cells = "".join(f"<td>{book.amount(price)}</td>" for price in card["ladder"])
    return _figures((book.word("sheet.cards"), heads), (book.word("sheet.together"), cells))


def _figures(*rows: tuple[str, str]) -> str:
    """Return a small table of figures, its rows named at the side."""
    body = "".join(f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>' for name, cells in rows)
    return f'<table class="figures">{body}</table>'


def _priced(book: Book) -> str:
    """Return every typed card by price, one column for each type; nothing without prices."""
    columns: dict[str, dict[int, str]] = {}
    for kind in book.types:
        cards = [card for card in book.cards.values() if card.get("type") == kind]
        cards = [card for card in cards if "price" in card]
        if not cards:
            continue
        columns[kind] = {
            int(
                card["price"]
            ): f'<a href="{book.card_href(card["id"])}"{parts.name_lang(book, card)}>'
            f"{escape(book.card_name(card['id']))}</a> "
            f"<small>{escape(parts.gloss(book, card))}</small>"
            for card in cards
        }
    if not columns:
        return ""
    heads = "".join(
        f'<th scope="col" class="{parts.tone(book, kind).strip()}">{parts.shape(book, kind)} '
        f"{escape(book.type_name(kind))}</th>"
        for kind in columns
    )
    rows = "".join(
        f'<tr><th scope="row">{book.amount(price)}</th>'
        + "".join(f"<td>{cards.get(price, '')}</td>" for cards in columns.values())
        + "</tr>"
        for price in sorted({price for cards in columns.values() for price in cards})
    )
    count = {card.get("count") for card in book.cards.values() if card.get("type") in columns}
    each = book.word("sheet.each", n=n) if len(count) == 1 and (n := count.pop()) else ""
    each = f"<small>{each}</small>" if each else ""
    return (
        f'<table class="sheet-prices"><thead><tr><td>{each}</td>{heads}</tr></thead>{rows}</table>'
    )


def _disputes(book: Book, title: str, lines: list[str]) -> str:
    """Return the disputed points; raises `OldSheet` unless all rulings are there, as adopted."""
    items = []
    named = []
    for line in lines:
        found = _RULED.fullmatch(line.strip())
        if found is None or found[1] not in book.rulings:
            raise OldSheet(line)
        if book.rulings[found[1]]["adopted"] != found[2]:
            raise OldSheet(f"{line} (adopted: {book.rulings[found[1]]['adopted']})")
        named.append(found[1])
        href = book.ruling_href(found[1])
        status = book.rulings[found[1]]["status"]
        items.append(
            f'<li class="{status}"><a href="{href}"><span class="qr-at" data-qr="{href}"></span>'
            f"<span>{inline(book, found[3], link=False)}</span></a></li>"
        )
    index = book.href("disputes/")
    items.append(
        f'<li class="all"><a href="{index}"><span class="qr-at" data-qr="{index}"></span>'
        f"<span>{escape(book.word('sheet.all'))}</span></a></li>"
    )
    if missing := set(book.rulings) - set(named):
        raise OldSheet(", ".join(sorted(missing)))
    return (
        f'<section class="sheet-disputes"><h2>{escape(title)}</h2>'
        f"<p>{escape(book.word('sheet.scan'))}</p><ul>{''.join(items)}</ul></section>"
    )
