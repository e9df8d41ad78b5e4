"""Shared games: codes and QR drawings (share.test.mjs), and the words they are packed with."""

import hashlib
import json
import subprocess
from pathlib import Path

import pytest

from referee.rulebase import store
from referee.site import share_words

HERE = Path(__file__).parent
# Of the first words of each game, how many, and their hash; a new game joins with its first link.
FIRST = {
    "la-cuenta": (120, "773b624a187b617ae0a18da1ed844415a017513f"),
    "bolicheros-de-barrio": (
        83,
        "fef2367f6a4311ec477c70c2f71eb32adfd0ebeb",
    ),
    "cuantos-tacos": (94, "0be76dbb30c7c016a69d6e2a7d22c55446ddeffd"),
}


@pytest.mark.node
@pytest.mark.long
def test_codes_and_drawings(node: str) -> None:
    done = subprocess.run(
        [node, "--test", "share.test.mjs"], cwd=HERE, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", store.games())
def test_every_id_of_a_game_is_among_its_words(game: str) -> None:
    words = share_words.words(game)
    assert share_words.missing(store.facts(game), words) == [], "append these to share.json"
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("game", FIRST)
def test_the_first_words_stay_where_they_are(game: str) -> None:
    """Links that people have sent count on it: append to share.json, never change it."""
    count, expected = FIRST[game]
    text = json.dumps(share_words.words(game)[:count])
    assert hashlib.sha256(text.encode()).hexdigest()[:40] == expected
