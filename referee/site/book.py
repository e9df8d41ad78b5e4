"""One game in one language, with the look-ups and addresses that all pages share."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from referee import languages
from referee.site.words import has_word, word

NBSP = "\u00a0"
JOINER = "\u2060"
BREAK = "\u200b"
_SIGN = "$¢-¥₠-⃀￥"  # any sign of money
PRICES = ("price", "prices", "ladder")
Entry = dict[str, Any]


def unbroken(amount: str) -> str:
    """Return an amount that no line can break: between a minus and a sign of money it could."""
    return re.sub(rf"(?<=[+−])(?=[{_SIGN}])", JOINER, amount)


def breakable(text: str) -> str:
    """Return a text with a line break allowed between a full-width comma and an amount.

    Browsers see one long number in a row of amounts without blanks and would cut it anywhere.
    """
    return re.sub(rf"(?<=[、，；：])(?=[+−{_SIGN}])", BREAK, text)


class Book:
    """The compiled book of one game, seen in one language.

    Addresses begin with ``@/``, the root of the language; `addresses.finish` makes them relative
    to a page, so that a piece of HTML can stand on several pages.
    """

    def __init__(self, lang: str, data: Entry) -> None:
        self.lang = lang
        self.data = data
        self.id: str = data["id"]
        self.short: str = data.get("short") or data["id"]
        self.title: str = data["title"][lang]
        self.currency: str = data.get("currency", languages.CURRENCY)
        self.figures: list[Entry] = data.get("figures") or []
        self.printed: str = data.get("printed") or ""  # language of what stands on cards
        self.own_words: dict[str, Entry] = data.get("words") or {}
        self.rules: dict[str, Entry] = {rule["id"]: rule for rule in data["rules"]}
        self.cards: dict[str, Entry] = {card["id"]: card for card in data["cards"]}
        self.rulings: dict[str, Entry] = {item["id"]: item for item in data["rulings"]}
        self.terms: dict[str, Entry] = {term["id"]: term for term in data["glossary"]}
        self.sources: dict[str, Entry] = {item["id"]: item for item in data["sources"]}
        self.types: dict[str, Entry] = {item["id"]: item for item in data.get("types") or []}
        self.sections: list[Entry] = data["sections"]
        self.examples: dict[str, tuple[Entry, Entry]] = {
            f"{rule['id']}/{example['id']}": (rule, example)
            for rule in data["rules"]
            for example in rule.get("examples") or []
        }

    # words and amounts

    def word(self, key: str, **values: object) -> str:
        """Return the word for ``key``: the game's own, or else the site's.

        Where the site's speaks of money, games without any have one that ends in ``.plain``.
        """
        own = self.own_words.get(key)
        if own:
            return self.text(own).format(**values)
        if not self.currency and has_word(f"{key}.plain"):
            key = f"{key}.plain"
        return word(self.lang, key, **values)

    def has_word(self, key: str) -> bool:
        """Return whether the game or the site has a word for ``key``."""
        return key in self.own_words or has_word(key)

    def text(self, value: Any) -> str:
        """Return a text that stands in all languages, or is one plain string, as plain text."""
        if isinstance(value, dict):
            value = value.get(self.lang) or value.get("en") or next(iter(value.values()), "")
        return "" if value is None else str(value)

    def amount(self, n: int, signed: bool = False) -> str:
        """Return an amount of the game's money as the language writes it, unbreakable."""
        return unbroken(languages.amount(n, self.lang, signed, NBSP, self.currency))

    def figure(self, figure: str, n: int, signed: bool = False) -> str:
        """Return how much somebody has of what the game counts: an amount or a bare number."""
        currency = self.currency if self.is_money(figure) else ""
        return unbroken(languages.amount(n, self.lang, signed, NBSP, currency))

    def is_money(self, figure: str) -> bool:
        """Return whether something that the game counts is money."""
        return any(one["id"] == figure and one["money"] for one in self.figures)

    def figure_name(self, figure: str) -> str:
        """Return what something is called that the game counts."""
        return next(self.text(one["name"]) for one in self.figures if one["id"] == figure)

    def listed(self, items: list[str]) -> str:
        """Return the items with the language's comma between them."""
        return breakable(languages.listed(items, self.lang))

    def named(self, label: str, text: str) -> str:
        """Return ``label: text`` with the language's colon."""
        return f"{label}{languages.language(self.lang).colon}{text}"

    def bracketed(self, text: str) -> str:
        """Return a text in the language's brackets, ready to be put after a word."""
        return languages.bracketed(text, self.lang)

    @property
    def priced(self) -> bool:
        """Return whether the game's cards have prices."""
        return any(key in card for card in self.cards.values() for key in PRICES)

    @property
    def documents(self) -> list[str]:
        """Return the sources that are documents, so that they can speak or be silent."""
        return [source for source, entry in self.sources.items() if entry.get("document")]

    def why(self, status: str) -> str:
        """Return in a sentence what a status says of the sources."""
        alone = f"status.{status}.why.alone"
        if len(self.documents) == 1 and has_word(alone):
            return self.word(alone)
        return self.word(f"status.{status}.why")

    # addresses

    def href(self, path: str = "") -> str:
        """Return the address of one of the game's pages."""
        return f"@/{self.id}/{path}"

    def rule_href(self, rule: str) -> str:
        """Return the address of a rule; an unknown id is a KeyError, so nothing dangles."""
        return self.href(f"rules/{self.rules[rule]['section']}/#{rule}")

    def card_href(self, card: str) -> str:
        """Return the address of a card's page."""
        return self.href(f"cards/{self.cards[card]['id']}/")

    def ruling_href(self, ruling: str) -> str:
        """Return the address of a dispute's page."""
        return self.href(f"disputes/{self.rulings[ruling]['id']}/")

    def term_href(self, term: str) -> str:
        """Return the address of a term in the glossary."""
        return self.href(f"glossary/#{self.terms[term]['id']}")

    def example_href(self, key: str) -> str:
        """Return the address of a worked example (``rule/example``) on the page of examples."""
        rule, example = self.examples[key]
        return self.href(f"examples/#{rule['id']}--{example['id']}")

    def target(self, kind: str, name: str) -> tuple[str, str]:
        """Return the address and the shown name of what ``[[kind:name]]`` points to."""
        if kind == "rule":
            return self.rule_href(name), self.text(self.rules[name]["title"])
        if kind == "card":
            return self.card_href(name), self.card_name(name)
        if kind == "term":
            return self.term_href(name), self.text(self.terms[name]["word"])
        if kind == "ruling":
            return self.ruling_href(name), self.text(self.rulings[name]["question"])
        raise KeyError(kind)

    # names

    def card_name(self, card: str) -> str:
        """Return the name of a card as shown in this language."""
        return str(self.cards[card]["names"][self.lang])

    def type_name(self, kind: str) -> str:
        """Return the name of a type of card, with a capital where the language has one."""
        name = self.text(self.types[kind]["name"])
        return name[:1].upper() + name[1:]

    def choice(self, ruling: str, choice: str) -> str:
        """Return the label of a ruling's choice, beginning with a capital."""
        for found in self.rulings[ruling]["choices"]:
            if found["id"] == choice:
                label = self.text(found["label"])
                return label[:1].upper() + label[1:]
        raise KeyError(f"{ruling}={choice}")

    def rule_link(self, rule: str, full: bool = False) -> str:
        """Return a link with the number of a rule, and its title if ``full``."""
        entry = self.rules[rule]
        title = escape(self.text(entry["title"]))
        number = entry["number"].replace(" ", NBSP)
        if full:
            shown = f'<span class="no">{number}</span> {title}'
            return f'<a class="rule-ref" href="{self.rule_href(rule)}">{shown}</a>'
        return f'<a class="no" href="{self.rule_href(rule)}" title="{title}">{number}</a>'

    def rule_links(self, rules: list[str], full: bool = False) -> str:
        """Return links to several rules, in the order of the rule book."""
        order = {rule: place for place, rule in enumerate(self.rules)}
        return " ".join(self.rule_link(rule, full) for rule in sorted(rules, key=order.__getitem__))
