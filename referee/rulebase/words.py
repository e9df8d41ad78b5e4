"""What a running command needs in one language, and nothing else."""

from __future__ import annotations

from typing import Any

from referee.rulebase import names
from referee.rulebase.facts import choices
from referee.rulebase.load import Game
from referee.rulebase.money import currency, figures

GROUPS = ("reasons", "lines", "events", "inputs", "forms", "fields", "choices", "status")


def words(game: Game, language: str, numbers: dict[str, str]) -> dict[str, Any]:
    """Return the content of words-<language>.json; `numbers` maps rule ids to visible numbers."""
    own = game.mapping("words.yaml")
    return {
        "currency": currency(game),
        "figures": [
            {"id": figure["id"], "name": figure["name"][language], "money": figure["money"]}
            for figure in figures(game)
        ],
        "words": {
            group: {code: texts.get(language, "") for code, texts in (own.get(group) or {}).items()}
            for group in GROUPS
        },
        "typed": {
            field: list(lists.get(language) or ())
            for field, lists in (own.get("typed") or {}).items()
        },
        "titles": {
            rule["id"]: [numbers[rule["id"]], rule["title"][language]] for rule in game.rules
        },
        "cards": {
            card["id"]: names.shown(card)[language] for card in game.items("deck.yaml", "cards")
        },
        "types": {kind["id"]: kind["name"][language] for kind in game.items("game.yaml", "types")},
        "rulings": {
            ruling["id"]: {
                "question": ruling["question"][language],
                "choices": {
                    choice: next(
                        c["label"][language] for c in ruling["choices"] if c["id"] == choice
                    )
                    for choice in choices(ruling)
                },
            }
            for ruling in game.items("rulings.yaml", "rulings")
        },
    }
