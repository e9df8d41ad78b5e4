"""Cards in hand: describing, finishing in one step, and drawing at the end of the turn."""

from collections.abc import Callable
from typing import Any

Table = Callable[..., Any]


def test_finishing_needs_no_marks(table: Table) -> None:
    game = table()
    rules = game.do("finish", "Ben", points=8)
    assert rules == ["finish-card", "score-finished"]
    (line,) = game.view()["lines"]
    assert (line["what"], line["player"], line["score"], line["points"]) == ("taco", "Ben", 8, 8)
    assert game.score() == {"Ana": 0, "Ben": 8, "Cem": 0}


def test_bonus_and_sauces_with_a_finished_taco(table: Table) -> None:
    game = table()
    rules = game.do("finish", "Ben", points=8, bonus=[1, 2], sauces=2)
    assert rules == ["finish-card", "score-finished", "bonus-ingredients"]
    assert game.score()["Ben"] == 8 + 1 + 2
    assert game.person("Ben")["sauces"]["count"] == 2
    rules = game.do("bonus", "Ben", bonus=[2])
    assert rules == ["bonus-ingredients"]
    assert game.score()["Ben"] == 8 + 1 + 2 + 2


def test_no_bonus_without_a_finished_taco(table: Table) -> None:
    game = table()
    assert game.why_not("bonus", "Ben", bonus=[1]) == ["no-finished-taco"]
    game.anyway("bonus", "Ben", bonus=[1])
    assert game.score()["Ben"] == 1


def test_no_more_tacos_than_cards(table: Table) -> None:
    game = table()
    game.do("finish", "Ben", points=8)
    game.do("finish", "Ben", points=6)
    (found,) = game.reasons("finish", "Ben", points=4)
    assert found == {"code": "no-card-left", "rules": ["finish-card"], "player": "Ben"}
    game.anyway("finish", "Ben", points=4)
    assert game.score()["Ben"] == 8 + 6 + 4


def test_new_cards_come_at_the_end_of_the_turn(table: Table) -> None:
    game = table()
    game.do("finish", "Ben", points=8)
    game.do("finish", "Ben", points=6)
    game.do("finish", "Cem", points=3)
    assert [game.hand(name) for name in ("Ana", "Ben", "Cem")] == [2, 0, 1]
    rules = game.do("end-turn")
    assert [game.hand(name) for name in ("Ana", "Ben", "Cem")] == [2, 2, 2]
    assert rules == ["active-player", "turn-order", "draw-new"]
    draws = [(line["what"], line["player"], line["count"]) for line in game.view()["last"]]
    assert draws == [("draws", "Ben", 2), ("draws", "Cem", 1)]


def test_nothing_is_drawn_after_the_very_last_turn(table: Table) -> None:
    game = table("Ana Ben", round=7, turn="Ben")
    game.do("finish", "Ben", points=8)
    game.do("end-turn")
    assert game.said() == ["rounds-done"]
    assert game.hand("Ben") == 1


def test_a_described_card_is_finished_by_its_number(table: Table) -> None:
    game = table()
    assert game.do("card", "Ben", points=8, needs="beef lime", sauces=1) == ["two-hand-cards"]
    game.do("card", "Ben", points=5)
    game.do("finish", "Ben", card=2, sauces=2)
    assert game.score()["Ben"] == 5
    game.do("finish", "Ben", card=1, bonus=[1])
    assert game.score()["Ben"] == 5 + 8 + 1
    assert game.person("Ben")["sauces"]["count"] == 2 + 1
    assert game.why_not("finish", "Ben", card=1) == ["card-finished"]
    assert game.why_not("finish", "Ben", card=9) == ["no-such-card"]
    game.anyway("finish", "Ben", card=9)
    assert game.score()["Ben"] == 14


def test_finishing_marks_what_is_missing(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs="beef lime")
    game.do("roll", dice="beef corn corn ham ham wild-sauce")
    rules = game.do("finish", "Ben", card=1)
    assert rules == ["use-symbols", "wild", "finish-card", "score-finished"]
    # Beef is used up now, and so is the wild.
    game.do("card", "Ben", points=3, needs="beef")
    assert game.why_not("finish", "Ben", card=2) == ["dice-missing"]


def test_finishing_by_points_means_the_card_with_these_points(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs="beef lime")
    game.do("roll", dice="beef corn corn ham ham ham")
    assert game.why_not("finish", "Ben", points=8) == ["dice-missing"]
    assert game.why_not("finish", "Ben", points=7) == []  # the other card, of which nothing is told
    game.do("finish", "Ben", points=7)
    assert game.hand("Ben") == 1
    assert "card-missing" in game.person("Ben")


def test_finishing_by_points_that_no_card_has(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8)
    game.do("card", "Ben", points=5)
    assert game.why_not("finish", "Ben", points=7) == ["which-card"]
    game.anyway("finish", "Ben", points=7)
    assert game.hand("Ben") == 1
    game.do("finish", "Ben", points=9)  # only one is left: its points were told wrongly
    assert game.score()["Ben"] == 7 + 9


def test_finishing_a_card_of_known_needs_with_an_unknown_roll(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs="beef lime")
    assert game.do("finish", "Ben", card=1) == ["use-symbols", "finish-card", "score-finished"]


def test_no_more_cards_are_described_than_held(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8)
    game.do("card", "Ben", points=5)
    (found,) = game.reasons("card", "Ben", points=3)
    assert (found["code"], found["have"]) == ("all-described", 2)
    game.anyway("card", "Ben", points=3)  # then Ben holds three
    assert game.hand("Ben") == 3
    game.do("card", "Cem", points=4)
    assert game.person("Cem")["card"]["card"] == 4


def test_a_third_card_is_not_replaced(table: Table) -> None:
    game = table()
    game.do("roll", wilds=2)
    game.do("extra")
    game.do("finish", "Ana", points=8)
    rules = game.do("end-turn")
    assert game.hand("Ana") == 2
    assert "more-than-two-cards" in rules
    assert game.said() == []


def test_a_third_card_may_be_replaced(table: Table) -> None:
    game = table(more_than_two_cards="one-each")
    game.do("roll", wilds=2)
    game.do("extra")
    game.do("finish", "Ana", points=8)
    rules = game.do("end-turn")
    assert game.hand("Ana") == 3
    assert {"draw-new", "more-than-two-cards"} <= set(rules)
    assert game.said() == ["draws"]


def test_three_finished_of_three(table: Table) -> None:
    game = table()
    game.do("extra")
    for points in (8, 6, 4):
        game.do("finish", "Ana", points=points)
    assert game.why_not("finish", "Ana", points=2) == ["no-card-left"]
    game.do("end-turn")
    assert game.hand("Ana") == 2
    assert game.view()["last"][0]["count"] == 2


def test_correcting_points(table: Table) -> None:
    game = table()
    game.do("finish", "Ben", points=8, bonus=[1])
    rules = game.do("correct", score={"Ben": 12, "Cem": 0})
    assert rules == ["score-finished"]
    assert game.score() == {"Ana": 0, "Ben": 12, "Cem": 0}
    (line,) = game.view()["last"]
    assert (line["what"], line["player"], line["score"]) == ("correction", "Ben", 3)
