"""Logs: what can be written, what cannot be read, taking back, judged and as played."""

from typing import Any

import pytest

from referee.engine.faults import BadInput
from referee.games.bolicheros_de_barrio import game

START = {"event": "game", "players": ["Ana", "Ben"]}


def test_an_empty_log(table: Any) -> None:
    result = table(coins={"Ana": 4}).result()
    assert result == {
        "coins": {"Ana": 4, "Ben": 0, "Cem": 0},
        "stars": {"Ana": 0, "Ben": 0, "Cem": 0},
        "over": False,
        "winners": [],
        "next_starter": "Ana",
        "rounds": [],
        "rules": ["player-count", "starting-coins"],
        "restaurants": {
            name: {"experiences": [[], [], []], "external": []} for name in ("Ana", "Ben", "Cem")
        },
        "firsts": {},
        "irregular": [],
    }


@pytest.mark.parametrize("players", [2, 8])
def test_so_many_can_play(facts: dict[str, Any], players: int) -> None:
    result = game.replay(facts, [{"event": "game", "players": players}])
    assert list(result["coins"]) == [str(n + 1) for n in range(players)]


@pytest.mark.parametrize(
    ("keys", "code", "where", "near"),
    [
        ({"players": 1}, "number-of-players", "players", None),
        ({"players": 9}, "number-of-players", "players", None),
        ({"game": "la-cuenta"}, "other-game", "game", "bolicheros-de-barrio"),
        ({"coin": {}}, "unknown-key", "coin", "coins"),
        ({"starter": "Bern"}, "unknown-player", "starter", "Ben"),
        ({"coins": {"Anna": 3}}, "unknown-player", "coins.Anna", "Ana"),
        ({"coins": {"Ana": -1}}, "too-small", "coins.Ana", 0),
        ({"coins": 3}, "not-an-object", "coins", None),
        ({"stars": {"Ana": 1.5}}, "not-a-whole-number", "stars.Ana", None),
        ({"experiences": 0}, "too-small", "experiences", 1),
        ({"experiences": 7}, "too-large", "experiences", 6),
        ({"ended": 1}, "not-true-or-false", "ended", None),
        ({"settled": "no"}, "not-true-or-false", "settled", None),
        ({"restaurants": {"Bem": {}}}, "unknown-player", "restaurants.Bem", "Ben"),
        ({"restaurants": {"Ben": []}}, "not-an-object", "restaurants.Ben", None),
        (
            {"restaurants": {"Ben": {"extern": []}}},
            "unknown-key",
            "restaurants.Ben.extern",
            "external",
        ),
        (
            {"restaurants": {"Ben": {"experiences": [["food"], ["drinks"]]}}},
            "unknown-type",
            "restaurants.Ben.experiences[1][0]",
            "drink",
        ),
        (
            {"restaurants": {"Ben": {"external": ["foot"]}}},
            "unknown-type",
            "restaurants.Ben.external[0]",
            "food",
        ),
        (
            {"restaurants": {"Ben": {"experiences": [["food", "drink", "food"]]}}},
            "type-twice",
            "restaurants.Ben.experiences[0][2]",
            None,
        ),
        (
            {"restaurants": {"Ben": {"experiences": [[], [], [], []]}}},
            "too-many-experiences",
            "restaurants.Ben.experiences",
            None,
        ),
        ({"rulings": {"type-ties": "both"}}, "unknown-ruling", "rulings.type-ties", "type-tie"),
        ({"rulings": {"type-tie": "booth"}}, "unknown-choice", "rulings.type-tie", "both"),
        ({"reading": "reconcild"}, "unknown-reading", "reading", "reconciled"),
    ],
)
def test_starts_that_cannot_be_read(
    bad: Any, keys: dict[str, Any], code: str, where: str, near: object
) -> None:
    found, place, params = bad(START | keys)
    assert (found, place) == (code, f"line 1: {where}")
    assert params.get("near") == near


@pytest.mark.parametrize(
    ("event", "code", "where", "near"),
    [
        ({"event": "improv"}, "unknown-event", "event", "improve"),
        ({"event": "improve"}, "missing-key", "player", None),
        ({"event": "improve", "player": "Ana"}, "missing-key", "type", None),
        ({"event": "improve", "player": "Ana", "type": "food"}, "missing-key", "to", None),
        (
            {"event": "improve", "player": "Ana", "type": "food", "to": "externl"},
            "unknown-place",
            "to",
            "external",
        ),
        ({"event": "improve", "player": "Ana", "type": "food", "to": 7}, "unknown-place", "to", ""),
        (
            {"event": "improve", "player": "Ana", "type": "food", "to": True},
            "not-a-text",
            "to",
            None,
        ),
        (
            {"event": "improve", "player": "Ana", "type": "food", "to": "1", "paid": -1},
            "too-small",
            "paid",
            0,
        ),
        (
            {"event": "improve", "player": "Ana", "type": "food", "to": "1", "together": 1},
            "not-true-or-false",
            "together",
            None,
        ),
        ({"event": "improve", "player": "Anna", "type": "food"}, "unknown-player", "player", "Ana"),
        ({"event": "diners", "type": "drin"}, "unknown-type", "type", "drink"),
        ({"event": "diners", "typ": "drink"}, "unknown-key", "typ", "type"),
        ({"event": "diners", "type": "food", "anyway": 1}, "not-true-or-false", "anyway", None),
        ({"event": "advertise", "player": "Ana", "times": 0}, "too-small", "times", 1),
        ({"event": "end"}, "missing-key", "player", None),
        ({"event": "refill", "player": "Ana"}, "unknown-key", "player", ""),
        ({"event": "restaurant", "player": "Ana"}, "missing-key", "to", None),
        (
            {"event": "restaurant", "player": "Ana", "to": "1", "types": "food"},
            "not-a-list",
            "types",
            None,
        ),
        (
            {"event": "restaurant", "player": "Ana", "to": "1", "types": ["foot"]},
            "unknown-type",
            "types[0]",
            "food",
        ),
        (
            {"event": "restaurant", "player": "Ana", "to": "1", "types": ["food", "food"]},
            "type-twice",
            "types[1]",
            None,
        ),
        ({"event": "correct"}, "nothing-corrected", "", None),
        ({"event": "correct", "coins": {"Ana": -3}}, "too-small", "coins.Ana", 0),
        ({"event": "correct", "coins": {"Ana": 3}, "why": 3}, "not-a-text", "why", None),
        ({"player": "Ana"}, "missing-key", "event", None),
    ],
)
def test_events_that_cannot_be_read(
    bad: Any, event: dict[str, Any], code: str, where: str, near: object
) -> None:
    found, place, params = bad(START, event)
    if code == "missing-key":
        assert params["key"] == where
        where = ""
    assert (found, place) == (code, f"line 2: {where}" if where else "line 2")
    assert params.get("near") == near


def test_corrections(table: Any) -> None:
    game = table(coins={"Ana": 4})
    game.improve("Ana", "food", to="1")
    assert game.do("correct", coins={"Ana": 3, "Ben": 0}, stars={"Cem": 2}, why="miscounted") == [
        "corrected Ana",
        "corrected Cem",
    ]
    assert game.fold.state.last[0]["coins"] == -1
    assert "stars" not in game.fold.state.last[0]
    assert game.fold.state.last[1]["stars"] == 2
    assert "coins" not in game.fold.state.last[1]
    assert (game.coins()["Ana"], game.stars()["Cem"]) == (3, 2)
    assert game.result()["rules"] == []


def test_a_table_joined_midway_can_be_told_place_by_place(table: Any) -> None:
    joined = table(coins={"Ana": 4}, stars={"Ana": 2})
    assert joined.do("restaurant", "Ana", to="1", types=["food", "drink", "staff"]) == [
        "restaurant-told Ana"
    ]
    joined.do("restaurant", "Ana", to="external", types=["drink", "drink"])
    joined.do("restaurant", "Ben", to=2, types=["food"])
    assert joined.last("restaurant-told")["cards"] == 1
    assert joined.result()["rules"] == []
    # Nothing is paid for it; what is complete was paid before.
    assert (joined.coins()["Ana"], joined.stars()["Ana"]) == (4, 2)
    told = table(
        coins={"Ana": 4},
        stars={"Ana": 2},
        restaurants={
            "Ana": {
                "experiences": [["food", "drink", "staff"]],
                "external": ["drink", "drink"],
            },
            "Ben": {"experiences": [[], ["food"]]},
        },
    )
    for both in (joined, told):
        both.improve("Ben", "drink", "drink", "drink")
        both.diners("drink")
    for key in ("coins", "stars", "restaurants", "firsts"):
        assert joined.result()[key] == told.result()[key]
    assert joined.stars() == {"Ana": 3, "Ben": 1, "Cem": 0}  # level at three drinks each


def test_what_lies_there_is_mended(table: Any) -> None:
    game = table()
    game.improve("Ana", "food", "drink", to="1")
    game.improve("Ana", "staff", to="external")
    game.do("restaurant", "Ana", to="1", types=["staff"])
    game.do("restaurant", "Ana", to="external")
    assert game.result()["restaurants"]["Ana"] == {
        "experiences": [["staff"], [], []],
        "external": [],
    }
    # Who was first with a type stays so, whatever is mended.
    game.improve("Ben", "food", "food", "food")
    game.do("restaurant", "Ben", to="external", types=["food"])
    game.do("restaurant", "Cem", to="external", types=["food", "food", "food"])
    assert game.result()["firsts"] == {"food": ["Ben"]}


def test_what_cannot_lie_there(table: Any) -> None:
    game = table(external_limit="three", experiences=2)
    told = {"to": "external", "types": ["food", "food", "food", "food"]}
    assert game.why_not("restaurant", "Ana", **told) == ["external-full"]
    assert game.why_not("restaurant", "Ana", to="external", types=["food"] * 3) == []
    assert game.why_not("restaurant", "Ana", to="3", types=["food"]) == ["no-such-experience"]
    game.as_played("restaurant", "Ana", to="3", types=["food"])
    assert game.view()["last"] == []
    assert game.result()["restaurants"]["Ana"]["experiences"] == [[], []]


LOG: list[dict[str, Any]] = [
    START,
    {"event": "improve", "player": "Ana", "type": "drink", "to": "1"},
    {"event": "advertise", "player": "Ana"},
    {"event": "diners", "type": "drink"},
]


def test_judged_stops_where_the_rules_say_no(facts: dict[str, Any]) -> None:
    result = game.replay(facts, LOG)
    assert result["stopped"]["line"] == 3
    assert [found["code"] for found in result["stopped"]["reasons"]] == [
        "not-diners-stage",
        "too-few-coins",
    ]
    assert result["stopped"]["rules"] == ["advertising-when", "advertising"]
    assert result["coins"] == {"Ana": 0, "Ben": 0}


def test_as_played_it_goes_on(facts: dict[str, Any]) -> None:
    result = game.replay(facts, LOG, judged=False)
    # Base 3, one drink, ten for the star; Ben base 2.
    assert result["coins"] == {"Ana": 3 + 1 - 10, "Ben": 2}
    assert result["stars"] == {"Ana": 2, "Ben": 0}
    assert [entry["line"] for entry in result["irregular"]] == [3]


def test_what_the_table_agreed_to_stands(facts: dict[str, Any]) -> None:
    log = [dict(entry) for entry in LOG]
    log[2]["anyway"] = True
    assert "stopped" not in game.replay(facts, log)
    assert game.replay(facts, log) == game.replay(facts, log, judged=False)


def test_undo_and_edit(facts: dict[str, Any]) -> None:
    undone = game.replay(facts, [*LOG[:2], {"event": "undo"}])
    assert undone["restaurants"] == game.replay(facts, LOG[:1])["restaurants"]
    other = {"event": "improve", "player": "Ben", "type": "drink", "to": "1"}
    edited = game.replay(facts, [*LOG[:2], {"event": "edit", "line": 2, "with": other}])
    assert edited["restaurants"] == game.replay(facts, [LOG[0], other])["restaurants"]


def test_verdict_of_the_face(facts: dict[str, Any]) -> None:
    assert game.verdict(facts, LOG[:2], LOG[3]) == {
        "allowed": True,
        "reasons": [],
        "rules": ["diners-reveal", "base-payment", "requested-service", "prestige"],
        "adds": 0,
        "changes": {"coins": {"Ana": 4, "Ben": 2}, "stars": {"Ana": 1}},
    }
    assert game.verdict(facts, LOG[:2], LOG[2])["changes"] == {"coins": {}, "stars": {}}


@pytest.mark.parametrize(
    ("keys", "code", "where"),
    [
        ({"request": "drinks"}, "unknown-type", "request"),
        ({"request": None}, "not-a-text", "request"),
        ({"restaurants": {}}, "not-a-list", "restaurants"),
        ({"restaurants": [{"player": "Ana"}]}, "number-of-players", "players"),
        ({"restaurants": [{"player": 1}, {}]}, "not-a-text", "restaurants[0].player"),
        ({"restaurants": [{"experiences": []}]}, "missing-key", "restaurants[0].player"),
        ({"restaurants": [{"player": "Ana", "extra": []}]}, "unknown-key", "restaurants[0].extra"),
        (
            {"restaurants": [{"player": "Ana", "experiences": 1}, {"player": "Ben"}]},
            "not-a-list",
            "restaurants.Ana.experiences",
        ),
        (
            {"restaurants": [{"player": "Ana", "experiences": [[]] * 7}, {"player": "Ben"}]},
            "too-many-experiences",
            "restaurants.Ana.experiences",
        ),
        ({"restaurants": [{"player": "Ana"}, {"player": "Ana"}]}, "name-twice", "players[1]"),
        ({"game": "la-cuenta"}, "other-game", "game"),
        ({"reading": "es"}, "unknown-reading", "reading"),
        ({"rulings": {"type-tie": "?"}}, "unknown-choice", "rulings.type-tie"),
        ({"tips": 1}, "unknown-key", "tips"),
    ],
)
def test_requests_that_cannot_be_read(
    facts: dict[str, Any], keys: dict[str, Any], code: str, where: str
) -> None:
    form = {"request": "food", "restaurants": [{"player": "Ana"}, {"player": "Ben"}]} | keys
    with pytest.raises(BadInput) as caught:
        game.diners(facts, form)
    place = "restaurants[0]" if code == "missing-key" else where
    assert (caught.value.code, caught.value.where) == (code, place)


def test_a_request_needs_both(facts: dict[str, Any]) -> None:
    forms: list[dict[str, Any]] = [{"request": "food"}, {"restaurants": []}]
    for form in forms:
        with pytest.raises(BadInput) as caught:
            game.diners(facts, form)
        assert caught.value.code == "missing-key"
