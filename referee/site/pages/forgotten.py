"""What is easily forgotten: the most harmful first, the misreading beside the rule."""

from __future__ import annotations

from html import escape

from referee.rulebase.arithmetic import work_out
from referee.site import parts
from referee.site.addresses import finish
from referee.site.book import Entry
from referee.site.markup import blocks, inline
from referee.site.site import Site


def pages(site: Site) -> dict[str, str]:
    """Return the page of what is easily forgotten."""
    book = site.book
    rules = [rule for rule in book.rules.values() if rule.get("forgotten")]
    rules.sort(key=lambda rule: rule["forgotten"].get("rank", 999))
    body = [f"# {book.word('forgotten')}", f'<p class="lead">{book.word("forgotten.lead")}</p>']
    body += [_one(site, rule) for rule in rules]
    path = f"{book.id}/forgotten.md"
    meta = {
        "title": book.word("forgotten"),
        "game": book.id,
        "kind": "forgotten",
        "description": book.word("forgotten.lead"),
        "search": {"boost": 0.7},
    }
    return {path: finish(path, meta, "\n\n".join(body))}


def _one(site: Site, rule: Entry) -> str:
    book, forgotten = site.book, rule["forgotten"]
    title = escape(book.text(rule["title"]))
    said = inline(book, book.text(forgotten["misreading"]))
    example = str(forgotten.get("example") or "")
    key = example if "/" in example else f"{rule['id']}/{example}"
    cost = drawn = ""
    # Where sources differ, the other way is one of their positions and no error.
    fair = rule["status"] == "disputed"
    wrong, right = "forgotten.misreading", "forgotten.right"
    if fair:
        wrong, right = "rules.otherwise", "disputes.ruling"
    if key in book.examples:
        cost = _cost(site, key, fair)
        drawn = (
            f'<details class="worked" data-search-exclude><summary>'
            f"<span>{site.receipts.title(key)}</span> "
            f'<span class="result">{site.receipts.summary(key)}</span></summary>'
            f"{site.receipts.draw(key)}</details>"
        )
    return "\n\n".join(
        part
        for part in (
            f"## {title} {{#{rule['id']}}}",
            f'<div class="wrong{" fair" if fair else ""}"><p class="label" data-search-exclude>'
            f'<span aria-hidden="true">{"⇄" if fair else "✗"}</span> '
            f"{book.word(wrong)}</p><p>{said}</p>{cost}</div>",
            f'<div class="right"><p class="label" data-search-exclude>'
            f'<span aria-hidden="true">✓</span> '
            f"{book.word(right)} {book.rule_link(rule['id'])} "
            f"{parts.badge(book, rule['status'])}</p>\n{parts.stale(book, rule)}"
            f"{blocks(book, book.text(rule['text']))}</div>",
            drawn,
        )
        if part
    )


def _cost(site: Site, key: str, fair: bool) -> str:
    book, example = site.book, site.book.examples[key][1]
    misread = example.get("misread")
    outcome = site.receipts.outcome(key)
    if not misread:
        return ""
    wrong = work_out(misread["figure"])
    of = misread.get("of")
    right = outcome.get("total")
    if of:  # what the first player foretold there has of it
        first = next(iter(example["then"].get(of) or {}), "")
        right = (outcome.get(of) or {}).get(first)
    if not isinstance(right, int):
        return ""

    def shown(n: int) -> str:
        return book.figure(of, n) if of else book.amount(n)

    figures = book.word("forgotten.figures", wrong=shown(wrong), right=shown(right))
    if of and not book.is_money(of):
        figures = book.named(escape(book.figure_name(of)), figures)
    key = "forgotten.differs" if fair else "forgotten.cost"
    cost = book.word(key, amount=shown(abs(wrong - right)))
    if fair:
        return f'<p class="cost"><b>{cost}</b></p>'
    return f'<p class="cost"><b>{cost}</b> <span>{figures}</span></p>'
