"""Whatever somebody writes into a file: it is reported, and nothing fails."""

import random
from pathlib import Path
from typing import Any

import pytest

from referee.rulebase.check import check_game
from referee.rulebase.compile import broken, compiled
from referee.rulebase.load import load
from referee.rulebase.values import Mapping, Sequence
from tests.support.full import examples

Spot = tuple[Mapping | Sequence, Any]
GONE = object()


def spots(value: Any) -> list[Spot]:
    """Return every place of a file at which a value stands."""
    if isinstance(value, Mapping):
        keys: list[Any] = list(value)
    elif isinstance(value, Sequence):
        keys = list(range(len(value)))
    else:
        return []
    return [spot for key in keys for spot in ((value, key), *spots(value[key]))]


def scraps(file: str) -> list[Any]:
    """Return what may be written where something else belongs."""
    mapping, sequence = Mapping(file, 1), Sequence(file, 1)
    mapping["z"] = 1
    mapping.lines["z"] = mapping.ends["z"] = 1
    sequence.append("y")
    sequence.lines.append(1)
    sequence.ends.append(1)
    empty = Sequence(file, 1)
    return [None, 5, -1, "x", "", True, 1.5, "{x", "[[card:", mapping, sequence, empty, GONE]


@pytest.mark.parametrize("seed", range(examples(12, 150)))
def test_damaged_files_are_reported(root: Path, seed: int) -> None:
    chance = random.Random(seed)
    game = load(root, "la-cuenta")
    for _ in range(1 + seed % 3):
        file = chance.choice(sorted(game.files))
        holder, key = chance.choice(spots(game.files[file]))
        scrap = chance.choice(scraps(file))
        if scrap is not GONE:
            holder[key] = scrap
        elif isinstance(holder, Mapping):
            del holder[key]
        else:
            holder[key] = None
    for fault in check_game(game):
        assert fault.english()
    if not broken(game):
        assert compiled(game, "0")
