"""The whole rule base of one game with everything computed, for pages and for reading."""

from __future__ import annotations

from typing import Any

from referee.rulebase import names
from referee.rulebase.load import Game
from referee.rulebase.money import currency, figures
from referee.rulebase.review import stale
from referee.rulebase.status import rule_status, ruling_status, silent
from referee.rulebase.values import plain

# What of every rule is at hand without reading it whole.
_BRIEF = ("id", "number", "section", "title", "status", "rulings", "formerly")
_LISTS = ("rulings", "derived_from", "see", "cards", "formerly", "examples")


def numbers(game: Game) -> dict[str, str]:
    """Return the visible number of each rule (`LC 4.3`): place of its section, place in it."""
    short = game.mapping("game.yaml").get("short") or game.id
    return {
        str(rule.get("id")): f"{short} {chapter}.{place}"
        for chapter, section in enumerate(game.sections, 1)
        for place, rule in enumerate(game.section_rules(section["id"]), 1)
    }


def book(game: Game, version: str) -> dict[str, Any]:
    """Return everything about a game; texts keep their markup and stand in all languages."""
    top = plain(game.mapping("game.yaml"))
    own = plain(game.mapping("words.yaml"))
    rulings = plain(game.items("rulings.yaml", "rulings"))
    sources = plain(game.sources)
    status = {ruling["id"]: ruling_status(ruling) for ruling in rulings}
    places = {
        (source["id"], place["at"]): place for source in sources for place in source["places"]
    }
    shown = numbers(game)
    rules = []
    for section in top["sections"]:
        for raw in game.section_rules(section["id"]):
            rules.append(_rule(game, plain(raw), section["id"], shown, status, places))
    by_ruling = {
        ruling["id"]: [rule["id"] for rule in rules if ruling["id"] in rule["rulings"]]
        for ruling in rulings
    }
    return {
        **{key: top.get(key) for key in ("id", "short", "title", "tagline")},
        "version": version,
        "languages": top.get("languages"),
        "words": own.get("pages") or {},
        "search": own.get("search") or {},
        "currency": currency(game),
        "figures": figures(game),
        "outcomes": top.get("outcomes") or {},
        "printed": top.get("printed") or "",
        "numbers": top.get("numbers"),
        "ours": top.get("ours") or [],
        "types": top.get("types") or [],
        "sections": [
            {**section, "rules": [rule["id"] for rule in rules if rule["section"] == section["id"]]}
            for section in top["sections"]
        ],
        "cards": [
            {**card, "names": names.shown(card)} for card in plain(game.items("deck.yaml", "cards"))
        ],
        "sources": sources,
        "rulings": [
            {
                **ruling,
                "positions": [_placed(p, places) for p in ruling.get("positions") or ()],
                "status": status[ruling["id"]],
                "silent": silent(
                    ruling.get("positions") or (),
                    [source["id"] for source in sources if source.get("document")],
                ),
                "rules": by_ruling[ruling["id"]],
                "stale": stale(ruling, game.lock.get(f"ruling:{ruling['id']}")),
            }
            for ruling in rulings
        ],
        "rules": rules,
        "glossary": [
            {**term, "stale": stale(term, game.lock.get(f"term:{term['id']}"))}
            for term in plain(game.items("glossary.yaml", "terms"))
        ],
    }


def contents(book: dict[str, Any]) -> dict[str, Any]:
    """Return the content of book.json: the book without what is read of single rules only."""
    return {**book, "rules": [{key: rule[key] for key in _BRIEF} for rule in book["rules"]]}


def _placed(said: dict[str, Any], places: dict[tuple[str, str], dict[str, Any]]) -> dict[str, Any]:
    place = places.get((said.get("source", ""), said.get("at", "")), {})
    return {**said, "page": place.get("page"), "label": place.get("label")}


def _rule(
    game: Game,
    rule: dict[str, Any],
    section: str,
    shown: dict[str, str],
    status: dict[str, str],
    places: dict[tuple[str, str], dict[str, Any]],
) -> dict[str, Any]:
    return {
        "id": rule["id"],
        "number": shown[rule["id"]],
        "section": section,
        "title": rule["title"],
        "text": rule["text"],
        "claims": [_placed(claim, places) for claim in rule.get("claims") or ()],
        "status": rule_status(rule, status),
        **{key: rule.get(key) or [] for key in _LISTS},
        "computed": bool(rule.get("computed")),
        "forgotten": rule.get("forgotten"),
        "stale": stale(rule, game.lock.get(rule["id"])),
    }
