"""Marking ingredients: what the dice give, what is on the card, when a card is finished by it."""

from collections.abc import Callable
from typing import Any

Table = Callable[..., Any]
DICE = ["beef", "corn", "corn", "wild-sauce", "lime", "salsa"]


def test_a_card_is_finished_with_its_last_mark(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs=["beef", "corn", "chili"], sauces=1)
    game.do("roll", dice=DICE)
    rules = game.do("mark", "Ben", ingredients=["beef", "corn"])
    assert rules == ["use-symbols"]
    assert game.person("Ben")["card-missing"]["missing"] == ["chili"]
    rules = game.do("mark", "Ben", card=1, ingredients="chili")  # by the wild
    assert rules == ["use-symbols", "wild", "finish-card", "score-finished"]
    assert game.score()["Ben"] == 8
    assert game.hand("Ben") == 1
    assert game.person("Ben")["sauces"]["count"] == 1
    assert game.why_not("finish", "Ben", card=1) == ["card-finished"]
    assert game.why_not("mark", "Ben", card=1) == ["card-finished"]


def test_a_die_serves_once(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs="beef beef lime")
    game.do("card", "Ben", points=6, needs="beef lime")
    game.do("roll", dice=DICE)
    game.do("mark", "Ben", card=1, ingredients=["beef", "beef"])  # one beef is the wild
    (found,) = game.reasons("mark", "Ben", card=2, ingredients=["beef"])
    assert (found["code"], found["missing"]) == ("dice-missing", ["beef"])
    assert found["rules"] == ["use-symbols", "one-use-per-die"]
    assert game.why_not("mark", "Ben", card=2, ingredients=["lime"]) == []
    assert game.why_not("mark", "Ben", card=1, ingredients=["lime", "lime"]) == [
        "not-on-card",
        "dice-missing",
    ]


def test_everybody_uses_the_same_dice(table: Table) -> None:
    game = table()
    for name in ("Ana", "Ben", "Cem"):
        game.do("card", name, points=8, needs="beef chili ham")
    game.do("roll", dice=DICE)
    for name in ("Ana", "Ben", "Cem"):
        game.do("mark", name, ingredients=["beef", "chili"])


def test_a_die_may_serve_once_per_card(table: Table) -> None:
    game = table(one_use_per_die="once-per-card")
    game.do("card", "Ben", points=8, needs="beef beef lime")
    game.do("card", "Ben", points=6, needs="beef lime")
    game.do("roll", dice=DICE)
    assert game.do("mark", "Ben", card=1, ingredients=["beef"]) == ["use-symbols"]
    rules = game.do("mark", "Ben", card=2, ingredients=["beef"])
    assert rules == ["use-symbols", "one-use-per-die"]
    rules = game.do("mark", "Ben", card=1, ingredients=["beef"])
    assert rules == ["use-symbols", "wild", "one-use-per-die"]


def test_what_is_refused_per_card(table: Table) -> None:
    game = table(one_use_per_die="once-per-card")
    game.do("card", "Ben", points=8, needs="beef beef beef")
    game.do("card", "Ben", points=8, needs="ham ham")
    game.do("roll", dice=DICE)
    (found,) = game.reasons("mark", "Ben", card=1, ingredients=["beef", "beef", "beef"])
    assert (found["code"], found["missing"]) == ("dice-missing", ["beef"])
    assert found["rules"] == ["use-symbols"]
    game.do("mark", "Ben", card=1, ingredients=["beef", "beef"])
    assert game.why_not("mark", "Ben", card=2, ingredients=["ham", "ham"]) == ["dice-missing"]
    assert game.why_not("mark", "Ben", card=2, ingredients=["ham"]) == []


def test_only_what_is_on_the_card(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs=["beef", "corn"])
    (found,) = game.reasons("mark", "Ben", ingredients=["corn", "lime", "corn"])
    assert found["code"] == "not-on-card"
    assert found["ingredients"] == ["lime", "corn"]


def test_a_table_that_does_not_tell_the_roll_is_believed(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs=["beef", "corn", "ham"])
    game.do("mark", "Ben", ingredients=["beef"])
    assert game.do("mark", "Ben", ingredients=["corn"]) == ["use-symbols"]


def test_a_table_that_tells_only_some_dice_is_believed(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs=["beef", "corn", "ham"])
    game.do("roll", dice=["beef"])
    game.do("mark", "Ben", ingredients=["corn"])


def test_marks_without_words(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8)
    assert "card" in game.person("Ben")
    game.do("mark", "Ben")
    assert "card-begun" in game.person("Ben")
    assert game.score()["Ben"] == 0
    game.do("mark", "Ben", ingredients="beef")  # what the card needs is not told
    assert "card-begun" in game.person("Ben")


def test_which_card_is_meant(table: Table) -> None:
    game = table()
    assert game.why_not("mark", "Ben") == ["none-described"]  # two in hand, nobody said which
    game.do("card", "Ben", points=8)
    assert game.why_not("mark", "Ben") == []
    game.do("card", "Ben", points=6)
    (found,) = game.reasons("mark", "Ben")
    assert (found["code"], found["cards"]) == ("which-card", [1, 2])
    (found,) = game.reasons("mark", "Ben", card=3)
    assert (found["code"], found["card"], found["player"]) == ("no-such-card", 3, "Ben")
    assert game.why_not("mark", "Ana", card=1) == ["no-such-card"]


def test_marks_on_no_card_change_nothing(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs="beef")
    game.anyway("mark", "Ben", card=2, ingredients=["beef"])
    assert game.score()["Ben"] == 0
    assert game.person("Ben")["card-missing"]["missing"] == ["beef"]


def test_marks_that_the_dice_do_not_give_stand_if_the_table_says_so(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs="ham ham")
    game.do("roll", dice=DICE)
    assert game.anyway("mark", "Ben", ingredients=["ham", "ham"]) == ["dice-missing"]
    assert game.score()["Ben"] == 8


def test_a_locked_die_serves_only_its_owner(table: Table) -> None:
    game = table()
    for name in ("Ana", "Ben"):
        game.do("card", name, points=8, needs="lime lime ham")
    game.do("roll", dice=DICE)
    game.do("action", "Ben", action="lock", die="lime")
    assert game.why_not("mark", "Ben", ingredients=["lime"]) == []
    assert game.why_not("mark", "Ana", ingredients=["lime"]) == []  # by the wild
    (found,) = game.reasons("mark", "Ana", ingredients=["lime", "lime"])
    assert found["rules"] == ["use-symbols", "action-lock"]
    assert game.why_not("mark", "Ben", ingredients=["lime", "lime"]) == []


def test_a_locked_wild_serves_only_its_owner(table: Table) -> None:
    game = table()
    for name in ("Ana", "Ben"):
        game.do("card", name, points=8, needs="ham ham")
    game.do("roll", dice=DICE)
    game.do("action", "Ben", action="lock", die="wild-sauce")
    assert game.why_not("mark", "Ben", ingredients=["ham"]) == []
    assert game.why_not("mark", "Ana", ingredients=["ham"]) == ["dice-missing"]
    assert game.view()["status"][-1] == {
        "what": "die-locked-wild",
        "player": "Ben",
        "die": "wild-sauce",
    }


def test_a_blocked_lock_locks_nothing(table: Table) -> None:
    game = table()
    game.do("card", "Ana", points=8, needs="lime lime")
    game.do("roll", dice=DICE)
    game.do("action", "Ben", action="lock", die="lime")
    assert game.status() == ["turn", "die-locked"]
    game.do("action", "Cem", action="block", against="Ben")
    assert game.why_not("mark", "Ana", ingredients=["lime", "lime"]) == []
    assert game.status() == ["turn"]


def test_a_wild_of_which_nobody_says_which_serves_once(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs=["lime", "egg", "ham"])
    game.do("roll", dice=["wild", "beef", "beef", "corn", "corn", "egg"])
    (found,) = game.reasons("mark", "Ben", ingredients=["lime", "ham"])
    assert (found["code"], found["missing"]) == ("dice-missing", ["ham"])
    assert game.do("mark", "Ben", ingredients=["lime", "egg"]) == ["use-symbols", "wild"]
