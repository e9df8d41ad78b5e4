"""Finds by words whatever the rule base knows: rules, rulings, cards, terms of the glossary."""

from __future__ import annotations

from typing import Any, NamedTuple

from referee.languages import language
from referee.rulebase.folded import words
from referee.rulebase.likeness import Asked
from referee.rulebase.search import card_names, meant, scored, term_names
from referee.text.spelling import fold

Book = dict[str, Any]
KINDS = ("rule", "ruling", "card", "term")
# How much a word counts, by where it stands.
_NAME, _TEXT = 12.0, 2.0
_INSTEAD = 1000.0


class Hit(NamedTuple):
    """One thing that fits a query; `complete` if it has every word of it that means something."""

    kind: str
    id: str
    complete: bool
    score: float


def found(book: Book, lang: str, query: str) -> list[Hit]:
    """Return what fits a query, by kind, the best of each kind first; none if nothing does.

    What people type instead of our words (`search` of the game's words) is looked for as well. A
    thing that has only a part of the words is there with `complete` false; where nothing has most
    of them, whatever has one that stands in a title or name.
    """
    hits = _fitting(book, lang, query)
    if hits:
        return hits
    known = vocabulary(book, lang)
    named = [word for word in meant(query, lang)
             if any(Asked(word, lang).like(other) for other in known)]  # fmt: skip
    hits = [hit._replace(complete=False) for word in named for hit in _fitting(book, lang, word)]
    return _sorted({(hit.kind, hit.id): hit for hit in hits})


def _fitting(book: Book, lang: str, query: str) -> list[Hit]:
    best: dict[tuple[str, str], Hit] = {}
    for asked, bonus in _ways(book, lang, query):
        for hit in (*_rules(book, lang, asked), *_others(book, lang, asked)):
            hit = hit._replace(score=hit.score + bonus)
            before = best.get((hit.kind, hit.id))
            if before is None or hit[2:] > before[2:]:
                best[hit.kind, hit.id] = hit
    return _sorted(best)


def _sorted(best: dict[tuple[str, str], Hit]) -> list[Hit]:
    return sorted(best.values(), key=lambda hit: (KINDS.index(hit.kind), *(-x for x in hit[2:])))


def vocabulary(book: Book, lang: str) -> set[str]:
    """Return the words of all titles and names, folded: what a mistyped word may have meant."""
    texts = [rule["title"][lang] for rule in book["rules"]]
    texts += [name for card in book["cards"] for name in card_names(card)]
    texts += [name for term in book["glossary"] for name in term_names(term, lang)]
    return {fold(word) for text in texts for word in words(text)}


def _ways(book: Book, lang: str, query: str) -> list[tuple[str, float]]:
    """Return the query, and the same with our words for what people type instead.

    Each with what it is worth more: what somebody types instead of our words, and nothing else, is
    meant so.
    """
    ways = [(" ".join(meant(query, lang)), 0.0)]
    whole = f" {fold(' '.join(words(query)))} "
    for row in (book.get("search") or {}).get(lang) or []:
        for instead in sorted(map(str, row["typed"]), key=len, reverse=True):
            word = fold(instead)
            if f" {word} " in whole or (not language(lang).space and word in whole):
                said = " ".join(whole.replace(word, f" {row['ours']} ").split())
                ways.append((said, _INSTEAD if word == whole.strip() else 0.0))
                break
    return ways


def _rules(book: Book, lang: str, query: str) -> list[Hit]:
    return [
        Hit("rule", rule, complete, score) for (complete, score), rule in scored(book, lang, query)
    ]


def _others(book: Book, lang: str, query: str) -> list[Hit]:
    asked = [Asked(word, lang) for word in meant(query, lang)]
    if not asked:
        return []
    hits = []
    for kind, thing, names, text in _things(book, lang):
        scores = [_NAME * _best(word, names) + _TEXT * word.like(text) for word in asked]
        having = sum(1 for score in scores if score)
        if having * 2 > len(asked):
            hits.append(Hit(kind, thing, having == len(asked), sum(scores)))
    return hits


def _best(word: Asked, names: list[str]) -> float:
    return max(map(word.like, names), default=0.0)


def _things(book: Book, lang: str) -> list[tuple[str, str, list[str], str]]:
    """Return rulings, cards and terms: kind, id, what each is called, what is said of it."""
    found = []
    titles = {rule["id"]: rule["title"][lang] for rule in book["rules"]}
    for ruling in book["rulings"]:
        labels = [choice["label"][lang] for choice in ruling["choices"]]
        names = [ruling["question"][lang], ruling["id"].replace("-", " ")]
        said = (*labels, ruling["why"][lang], *(titles[rule] for rule in ruling["rules"]))
        found.append(("ruling", ruling["id"], names, " ".join(said)))
    found += [("card", card["id"], card_names(card), "") for card in book["cards"]]
    for term in book["glossary"]:
        found.append(("term", term["id"], term_names(term, lang), term["meaning"][lang]))
    return found
