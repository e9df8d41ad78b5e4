"""The words that a shared game is packed with (see docs/table/share.js)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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
    return [word for word in dict.fromkeys(wanted) if word not in known]
