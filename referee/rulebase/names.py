"""What a card is called: shown names, and every name that somebody may type."""

from __future__ import annotations

from typing import Any

from referee.languages import LANGUAGES
from referee.rulebase.load import Game
from referee.text.spelling import spellings


def shown(card: dict[str, Any]) -> dict[str, str]:
    """Return the name shown in each language: the card's own, else the printed one."""
    name = card.get("name") or {}
    return {
        language: name.get(language) or card.get("printed") or card["id"] for language in LANGUAGES
    }


def typed(game: Game) -> list[dict[str, Any]]:
    """Return every name of every card and type, with its language and its spellings."""
    rows: list[dict[str, Any]] = []
    printed = str(game.mapping("game.yaml").get("printed") or "")

    def add(kind: str, item: Any, language: str, name: Any) -> None:
        row: dict[str, Any] = {kind: str(item["id"]), "lang": language, "name": str(name)}
        row["spelled"] = spellings(row["name"])
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
