"""Rounds, the end of the game, and who has won."""

from typing import Any

import pytest


def test_a_round_ends_when_the_market_is_refilled(table: Any) -> None:
    game = table(starter="Cem")
    assert game.reasons("refill") == [
        {"code": "no-diners-yet", "rules": ["two-stages", "market-refill"]}
    ]
    game.as_played("refill")
    assert game.result()["rounds"] == []
    game = table(starter="Cem")
    game.improve("Ana", "food", to="1")
    game.diners("food")
    assert game.do("refill") == ["market-refill"]
    result = game.result()
    assert result["rules"] == ["market-refill", "two-stages", "start-player"]
    (done,) = result["rounds"]
    # Ana has base 3 and one food; she alone has any.
    assert done["changes"] == {"coins": {"Ana": 4, "Ben": 2, "Cem": 2}, "stars": {"Ana": 1}}
    assert [line["what"] for line in done["lines"]] == [
        "improvement",
        "diners",
        *["base-payment"] * 3,
        *["requested-service"] * 3,
        "prestige",
        "market-refill",
    ]
    assert done["rules"] == [
        "bidding-stage",
        "experience",
        "diners-reveal",
        "base-payment",
        "requested-service",
        "prestige",
        "market-refill",
        "two-stages",
        "start-player",
    ]


def test_the_left_neighbour_begins_the_next_round(table: Any) -> None:
    game = table(starter="Cem")
    assert game.result()["next_starter"] == "Cem"
    for starter in ("Ana", "Ben", "Cem"):
        game.diners("food")
        game.do("refill")
        assert game.result()["next_starter"] == starter
    assert table().result()["next_starter"] == "Ana"


def test_the_round_of_the_trigger_is_finished(table: Any) -> None:
    game = table()
    assert game.do("end", "Ben") == ["end-triggered Ben"]
    assert game.last("end-triggered")["applied"] == ["end-of-game=after-the-round"]
    assert game.result()["rules"] == ["end-trigger", "end-of-game"]
    assert not game.result()["over"]
    game.improve("Ana", "food", to="1")
    game.diners("food")
    assert game.do("refill") == ["game-ends"]
    result = game.result()
    assert (result["over"], result["winners"], result["next_starter"]) == (True, ["Ana"], None)
    assert result["rules"] == ["end-of-game", "winner"]
    assert game.last("game-ends")["players"] == ["Ana"]
    assert len(result["rounds"]) == 1
    for event in ({"event": "diners", "type": "food"}, {"event": "correct", "coins": {"Ana": 1}}):
        assert game.why_not(**event) == ["game-over"]
    assert game.reasons("refill") == [{"code": "game-over", "rules": ["end-of-game"]}]
    game.as_played("advertise", "Ana")
    assert game.stars() == {"Ana": 1, "Ben": 0, "Cem": 0}
    assert game.view()["last"] == []


def test_triggered_in_the_diners_stage_it_ends_with_that_round(table: Any) -> None:
    game = table()
    game.diners("food")
    game.do("end", "Ben")
    game.do("refill")
    assert game.result()["over"]


def test_at_once_where_that_is_the_ruling(table: Any) -> None:
    game = table(end_of_game="at-once", stars={"Cem": 1})
    game.improve("Ana", "food", to="1")
    assert game.do("end", "Ben") == ["end-triggered Ben", "game-ends"]
    result = game.result()
    assert (result["over"], result["winners"]) == (True, ["Cem"])
    assert [line["what"] for line in result["rounds"][0]["lines"]] == [
        "improvement",
        "end-triggered",
        "game-ends",
    ]


def test_the_end_is_triggered_once(table: Any) -> None:
    game = table()
    game.do("end", "Ben")
    assert game.reasons("end", "Ana") == [{"code": "end-already", "rules": ["end-trigger"]}]
    game.as_played("end", "Ana")
    assert game.view()["status"][1] == {"what": "end-triggered", "player": "Ben"}


def test_a_full_restaurant_where_that_is_the_ruling(table: Any) -> None:
    game = table(end_trigger="full-restaurant", experiences=2)
    game.improve("Ana", "food", "drink", "staff", to="1")
    game.improve("Ana", "food", "drink", to="2")
    assert game.reasons("end", "Ana") == [
        {
            "code": "restaurant-not-full",
            "rules": ["end-trigger"],
            "player": "Ana",
            "have": 1,
            "need": 2,
        }
    ]
    game.improve("Ana", "staff", to="2")
    assert game.why_not("end", "Ben") == ["restaurant-not-full"]
    game.do("end", "Ana")
    assert game.why_not("end", "Ben") == ["end-already", "restaurant-not-full"]
    joined = table(end_trigger="full-restaurant")
    joined.as_played("end", "Ben")
    assert joined.view()["status"][1] == {"what": "end-triggered", "player": "Ben"}


def test_joined_after_the_trigger(table: Any) -> None:
    game = table(ended=True)
    assert game.why_not("end", "Ana") == ["end-already"]
    assert game.view()["status"] == [
        {"what": "bidding", "player": "Ana"},
        {"what": "end-triggered-before"},
    ]
    game.diners("food")
    game.do("refill")
    assert game.result()["over"]
    assert table(ended=True, end_of_game="at-once").result()["over"]


@pytest.mark.parametrize(
    ("stars", "coins", "ruling", "winners"),
    [
        ((3, 2, 1), (0, 9, 9), "coins", ["Ana"]),
        ((3, 3, 1), (4, 5, 9), "coins", ["Ben"]),
        ((3, 3, 1), (5, 5, 9), "coins", ["Ana", "Ben"]),
        ((3, 3, 1), (4, 5, 9), "shared", ["Ana", "Ben"]),
        ((0, 0, 0), (0, 0, 0), "coins", ["Ana", "Ben", "Cem"]),
    ],
)
def test_most_stars_win(
    table: Any, stars: Any, coins: Any, ruling: str, winners: list[str]
) -> None:
    names = ("Ana", "Ben", "Cem")
    game = table(
        stars=dict(zip(names, stars, strict=True)),
        coins=dict(zip(names, coins, strict=True)),
        winner_tie=ruling,
        end_of_game="at-once",
    )
    assert game.result()["winners"] == []
    game.do("end", "Cem")
    assert game.result()["winners"] == winners
    tied = len([n for n in stars if n == max(stars)]) > 1
    assert game.last("game-ends")["applied"] == ([f"winner-tie={ruling}"] if tied else [])
