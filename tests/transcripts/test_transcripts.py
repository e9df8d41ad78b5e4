"""Stored games: told as when they were last read, and their figures worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from referee.games.la_cuenta import game
from referee.languages import LANGUAGES
from referee.rulebase import store
from tests.transcripts.write import GAMES, HERE, read, target, transcript

if TYPE_CHECKING:
    from referee.games.la_cuenta.published import ReplayResult

FACTS = store.facts("la-cuenta")
BY_NAME = {path.stem.rpartition(".")[0]: path for path in GAMES}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_told_as_it_was(path: Path) -> None:
    """If this is right and the text is old: python -m tests.transcripts.write, and look."""
    told = transcript(read(path), path.stem.rpartition(".")[2])
    stored = target(path).read_text(encoding="utf-8").splitlines()
    for number, (now, before) in enumerate(zip(told, stored, strict=False), 1):
        assert now == before, f"line {number} of {target(path).name}"
    assert len(told) == len(stored)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_judged_to_its_end(path: Path) -> None:
    """What was refused was taken back; judged or as played, each game ends with a winner."""
    result = game.replay(FACTS, read(path))
    assert "stopped" not in result
    assert result["irregular"] == []
    assert result["winners"]
    assert result == game.replay(FACTS, read(path), judged=False)


def test_a_game_for_each_language_card_and_ruling() -> None:
    assert sorted(path.stem for path in (HERE / "texts").iterdir()) == [p.stem for p in GAMES]
    whole = [path.stem.rpartition(".")[2] for path in GAMES if "=" not in path.stem]
    assert set(whole) == set(LANGUAGES)
    played = {event.get("card", event["event"]) for event in read(BY_NAME["every-card"])}
    kinds = {card["kind"] for card in FACTS["cards"]} - {"tapas", "premium"}
    assert kinds <= played
    assert any(event.get("premium") for event in read(BY_NAME["every-card"]))
    others = {
        f"{ruling['id']}={choice}"
        for ruling in FACTS["rulings"]
        for choice in ruling["choices"][1:]
    }
    assert {name for name in BY_NAME if "=" in name} == others


@pytest.mark.parametrize("name", [name for name in BY_NAME if "=" in name])
def test_the_adopted_ruling_tells_it_otherwise(name: str) -> None:
    log = read(BY_NAME[name])
    ruling, choice = name.split("=")
    assert log[0]["rulings"][ruling] == choice
    adopted = [log[0] | {"rulings": log[0]["rulings"] | {ruling: _adopted(ruling)}}, *log[1:]]
    told, otherwise = (transcript(each, "en")[2:] for each in (log, adopted))
    # Who starts the very first round is told to the referee, whatever decided it.
    assert (told == otherwise) == (ruling == "first-player")


def _adopted(ruling: str) -> str:
    return next(str(each["choices"][0]) for each in FACTS["rulings"] if each["id"] == ruling)


def outcome(name: str) -> ReplayResult:
    return game.replay(FACTS, read(BY_NAME[name]))


# The figures below are worked out from the rules, not taken from the referee.


def test_five_friends_by_hand() -> None:
    """Olivia, Jack, Priya, Tom and Mei have 1100 € each."""
    result = outcome("five-friends")
    assert result["bills"] == [
        # Gazpacho, Chorizo, Sardinas, Tortilla, Callos doubled, Percebes; three wines; a Tip at 10
        20 + 10 + 20 + 40 + 2 * 60 + 100 + 120 + 10,  # 440: Mei and Priya 220 each
        # Mejillones, Anchoa, Croquetas, Morcilla, Aceitunas, two wines; three Tips (as edited)
        10 + 50 + 20 + 50 + 10 + 60 + 3 * 10,  # 230: Tom
        # Pulpo, Gambas doubled, Bravas, Berenjenas, five wines; a Tip at 30
        60 + 2 * 70 + 30 + 70 + 240 + 30,  # 570: four pay 142.50, rounded up to 143
        0,  # -70 + 10 + 10 + 3 * 10 = -20: nothing is paid; four cards of five
        2 * 100 + 100 + 2 * 100 + 30,  # 530: Priya
        30,  # Albóndigas: Tom, who asks after one card
        # Rabo doubled twice, Ensaladilla, Calamares, three wines, the cake; a Tip at 30
        4 * 70 + 60 + 30 + 120 + 40 + 30,  # 560: Mei
        # Pimientos, Tortilla, Chipirones, Morcilla, Callos; six wines are 240 + 30
        50 + 40 + 40 + 50 + 60 + 270,  # 510: Olivia
        70 + 70 + 100 + 60,  # 300: Priya and Mei 150 each
        100 + 20 + 10 + 10,  # 140: all but Jack, who is in the toilet, 35 each
    ]
    assert result["savings"] == {
        "Olivia": 1100 - 143 - 510 - 35,
        "Jack": 1100,
        "Priya": 1100 - 220 - 143 - 530 - 150 - 35,
        "Tom": 1100 - 230 - 143 - 30 - 35,
        "Mei": 1100 - 220 - 143 - 560 - 150 - 35,  # -8: the game ends
    }
    # One more for every bill with enough cards before the end: Mei in rounds 1 and 7, Tom in 2,
    # Olivia in 3 and 8, Priya in 5 and 9 (with exactly five cards). Not Jack in 4, nor Tom in 6.
    hands = {"Olivia": 7, "Jack": 5, "Priya": 7, "Tom": 6, "Mei": 7}
    assert result["hand_limits"] == hands
    assert result["winners"] == ["Jack"]


def test_vier_am_tresen_by_hand() -> None:
    """Jürgen, Käthe, Özlem and Max have 1000 € each."""
    result = outcome("vier-am-tresen")
    assert result["bills"] == [
        # Cake, Croquetas, Burnt Dish, Mejillones doubled, Anchoa, a wine; a Tip at 20
        40 + 20 - 30 + 2 * 10 + 50 + 30 + 20,  # 150: Jürgen and Max 75 each
        20 + 30,  # 50: Max, with three cards
        60 + 60 + 2 * 100 + 60,  # 380: Özlem is back, so four pay 95 each
        240 + 120 + 70 + 100,  # 530: Max; eight wines are a set of five and one of three
        2 * 100 + 4 * 100 - 60,  # 540: Jürgen
        70 + 70 + 70 + 60 + 70,  # 340: Max
    ]
    assert result["savings"] == {
        "Jürgen": 1000 - 75 - 95 - 540,
        "Käthe": 1000 - 95,
        "Özlem": 1000 - 95,
        # 250 € after round 4 (1000 - 75 - 50 - 95 - 530) are corrected to 260 €.
        "Max": 260 - 340,
    }
    # Jürgen gains in rounds 1, 3 and 5, Max in 4; in 2 there were too few cards.
    assert result["hand_limits"] == {"Jürgen": 8, "Käthe": 5, "Özlem": 5, "Max": 6}
    assert result["winners"] == ["Özlem"]  # 905 € like Käthe, but 50 € against 35 € in cash


def test_san_ren_by_hand() -> None:
    """小明, 小红 and 阿强 have 900 € each, and play by the Chinese write-up."""
    result = outcome("san-ren")
    assert result["bills"] == [
        10 + 30 + 2 * 10 + 10,  # 70: three pay 23.33, rounded up to 24
        100 + 100 + 4 * 10,  # 240: 阿强, who can play nothing after Coffee
        240 + 70 + 70 + 60,  # 440: 小红 splits with 阿强, 220 each; 小明 only asked
        2 * 100 + 100 + 60,  # 360: 阿强
        30 + 70 - 10 + 30 + 30,  # 150: 小红; the Tip is at 30
        100 + 50 + 120 + 2 * 40,  # 350: three pay 116.67, rounded up to 117
    ]
    assert result["savings"] == {
        "小明": 900 - 24 - 117,
        "小红": 900 - 24 - 220 - 150 - 117,
        "阿强": 900 - 24 - 240 - 220 - 360 - 117,  # -61
    }
    # Whoever pays gains: 阿强 splits round 1 and pays 2 and 4; 小红 splits 3 and pays 5.
    assert result["hand_limits"] == {"小明": 5, "小红": 7, "阿强": 8}
    assert result["winners"] == ["小明"]


def test_every_card_by_hand() -> None:
    """Ana, Ben, Cem and Dai join midway with 500 € each."""
    result = outcome("every-card")
    assert result["bills"] == [
        # Chorizo, Mejillones doubled, Gazpacho, a wine, the cake, Burnt Dish; two Tips at 10
        10 + 2 * 10 + 20 + 30 + 40 - 20 + 2 * 10,  # 120: Cem and Ben 60 each
        3 * 100 + 30,  # 330: four pay 82.50, rounded up to 83
        2 * 240,  # Dai
    ]
    assert result["savings"] == {
        "Ana": 500 - 83,
        "Ben": 500 - 60 - 83,
        "Cem": 500 - 60 - 83,
        "Dai": 500 - 83 - 480,  # -63
    }
    assert result["hand_limits"] == {"Ana": 6, "Ben": 5, "Cem": 5 + 2, "Dai": 7}
    assert result["winners"] == ["Ana"]
