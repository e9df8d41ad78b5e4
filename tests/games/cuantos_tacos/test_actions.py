"""The four one-time actions: once each, what they do, and how a block prevents them."""

from collections.abc import Callable
from typing import Any

import pytest

Table = Callable[..., Any]


@pytest.mark.parametrize("action", ["reroll", "lock", "discard"])
def test_each_action_once(table: Table, action: str) -> None:
    game = table()
    rules = game.do("action", "Ben", action=action)
    assert rules == ["one-time-actions", "action-" + action]
    assert game.said() == ["used-" + action]
    (found,) = game.reasons("action", "Ben", action=action)
    assert (found["code"], found["player"], found["action"]) == ("action-used", "Ben", action)
    assert found["rules"] == ["one-time-actions", "action-" + action]
    game.turns("Ana")
    assert "action-used" in game.why_not("action", "Ben", action=action)
    assert game.person("Ben")["actions-left"]["count"] == 3
    assert "used-" + action in game.person("Ben")
    assert game.why_not("action", "Cem", action=action) == []


def test_used_actions_stand_once_in_the_count(table: Table) -> None:
    game = table()
    game.do("action", "Ben", action="reroll")
    game.anyway("action", "Ben", action="reroll")
    assert game.person("Ben")["actions-left"]["count"] == 3


def test_nobody_locks_in_their_own_turn(table: Table) -> None:
    game = table()
    (found,) = game.reasons("action", "Ana", action="lock")
    assert found == {"code": "lock-own-turn", "rules": ["action-lock"], "player": "Ana"}
    assert game.why_not("action", "Ana", action="reroll") == []


def test_only_a_die_that_lies_there_is_locked(table: Table) -> None:
    game = table()
    game.do("roll", dice="beef beef corn corn lime wild-sauce")
    (found,) = game.reasons("action", "Ben", action="lock", die="ham")
    assert (found["code"], found["die"]) == ("die-not-there", "ham")
    assert game.why_not("action", "Ben", action="lock", die="wild-protein") == ["die-not-there"]
    game.do("action", "Ben", action="lock", die="Lime")
    assert game.said() == ["used-lock-die"]
    assert game.why_not("action", "Cem", action="lock", die="lime") == ["die-not-there"]
    game.do("action", "Cem", action="lock", die=["beef"])


def test_two_lock_the_same_ingredient_on_two_dice(table: Table) -> None:
    game = table()
    game.do("roll", dice="beef beef corn corn lime wild-sauce")
    game.do("action", "Ben", action="lock", die="beef")
    game.do("action", "Cem", action="lock", die="beef")
    game.do("card", "Ana", points=5, needs="beef ham")
    assert game.why_not("mark", "Ana", ingredients="beef") == []  # by the wild
    assert game.why_not("mark", "Ana", ingredients="beef ham") == ["dice-missing"]


def test_a_locked_wild_is_locked_once(table: Table) -> None:
    game = table()
    game.do("roll", dice="beef beef corn corn lime wild-sauce")
    game.do("action", "Ben", action="lock", die="wild-sauce")
    assert game.why_not("action", "Cem", action="lock", die="wild-sauce") == ["die-not-there"]


def test_a_wild_is_locked_without_saying_which(table: Table) -> None:
    game = table()
    game.do("roll", "Ana", dice=["wild", "wild-sauce", "beef", "corn", "egg", "ham"])
    game.do("action", "Ben", action="lock", die="wild")
    assert game.status()[-1] == "die-locked-wild"
    assert game.why_not("action", "Cem", action="lock", die="wild-protein") == []
    game.do("action", "Cem", action="lock", die="wild-sauce")
    game.do("card", "Ana", points=8, needs=["lime"])
    assert game.why_not("mark", "Ana", ingredients=["lime"]) == ["dice-missing"]


def test_no_more_wilds_are_locked_than_lie_there(table: Table) -> None:
    game = table()
    game.do("roll", "Ana", dice=["wild", "beef", "corn", "egg", "ham", "lime"])
    game.do("action", "Ben", action="lock", die="wild")
    assert game.why_not("action", "Cem", action="lock", die="wild") == ["die-not-there"]


@pytest.mark.parametrize(
    ("told", "die", "codes"),
    [
        ({"dice": "beef corn"}, "ham", []),  # four dice are not told
        ({"wilds": 1}, "wild-sauce", []),  # nobody has said which
        ({"wilds": 0}, "wild-sauce", ["die-not-there"]),
        ({"dice": "beef corn egg ham lime lime"}, "wild-sauce", ["die-not-there"]),
        ({"alike": 2}, "wild-sauce", []),
        ({}, "ham", []),
    ],
)
def test_locking_where_not_all_is_told(
    table: Table, told: dict[str, Any], die: str, codes: list[str]
) -> None:
    game = table()
    game.do("roll", **told)
    assert game.why_not("action", "Ben", action="lock", die=die) == codes


def test_a_discarded_card_costs_nothing_and_is_replaced(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=9, begun=True)
    game.do("action", "Ben", action="discard", card=1)
    assert game.hand("Ben") == 2
    assert "card-begun" not in game.person("Ben")
    game.play_out()
    assert game.score() == {"Ana": 20, "Ben": 15, "Cem": 20}


def test_which_card_is_discarded(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=9)
    game.do("card", "Ben", points=5)
    assert game.why_not("action", "Ben", action="discard") == ["which-card"]
    assert game.why_not("action", "Ben", action="discard", card=3) == ["no-such-card"]
    game.anyway("action", "Ben", action="discard", card=3)
    assert game.hand("Ben") == 2
    assert game.person("Ben")["actions-left"]["count"] == 3


def test_nothing_to_discard(table: Table) -> None:
    game = table()
    game.do("finish", "Ben", points=9)
    game.do("finish", "Ben", points=5)
    assert game.why_not("action", "Ben", action="discard") == ["no-card-left"]


def test_a_block_prevents_the_last_action_of_somebody_else(table: Table) -> None:
    game = table()
    game.do("action", "Ben", action="reroll")
    rules = game.do("action", "Cem", action="block")
    assert rules == ["one-time-actions", "action-block", "blocked-action"]
    (line,) = game.view()["last"]
    assert (line["what"], line["player"], line["against"]) == ("used-block-against", "Cem", "Ben")
    # Ben's action is spent all the same.
    assert game.person("Ben")["actions-left"]["count"] == 3
    assert game.why_not("action", "Ben", action="reroll") == ["action-used"]


def test_a_blocked_action_may_be_kept(table: Table) -> None:
    game = table(blocked_action="kept")
    game.do("action", "Ben", action="reroll")
    game.do("action", "Cem", action="block", against="Ben")
    assert game.said() == ["used-block-against", "given-back"]
    assert game.person("Ben")["actions-left"]["count"] == 4
    assert game.person("Cem")["actions-left"]["count"] == 3
    assert game.why_not("action", "Ben", action="reroll") == []


def test_what_can_be_blocked(table: Table) -> None:
    game = table()
    assert game.why_not("action", "Cem", action="block") == ["nothing-to-block"]
    assert game.why_not("action", "Cem", action="block", against="Ben") == ["nothing-to-block-of"]
    assert game.why_not("action", "Cem", action="block", against="Cem") == ["block-self"]
    game.do("action", "Cem", action="reroll")
    assert game.why_not("action", "Cem", action="block") == ["nothing-to-block"]
    game.turns("Ana")
    assert game.why_not("action", "Ben", action="block", against="Cem") == ["nothing-to-block-of"]


def test_what_is_blocked_already_cannot_be_blocked_again(table: Table) -> None:
    game = table()
    game.do("action", "Ben", action="reroll")
    game.do("action", "Cem", action="block", against="Ben")
    assert game.why_not("action", "Ana", action="block", against="Ben") == ["nothing-to-block-of"]


def test_a_block_of_nothing_is_spent_if_the_table_says_so(table: Table) -> None:
    game = table()
    game.anyway("action", "Cem", action="block")
    assert game.said() == ["used-block"]
    assert game.person("Cem")["actions-left"]["count"] == 3


def test_a_blocked_discard_brings_the_card_back(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=9, begun=True)
    game.do("action", "Ben", action="discard", card=1)
    game.do("action", "Ana", action="block")
    assert game.person("Ben")["card-begun"]["points"] == 9
    assert game.hand("Ben") == 2


@pytest.mark.parametrize(("ruling", "left"), [("spent", (3, 3, 3)), ("kept", (3, 4, 3))])
def test_a_block_can_be_blocked(table: Table, ruling: str, left: tuple[int, ...]) -> None:
    game = table(blocked_action=ruling)
    game.do("card", "Ben", points=9, begun=True)
    game.do("action", "Ben", action="discard", card=1)
    game.do("action", "Ana", action="block", against="Ben")
    game.do("action", "Cem", action="block", against="Ana")
    assert "works-again" in game.said()
    assert "card-begun" not in game.person("Ben")  # discarded after all
    people = ("Ben", "Ana", "Cem")
    assert tuple(game.person(name)["actions-left"]["count"] for name in people) == left


def test_a_discard_blocked_after_the_new_card_was_stolen(table: Table) -> None:
    game = table()
    game.do("card", "Ana", points=9, begun=True)
    game.do("action", "Ana", action="discard", card=1)
    game.do("card", "Ana", points=3)
    game.do("card", "Ana", points=4)
    game.do("steal", card=3)
    game.do("action", "Ben", action="block", against="Ana")
    # Card 2 was the one that came first of the two not described; 3 is the one drawn instead.
    assert {line.get("card") for line in game.view()["people"]["Ana"]} == {None, 2}
    assert game.person("Cem")["card"]["card"] == 3


def test_an_action_prevented_twice_is_given_back_once(table: Table) -> None:
    game = table("Ana Ben Cem Dai", blocked_action="kept")
    game.do("action", "Ana", action="reroll")
    game.do("action", "Ben", action="block", against="Ana")  # Ana's is given back
    game.do("action", "Cem", action="block", against="Ben")  # Ana's is used again
    assert game.person("Ana")["actions-left"]["count"] == 3
    assert game.person("Ben")["actions-left"]["count"] == 4
    game.do("action", "Dai", action="block", against="Cem")  # and given back again
    assert game.person("Ana")["actions-left"]["count"] == 4
    assert game.person("Ben")["actions-left"]["count"] == 3
    assert game.person("Cem")["actions-left"]["count"] == 4
    assert game.person("Dai")["actions-left"]["count"] == 3


def test_an_action_used_twice_is_given_back_once(table: Table) -> None:
    game = table(blocked_action="kept")
    game.do("action", "Ben", action="reroll")
    game.anyway("action", "Ben", action="reroll")
    game.do("action", "Ana", action="block", against="Ben")
    game.do("action", "Cem", action="block", against="Ben")
    assert game.said() == ["used-block-against"]
    assert game.person("Ben")["actions-left"]["count"] == 4


def test_no_reroll_once_somebody_has_crossed_off_with_the_roll(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs="beef lime")
    game.do("roll", dice="beef beef corn corn egg egg")
    assert game.why_not("action", "Ana", action="reroll") == []
    game.do("mark", "Ben", ingredients="beef")
    (found,) = game.reasons("action", "Ana", action="reroll")
    assert (found["code"], found["rules"]) == ("symbols-used", ["action-reroll", "use-symbols"])
    game.turns("Ana")
    game.do("finish", "Ana", points=6)  # with which roll, nobody has told
    assert game.why_not("action", "Ana", action="reroll") == []
