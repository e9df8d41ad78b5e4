"""What a card is called: shown names, and every name that somebody may type."""

from __future__ import annotations

from typing import Any

from referee.languages import LANGUAGES
from referee.rulebase.load import Game
from referee.text.spelling import by_spelling


def shown(card: dict[str, Any]) -> dict[str, str]:
    """Return the name shown in each language: the card's own, else the printed one."""
    name = card.get("name") or {}
    return {
        language: name.get(language) or card.get("printed") or card["id"] for language in LANGUAGES
    }


def typed(game: Game) -> list[dict[str, str]]:
    """Return every name of every card and type, with its language."""
    rows: list[dict[str, str]] = []
    printed = str(game.mapping("game.yaml").get("printed") or "")

    def add(kind: str, item: Any, language: str, name: Any) -> None:
        row = {kind: str(item["id"]), "lang": language, "name": str(name)}
        if name and row not in rows:
            rows.append(row)

    for card in game.items("deck.yaml", "cards"):
        add("card", card, printed, card.get("printed"))
        for key in ("name", "gloss"):
            for language, name in (card.get(key) or {}).items():
                add("card", card, language, name)
        for language, names in (card.get("aliases") or {}).items():
            for name in names:
                add("card", card, language, name)
    for kind in game.items("game.yaml", "types"):
        for language, name in (kind.get("name") or {}).items():
            add("type", kind, language, name)
        for language, names in (kind.get("aliases") or {}).items():
            for name in names:
                add("type", kind, language, name)
    return rows


def spelled(game: Game) -> dict[str, dict[str, list[str]]]:
    """Return by spelling what names mean, `first` ones (and ids of cards) apart from `other` ones.

    The first name in a language is the one that may be cut short.
    """
    first = [(str(card["id"]), str(card["id"])) for card in game.items("deck.yaml", "cards")]
    other: list[tuple[str, str]] = []
    named: set[tuple[str, str]] = set()
    for row in typed(game):
        meaning = row.get("card") or row["type"]
        is_first = "type" in row or (meaning, row["lang"]) not in named
        named.add((meaning, row["lang"]))
        (first if is_first else other).append((meaning, row["name"]))
    return {"first": by_spelling(first), "other": by_spelling(other)}
