"""A worked example as a reader sees it: the cards, the calculation line by line, the rules."""

from __future__ import annotations

from html import escape
from typing import Any

from referee.rulebase.examples import chosen
from referee.site.book import Book, Entry
from referee.site.markup import inline
from referee.site.phrases import Phrases
from referee.site.worked import Outcome, Runner, figure


class Receipts:
    """Renders examples of one game in one language; each is computed and drawn once."""

    def __init__(self, book: Book, run: Runner, phrases: Phrases) -> None:
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
        """Return the result in a few words: an amount, or allowed and refused."""
        return self.result(self.outcome(key))

    def result(self, outcome: Outcome, adds: bool = True) -> str:
        """Return an outcome in a few words, as HTML; ``adds`` tells by how much the bill grows."""
        book = self.book
        if "allowed" in outcome:
            shown = self._verdict(bool(outcome["allowed"]))
            grows = outcome.get("adds")
            if adds and outcome["allowed"] and isinstance(grows, int) and grows:
                shown += f" {book.word('examples.adds', amount=book.amount(grows, signed=True))}"
            return shown
        if outcome["kind"] == "replay":
            if outcome.get("over"):
                winners = escape(book.listed(outcome.get("winners") or ["–"]))
                return f"{book.word('examples.winners')}{book.word('colon')}<b>{winners}</b>"
            if outcome.get("bills"):
                return f"<b>{book.amount(outcome['bills'][-1])}</b>"
            return ""
        total = outcome.get("total")
        return (
            f"<b>{book.amount(total)}</b>" if isinstance(total, int) else escape(str(total or ""))
        )

    def draw(self, key: str) -> str:
        """Return the whole example as HTML, without its title."""
        if key not in self._drawn:
            self._drawn[key] = self._draw(key)
        return self._drawn[key]

    def _draw(self, key: str) -> str:
        example = self.book.examples[key][1]
        outcome = self.outcome(key)
        given = example["given"]
        parts = [self._given(given)]
        if outcome["kind"] == "bill":
            parts.append(self._bill(outcome))
        elif "allowed" in outcome:
            parts.append(self._answer(given, outcome))
        elif outcome["kind"] == "replay":
            parts.append(self._table(outcome))
        else:
            parts.append(self._sums([(self.book.word("examples.total"), self.result(outcome))]))
        parts.append(self._misread(example))
        parts.append(self._under(example, outcome))
        rules = outcome.get("rules") or example["then"].get("rules") or []
        known = [item for item in rules if item in self.book.rules]
        if known:
            parts.append(
                f'<p class="cites"><span>{self.book.word("examples.rules")}</span> '
                f"{self.book.rule_links(known)}</p>"
            )
        return f'<div class="receipt">{"".join(parts)}</div>'

    def _given(self, given: Entry) -> str:
        book, rows = self.book, []
        people = given.get("players")
        start = [
            f"{name} {book.amount(euros)}" for name, euros in (given.get("savings") or {}).items()
        ]
        if people and "events" in given:
            shown = start or ([str(name) for name in people] if isinstance(people, list) else [])
            label = "examples.savings" if start else "examples.players"
            rows.append((book.word(label), escape(book.listed(shown))))
        for key, label in (("hand_limits", "examples.hands"),):
            if given.get(key):
                shown = [f"{name} {limit}" for name, limit in given[key].items()]
                rows.append((book.word(label), escape(book.listed(shown))))
        if "events" not in given:
            cards = book.listed([self.phrases.cards(given.get("cards") or [])])
            rows.append((book.word("examples.table"), escape(cards) or "–"))
            rows += self._people(given)
        out = "".join(f"<dt>{name}</dt><dd>{shown}</dd>" for name, shown in rows)
        html = f'<dl class="given">{out}</dl>' if out else ""
        if given.get("events"):
            told = "".join(f"<li>{self.phrases.event(event)}</li>" for event in given["events"])
            html += (
                f'<p class="label">{book.word("examples.happened")}</p><ol class="told">{told}</ol>'
            )
        return html

    def _people(self, given: Entry) -> list[tuple[str, str]]:
        book, rows = self.book, []
        people = given.get("players")
        if people:
            names = people if isinstance(people, list) else [str(people)]
            rows.append(
                (book.word("examples.players"), escape(book.listed([str(n) for n in names])))
            )
            asker = given.get("asker") or (names[0] if isinstance(people, list) else "1")
            rows.append((book.word("examples.asker"), escape(str(asker))))
        if given.get("tips"):
            rows.append((book.word("examples.tips"), str(given["tips"])))
        if given.get("split"):
            split = {**given["split"], "event": given["split"]["kind"]}
            split["player"] = split.get("by") or given.get("asker") or "–"
            if isinstance(people, list) and split["player"] == "–":
                split["player"] = people[0]
            rows.append((book.word("examples.split"), self.phrases.event(split)))
        if given.get("protected"):
            rows.append((book.word("examples.protected"), escape(book.listed(given["protected"]))))
        return rows

    def _bill(self, outcome: Outcome) -> str:
        book = self.book
        lines = "".join(
            f'<li><span class="what">{self.phrases.line(line)}</span>'
            f'<span class="refs">{book.rule_links(line["rules"])}</span>'
            f'<span class="amt">{book.amount(line["amount"])}</span></li>'
            for line in outcome["lines"]
        )
        sums = [(book.word("examples.total"), f"<b>{book.amount(outcome['total'])}</b>")]
        if outcome["payable"] != outcome["total"]:
            sums.append(
                (book.word("examples.payable"), f"<b>{book.amount(outcome['payable'])}</b>")
            )
        for name, share in (outcome.get("shares") or {}).items():
            label = escape(book.word("examples.pays", player=name))
            sums.append((label, book.amount(share)))
        if outcome.get("surplus"):
            sums.append((book.word("examples.surplus"), book.amount(outcome["surplus"])))
        if outcome.get("enough_cards") is not None:
            answer = "examples.yes" if outcome["enough_cards"] else "examples.no"
            sums.append((book.word("examples.enough"), book.word(answer)))
        if outcome.get("benefits"):
            sums.append((book.word("examples.benefits"), escape(str(outcome["benefits"]))))
        return (f'<ol class="lines">{lines}</ol>' if lines else "") + self._sums(sums)

    def _sums(self, rows: list[tuple[str, str]]) -> str:
        out = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows)
        return f'<dl class="sums">{out}</dl>'

    def _answer(self, given: Entry, outcome: Outcome) -> str:
        book = self.book
        asked = ""
        if given.get("may"):
            asked = f'<p class="asked">{self.phrases.event(given["may"])}</p>'
        reasons = outcome.get("reasons") or []
        told = "".join(
            f"<li>{self.phrases.reason(item)}</li>" for item in reasons if isinstance(item, dict)
        )
        adds = outcome.get("adds")
        more = ""
        if outcome["allowed"] and isinstance(adds, int) and adds:
            more = f" {book.word('examples.adds', amount=book.amount(adds, signed=True))}"
        return (
            f'{asked}<div class="answer {"yes" if outcome["allowed"] else "no-way"}">'
            f"{self._verdict(bool(outcome['allowed']))}{more}"
            + (f"<ul>{told}</ul>" if told else "")
            + "</div>"
        )

    def _verdict(self, allowed: bool) -> str:
        word = self.book.word("examples.allowed" if allowed else "examples.refused")
        mark = "✓" if allowed else "✗"
        kind = "yes" if allowed else "no-way"
        return f'<b class="verdict {kind}"><span aria-hidden="true">{mark}</span> {word}</b>'

    def _table(self, outcome: Outcome) -> str:
        book = self.book
        rows: list[tuple[str, str]] = []
        if outcome.get("bills"):
            rows.append(
                (
                    book.word("examples.bills"),
                    book.listed([book.amount(euros) for euros in outcome["bills"]]),
                )
            )
        for name, euros in (outcome.get("savings") or {}).items():
            limit = (outcome.get("hand_limits") or {}).get(name)
            more = f" · {book.word('examples.hands')} {limit}" if limit else ""
            rows.append((escape(name), f"{book.amount(euros)}{more}"))
        if outcome.get("over"):
            rows.append(
                (
                    book.word("examples.over"),
                    f"{book.word('examples.winners')}{book.word('colon')}"
                    f"{escape(book.listed(outcome.get('winners') or ['–']))}",
                )
            )
        elif outcome.get("next_starter"):
            rows.append((book.word("examples.next"), escape(outcome["next_starter"])))
        return self._sums(rows)

    def _misread(self, example: Entry) -> str:
        misread = example.get("misread")
        if not misread:
            return ""
        shown = self.phrases.arithmetic(str(misread["figure"]))
        why = inline(self.book, self.book.text(misread.get("why")))
        return (
            f'<p class="misread"><b>{self.book.word("examples.misread", figure=shown)}</b>'
            f" {why}</p>"
        )

    def _under(self, example: Entry, outcome: Outcome) -> str:
        rows = []
        for switch in example.get("under") or {}:
            rulings = chosen(switch)
            other = self.run(example, rulings)
            if other["kind"] == "recorded":
                other = {"kind": "recorded", **example["under"][switch]}
            names = [
                f'<a href="{self.book.ruling_href(ruling)}">'
                f"{inline(self.book, self.book.choice(ruling, choice), link=False)}</a>"
                for ruling, choice in rulings.items()
            ]
            rows.append(
                f"<li><span>{' + '.join(names)}</span>"
                f"<span>{self.result(other)}{self.difference(outcome, other)}</span></li>"
            )
        if not rows:
            return ""
        label = self.book.word("examples.under")
        return f'<div class="under"><p class="label">{label}</p><ul>{"".join(rows)}</ul></div>'

    def difference(self, outcome: Outcome, other: Outcome) -> str:
        """Return in brackets how far an outcome is from another in euros, or nothing."""
        first, second = figure(outcome), figure(other)
        if first is None or second is None or first == second or "allowed" in other:
            return ""
        return f' <span class="diff">({self.book.amount(second - first, signed=True)})</span>'


def cards_of(book: Book, given: Any) -> set[str]:
    """Return the ids of all cards that an example names, as a value or as a key (``tips``)."""
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
