"""Finds rules by words in one language: titles, texts, card names, synonyms of the glossary."""

from __future__ import annotations

import re
from typing import Any

from referee.rulebase.folded import words
from referee.rulebase.likeness import INNER, Asked
from referee.text.markup import LINK, linked, words_only
from referee.text.spelling import fold
from referee.traditional import simplified

Book = dict[str, Any]

_LONGEST = 200  # characters of a query that are looked at
# How much a word counts, by where it stands.
_TITLE, _ID, _CARD, _SYNONYM, _TEXT, _RULING, _EXAMPLE = 12.0, 6.0, 8.0, 6.0, 2.0, 0.5, 0.5
_ALL = 100.0  # per word found, where no rule has them all

_IDLE = {
    "en": "a an and are be can do does for how i if in is it may must my of on or the to what when "
    "who with you your",
    "de": "bei bin bist da darf das dem den der des die ein eine einen es für hat ich im in ist "
    "kann man mit muss oder sind und von wann warum was wenn wer wie wird zu",
    "zh": "的 了 吗 是 我 你 在 和",
}


def find(book: Book, lang: str, query: str) -> list[str]:
    """Return the ids of the rules that fit a query, the best first; none if nothing fits."""
    return [rule for _score, rule in scored(book, lang, query)]


def scored(book: Book, lang: str, query: str) -> list[tuple[tuple[bool, float], str]]:
    """Return the rules that fit a query, the best first: whether all of it is found, score, id.

    Every word of the query that means something must be found; where no rule has them all, those
    with more than half of them. Case, accents and umlauts do not matter, German compounds are
    found by inner words, Chinese by any run of characters, cards by their names in any language.
    """
    query = simplified(query[:_LONGEST])
    asked = meant(query, lang)
    if not asked:
        return []
    rules = _rules(book, lang)
    whole = _Meaning(" ".join(words(query)), lang, book)
    meanings = [_Meaning(word, lang, book) for word in asked]
    scores = [[meaning.score(rule) for rule in rules] for meaning in meanings]
    ranked = []
    for place, rule in enumerate(rules):
        own = [word_scores[place] for word_scores in scores]
        hits = sum(1 for score in own if score > 0)
        phrase = whole.score(rule) if len(asked) > 1 else 0.0
        if hits * 2 > len(own) or phrase > 0:
            complete = hits == len(own) or phrase > 0
            ranked.append((complete, hits * _ALL + sum(own) + phrase, -place, rule.id))
    best = [entry for entry in ranked if entry[0]] or ranked
    best.sort(key=lambda entry: entry[:3], reverse=True)
    return [((complete, score), rule) for complete, score, _place, rule in best]


def meant(query: str, lang: str) -> list[str]:
    """Return the words of a query that mean something."""
    idle = {fold(word) for word in _IDLE[lang].split()}
    asked = words(simplified(query[:_LONGEST]))
    return [word for word in asked if fold(word) not in idle]


_seen: dict[str, tuple[Book, list[_Rule]]] = {}


def _rules(book: Book, lang: str) -> list[_Rule]:
    """Return the rules as a search sees them, made once as long as the same book is searched."""
    if lang not in _seen or _seen[lang][0] is not book:
        _seen[lang] = (book, [_Rule(rule, lang, book) for rule in book["rules"]])
    return _seen[lang][1]


class _Rule:
    """One rule as a search sees it: its words in one language."""

    def __init__(self, rule: dict[str, Any], lang: str, book: Book) -> None:
        self.id: str = rule["id"]
        self.title: str = rule["title"][lang]
        self.marked: str = rule["text"][lang]
        self.text = words_only(
            re.sub(LINK, lambda m: linked(m[1], m[2], m[3], lang, book), self.marked)
        )
        self.cards: list[str] = rule["cards"]
        self.links = {f"{m[1]}:{m[2]}" for m in re.finditer(LINK, self.marked)}
        titles = [example["title"][lang] for example in rule["examples"]]
        questions = [
            ruling["question"][lang]
            for ruling in book["rulings"]
            if ruling["id"] in rule["rulings"]
        ]
        forgotten = (rule.get("forgotten") or {}).get("misreading") or {}
        self.examples = words_only(" ".join((*titles, forgotten.get(lang, ""))))
        self.rulings = words_only(" ".join(questions))
        self.folded_title, self.folded_text = fold(self.title), fold(self.text)


class _Meaning:
    """One word of a query, or all of it, and what it may mean: itself, cards, terms."""

    def __init__(self, word: str, lang: str, book: Book) -> None:
        self.asked = Asked(word, lang)
        self.terms: dict[str, float] = {}
        self.preferred: list[tuple[str, float]] = []
        self.cards: dict[str, float] = {}
        for card in book["cards"]:
            alike = self.best(card_names(card))
            if alike and (self.asked.wide or alike > INNER):
                self.cards[card["id"]] = alike
                self.terms[card["kind"]] = max(alike, self.terms.get(card["kind"], 0.0))
        for term in book["glossary"]:
            alike = max(self.best(term_names(term, lang)), self.terms.get(term["id"], 0.0))
            if alike:
                self.terms[term["id"]] = alike
                self.preferred.append((fold(term["word"][lang]), alike))

    def best(self, names: list[str]) -> float:
        """Return the likeness of the name that is most like the word."""
        return max(map(self.asked.like, names), default=0.0)

    def score(self, rule: _Rule) -> float:
        """Return how well a rule fits the word, 0 if not at all."""
        spoken_id = rule.id.replace("-", " ")
        score = _TITLE * self.best([rule.title]) * _share(self.asked.forms, rule.title)
        score += _ID * self.best([spoken_id]) + _TITLE * (spoken_id in self.asked.forms)
        score += _TEXT * self.best([rule.text])
        score += _RULING * self.best([rule.rulings]) + _EXAMPLE * self.best([rule.examples])
        own = [self.cards[card] for card in rule.cards if card in self.cards]
        if own:
            score += _CARD * max(own) / len(rule.cards)
        score += _SYNONYM * max(
            (alike * (term in rule.folded_title) for term, alike in self.preferred), default=0.0
        )
        score += _TEXT * max(
            (alike * (term in rule.folded_text) for term, alike in self.preferred), default=0.0
        )
        linked_to = [alike for card, alike in self.cards.items() if f"card:{card}" in rule.links]
        linked_to += [alike for term, alike in self.terms.items() if f"term:{term}" in rule.links]
        return score + _TEXT * max(linked_to, default=0.0)


def _share(forms: tuple[str, ...], title: str) -> float:
    """Return from ½ to 1 how much of a title a word makes up: short titles are about it."""
    return 0.5 + 0.5 * min(1.0, max(map(len, forms)) / max(1, len(title)))


def card_names(card: dict[str, Any]) -> list[str]:
    """Return everything that a card is called, in any language."""
    names = [card["id"].replace("-", " "), card.get("printed", ""), *card["names"].values()]
    names.extend((card.get("gloss") or {}).values())
    for more in (card.get("aliases") or {}).values():
        names.extend(more)
    return [str(name) for name in names]


def term_names(term: dict[str, Any], lang: str) -> list[str]:
    """Return everything that a term of the glossary is called in one language."""
    names = [term["word"][lang], *((term.get("synonyms") or {}).get(lang) or ())]
    if term.get("printed"):
        names.append(term["printed"])
    return [str(name) for name in names]
