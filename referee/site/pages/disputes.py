"""The disputes: an index, and a page for each ruling with every position and what it costs."""

from __future__ import annotations

from html import escape
from typing import Any

from referee.rulebase.examples import Outcome
from referee.site import parts
from referee.site.addresses import finish
from referee.site.book import Book, Entry
from referee.site.markup import blocks, inline, plain
from referee.site.pages.game import dispute_row
from referee.site.receipt_result import changes
from referee.site.site import Site

ORDER = ("disputed", "single", "open", "variant", "agreed")


def pages(site: Site) -> dict[str, str]:
    """Return the index of all disputes and one page for each."""
    book = site.book
    found = {f"{book.id}/disputes/index.md": _index(book)}
    for ruling in book.rulings.values():
        path = f"{book.id}/disputes/{ruling['id']}.md"
        found[path] = _dispute(site, path, ruling)
    return found


def _index(book: Book) -> str:
    body = [f"# {book.word('disputes')}", f'<p class="lead">{book.word("disputes.lead")}</p>']
    for status in ORDER:
        rulings = [item for item in book.rulings.values() if item["status"] == status]
        if rulings:
            rows = "".join(dispute_row(book, item["id"]) for item in rulings)
            name = book.word(f"status.{status}")
            body.append(
                f"## {name[:1].upper() + name[1:]} {{#{status}}}\n\n"
                f'<p class="fine">{book.why(status)}</p>\n\n'
                f'<ul class="rows">{rows}</ul>'
            )
    meta = {
        "title": book.word("disputes"),
        "game": book.id,
        "kind": "disputes",
        "description": book.word("disputes.lead"),
        "search": {"boost": 1},
    }
    return finish(f"{book.id}/disputes/index.md", meta, "\n\n".join(body))


def _dispute(site: Site, path: str, ruling: Entry) -> str:
    book = site.book
    question = book.text(ruling["question"])
    body = [
        f"# {inline(book, question, link=False)}",
        _verdict(book, ruling),
        f"## {book.word('disputes.positions')} {{#positions}}",
        "\n".join(_side(book, ruling, choice) for choice in ruling["choices"]),
        _silent(book, ruling),
        _cost(site, ruling),
        _rules(book, ruling),
    ]
    choices = [plain(book, book.text(choice["label"])) for choice in ruling["choices"]]
    meta = {
        "title": plain(book, question),
        "description": plain(book, book.text(ruling["why"]))[:300],
        "game": book.id,
        "kind": "dispute",
        "tags": [ruling["id"].replace("-", " "), *choices],
        "search": {"boost": 2},
    }
    return finish(path, meta, "\n\n".join(part for part in body if part))


def _verdict(book: Book, ruling: Entry) -> str:
    label = inline(book, book.choice(ruling["id"], ruling["adopted"]))
    return (
        f'<div class="ruling"><p class="label" data-search-exclude>{book.word("disputes.ruling")} '
        f"{parts.badge(book, ruling['status'])}</p>"
        f'<p class="chosen">{label}</p>\n{parts.stale(book, ruling)}'
        f"{blocks(book, book.text(ruling['why']))}</div>"
    )


def _side(book: Book, ruling: Entry, choice: dict[str, Any]) -> str:
    adopted = choice["id"] == ruling["adopted"]
    said = [item for item in ruling.get("positions") or [] if item["choice"] == choice["id"]]
    rows = "".join(_position(book, item) for item in said)
    mark = (
        f' <span class="adopted"><span aria-hidden="true">✓</span> '
        f"{book.word('disputes.adopted')}</span>"
        if adopted
        else ""
    )
    inner = (
        f'<ul class="claims">{rows}</ul>'
        if rows
        else (f'<p class="fine">{book.word("disputes.nobody")}</p>')
    )
    return (
        f'<section class="side{" is-adopted" if adopted else ""}">'
        f"<h3>"
        f"{inline(book, book.choice(ruling['id'], choice['id']), link=False)}"
        f"{mark}</h3>{inner}</section>"
    )


def _position(book: Book, item: dict[str, Any]) -> str:
    flags = []
    if item.get("inferred"):
        flags.append(f'<span class="flag">{book.word("says.inferred")}</span>')
    if item.get("variant"):
        flags.append(f'<span class="flag">{book.word("disputes.variant")}</span>')
    note = book.text(item.get("note"))
    title = escape(book.text(book.sources[item["source"]]["title"]))
    return (
        f'<li>{parts.source_tag(book, item["source"])} <span class="claim"><span class="says">'
        f"{title}</span> {parts.place(book, item)} {' '.join(flags)}"
        + (f'<span class="remark">{inline(book, note)}</span>' if note else "")
        + "</span></li>"
    )


def _silent(book: Book, ruling: Entry) -> str:
    names = [parts.source_tag(book, source) for source in ruling.get("silent") or []]
    if not names:
        return f'<p class="fine">{book.word("disputes.none.silent")}</p>'
    return f'<p class="fine">{book.word("disputes.silent", sources=" ".join(names))}</p>'


def _cost(site: Site, ruling: Entry) -> str:
    book, key = site.book, ruling.get("example")
    head = f"## {book.word('disputes.cost')} {{#cost}}"
    if ruling.get("setup") or key not in book.examples:
        return f"{head}\n\n<p>{book.word('disputes.no.cost')}</p>" if ruling.get("setup") else ""
    others = [site.receipts.outcome(key, {ruling["id"]: c["id"]}) for c in ruling["choices"]]
    base = site.receipts.outcome(key, {ruling["id"]: ruling["adopted"]})
    about = site.receipts.changed(base, others)
    rows = [
        _row(site, ruling, choice, base, other, about)
        for choice, other in zip(ruling["choices"], others, strict=True)
    ]
    return (
        f"{head}\n\n"
        f'<p><a href="{book.example_href(key)}">{site.receipts.title(key)}</a></p>\n\n'
        f'<ul class="costs">{"".join(rows)}</ul>\n\n'
        f'<details class="worked" data-search-exclude><summary>{book.word("examples.show")}'
        f"</summary>{site.receipts.draw(key)}</details>\n\n"
        f"{_switch(book, ruling)}"
    )


def _row(
    site: Site,
    ruling: Entry,
    choice: dict[str, Any],
    base: Outcome,
    other: Outcome,
    about: set[str] | None,
) -> str:
    book = site.book
    adopted = choice["id"] == ruling["adopted"]
    label = inline(book, book.choice(ruling["id"], choice["id"]), link=False)
    example = book.examples[ruling["example"]][1]
    result = site.receipts.result(other, example, adds=False, about=about)
    if other["kind"] == "bill":
        shares = other.get("shares") or {}
        if shares and (adopted or shares != base.get("shares")):
            result += f" <small>{_shares(book, shares)}</small>"
    difference = "" if adopted else _difference(site, base, other)
    mark = (
        f'<span class="adopted">{book.word("disputes.adopted")}</span>' if adopted else difference
    )
    return (
        f'<li{" class=is-adopted" if adopted else ""}><span class="q">{label}</span>'
        f'<span class="result">{result}</span>{mark}</li>'
    )


def _shares(book: Book, shares: dict[str, int]) -> str:
    return escape(book.listed([f"{name} {book.amount(share)}" for name, share in shares.items()]))


def _difference(site: Site, base: Outcome, other: Outcome) -> str:
    """Return how far apart two outcomes are: the bill, else who pays, else what is left."""
    book = site.book
    change = 0
    if "allowed" in base and "allowed" in other:
        first, second = (int(o.get("adds") or 0) if o["allowed"] else 0 for o in (base, other))
        change = second - first
    elif isinstance(base.get("total"), int) and isinstance(other.get("total"), int):
        change = other["total"] - base["total"]
    if change:
        told = book.named(book.word("disputes.difference"), book.amount(change, signed=True))
        return f'<span class="diff">{told}</span>'
    moved = []
    before, after = base.get("shares") or {}, other.get("shares") or {}
    moved = [
        f"{escape(name)} {book.amount(share - before[name], signed=True)}"
        for name, share in after.items()
        if name in before and share != before[name]
    ]
    changed = _moved(book, base, other)
    both = [part for part in (book.listed(moved), changes(book, changed)) if part]
    if not both:
        return ""
    label = book.word("disputes.difference")
    if len(changed) == 1 and not moved:
        (only,) = changed
        if not book.is_money(only) and len(book.figures) > 1:  # its name leads, not in the middle
            label += book.bracketed(escape(book.figure_name(only)))
            both = [changes(book, changed, named=False)]
    return f'<span class="diff">{book.named(label, " · ".join(both))}</span>'


def _moved(book: Book, base: Outcome, other: Outcome) -> dict[str, dict[str, int]]:
    """Return by how much the figures of two outcomes differ, for the players where they do."""
    changed: dict[str, dict[str, int]] = {}
    for figure in book.figures:
        before, after = base.get(figure["id"]) or {}, other.get(figure["id"]) or {}
        by_player = {
            name: after[name] - before[name]
            for name in after
            if name in before and type(after[name]) is int and after[name] != before[name]
        }
        if by_player:
            changed[figure["id"]] = by_player
    return changed


def _switch(book: Book, ruling: Entry) -> str:
    others = [c["id"] for c in ruling["choices"] if c["id"] != ruling["adopted"]]
    shown = " · ".join(f"<code>--ruling {ruling['id']}={choice}</code>" for choice in others)
    return f'<p class="fine">{book.word("disputes.switch")} {shown}</p>'


def _rules(book: Book, ruling: Entry) -> str:
    if not ruling.get("rules"):
        return ""
    rows = "".join(f"<li>{book.rule_link(rule, full=True)}</li>" for rule in ruling["rules"])
    return f'## {book.word("disputes.rules")} {{#rules}}\n\n<ul class="rule-list">{rows}</ul>'
