"""What comes out of a worked example: a bill, an answer, or where a game stands."""

from __future__ import annotations

from html import escape
from typing import Any

from referee.rulebase.examples import Outcome
from referee.site.book import Book, Entry
from referee.site.phrases import Phrases

Row = tuple[str, str]
_BILL = ("total", "payable", "shares", "surplus", "bills")  # drawn as a bill, in their order


def sums(rows: list[Row]) -> str:
    """Return names and values below each other, or nothing."""
    out = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows)
    return f'<dl class="sums">{out}</dl>' if out else ""


def verdict(book: Book, allowed: bool) -> str:
    """Return the mark for allowed or refused, told by its shape as well."""
    word = book.word("examples.allowed" if allowed else "examples.refused")
    mark = "✓" if allowed else "✗"
    kind = "yes" if allowed else "no-way"
    return f'<b class="verdict {kind}"><span aria-hidden="true">{mark}</span> {word}</b>'


def bill(book: Book, phrases: Phrases, outcome: Outcome) -> str:
    """Return a bill line by line, what it comes to, who pays, and what else the game tells."""
    lines = "".join(
        _line(phrases.line(line), book.rule_links(line["rules"]), book.amount(line["amount"]))
        for line in outcome["lines"]
    )
    rows = [(book.word("examples.total"), f"<b>{book.amount(outcome['total'])}</b>")]
    if outcome["payable"] != outcome["total"]:
        rows.append((book.word("examples.payable"), f"<b>{book.amount(outcome['payable'])}</b>"))
    for name, share in (outcome.get("shares") or {}).items():
        rows.append((escape(book.word("examples.pays", player=name)), book.amount(share)))
    if outcome.get("surplus"):
        rows.append((book.word("examples.surplus"), book.amount(outcome["surplus"])))
    return _lines(lines) + sums(rows + more(book, outcome))


def more(book: Book, outcome: Outcome) -> list[Row]:
    """Return what only this game tells and has a label for, in the order of its outcomes."""
    rows = []
    for key in book.data.get("outcomes") or {}:
        value = outcome.get(key)
        if key in _BILL or value is None or not book.has_word(f"examples.{key}"):
            continue
        if isinstance(value, bool):
            shown = book.word("examples.yes" if value else "examples.no")
        else:
            shown = escape(str(value))
        rows.append((book.word(f"examples.{key}"), shown))
    return rows


def answer(book: Book, phrases: Phrases, given: Entry, outcome: Outcome) -> str:
    """Return what was asked, the verdict, its reasons, and what it would bring."""
    asked = f'<p class="asked">{phrases.event(given["may"])}</p>' if given.get("may") else ""
    told = "".join(
        f"<li>{phrases.reason(item)}</li>"
        for item in outcome.get("reasons") or []
        if isinstance(item, dict)
    )
    grows = adds(book, outcome)
    brought = changes(book, outcome.get("changes") or {}) if outcome["allowed"] else ""
    return (
        f'{asked}<div class="answer {"yes" if outcome["allowed"] else "no-way"}">'
        f"{verdict(book, bool(outcome['allowed']))}{grows}"
        + (f"<ul>{told}</ul>" if told else "")
        + (f"<p>{brought}</p>" if brought else "")
        + "</div>"
    )


def adds(book: Book, outcome: Outcome) -> str:
    """Return by how much a running bill grows, with a blank before it; nothing if it does not."""
    grows = outcome.get("adds")
    if not outcome["allowed"] or not isinstance(grows, int) or not grows:
        return ""
    return f" {book.word('examples.adds', amount=book.amount(grows, signed=True))}"


def changes(
    book: Book, changed: dict[str, dict[str, int]], signed: bool = True, named: bool = True
) -> str:
    """Return figures by player in one line, as HTML: ``Stars: A +1, B +2``.

    The name is left out where there is only one figure or the sign of money tells it, and unless
    ``named``.
    """
    told = []
    for figure in book.figures:
        by_player = changed.get(figure["id"]) or {}
        shown = [
            f"{name} {book.figure(figure['id'], n, signed=signed)}" for name, n in by_player.items()
        ]
        if shown:
            text = book.listed(shown)
            bare = figure["money"] or len(book.figures) == 1 or not named
            told.append(text if bare else book.named(book.figure_name(figure["id"]), text))
    return escape(" · ".join(told))


def table(book: Book, phrases: Phrases, example: Entry, outcome: Outcome) -> str:
    """Return what happened line by line, where everybody stands, and how it goes on.

    A figure of which nobody has any is told only where the example is about it.
    """
    rows: list[Row] = []
    if outcome.get("bills"):
        told = book.listed([book.amount(bill) for bill in outcome["bills"]])
        rows.append((book.word("examples.bills"), told))
    asked = {*example["given"], *example["then"]}
    counted = [
        figure["id"]
        for figure in book.figures
        if (have := outcome.get(figure["id"])) and (figure["id"] in asked or any(have.values()))
    ]
    for name in outcome[counted[0]] if counted else ():
        shown = [_have(book, key, outcome[key].get(name, 0)) for key in counted]
        rows.append((escape(name), " · ".join(shown)))
    rows += more(book, outcome)
    if outcome.get("over"):
        winners = escape(book.listed(outcome.get("winners") or ["–"]))
        won = book.named(book.word("examples.winners"), winners)
        rows.append((book.word("examples.over"), won))
    elif outcome.get("next_starter"):
        rows.append((book.word("examples.next"), escape(outcome["next_starter"])))
    return _told(book, phrases, outcome.get("lines") or []) + sums(rows)


def _have(book: Book, figure: str, n: int) -> str:
    shown = book.figure(figure, n)
    return shown if book.is_money(figure) else f"{escape(book.figure_name(figure))} {shown}"


def _told(book: Book, phrases: Phrases, lines: list[dict[str, Any]]) -> str:
    """Return lines of what happened, each with its rules and what it changed."""
    if not lines:
        return ""
    out = "".join(
        _line(
            phrases.line(line),
            book.rule_links([rule for rule in line["rules"] if rule in book.rules]),
            " · ".join(
                _changed(book, figure["id"], line[figure["id"]])
                for figure in book.figures
                if line.get(figure["id"])
            ),
        )
        for line in lines
    )
    return f'<p class="label">{book.word("examples.lines")}</p>{_lines(out)}'


def _changed(book: Book, figure: str, n: int) -> str:
    shown = book.figure(figure, n, signed=True)
    if book.is_money(figure) or len(book.figures) == 1:
        return shown
    return f"{escape(book.figure_name(figure))} {shown}"


def _line(what: str, rules: str, amount: str) -> str:
    return (
        f'<li><span class="what">{what}</span><span class="refs">{rules}</span>'
        f'<span class="amt">{amount}</span></li>'
    )


def _lines(lines: str) -> str:
    return f'<ol class="lines">{lines}</ol>' if lines else ""
