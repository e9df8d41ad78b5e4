"""The extra card and stealing: who may, when, once in a turn, and what becomes of the cards."""

from collections.abc import Callable
from typing import Any

Table = Callable[..., Any]


def test_the_extra_card_comes_at_once(table: Table) -> None:
    game = table()
    game.do("roll", wilds=2)
    rules = game.do("extra", "Ana")
    assert rules == ["extra-card", "extra-card-when", "more-than-two-cards"]
    assert game.hand("Ana") == 3
    assert game.said() == ["extra-taken"]
    for points in (8, 6, 4):
        game.do("finish", "Ana", points=points)
    assert game.status() == ["turn"]


def test_the_extra_card_may_come_at_the_end_of_the_turn(table: Table) -> None:
    game = table(extra_card_when="end-of-turn")
    game.do("roll", wilds=2)
    game.do("extra")
    assert game.said() == ["extra-later"]
    assert game.hand("Ana") == 2
    game.do("finish", "Ana", points=8)
    game.do("finish", "Ana", points=6)
    assert game.why_not("finish", "Ana", points=4) == ["no-card-left"]
    rules = game.do("end-turn")
    assert game.hand("Ana") == 3
    assert {"draw-new", "extra-card", "extra-card-when"} <= set(rules)
    (line,) = game.view()["last"]
    assert (line["what"], line["player"], line["count"]) == ("draws", "Ana", 3)


def test_both_wilds_are_needed(table: Table) -> None:
    game = table()
    game.do("roll", wilds=1)
    (found,) = game.reasons("extra")
    assert (found["code"], found["found"], found["need"]) == ("no-extra-card", 1, 2)
    assert found["rules"] == ["wild", "extra-card"]
    game.do("roll", dice="beef beef corn corn lime lime")
    assert game.reasons("extra")[0]["found"] == 0


def test_one_extra_card_a_turn(table: Table) -> None:
    game = table()
    game.do("roll", wilds=2)
    game.do("extra")
    assert game.why_not("extra") == ["extra-already"]
    game.anyway("extra")
    assert game.hand("Ana") == 4
    game.turns("Ana")
    game.do("roll", wilds=2)
    assert game.why_not("extra") == []


def test_the_extra_card_comes_before_crossing_off(table: Table) -> None:
    game = table()
    game.do("card", "Ben", points=8, needs="beef lime")
    game.do("roll", dice="beef beef corn corn wild-protein wild-sauce")
    assert game.status() == ["turn", "may-extra"]
    game.do("mark", "Ben", ingredients="beef")
    (found,) = game.reasons("extra")
    assert (found["code"], found["rules"]) == ("extra-too-late", ["extra-card-when", "use-symbols"])
    assert game.status() == ["turn"]
    game.anyway("extra")
    assert game.hand("Ana") == 3
    game.turns("Ana")
    game.do("finish", "Ben", points=3)  # of this roll nobody has told anything
    assert game.why_not("extra") == []


def test_at_the_end_of_the_turn_nothing_is_too_late(table: Table) -> None:
    game = table(extra_card_when="end-of-turn")
    game.do("roll", wilds=2)
    game.do("finish", "Ben", points=8)
    assert game.status() == ["turn", "may-extra"]
    assert game.why_not("extra") == []


def test_an_extra_card_for_somebody_else(table: Table) -> None:
    game = table()
    game.do("roll", wilds=2)
    assert game.why_not("extra", "Ben") == ["not-active"]
    game.anyway("extra", "Ben")
    assert (game.hand("Ana"), game.hand("Ben")) == (2, 3)


def test_the_right_neighbour_steals(table: Table) -> None:
    game = table()
    game.do("roll", alike=3)
    rules = game.do("steal", "Cem")  # Cem was active before Ana
    assert rules == ["steal", "stolen-replacement", "more-than-two-cards"]
    assert [game.hand(name) for name in ("Ana", "Ben", "Cem")] == [1, 2, 3]
    (line,) = game.view()["last"]
    assert (line["what"], line["player"], line["turn"]) == ("stolen", "Cem", "Ana")
    rules = game.do("end-turn")
    assert game.hand("Ana") == 2
    assert {"draw-new", "stolen-replacement"} <= set(rules)


def test_nobody_else_steals(table: Table) -> None:
    game = table()
    game.do("roll", alike=3)
    (found,) = game.reasons("steal", "Ben")
    assert found["code"] == "not-right-neighbour"
    assert (found["player"], found["neighbour"], found["turn"]) == ("Ben", "Cem", "Ana")
    assert game.why_not("steal", "Ana") == ["not-right-neighbour"]
    game.anyway("steal", "Ana")  # from herself: nothing changes
    assert game.hand("Ana") == 2
    game.anyway("steal", "Ben")
    assert (game.hand("Ana"), game.hand("Ben")) == (1, 3)


def test_with_two_players_the_other_one_steals(table: Table) -> None:
    game = table("Ana Ben")
    game.do("roll", dice="beef beef beef corn corn lime")
    game.do("steal")
    assert (game.hand("Ana"), game.hand("Ben")) == (1, 3)


def test_three_alike_are_needed(table: Table) -> None:
    game = table()
    game.do("roll", dice="beef beef corn corn lime wild-sauce")
    (found,) = game.reasons("steal")
    assert (found["code"], found["found"], found["need"]) == ("nothing-alike", 2, 3)
    assert found["rules"] == ["steal", "wild-alike"]  # with the wild there would be three
    game.do("roll", dice="beef beef corn corn lime lime")
    assert game.reasons("steal")[0]["rules"] == ["steal"]


def test_a_wild_may_make_three(table: Table) -> None:
    game = table(wild_alike="yes")
    game.do("roll", dice="beef beef corn corn lime wild-sauce")
    assert game.do("steal")[:2] == ["steal", "wild-alike"]
    game = table(wild_alike="yes")
    game.do("roll", dice="beef corn egg ham lime wild-sauce")
    (found,) = game.reasons("steal")
    assert (found["code"], found["found"], found["rules"]) == ("nothing-alike", 2, ["steal"])


def test_one_theft_a_turn(table: Table) -> None:
    game = table()
    game.do("roll", dice="beef beef beef corn corn corn")
    game.do("steal")
    assert game.why_not("steal") == ["stolen-already"]
    assert game.status() == ["turn"]


def test_nothing_is_left_to_steal(table: Table) -> None:
    game = table()
    game.do("roll", alike=3)
    game.do("finish", "Ana", points=8)
    game.do("finish", "Ana", points=6)
    assert game.why_not("steal") == ["nothing-to-steal"]
    assert game.status() == ["turn"]
    game.anyway("steal")
    assert game.hand("Cem") == 2


def test_a_stolen_card_keeps_its_marks(table: Table) -> None:
    game = table()
    game.do("card", "Ana", points=8, needs="beef lime")
    game.do("mark", "Ana", ingredients="beef")
    game.do("steal", card=1)
    assert game.person("Cem")["card-missing"]["missing"] == ["lime"]
    game.do("mark", "Cem", ingredients="lime")
    assert game.score() == {"Ana": 0, "Ben": 0, "Cem": 8}


def test_the_roll_that_steals_a_card_serves_it_no_longer(table: Table) -> None:
    game = table()
    game.do("card", "Ana", points=8, needs="beef lime")
    game.do("card", "Cem", points=3, needs="lime")
    game.do("roll", dice="beef beef beef corn lime egg")
    game.do("mark", "Ana", card=1, ingredients="beef")
    game.do("steal", "Cem", card=1)
    (found,) = game.reasons("mark", "Cem", card=1, ingredients="lime")
    assert found["code"] == "stolen-with-this-roll"
    assert (found["card"], found["rules"]) == (1, ["steal", "use-symbols"])
    assert game.why_not("finish", "Cem", card=1) == ["stolen-with-this-roll"]
    game.do("mark", "Cem", card=2, ingredients="lime")  # an own card takes it up to the end
    assert game.score() == {"Ana": 0, "Ben": 0, "Cem": 3}
    game.turns("Ana")
    game.do("roll", dice="beef beef corn corn lime egg")
    game.do("mark", "Cem", card=1, ingredients="lime")
    assert game.score() == {"Ana": 0, "Ben": 0, "Cem": 11}


def test_a_reroll_after_the_theft_serves_the_stolen_card(table: Table) -> None:
    game = table()
    game.do("card", "Ana", points=8, needs="lime")
    game.do("roll", dice="beef beef beef corn corn egg")
    game.do("steal", "Cem", card=1)
    game.do("action", "Ben", action="reroll")
    game.do("roll", dice="beef lime egg corn corn egg")
    game.do("mark", "Cem", card=1, ingredients="lime")
    assert game.score() == {"Ana": 0, "Ben": 0, "Cem": 8}


def test_which_card_is_stolen(table: Table) -> None:
    game = table()
    game.do("card", "Ana", points=8)
    game.do("card", "Ana", points=5)
    assert game.why_not("steal") == ["which-card"]
    assert game.why_not("steal", card=3) == ["no-such-card"]
    game.anyway("steal")
    assert game.person("Cem")["card"]["card"] == 1  # the first, if nobody says


def test_who_is_stolen_from_may_have_to_wait(table: Table) -> None:
    game = table(stolen_replacement="none")
    game.do("roll", alike=3)
    rules = game.do("steal")
    assert "stolen-replacement" in rules
    game.do("end-turn")
    assert game.hand("Ana") == 1
    game.do("finish", "Ana", points=8)
    game.do("end-turn")
    assert game.hand("Ana") == 1  # for the finished card, not for the stolen one


def test_the_thief_with_fewer_than_two_cards(table: Table) -> None:
    game = table()
    game.do("finish", "Cem", points=8)
    assert "more-than-two-cards" not in game.do("steal")
    game.do("end-turn")
    assert game.hand("Cem") == 2


def test_without_a_told_roll_the_table_has_to_see_for_itself(table: Table) -> None:
    for event, code in (("steal", "steal-unseen"), ("extra", "extra-unseen")):
        game = table("Ana Ben")
        game.do(event)
        assert [line["what"] for line in game.view()["last"] if line.get("note")] == [code]
        game = table("Ana Ben")
        game.do("roll", wilds=2, alike=3)
        game.do(event)
        assert not [line for line in game.view()["last"] if line.get("note")]
