"""The words that a shared game is packed with (see docs/table/share.js)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from referee import games
from referee.rulebase import store


def words(game: str) -> list[str]:
    """Return the game's list of ids for shared links; empty if it has none.

    An old link counts on the order: new ids go to the end of ``share.json``, none is ever removed.
    """
    path = Path(store.ROOT) / "rules_data" / game / "share.json"
    if not path.is_file():
        return []
    found: list[str] = json.loads(path.read_text(encoding="utf-8"))
    return found


def missing(facts: dict[str, Any], known: list[str]) -> list[str]:
    """Return the ids of a game's facts that its list lacks, in the order to append them."""
    wanted = [facts["game"], *facts["types"], *(card["id"] for card in facts["cards"])]
    wanted += [reading["id"] for reading in facts["readings"]]
    for ruling in facts["rulings"]:
        wanted += [ruling["id"], *ruling["choices"]]
    wanted += _of_forms(facts)
    return [word for word in dict.fromkeys(wanted) if word not in known]


def _of_forms(facts: dict[str, Any]) -> list[str]:
    """Return what the events of a game with forms are made of: names, fields, choices."""
    module: Any = games.load(facts["game"])
    if not hasattr(module, "forms"):
        return []
    forms = module.forms(facts)
    fields = [field for form in forms for field in form["fields"]] + module.start_form(facts)
    choices = [choice for field in fields for choice in field.get("choices", [])]
    return [form["event"] for form in forms] + [field["name"] for field in fields] + choices
