"""Rounds by number of players, turns in seating order, and the end of the last round."""

from collections.abc import Callable
from typing import Any

import pytest

Table = Callable[..., Any]
NAMES = ["Ana", "Ben", "Cem", "Dai", "Eva", "Flo"]


@pytest.mark.parametrize(("people", "rounds"), [(2, 7), (3, 5), (4, 5), (5, 3), (6, 3)])
def test_rounds_by_players(table: Table, people: int, rounds: int) -> None:
    names = NAMES[:people]
    game = table(" ".join(names))
    assert game.result()["last_round"] == rounds
    for _ in range(rounds - 1):
        game.turns(*names)
    game.turns(*names[:-1])
    assert game.turn() == names[-1]
    rules = game.do("end-turn")
    assert game.turn() is None
    assert len(game.result()["rounds"]) == rounds
    assert {"round-complete", "rounds-by-players", "game-end"} <= set(rules)


def test_turns_go_round_from_the_starter(table: Table) -> None:
    game = table("Ana Ben Cem", starter="Ben")
    assert game.view()["status"] == [{"what": "turn", "player": "Ben", "round": 1, "rounds": 5}]
    game.turns("Ben", "Cem", "Ana", "Ben", "Cem")
    assert game.result()["next_starter"] == "Ana"
    assert game.view()["round"] == 2
    assert len(game.result()["rounds"]) == 1


def test_the_end_of_a_round_says_which_one_begins(table: Table) -> None:
    game = table("Ana Ben")
    game.turns("Ana")
    assert game.said() == []
    rules = game.do("end-turn")
    (line,) = game.view()["last"]
    assert (line["what"], line["round"], line["rounds"]) == ("next-round", 2, 7)
    assert rules == ["active-player", "turn-order", "round-complete", "rounds-by-players"]
    for _ in range(5):
        game.turns("Ana", "Ben")
    assert game.said() == ["last-round"]


def test_only_the_active_player_rolls_and_ends_the_turn(table: Table) -> None:
    game = table()
    for event in ("roll", "end-turn", "extra"):
        (found,) = game.reasons(event, "Ben")
        assert found["code"] == "not-active"
        assert (found["player"], found["turn"]) == ("Ben", "Ana")
        assert "active-player" in found["rules"]
    game.do("roll", "Ana")
    game.do("end-turn", "Ana")
    assert game.turn() == "Ben"


def test_nothing_of_a_turn_after_the_last_round(table: Table) -> None:
    game = table("Ana Ben", round=7, turn="Ben")
    game.turns("Ben")
    assert game.status() == ["counting"]
    refused: dict[str, dict[str, Any]] = {
        "roll": {"wilds": 2},
        "extra": {},
        "steal": {},
        "end-turn": {},
        "finish": {"player": "Ana", "points": 5},
        "mark": {"player": "Ana"},
        "action": {"player": "Ana", "action": "reroll"},
    }
    for event, keys in refused.items():
        assert game.why_not(event, **keys) == ["rounds-over"]
    assert game.why_not("end") == []


def test_what_is_entered_after_the_last_round_all_the_same(table: Table) -> None:
    game = table("Ana Ben", round=7, turn="Ben")
    game.turns("Ben")
    game.anyway("roll", wilds=2)
    game.anyway("steal")
    game.anyway("end-turn")
    assert game.score() == {"Ana": 0, "Ben": 0}
    game.anyway("finish", "Ana", points=5)  # a taco that was forgotten counts
    assert game.score() == {"Ana": 5, "Ben": 0}
    assert game.status() == ["counting"]


def test_a_turn_in_the_wrong_place_counts_as_played(table: Table) -> None:
    game = table("Ana Ben Cem")
    assert game.anyway("end-turn", "Ben") == ["not-active"]
    assert game.turn() == "Ben"  # it was Ana's turn that ended


def test_correcting_round_and_turn(table: Table) -> None:
    game = table("Ana Ben Cem")
    game.turns("Ana")
    game.do("correct", round=4, turn="Cem", why="we forgot to tap")
    assert game.view()["status"][0] == {"what": "turn", "player": "Cem", "round": 4, "rounds": 5}
    game.turns("Cem", "Ana", "Ben", "Cem")
    assert game.turn() is None


def test_play_goes_on_if_the_end_was_a_mistake(table: Table) -> None:
    game = table("Ana Ben", round=7, turn="Ben")
    game.turns("Ben")
    game.do("correct", turn="Ben")
    assert game.status() == ["turn"]
    game.do("finish", "Ben", points=6)
    game.turns("Ben")
    game.do("end")
    assert game.score() == {"Ana": 20, "Ben": 26}
