"""The bidding stage: where a card may lie, what is paid for it, and when."""

from typing import Any

import pytest


def test_a_card_comes_to_an_experience(table: Any) -> None:
    game = table(coins={"Ana": 7})
    assert game.do("improve", "Ana", type="food", to="2") == ["improvement Ana"]
    assert game.last("improvement")["rules"] == ["bidding-stage", "experience"]
    assert (game.last("improvement")["type"], game.last("improvement")["n"]) == ("food", 2)
    assert "coins" not in game.last("improvement")
    assert game.result()["restaurants"]["Ana"] == {
        "experiences": [[], ["food"], []],
        "external": [],
    }


def test_a_card_comes_to_the_external_service(table: Any) -> None:
    game = table()
    for _ in range(5):
        game.improve("Ana", "staff", to="external")
    assert game.last("improvement-external")["rules"] == ["bidding-stage", "external-service"]
    assert game.result()["restaurants"]["Ana"]["external"] == ["staff"] * 5


@pytest.mark.parametrize("to", [3, "3"])
def test_a_number_is_as_good_as_its_text(table: Any, to: Any) -> None:
    game = table()
    game.improve("Ana", "staff", to=to)
    assert game.result()["restaurants"]["Ana"]["experiences"][2] == ["staff"]


def test_what_is_paid_is_taken(table: Any) -> None:
    game = table(coins={"Ana": 7})
    game.improve("Ana", "food", to="1", paid=7)
    assert game.coins() == {"Ana": 0, "Ben": 0, "Cem": 0}
    assert game.last("improvement")["rules"][-1] == "how-bidding-works"
    assert game.last("improvement")["coins"] == -7


def test_nobody_pays_more_than_they_have(table: Any) -> None:
    game = table(coins={"Ana": 7})
    assert game.reasons("improve", "Ana", type="food", to="1", paid=8) == [
        {
            "code": "too-few-coins-to-bid",
            "rules": ["how-bidding-works"],
            "player": "Ana",
            "have": 7,
            "need": 8,
        }
    ]
    game.as_played("improve", "Ana", type="food", to="1", paid=8)
    assert game.coins()["Ana"] == -1
    assert len(game.result()["irregular"]) == 1


def test_one_card_of_each_type_in_an_experience(table: Any) -> None:
    game = table()
    game.improve("Ana", "food", "drink", to="1")
    assert game.reasons("improve", "Ana", type="food", to="1") == [
        {"code": "slot-filled", "rules": ["experience"], "player": "Ana", "type": "food", "n": 1}
    ]
    assert game.why_not("improve", "Ana", type="food", to="2") == []
    assert game.why_not("improve", "Ben", type="food", to="1") == []
    game.as_played("improve", "Ana", type="food", to="1")
    # It lies there: it pays as a card of its type, but completes no experience.
    assert game.stars()["Ana"] == 0
    game.diners("food")
    assert game.coins()["Ana"] == 3 + 2


def test_experiences_that_the_table_does_not_have(table: Any) -> None:
    game = table()
    assert game.reasons("improve", "Ana", type="food", to="4", paid=1) == [
        {
            "code": "no-such-experience",
            "rules": ["number-of-experiences"],
            "found": 4,
            "have": 3,
        },
        {
            "code": "too-few-coins-to-bid",
            "rules": ["how-bidding-works"],
            "player": "Ana",
            "have": 0,
            "need": 1,
        },
    ]
    game.as_played("improve", "Ana", type="food", to="4")
    assert game.result()["restaurants"]["Ana"]["experiences"] == [[], [], []]
    assert game.result()["irregular"][0]["line"] == 2

    assert table(experiences=4).why_not("improve", "Ana", type="food", to="4") == []
    assert table(experiences=1).why_not("improve", "Ana", type="food", to="2") == [
        "no-such-experience"
    ]


def test_a_limit_of_the_external_service(table: Any) -> None:
    game = table(external_limit="three")
    game.improve("Ana", "food", "food", "drink")
    assert game.reasons("improve", "Ana", type="staff", to="external") == [
        {
            "code": "external-full",
            "rules": ["external-service"],
            "player": "Ana",
            "have": 3,
            "most": 3,
        }
    ]
    assert game.why_not("improve", "Ana", type="staff", to="1") == []
    game.as_played("improve", "Ana", type="staff", to="external")
    assert len(game.result()["restaurants"]["Ana"]["external"]) == 4


def test_cards_are_gained_in_the_bidding_stage_only(table: Any) -> None:
    game = table()
    game.diners("food")
    assert game.reasons("improve", "Ana", type="food", to="1") == [
        {"code": "not-bidding-stage", "rules": ["two-stages", "bidding-stage"]}
    ]
    game.as_played("improve", "Ana", type="food", to="1")
    assert game.result()["restaurants"]["Ana"]["experiences"][0] == ["food"]
    game.do("refill")
    game.improve("Ana", "drink", to="1")


def test_all_reasons_at_once(table: Any) -> None:
    game = table()
    game.improve("Ana", "food", to="1")
    game.diners("food")
    assert game.why_not("improve", "Ana", type="food", to="1", paid=9, together=True) == [
        "not-bidding-stage",
        "slot-filled",
        "too-few-coins-to-bid",
        "together-with-nothing",
    ]
