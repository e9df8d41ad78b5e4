"""Finds rules by words in one language: titles, texts, card names, synonyms of the glossary."""

from __future__ import annotations

from typing import Any

from referee.rulebase.folded import fold, folds, is_wide, words
from referee.rulebase.markup import LINK, words_only
from referee.rulebase.wording import linked

Book = dict[str, Any]

# How much a word counts, by where it stands.
_TITLE, _CARD, _SYNONYM, _TEXT = 12.0, 6.0, 5.0, 2.0
# How much of that is left if it is not the whole word.
_WHOLE, _STEM, _INNER = 1.0, 0.8, 0.5
_SHORTEST_INNER = 4  # letters of an inner word, so that "art" does not find "Karten"
_STEM_TAIL = 3  # letters that may follow a stem: tip, tips; teilen, teilt

_IDLE = {
    "en": "a an and are be can do does for how i if in is it may must my of on or the to what when "
    "who with you your",
    "de": "bei bin bist da darf das dem den der des die ein eine einen es für hat ich im in ist "
    "kann man mit muss oder sind und von wann warum was wenn wer wie wird zu",
    "zh": "的 了 吗 是 我 你 在 和",
}


def find(book: Book, lang: str, query: str) -> list[str]:
    """Return the ids of the rules that fit a query, the best first; none if nothing fits.

    Every word of the query that means something must be found. Case, accents and umlauts do not
    matter, German compounds are found by inner words, Chinese by any run of characters.
    """
    idle = {fold(word) for word in _IDLE[lang].split()}
    asked = [word for word in words(query[:200]) if fold(word) not in idle] or words(query[:200])
    if not asked:
        return []
    meant = [_Meaning(word, book, lang) for word in asked]
    scored: list[tuple[float, int, str]] = []
    for place, rule in enumerate(book["rules"]):
        scores = [meaning.score(rule) for meaning in meant]
        if scores and min(scores) > 0:
            scored.append((-sum(scores), place, rule["id"]))
    if not scored and len(meant) > 1:
        # No rule has every word: rather those that have most than nothing at all.
        for place, rule in enumerate(book["rules"]):
            scores = [meaning.score(rule) for meaning in meant]
            hits = sum(1 for score in scores if score > 0)
            if hits * 2 > len(meant):
                scored.append((-sum(scores) - 100 * hits, place, rule["id"]))
    return [rule_id for _, _, rule_id in sorted(scored)]


class _Meaning:
    """One word of a query and what it may mean: itself, cards, terms."""

    def __init__(self, word: str, book: Book, lang: str) -> None:
        self.book = book
        self.lang = lang
        self.forms = folds(word)
        self.wide = is_wide(word)
        self.cards = {
            card["id"]: likeness
            for card in book["cards"]
            if (likeness := max((self.likeness(name) for name in _card_names(card)), default=0.0))
        }
        self.terms = {
            term["id"]: likeness
            for term in book["glossary"]
            if (
                likeness := max(
                    (self.likeness(name) for name in _term_names(term, lang)), default=0.0
                )
            )
        }
        self.preferred = [
            (term["word"][lang], self.terms[term["id"]])
            for term in book["glossary"]
            if term["id"] in self.terms
        ]

    def score(self, rule: dict[str, Any]) -> float:
        """Return how well a rule fits the word, 0 if not at all."""
        lang = self.lang
        title, text = rule["title"][lang], rule["text"][lang]
        score = _TITLE * self.likeness(title)
        score += (
            _TITLE * 0.5 * max((self.likeness(part) for part in rule["id"].split("-")), default=0)
        )
        score += _TEXT * self.likeness(_shown(text, lang, self.book))
        score += _CARD * max((self.cards.get(card, 0.0) for card in rule["cards"]), default=0.0)
        if self.preferred:
            score += max(
                _SYNONYM
                * likeness
                * (1.0 if _has(title, term) else 0.3 if _has(text, term) else 0.0)
                for term, likeness in self.preferred
            )
        linked_cards = [card for card in self.cards if f"[[card:{card}" in text]
        score += max((_TEXT * self.cards[card] for card in linked_cards), default=0.0)
        linked_terms = [term for term in self.terms if f"[[term:{term}" in text]
        score += max((_TEXT * self.terms[term] for term in linked_terms), default=0.0)
        if score and any(ruling in self._rulings() for ruling in rule["rulings"]):
            score += 0.5
        return score

    def _rulings(self) -> set[str]:
        return {
            ruling["id"]
            for ruling in self.book["rulings"]
            if self.likeness(ruling["question"][self.lang])
        }

    def likeness(self, text: str) -> float:
        """Return 1 if the word stands in a text, less for a stem or an inner word, 0 if not."""
        best = 0.0
        for found in (fold(text), *(folds(text) - {fold(text)})):
            if self.wide:
                if any(form in found for form in self.forms):
                    return _WHOLE
                continue
            for word in words(found):
                best = max(best, *(_alike(form, word) for form in self.forms))
        return best


def _alike(asked: str, word: str) -> float:
    if asked == word:
        return _WHOLE
    if len(asked) >= 3 and word.startswith(asked) and len(word) - len(asked) <= _STEM_TAIL:
        return _STEM
    if len(word) >= 4 and asked.startswith(word) and len(asked) - len(word) <= _STEM_TAIL:
        return _STEM
    if len(asked) >= _SHORTEST_INNER and asked in word:
        return _INNER
    return 0.0


def _card_names(card: dict[str, Any]) -> list[str]:
    names = [card["id"].replace("-", " "), card["printed"], *card["names"].values()]
    names.extend((card.get("gloss") or {}).values())
    for more in (card.get("aliases") or {}).values():
        names.extend(more)
    return [str(name) for name in names]


def _term_names(term: dict[str, Any], lang: str) -> list[str]:
    names = [term["word"][lang], *((term.get("synonyms") or {}).get(lang) or ())]
    if term.get("printed"):
        names.append(term["printed"])
    return [str(name) for name in names]


def _has(text: str, word: str) -> bool:
    return fold(word) in fold(words_only(text))


def _shown(text: str, lang: str, book: Book) -> str:
    return words_only(LINK.sub(lambda m: linked(m[1], m[2], m[3], lang, book), text))
