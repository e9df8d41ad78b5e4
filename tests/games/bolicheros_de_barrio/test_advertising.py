"""Advertising: stars for coins, and when that is over."""

from typing import Any

RICH = {"Ana": 25, "Ben": 10, "Cem": 0}


def stage(table: Any, **keys: Any) -> Any:
    """Return a table in the diners stage; with the base payment Ana has 27, Ben 12, Cem 2."""
    game = table(coins=RICH, **keys)
    game.diners("food")
    return game


def test_ten_coins_buy_a_star(table: Any) -> None:
    game = stage(table)
    assert game.do("advertise", "Ana") == ["advertising Ana"]
    assert (game.coins()["Ana"], game.stars()["Ana"]) == (17, 1)
    line = game.last("advertising")
    assert (line["coins"], line["stars"], line["times"]) == (-10, 1, 1)
    assert line["rules"] == ["advertising", "advertising-often", "advertising-when"]


def test_as_often_as_there_are_coins(table: Any) -> None:
    game = stage(table)
    game.do("advertise", "Ana", times=2)
    assert (game.coins()["Ana"], game.stars()["Ana"]) == (7, 2)
    assert game.reasons("advertise", "Ana") == [
        {"code": "too-few-coins", "rules": ["advertising"], "player": "Ana", "have": 7, "need": 10}
    ]
    assert game.why_not("advertise", "Ben") == []
    assert game.why_not("advertise", "Ben", times=2) == ["too-few-coins"]


def test_with_exactly_ten(table: Any) -> None:
    game = table(coins={"Ana": 8})
    game.diners("food")
    game.do("advertise", "Ana")
    assert (game.coins()["Ana"], game.stars()["Ana"]) == (0, 1)


def test_only_in_the_diners_stage(table: Any) -> None:
    game = table(coins=RICH)
    assert game.reasons("advertise", "Ana") == [
        {"code": "not-diners-stage", "rules": ["advertising-when"]}
    ]
    assert table(coins=RICH, advertising_when="any-time").why_not("advertise", "Ana") == []
    game.as_played("advertise", "Ana")
    assert (game.coins()["Ana"], game.stars()["Ana"]) == (15, 1)


def test_once_a_round_where_that_is_the_ruling(table: Any) -> None:
    game = stage(table, advertising_limit="once-a-round")
    again = [{"code": "advertised-already", "rules": ["advertising-often"], "player": "Ana"}]
    assert game.reasons("advertise", "Ana", times=2) == again
    game.do("advertise", "Ana")
    assert game.reasons("advertise", "Ana") == again
    game.do("advertise", "Ben")
    game.do("refill")
    game.diners("food")
    game.do("advertise", "Ana")


def test_not_once_the_end_is_triggered(table: Any) -> None:
    game = stage(table)
    game.do("end", "Ben")
    assert game.reasons("advertise", "Ana") == [
        {"code": "end-triggered", "rules": ["advertising-after-end"]}
    ]
    game.as_played("advertise", "Ana")
    assert game.stars()["Ana"] == 1
    assert [entry["line"] for entry in game.result()["irregular"]] == [4]


def test_all_reasons_at_once(table: Any) -> None:
    game = table(advertising_limit="once-a-round", ended=True)
    assert game.why_not("advertise", "Ana", times=2) == [
        "not-diners-stage",
        "end-triggered",
        "too-few-coins",
        "advertised-already",
    ]
