"""The cards: an index, and a page for each card."""

from __future__ import annotations

from html import escape

from referee.languages import html_tag
from referee.site import parts
from referee.site.addresses import finish
from referee.site.book import Book, Entry
from referee.site.markup import blocks, inline, sentences
from referee.site.pages.game import dispute_row
from referee.site.receipts import cards_of
from referee.site.site import Site

SHOWN = 8  # examples on a card's page
SHORT = 70  # characters of a sentence that tells little, with markup
ABOUT = 2  # cards at most that a rule told in full is about
LANGUAGES = {"en": "English", "de": "Deutsch", "zh": "中文", "es": "Español"}


def pages(site: Site) -> dict[str, str]:
    """Return the index of all cards and one page for each."""
    book = site.book
    if not book.cards:
        return {}
    used = _examples_by_card(book)
    found = {f"{book.id}/cards/index.md": _index(site)}
    for card in book.cards.values():
        path = f"{book.id}/cards/{card['id']}.md"
        found[path] = _card(site, path, card, used.get(card["id"], []))
    return found


def _examples_by_card(book: Book) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for key, (_rule, example) in book.examples.items():
        for card in sorted(cards_of(book, example.get("given"))):
            found.setdefault(card, []).append(key)
    return found


def _index(site: Site) -> str:
    book = site.book
    lead = _lead(book)
    body = [f"# {book.word('cards')}", f'<p class="lead">{lead}</p>']
    groups: list[tuple[str, str, list[Entry]]] = [
        (kind, book.type_name(kind), [c for c in book.cards.values() if c.get("type") == kind])
        for kind in book.types
    ]
    rest = [card for card in book.cards.values() if card.get("type") not in book.types]
    groups.append(("other", book.word("game.other"), rest))
    for kind, name, cards in groups:
        if cards:
            chips = "".join(parts.chip(book, card) for card in cards)
            body.append(
                f'## <span class="type{parts.tone(book, kind)}">{parts.shape(book, kind)} '
                f'{escape(name)}</span> {{#{kind}}}\n\n<div class="chips">{chips}</div>'
            )
    if parts.proven(book):
        body.append(f'<p class="fine">{book.word("evidence.legend")}</p>')
    meta = {
        "title": book.word("cards"),
        "game": book.id,
        "kind": "cards",
        "description": lead,
        "search": {"boost": 1.5},
    }
    return finish(f"{book.id}/cards/index.md", meta, "\n\n".join(body))


def _lead(book: Book) -> str:
    return book.word("cards.lead" if book.priced else "cards.lead.unpriced")


def _card(site: Site, path: str, card: Entry, examples: list[str]) -> str:
    book = site.book
    name = book.card_name(card["id"])
    body = [
        f"# {escape(name)}",
        _face(book, card),
        _in_short(book, card),
        blocks(book, book.text(card["note"])) if card.get("note") else "",
        site.pictures(f"cards/{card['id']}"),
        _rules(site, card),
        _disputes(book, card),
        _examples(site, examples),
        _names(book, card),
        _evidence(book, card),
    ]
    extra = parts.gloss(book, card)
    meta = {
        "title": name,
        "description": book.named(f"{book.title} · {name}", extra or _lead(book)),
        "game": book.id,
        "kind": "card",
        "tags": search_names(card),
        "search": {"boost": 4},
    }
    return finish(path, meta, "\n\n".join(part for part in body if part))


def search_names(card: Entry) -> list[str]:
    """Return everything that people may type for this card, in any language."""
    names = [str(card.get("printed") or "")]
    for key in ("names", "gloss"):
        names += [str(name) for name in (card.get(key) or {}).values()]
    for more in (card.get("aliases") or {}).values():
        names += [str(name) for name in more]
    return [name for name in dict.fromkeys(names) if name]


def _face(book: Book, card: Entry) -> str:
    kind = card.get("type")
    facts = []
    if kind in book.types:
        facts.append(
            f'<span class="type">{parts.shape(book, kind)} {escape(book.type_name(kind))}</span>'
        )
    if "count" in card:
        mark = parts.evidence(book, parts.proof(card).get("count"))
        facts.append(book.word("cards.count", n=card["count"]) + mark)
    extra = parts.gloss(book, card)
    lang = "" if card.get("gloss") else parts.printed_lang(book)
    cost = parts.price(book, card)
    if not cost and parts.proof(card).get("price") == "none":
        none = book.word("evidence.none", amount=book.amount(0))
        cost = f"<small>{book.named(book.word('cards.price'), none)}</small>"
    if not facts and not extra and not cost:
        return ""
    return (
        f'<div class="face{parts.tone(book, kind)}"><div class="face-name">'
        + (f"<p{lang}>{escape(extra)}</p>" if extra else "")
        + (f'<p class="facts">{" · ".join(facts)}</p>' if facts else "")
        + "</div>"
        + (f'<p class="face-price">{cost}</p>' if cost else "")
        + "</div>"
        + _ladder(book, card)
    )


def _ladder(book: Book, card: Entry) -> str:
    if card.get("ladder"):
        cells = "".join(
            f"<li><span>{book.word('cards.set', n=place)}</span><b>{book.amount(total)}</b></li>"
            for place, total in enumerate(card["ladder"], 1)
        )
        return f'<p class="label">{book.word("cards.ladder")}</p><ol class="ladder">{cells}</ol>'
    if card.get("prices"):
        cells = "".join(
            f"<li><b>{book.amount(item['price'])}</b>"
            f"{parts.evidence(book, item.get('evidence'))}</li>"
            for item in card["prices"]
        )
        return f'<p class="label">{book.word("cards.each")}</p><ul class="ladder">{cells}</ul>'
    return ""


def _own(book: Book, card: Entry) -> list[Entry]:
    """Return the card's own rules, named after it, as the rule book has them: its main one first.

    The main rule is the one that the deck names, else the first.
    """
    name = card["id"]
    own = [
        rule
        for rule in book.rules.values()
        if rule["id"] in (name, card.get("main"))
        or (rule["id"].startswith(f"{name}-") and name in rule["cards"])
    ]
    return sorted(own, key=lambda rule: rule["id"] != card.get("main"))


def _in_short(book: Book, card: Entry) -> str:
    """Return in a sentence what the card does; nothing where type and price say all.

    A first sentence that says only when to play the card is short (in English: all languages are
    to say the same); then the second comes too.
    """
    own = _own(book, card)
    if not own:
        return ""
    text = own[0]["text"]
    count = 1 if len(sentences(text["en"], 1)) > SHORT else 2
    return f'<p class="lead">{inline(book, sentences(book.text(text), count))}</p>'


def _rules(site: Site, card: Entry) -> str:
    book = site.book
    own = _own(book, card)
    about = [rule for rule in book.rules.values() if card["id"] in rule["cards"]]
    about = [rule for rule in about if rule not in own]
    # A rule about few cards is told in full, one that merely mentions this card only named.
    own += [rule for rule in about if len(rule["cards"]) <= ABOUT]
    more = [rule for rule in about if rule not in own]
    kind = [book.rules[rule] for rule in site.card_rules.get(card["id"], []) if rule in book.rules]
    kind = [rule for rule in kind if rule not in own and rule not in more]
    out = []
    if own:
        out.append(f"## {book.word('cards.rules')} {{#rules}}")
        out += [_rule(book, rule, open_text=True) for rule in own]
    if kind:
        title = book.word("cards.rules.kind" if own else "cards.rules")
        out.append(f"## {title} {{#{'kind' if own else 'rules'}}}")
        out += [_rule(book, rule, open_text=True) for rule in kind]
    if more:
        rows = "".join(f"<li>{book.rule_link(rule['id'], full=True)}</li>" for rule in more)
        out.append(f"## {book.word('cards.rules.more')} {{#more}}")
        out.append(f'<ul class="rule-list" data-search-exclude>{rows}</ul>')
    return "\n\n".join(out)


def _disputes(book: Book, card: Entry) -> str:
    """Return the disputes of the rules that are about this card."""
    rulings = [
        ruling
        for rule in book.rules.values()
        if card["id"] in rule["cards"]
        for ruling in rule["rulings"]
    ]
    if not rulings:
        return ""
    rows = "".join(dispute_row(book, ruling) for ruling in dict.fromkeys(rulings))
    return (
        f"## {book.word('disputes')} {{#disputes}}\n\n"
        f'<ul class="rows" data-search-exclude>{rows}</ul>'
    )


def _rule(book: Book, rule: Entry, open_text: bool) -> str:
    return (
        f'<section class="about" data-search-exclude><h3>{book.rule_link(rule["id"], full=True)} '
        f"{parts.badge(book, rule['status'])}</h3>{parts.stale(book, rule)}\n"
        f"{blocks(book, book.text(rule['text']))}</section>"
    )


def _examples(site: Site, examples: list[str]) -> str:
    if not examples:
        return ""
    book = site.book
    more = ""
    if len(examples) > SHOWN:
        more = (
            f'<p><a class="more" href="{book.href("examples/")}">'
            f"{book.word('cards.examples.all')}</a></p>"
        )
    # First the examples of rules that are about few other cards than this one.
    examples = sorted(examples, key=lambda key: len(book.examples[key][0]["cards"]) or 99)[:SHOWN]
    rows = "".join(
        f'<li><a href="{book.example_href(key)}"><span>{site.receipts.title(key)}</span> '
        f'<span class="result">{site.receipts.summary(key)}</span></a></li>'
        for key in examples
    )
    return (
        f"## {book.word('cards.examples')} {{#examples}}\n\n"
        f'<ul class="links" data-search-exclude>{rows}</ul>\n\n{more}'
    )


def _names(book: Book, card: Entry) -> str:
    rows = []
    if card.get("printed"):
        note = book.bracketed(book.word("cards.printed"))
        rows.append((book.printed, LANGUAGES.get(book.printed, "") + note, card["printed"]))
    for lang, label in LANGUAGES.items():
        if lang in card["names"]:
            gloss = (card.get("gloss") or {}).get(lang, "")
            own = card["names"][lang]
            rows.append((lang, label, own if "name" in card else gloss or own))
    out = "".join(
        f'<div><dt>{label}</dt><dd lang="{html_tag(lang)}">{escape(str(name))}</dd></div>'
        for lang, label, name in rows
    )
    return f'## {book.word("cards.names")} {{#names}}\n\n<dl class="pairs">{out}</dl>'


def _evidence(book: Book, card: Entry) -> str:
    proof = parts.proof(card)
    rows = []
    for key, label in (("name", "cards.name"), ("price", "cards.price"), ("count", "cards.copies")):
        if key not in proof:
            continue
        if proof[key] == "none":
            said = book.word("evidence.none", amount=book.amount(0))
        else:
            said = book.word(f"evidence.{proof[key]}")
        rows.append(f"<div><dt>{book.word(label)}</dt><dd>{said}</dd></div>")
    for item in card.get("prices") or []:
        said = book.word(f"evidence.{item['evidence']}")
        rows.append(f"<div><dt>{book.amount(item['price'])}</dt><dd>{said}</dd></div>")
    if not rows:
        return ""
    return (
        f'## {book.word("cards.evidence")} {{#evidence}}\n\n<dl class="pairs">{"".join(rows)}</dl>'
    )
