"""Complete types and complete experiences: who is first, who ties, what pays, and when."""

from typing import Any

import pytest

# A type


def test_the_third_card_brings_the_star_at_once(table: Any) -> None:
    game = table()
    game.improve("Ana", "drink", to="1")
    game.improve("Ana", "drink", to="2")
    assert game.stars()["Ana"] == 0
    assert game.improve("Ana", "drink", to="3") == ["improvement Ana", "type-star Ana"]
    assert game.stars() == {"Ana": 1, "Ben": 0, "Cem": 0}
    star = game.last("type-star")
    assert star["rules"] == ["type-completed", "completion-check"]
    assert star["applied"] == ["completion-check=when-gained"]
    assert game.result()["firsts"] == {"drink": ["Ana"]}


def test_only_the_first_gets_it(table: Any) -> None:
    game = table()
    game.improve("Ana", "drink", "drink", "drink")
    assert game.improve("Ben", "drink", "drink", "drink") == ["improvement-external Ben"]
    assert game.improve("Ana", "drink") == ["improvement-external Ana"]
    assert game.improve("Ben", "food", "food", "food") == [
        "improvement-external Ben",
        "type-star Ben",
    ]
    assert game.stars() == {"Ana": 1, "Ben": 1, "Cem": 0}


def test_external_cards_complete_a_type_unless_ruled_otherwise(table: Any) -> None:
    game = table()
    game.improve("Ana", "drink", "drink", to="external")
    game.improve("Ana", "drink", to="1")
    assert game.last("type-star")["rules"] == [
        "type-completed",
        "completion-check",
        "external-service",
    ]
    assert "external-completes-type=yes" in game.last("type-star")["applied"]

    game = table(external_completes_type="no")
    game.improve("Ana", "drink", "drink", "drink", "drink", to="external")
    game.improve("Ana", "drink", to="1")
    game.improve("Ana", "drink", to="2")
    assert game.stars()["Ana"] == 0
    game.improve("Ana", "drink", to="3")
    assert game.stars()["Ana"] == 1


def test_outside_cards_of_who_has_enough_inside_decide_nothing(table: Any) -> None:
    game = table()
    game.improve("Ana", "food", "food", to="external")
    for n in "12":
        game.improve("Ana", "drink", to=n)
    assert game.improve("Ana", "drink", to="3")[-1] == "type-star Ana"
    assert game.last("type-star")["applied"] == ["completion-check=when-gained"]


# Two at once


def both_at_two(table: Any, **rulings: Any) -> Any:
    game = table(**rulings)
    game.improve("Ana", "drink", "drink")
    game.improve("Ben", "drink", "drink")
    return game


def test_who_completes_a_type_in_the_same_moment_gets_a_star_too(table: Any) -> None:
    game = both_at_two(table)
    game.improve("Ana", "drink")
    assert game.improve("Ben", "drink", together=True)[-1] == "type-star-tied Ben"
    assert game.stars() == {"Ana": 1, "Ben": 1, "Cem": 0}
    assert game.last("type-star-tied")["applied"][0] == "type-tie=both"
    assert game.result()["firsts"] == {"drink": ["Ana", "Ben"]}


def test_a_moment_later_is_too_late(table: Any) -> None:
    game = both_at_two(table)
    game.improve("Ana", "drink")
    assert game.improve("Ben", "drink") == ["improvement-external Ben"]
    assert game.stars()["Ben"] == 0


def test_a_moment_lasts_over_several_cards(table: Any) -> None:
    game = both_at_two(table)
    game.improve("Ana", "drink")
    game.improve("Cem", "food", together=True)
    game.improve("Ana", "drink", together=True)  # her fourth card changes nothing
    assert game.improve("Ben", "drink", together=True)[-1] == "type-star-tied Ben"
    assert game.stars() == {"Ana": 1, "Ben": 1, "Cem": 0}


def test_under_none_the_tied_get_nothing_ever(table: Any) -> None:
    game = both_at_two(table, type_tie="none")
    game.improve("Ana", "drink")
    assert game.stars()["Ana"] == 1
    assert game.improve("Ben", "drink", together=True) == [
        "improvement-external Ben",
        "type-star-taken-back Ana",
        "type-star-none",
    ]
    assert game.stars() == {"Ana": 0, "Ben": 0, "Cem": 0}
    assert game.last("type-star-none")["players"] == ["Ana", "Ben"]
    assert game.last("type-star-none")["rules"] == [
        "type-completed",
        "type-tie",
        "completion-check",
    ]
    game.improve("Cem", "drink", "drink", "drink")
    assert game.stars()["Cem"] == 0
    assert game.result()["firsts"] == {"drink": []}


def test_under_none_a_third_in_the_same_moment_takes_nothing_more_back(table: Any) -> None:
    game = both_at_two(table, type_tie="none")
    game.improve("Cem", "drink", "drink")
    game.improve("Ana", "drink")
    game.improve("Ben", "drink", together=True)
    assert game.improve("Cem", "drink", together=True)[1:] == ["type-star-none"]
    assert game.last("type-star-none")["players"] == ["Ana", "Ben", "Cem"]
    assert game.stars() == {"Ana": 0, "Ben": 0, "Cem": 0}


def test_nothing_to_be_together_with(table: Any) -> None:
    game = table()
    told = {"type": "drink", "to": "external", "together": True}
    found = [{"code": "together-with-nothing", "rules": ["type-tie"]}]
    assert game.reasons("improve", "Ana", **told) == found
    game.improve("Ben", "drink")
    assert game.reasons("improve", "Ana", **told) == []
    game.do("correct", coins={"Ana": 3})
    assert game.reasons("improve", "Ana", **told) == found
    game.as_played("improve", "Ana", **told)
    assert game.result()["restaurants"]["Ana"]["external"] == ["drink"]


# An experience


def test_a_complete_experience_pays_once_at_once(table: Any) -> None:
    game = table()
    game.improve("Ben", "food", "drink", to="2")
    assert game.improve("Ben", "staff", to="2") == ["improvement Ben", "experience-completed Ben"]
    done = game.last("experience-completed")
    assert (done["coins"], done["stars"], done["n"]) == (1, 1, 2)
    assert done["rules"] == ["experience-completed", "completion-check"]
    assert (game.coins()["Ben"], game.stars()["Ben"]) == (1, 1)
    assert "experience-completed Ben" not in game.diners("food")
    game.do("refill")
    assert "experience-completed Ben" not in game.diners("food")


def test_every_experience_pays(table: Any) -> None:
    game = table()
    for n in ("1", "3"):
        game.improve("Ben", "food", "drink", "staff", to=n)
    assert game.stars()["Ben"] == 2


def test_external_cards_complete_no_experience(table: Any) -> None:
    game = table()
    game.improve("Ben", "food", "drink", to="1")
    game.improve("Ben", "staff", to="external")
    assert game.stars()["Ben"] == 0


def test_in_every_diners_stage_where_that_is_the_ruling(table: Any) -> None:
    game = table(experience_pays="every-diners-stage")
    game.improve("Ben", "food", "drink", "staff", to="1")
    assert (game.coins()["Ben"], game.stars()["Ben"]) == (0, 0)
    for n in (1, 2):
        game.diners("food")
        assert game.last("experience-completed")["applied"] == [
            "experience-pays=every-diners-stage"
        ]
        assert game.last("experience-completed")["rules"] == ["experience-completed"]
        # Each time base 3, one food, and 1 for the experience; prestige and the experience.
        assert (game.coins()["Ben"], game.stars()["Ben"]) == (5 * n, 2 * n)
        game.do("refill")


# When it is looked at


def test_only_in_the_diners_stage_where_that_is_the_ruling(table: Any) -> None:
    game = table(completion_check="diners-stage")
    game.improve("Ana", "drink", "drink", "drink")
    game.improve("Ben", "food", "drink", "staff", to="1")
    assert game.stars() == {"Ana": 0, "Ben": 0, "Cem": 0}
    assert game.diners("staff")[-3:] == [
        "prestige Ben",
        "type-star Ana",
        "experience-completed Ben",
    ]
    assert game.stars() == {"Ana": 1, "Ben": 2, "Cem": 0}
    assert game.last("type-star")["applied"][0] == "completion-check=diners-stage"
    game.do("refill")
    assert game.diners("staff")[-1] == "prestige Ben"


@pytest.mark.parametrize(("tie", "stars"), [("both", 1), ("none", 0)])
def test_then_all_who_have_three_tie(table: Any, tie: str, stars: int) -> None:
    game = table(completion_check="diners-stage", type_tie=tie)
    game.improve("Ana", "drink", "drink", "drink")
    game.improve("Ben", "drink", "drink", "drink", "drink")
    game.diners("food")
    assert game.stars() == {"Ana": stars, "Ben": stars, "Cem": 0}
    game.do("refill")
    game.improve("Cem", "drink", "drink", "drink")
    game.diners("food")
    assert game.stars()["Cem"] == 0


# A table joined midway


TOLD = {
    "Ana": {"experiences": [["food", "drink", "staff"], ["drink"]], "external": ["drink"]},
    "Ben": {"external": ["food", "food", "food"]},
}


def test_what_was_complete_before_is_settled(table: Any) -> None:
    game = table(restaurants=TOLD, stars={"Ana": 2, "Ben": 1})
    assert game.result()["firsts"] == {"food": [], "drink": []}
    game.improve("Cem", "drink", "drink", "drink")
    game.improve("Ana", "food", to="2")
    assert game.improve("Ana", "staff", to="2")[-1] == "experience-completed Ana"
    assert game.stars() == {"Ana": 3, "Ben": 1, "Cem": 0}


def test_what_is_told_as_unpaid_is_paid_before_the_next_card(table: Any) -> None:
    game = table(restaurants=TOLD, settled=False)
    assert game.stars() == {"Ana": 0, "Ben": 0, "Cem": 0}
    assert game.improve("Cem", "staff") == [
        "type-star Ben",
        "type-star Ana",
        "experience-completed Ana",
        "improvement-external Cem",
    ]
    assert game.stars() == {"Ana": 2, "Ben": 1, "Cem": 0}


def test_settled_goes_by_the_ruling_on_external_cards(table: Any) -> None:
    game = table(restaurants=TOLD, external_completes_type="no")
    assert game.result()["firsts"] == {}
    game.improve("Ana", "drink", to="3")
    assert game.stars()["Ana"] == 1
