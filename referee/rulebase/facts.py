"""The facts an engine is handed: numbers, cards, switches and ids, not a word of text."""

from __future__ import annotations

from typing import Any

from referee.rulebase.load import Game
from referee.rulebase.money import figures
from referee.rulebase.values import plain


def facts(game: Game, version: str) -> dict[str, Any]:
    """Return the content of facts.json; amounts are whole, adopted choices first."""
    rulings = game.items("rulings.yaml", "rulings")
    top = game.mapping("game.yaml")
    return {
        "game": game.id,
        "version": version,
        "numbers": plain(top.get("numbers") or {}),
        "types": [kind["id"] for kind in game.items("game.yaml", "types")],
        "figures": [figure["id"] for figure in figures(game)],
        "outcomes": plain(top.get("outcomes") or {}),
        "cards": [_card(card) for card in game.items("deck.yaml", "cards")],
        "rulings": [{"id": ruling["id"], "choices": choices(ruling)} for ruling in rulings],
        "readings": readings(game),
        "rules": [rule["id"] for rule in game.rules if isinstance(rule.get("id"), str)],
    }


def choices(ruling: dict[str, Any]) -> list[str]:
    """Return the choices of a ruling, the adopted one first."""
    ids = [str(choice["id"]) for choice in ruling.get("choices") or ()]
    adopted = ruling.get("adopted")
    return sorted(ids, key=lambda choice: choice != adopted)


def readings(game: Game) -> list[dict[str, Any]]:
    """Return our reading, and each document's own where it speaks (ours where it is silent)."""
    rulings = game.items("rulings.yaml", "rulings")
    documents = [source["id"] for source in game.sources if source.get("document")]
    result = []
    for reading in ("reconciled", *documents):
        chosen = {}
        for ruling in rulings:
            said = [
                position["choice"]
                for position in ruling.get("positions") or ()
                if position["source"] == reading and not position.get("variant")
            ]
            chosen[ruling["id"]] = said[0] if said else choices(ruling)[0]
        result.append({"id": reading, "choices": chosen})
    return result


def _card(card: dict[str, Any]) -> dict[str, Any]:
    fact: dict[str, Any] = {
        key: card[key] for key in ("id", "kind", "count", "type") if key in card
    }
    if "prices" in card:
        fact["prices"] = [price["price"] for price in card["prices"]]
    elif "ladder" in card:
        fact["ladder"] = list(card["ladder"])
    elif "price" in card:
        fact["price"] = card["price"]
    return fact
