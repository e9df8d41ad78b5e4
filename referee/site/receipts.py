"""A worked example as a reader sees it: what is given, the calculation line by line, the rules."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from referee.rulebase.arithmetic import as_written
from referee.rulebase.examples import Outcome, chosen
from referee.site import receipt_given, receipt_result
from referee.site.book import Book, Entry
from referee.site.markup import inline
from referee.site.phone_face import has_table
from referee.site.phrases import Phrases

# What comes of an example under some rulings.
Run = Callable[[Entry, dict[str, str]], Outcome]


class Receipts:
    """Renders examples of one game in one language; each is drawn once."""

    def __init__(self, book: Book, run: Run, phrases: Phrases) -> None:
        self.book = book
        self.run = run
        self.phrases = phrases
        self._drawn: dict[str, str] = {}

    def title(self, key: str) -> str:
        """Return the title of example ``rule/example`` as HTML."""
        return inline(self.book, self.book.text(self.book.examples[key][1]["title"]), link=False)

    def outcome(self, key: str, rulings: dict[str, str] | None = None) -> Outcome:
        """Return what the game's referee says to the example under these rulings."""
        return self.run(self.book.examples[key][1], rulings or {})

    def summary(self, key: str) -> str:
        """Return the result in a few words: an amount, allowed or refused, the figures foretold."""
        return self.result(self.outcome(key), self.book.examples[key][1])

    def result(
        self, outcome: Outcome, example: Entry, adds: bool = True, about: set[str] | None = None
    ) -> str:
        """Return an outcome in a few words, as HTML; ``adds`` tells what an answer would bring.

        ``about`` are the figures to tell of a game, none of them if only how it ends is different;
        if not given, those that the example foretells.
        """
        book = self.book
        if "allowed" in outcome:
            shown = receipt_result.verdict(book, bool(outcome["allowed"]))
            return shown + (receipt_result.adds(book, outcome) if adds else "")
        if outcome["kind"] == "replay":
            return self._standing(outcome, example, about)
        total = outcome.get("total")
        return (
            f"<b>{book.amount(total)}</b>" if isinstance(total, int) else escape(str(total or ""))
        )

    def _standing(self, outcome: Outcome, example: Entry, about: set[str] | None) -> str:
        """Return who has won, the last bill, or the figures that the example is about."""
        book = self.book
        told: list[str] = []
        if outcome.get("over"):
            winners = escape(book.listed(outcome.get("winners") or ["–"]))
            told.append(book.named(book.word("examples.winners"), f"<b>{winners}</b>"))
        if "bills" in outcome:
            last = outcome["bills"][-1:]
            return (told or [f"<b>{book.amount(bill)}</b>" for bill in last] or [""])[0]
        foretold = {*example["then"], *(key for o in _others(example) for key in o)}
        keys = foretold if about is None else about
        named = {key: outcome[key] for key in keys if isinstance(outcome.get(key), dict)}
        figures = receipt_result.changes(book, named, signed=False)
        if figures:
            told.append(f"<b>{figures}</b>")
        if not told and about is not None:
            told.append(book.word("examples.goes.on"))
        if not told:
            rows = receipt_result.more(book, {key: outcome.get(key) for key in foretold})
            if "next_starter" in foretold and outcome.get("next_starter"):
                rows.append((book.word("examples.next"), escape(outcome["next_starter"])))
            told = [book.named(name, f"<b>{shown}</b>") for name, shown in rows]
        return " · ".join(told)

    def draw(self, key: str) -> str:
        """Return the whole example as HTML, without its title."""
        if key not in self._drawn:
            self._drawn[key] = self._draw(key)
        return self._drawn[key]

    def _draw(self, key: str) -> str:
        book, phrases = self.book, self.phrases
        example = book.examples[key][1]
        outcome = self.outcome(key)
        given = example["given"]
        parts = [receipt_given.given(book, phrases, given)]
        if outcome["kind"] == "bill":
            parts.append(receipt_result.bill(book, phrases, outcome))
        elif "allowed" in outcome:
            parts.append(receipt_result.answer(book, phrases, given, outcome))
        elif outcome["kind"] == "replay":
            parts.append(receipt_result.table(book, phrases, example, outcome))
        else:
            row = (book.word("examples.total"), self.result(outcome, example))
            parts.append(receipt_result.sums([row]))
        parts.append(self._misread(example))
        parts.append(self._under(example, outcome))
        rules = outcome.get("rules") or example["then"].get("rules") or []
        known = [item for item in rules if item in book.rules]
        if known:
            parts.append(
                f'<p class="cites"><span>{book.word("examples.rules")}</span> '
                f"{book.rule_links(known)}</p>"
            )
        if has_table(book.id):
            parts.append(
                f'<p class="try"><a href="{book.href(f"table/#try={key}")}">'
                f"{book.word('examples.try')}</a></p>"
            )
        return f'<div class="receipt">{"".join(parts)}</div>'

    def _misread(self, example: Entry) -> str:
        misread = example.get("misread")
        if not misread:
            return ""
        of = misread.get("of")
        shown = as_written(
            misread["figure"], lambda n: self.book.figure(of, n) if of else self.book.amount(n)
        )
        why = inline(self.book, self.book.text(misread.get("why")))
        return (
            f'<p class="misread"><b>{self.book.word("examples.misread", figure=escape(shown))}</b>'
            f" {why}</p>"
        )

    def _under(self, example: Entry, outcome: Outcome) -> str:
        rows = []
        for switch in example.get("under") or {}:
            rulings = chosen(switch)
            other = self.run(example, rulings)
            names = [
                f'<a href="{self.book.ruling_href(ruling)}">'
                f"{inline(self.book, self.book.choice(ruling, choice), link=False)}</a>"
                for ruling, choice in rulings.items()
            ]
            rows.append(
                f"<li><span>{' + '.join(names)}</span>"
                f"<span>{self.result(other, example, about=self.changed(outcome, [other]))}"
                f"{self.difference(outcome, other)}</span></li>"
            )
        if not rows:
            return ""
        label = self.book.word("examples.under")
        return f'<div class="under"><p class="label">{label}</p><ul>{"".join(rows)}</ul></div>'

    def changed(self, outcome: Outcome, others: list[Outcome]) -> set[str] | None:
        """Return the figures in which any of the others differs.

        None of them if only the end is different; None if neither is, so that all may be told.
        """
        found = {
            figure["id"]
            for figure in self.book.figures
            if any(other.get(figure["id"]) != outcome.get(figure["id"]) for other in others)
        }
        ends = any(other.get("over") != outcome.get("over") for other in others)
        return found if found or ends else None

    def difference(self, outcome: Outcome, other: Outcome) -> str:
        """Return in brackets how far the amount of an outcome is from another's, or nothing."""
        first, second = _amount(outcome), _amount(other)
        if first is None or second is None or first == second or "allowed" in other:
            return ""
        return f' <span class="diff">({self.book.amount(second - first, signed=True)})</span>'


def _amount(outcome: Outcome) -> int | None:
    """Return the one amount that an outcome is about, to compare choices by; None if it has none.

    For a bill what is to be paid; for a question by how much the bill would grow.
    """
    if outcome["kind"] == "bill":
        return int(outcome["total"])
    if outcome["kind"] == "verdict":
        return int(outcome.get("adds") or 0) if outcome["allowed"] else None
    return None


def _others(example: Entry) -> list[Outcome]:
    return list((example.get("under") or {}).values())


def cards_of(book: Book, given: Any) -> set[str]:
    """Return the ids of all cards that an example names, as a value or as a key (in the plural)."""
    found: set[str] = set()
    if isinstance(given, dict):
        for key, value in given.items():
            for name in (key, key.removesuffix("s")):
                if value and name in book.cards:
                    found.add(name)
            found |= cards_of(book, value)
    elif isinstance(given, list):
        for item in given:
            found |= cards_of(book, item)
    elif isinstance(given, str) and given in book.cards:
        found.add(given)
    return found
