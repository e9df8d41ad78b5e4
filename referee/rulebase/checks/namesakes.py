"""Two things under one name: nobody could tell which of them is meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from referee.languages import LANGUAGES
from referee.rulebase.names import shown
from referee.rulebase.report import Holder, Report
from referee.rulebase.values import Mapping, Sequence
from referee.text.catalogue import N_
from referee.text.spelling import fold

# A name, what it is the name of, and where it stands.
Name = tuple[str, str, Holder, str | int]


def check(report: Report) -> None:
    """Report names that two cards, terms, rules, sections, questions or choices share."""
    game = report.game
    kinds = report.good(game.items("game.yaml", "types"))
    figures = report.good(game.items("game.yaml", "figures"))
    _unique(_typed(report.cards, kinds), report)
    for language in LANGUAGES:
        _unique(_shown(report.cards, language), report)
        _unique(_said(report.good(game.sections), "title", language), report)
        _unique(_said(report.rules, "title", language), report)
        _unique(_said(figures, "name", language), report)
        _unique(_said(report.good(game.items("glossary.yaml", "terms")), "word", language), report)
        _unique(_said(report.rulings.values(), "question", language), report)
        for ruling in report.rulings.values():
            _unique(_said(ruling["choices"], "label", language), report)
        for rule in report.rules:
            _unique(_said(rule.get("examples") or (), "title", language), report)


def _unique(names: Iterable[Name], report: Report) -> None:
    first: dict[str, str] = {}
    for name, owner, holder, key in names:
        other = first.setdefault(_key(name), owner)
        if other != owner and not report.known(holder, key, "same-name"):
            message = N_("“{found}” is a name of “{other}” already; “{name}” needs another.")
            report.on(holder, key, "same-name", message, found=name, other=other, name=owner)


@cache
def _key(name: str) -> str:
    return " ".join(fold(name).split())


def _said(items: Iterable[Any], key: str, language: str) -> Iterator[Name]:
    for item in items:
        text = item.get(key)
        if isinstance(text, Mapping) and isinstance(text.get(language), str):
            yield text[language], str(item.get("id")), text, language


def _shown(cards: list[Mapping], language: str) -> Iterator[Name]:
    """Yield what each card is called on pages: its name, or what is printed on it."""
    for card in cards:
        name = card.get("name")
        named = isinstance(name, Mapping) and language in name
        yield (
            shown(card)[language],
            card["id"],
            name if isinstance(name, Mapping) and named else card,
            language if named else "printed",
        )


def _typed(cards: list[Mapping], kinds: list[Mapping]) -> Iterator[Name]:
    """Yield every name that somebody may type for a card or a type."""
    for item in (*cards, *kinds):
        owner = str(item.get("id"))
        if isinstance(item.get("printed"), str):
            yield item["printed"], owner, item, "printed"
        for key in ("name", "gloss"):
            for language in LANGUAGES:
                yield from _said([item], key, language)
        aliases = item.get("aliases")
        for words in aliases.values() if isinstance(aliases, Mapping) else ():
            for place, word in enumerate(words if isinstance(words, Sequence) else ()):
                if isinstance(word, str):
                    yield word, owner, words, place
