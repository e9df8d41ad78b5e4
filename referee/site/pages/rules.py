"""The rules: an index, and a page per section with every rule, its support and its examples."""

from __future__ import annotations

import json
from html import escape

from referee.languages import language
from referee.site import parts
from referee.site.addresses import finish
from referee.site.book import NBSP, Book, Entry
from referee.site.markup import blocks, inline
from referee.site.site import Site

STATUSES = ("agreed", "single", "disputed", "variant", "derived", "open")


def pages(site: Site) -> dict[str, str]:
    """Return the index of all rules and one page for each section."""
    found = {
        f"{site.book.id}/rules/index.md": _index(site.book),
        f"{site.book.id}/rules.json": json.dumps(addresses(site.book)),
    }
    for place, section in enumerate(site.book.sections):
        path = f"{site.book.id}/rules/{section['id']}.md"
        found[path] = _section(site, path, place)
    return found


def addresses(book: Book) -> dict[str, str]:
    """Return where each rule stands, by its id and by every id it had before."""
    found = {}
    for rule in book.rules.values():
        for name in (*rule["formerly"], rule["id"]):
            found[name] = f"rules/{rule['section']}/#{rule['id']}"
    return found


def _map(book: Book) -> str:
    """Return what leads an address with an old id, or of a moved rule, to its place."""
    return f'<span data-rule-map="@/{book.id}/rules.json" hidden></span>'


def _index(book: Book) -> str:
    body = [f"# {book.word('rules')}", f'<p class="lead">{book.word("rules.lead")}</p>']
    for chapter, section in enumerate(book.sections, 1):
        title = escape(book.text(section["title"]))
        rows = "".join(_row(book, book.rules[rule]) for rule in section["rules"])
        href = book.href(f"rules/{section['id']}/")
        body.append(
            f'## <a href="{href}">{chapter} {title}</a> {{#{section["id"]}}}\n\n'
            f'<ul class="rule-list">{rows}</ul>'
        )
    body.append(f"## {book.word('rules.legend')} {{#marks}}\n\n{legend(book)}")
    body.append(_map(book))
    meta = {
        "title": book.word("rules"),
        "game": book.id,
        "kind": "rules",
        "description": book.word("rules.lead"),
        "search": {"boost": 1},
    }
    return finish(f"{book.id}/rules/index.md", meta, "\n\n".join(body))


def _row(book: Book, rule: Entry) -> str:
    return f"<li>{book.rule_link(rule['id'], full=True)} {parts.badge(book, rule['status'])}</li>"


def legend(book: Book) -> str:
    """Return what each mark of support means."""
    rows = "".join(
        f"<div><dt>{parts.badge(book, status)}</dt><dd>{book.why(status)}</dd></div>"
        for status in STATUSES
    )
    return f'<dl class="legend">{rows}</dl>'


def _section(site: Site, path: str, place: int) -> str:
    book, section = site.book, site.book.sections[place]
    title = book.text(section["title"])
    body = [f"# {escape(title)}", site.pictures(f"rules/{section['id']}")]
    body += [rule_block(site, book.rules[rule]) for rule in section["rules"]]
    if place + 1 < len(book.sections):
        after = book.sections[place + 1]
        label = book.word("rules.next", title=escape(book.text(after["title"])))
        body.append(
            f'<p><a class="more" href="{book.href("rules/")}{after["id"]}/">{label}</a></p>'
        )
    body.append(_map(book))
    titles = [book.text(book.rules[rule]["title"]) for rule in section["rules"]]
    meta = {
        "title": title,
        "game": book.id,
        "kind": "section",
        "description": book.named(f"{book.title} · {title}", book.listed(titles[:6])),
        "search": {"boost": 2.5},
    }
    return finish(path, meta, "\n\n".join(part for part in body if part))


def rule_block(site: Site, rule: Entry) -> str:
    """Return one rule: heading with number, text, rulings, who says so, examples."""
    book = site.book
    number = rule["number"].replace(" ", NBSP)
    title = escape(book.text(rule["title"]))
    old = "".join(f'<span id="{name}" class="moved"></span>' for name in rule["formerly"])
    out = [
        f'## <span class="no">{number}</span> {title} {{#{rule["id"]} .rule}}',
        f'<p class="marks" data-search-exclude>'
        f"{old}{parts.badge(book, rule['status'])} {_cards(book, rule)}</p>",
        parts.stale(book, rule),
        blocks(book, book.text(rule["text"])),
        _forgotten(site, rule),
        _rulings(book, rule),
        _examples(site, rule),
        _support(book, rule),
    ]
    return "\n\n".join(part for part in out if part)


def _cards(book: Book, rule: Entry) -> str:
    return " ".join(
        f'<a class="tag" href="{book.card_href(card)}">{escape(book.card_name(card))}</a>'
        for card in rule["cards"]
    )


def _forgotten(site: Site, rule: Entry) -> str:
    forgotten = rule.get("forgotten")
    if not forgotten:
        return ""
    book = site.book
    said = inline(book, book.text(forgotten["misreading"]))
    # Where sources differ, the other way is one of their positions and no error.
    fair = rule["status"] == "disputed"
    word, kind = ("rules.otherwise", " fair") if fair else ("rules.forgotten", "")
    return f'<p class="misread{kind}"><b>{book.word(word)}</b> <q>{said}</q></p>'


def _rulings(book: Book, rule: Entry) -> str:
    rows = []
    for ruling in rule["rulings"]:
        entry = book.rulings[ruling]
        label = book.word("rules.default" if entry["status"] == "open" else "rules.decided")
        question = inline(book, book.text(entry["question"]), link=False)
        answer = inline(book, book.choice(ruling, entry["adopted"]), link=False)
        rows.append(
            f'<li>{parts.badge(book, entry["status"])} <span class="q">{question}</span>'
            f'<span class="a"><b>{label}{language(book.lang).colon.rstrip()}</b> {answer}</span>'
            f'<a class="more" href="{book.ruling_href(ruling)}">'
            f"{book.word('rules.dispute')}</a></li>"
        )
    return f'<ul class="decided">{"".join(rows)}</ul>' if rows else ""


def _examples(site: Site, rule: Entry) -> str:
    out = []
    for example in rule["examples"]:
        key = f"{rule['id']}/{example['id']}"
        out.append(
            f'<details class="worked"><summary><span>{site.receipts.title(key)}</span> '
            f'<span class="result">{site.receipts.summary(key)}</span></summary>'
            f"{site.receipts.draw(key)}</details>"
        )
    return f'<div class="examples" data-search-exclude>{"".join(out)}</div>' if out else ""


def _support(book: Book, rule: Entry) -> str:
    claims = parts.claims(book, rule)
    more = [
        f"<p>{book.word(key, rules=book.rule_links(rule[field], full=True))}</p>"
        for key, field in (("rules.derived", "derived_from"), ("rules.see", "see"))
        if rule[field]
    ]
    if not claims and not more:
        return ""
    tags = " ".join(claim.upper() for claim in _speaking(rule))
    return (
        f'<details class="support" data-search-exclude><summary>{book.word("rules.who")} '
        f'<span class="result">{tags}</span></summary>{claims}{"".join(more)}</details>'
    )


def _speaking(rule: Entry) -> list[str]:
    return list(dict.fromkeys(str(claim["source"]) for claim in rule["claims"]))
