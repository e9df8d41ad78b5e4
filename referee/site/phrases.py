"""Sentences about events, bill lines and refusals, in the words of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Any

from referee.languages import number
from referee.site.book import NBSP, Book, breakable, unbroken
from referee.text.sentences import fill, plain

# Says which of the game's sentences tells an event (`code`), and what that sentence needs.
Tell = Callable[[dict[str, Any]], dict[str, Any]]


class Phrases:
    """Fills a game's own sentences (``words.yaml``); what has none is told plainly."""

    def __init__(
        self, book: Book, words: dict[str, Any] | None = None, tell: Tell | None = None
    ) -> None:
        self.book = book
        self.tell = tell or (lambda event: {**event, "code": event.get("event", "")})
        self.words = words or {}
        self.templates: dict[str, dict[str, str]] = self.words.get("words") or {}

    def fields(self) -> list[str]:
        """Return the fields that the game has labels for, in its order."""
        return list(self.templates.get("fields", {}))

    def field(self, key: str) -> str | None:
        """Return the label of a field, None if the game has none."""
        return self.templates.get("fields", {}).get(key)

    def value(self, value: Any) -> str:
        """Return whatever an example is given in words: ids by name, lists within lists apart."""
        book = self.book
        if isinstance(value, bool):
            return book.word("examples.yes" if value else "examples.no")
        if isinstance(value, int):
            return number(value, book.lang)
        if isinstance(value, dict):
            told = [
                f"{self.field(key) or key} {self.value(item)}"
                for key, item in value.items()
                if item
            ]
            return " · ".join(told) or "–"
        if isinstance(value, list) and any(isinstance(item, list) for item in value):
            return " / ".join(
                " + ".join(map(self.value, item)) if isinstance(item, list) else self.value(item)
                for item in value
                if item
            )
        if isinstance(value, list):
            return book.listed([self.value(item) for item in value])
        if value in book.cards:
            return book.card_name(value)
        if value in book.types:
            return book.text(book.types[value]["name"])
        return self.templates.get("choices", {}).get(value) or plain(value)

    def cards(self, cards: list[Any]) -> str:
        """Return the cards of a bill in a row, equal ones together."""
        told = Counter(self.card(item) for item in cards)
        return self.book.listed([name if n == 1 else f"{name} ×{n}" for name, n in told.items()])

    def card(self, item: Any) -> str:
        """Return one card of a bill: its name, what lies with it, its price if it has many."""
        book = self.book
        if isinstance(item, str):
            return book.card_name(item) if item in book.cards else item
        card, kind = item.get("card"), item.get("type") or item.get("on")
        name = book.card_name(card) if card in book.cards else ""
        if not name and kind in book.types:
            name, kind = book.type_name(kind), None
        if "price" in item:
            name += f" {book.amount(item['price'])}"
        if kind in book.types:
            name += book.bracketed(book.text(book.types[kind]["name"]))
        for key, value in item.items():
            if key in book.cards and value:
                name += f" + {book.card_name(key)}" + (f" ×{value}" if value > 1 else "")
        return name

    def event(self, event: dict[str, Any]) -> str:
        """Return what somebody does, as HTML."""
        told = self.tell(event)
        template = self.templates.get("events", {}).get(told["code"])
        if template:
            return self._fill(template, told)
        who = event.get("player") or event.get("asker") or ""
        what = self.card(event) if event.get("card") else str(event.get("event", ""))
        return escape(self.book.named(str(who), what) if who else what)

    def line(self, line: dict[str, Any]) -> str:
        """Return the name of a line of a bill, or what happened, as HTML."""
        template = self.templates.get("lines", {}).get(line["what"])
        if template:
            told = self._fill(template, line)
            if line.get("player") and "{player}" not in template:
                return self.book.named(escape(str(line["player"])), told)
            return told
        card = line["what"] if line["what"] in self.book.cards else line.get("card")
        name = self.book.card_name(card) if card in self.book.cards else line["what"]
        if (line.get("count") or 1) > 1:
            name += f" ×{line['count']}"
        for key, value in line.items():
            if key in self.book.cards and isinstance(value, int) and value:
                name += f" + {self.book.card_name(key)}" + (f" ×{value}" if value > 1 else "")
        return escape(name)

    def reason(self, reason: dict[str, Any]) -> str:
        """Return why something is refused, as HTML."""
        template = self.templates.get("reasons", {}).get(reason["code"])
        return self._fill(template, reason) if template else escape(reason["code"])

    def _fill(self, template: str, params: dict[str, Any]) -> str:
        book = self.book
        return fill(escape(template, quote=False), params, self.words, book.lang, NBSP, _marked)


def _marked(text: str) -> str:
    return escape(breakable(unbroken(text)))
