"""All worked examples, by section of the rules."""

from __future__ import annotations

from html import escape

from referee.site.addresses import finish
from referee.site.site import Site


def pages(site: Site) -> dict[str, str]:
    """Return the page of worked examples."""
    book = site.book
    body = [f"# {book.word('examples')}", f'<p class="lead">{book.word("examples.lead")}</p>']
    for section in book.sections:
        found = [rule for rule in section["rules"] if book.rules[rule]["examples"]]
        if not found:
            continue
        body.append(f"## {escape(book.text(section['title']))} {{#{section['id']}}}")
        for rule in found:
            body.append(f'<h3 class="about-rule">{book.rule_link(rule, full=True)}</h3>')
            for example in book.rules[rule]["examples"]:
                key = f"{rule}/{example['id']}"
                body.append(
                    f'<details class="worked" id="{rule}--{example["id"]}"><summary>'
                    f"<span>{site.receipts.title(key)}</span> "
                    f'<span class="result">{site.receipts.summary(key)}</span></summary>'
                    f"{site.receipts.draw(key)}</details>"
                )
    path = f"{book.id}/examples.md"
    meta = {
        "title": book.word("examples"),
        "game": book.id,
        "kind": "examples",
        "description": book.word("examples.lead"),
        "search": {"boost": 0.4},
    }
    return {path: finish(path, meta, "\n\n".join(body))}
