"""What a page greys is refused however it is filled in; asked of every game with forms."""

import itertools
import random
from typing import Any

import pytest

from referee.engine.chances import against, fillings
from referee.engine.faults import BadInput
from referee.games import load
from referee.rulebase import store

NAMES = ["Ana", "Ben", "Cem"]
TRIED = 600  # ways to fill in one greyed form
GAMES = [game for game in store.games() if hasattr(load(game), "forms")]


def _some_way_in(module: Any, facts: dict[str, Any], dice: random.Random) -> Any:
    """Return a game in which some allowed things have happened."""
    fold = module.fold(facts, [{"event": "game", "players": NAMES}])
    for _ in range(dice.randrange(3, 40)):
        turn = module.view(fold.state)["turn"]
        form = dice.choice(module.forms(facts))
        event = dice.choice(fillings(facts["types"], form, turn, NAMES))
        if _allowed(fold, event):
            fold.add(event)
    return fold


def _allowed(fold: Any, event: dict[str, Any]) -> bool:
    try:
        return bool(fold.verdict(event)["allowed"])
    except BadInput:
        return False


@pytest.mark.parametrize("game", GAMES)
def test_what_is_greyed_is_refused_however_it_is_filled_in(game: str) -> None:
    module: Any = load(game)
    facts = store.facts(game)
    greyed = 0
    for seed in range(12):
        fold = _some_way_in(module, facts, random.Random(seed))
        turn = module.view(fold.state)["turn"]
        for form in module.forms(facts):
            if not against(fold, form, turn, NAMES):
                continue
            greyed += 1
            singles = fillings(facts["types"], form, turn, NAMES)
            ways = [
                [(name, each[name]) for each in singles if name in each]
                for name in (field["name"] for field in form["fields"])
            ]
            for filled in itertools.islice(itertools.product(*filter(None, ways)), TRIED):
                event = {"event": form["event"], **dict(filled)}
                assert not _allowed(fold, event), (seed, event)
    assert greyed > 5
