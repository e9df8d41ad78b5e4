"""What the page asks: an open game, screens, previews, other rulings."""

import json
from typing import Any

import pytest

from referee.games.la_cuenta import game
from referee.games.la_cuenta.phone.api import api
from referee.rulebase import store

START = {"event": "game", "game": "la-cuenta", "players": ["Ana", "Ben", "Cem"]}
ROUND = {"event": "round", "asker": "Ben", "cards": ["callos", "gazpacho"], "tips": 1}


class Asked:
    """The page's side of the talk."""

    def __init__(self) -> None:
        self.api = api(json.dumps(store.facts("la-cuenta")))

    def __call__(self, do: str, **rest: Any) -> Any:
        return json.loads(self.api.ask(json.dumps({"do": do, **rest})))

    def ok(self, do: str, **rest: Any) -> Any:
        return self(do, **rest)["ok"]


@pytest.fixture
def ask() -> Asked:
    return Asked()


def test_nothing_open_yet(ask: Asked) -> None:
    assert ask("add", event={"event": "undo"}) == {
        "bad": {"code": "empty-log", "where": "", "params": {}}
    }


def test_refusals_and_faults_are_told_apart(ask: Asked) -> None:
    assert ask("bill", request={"cards": ["callos"] * 3})["refused"][0]["code"] == "no-copies-left"
    assert ask("bill", request={"cards": ["calos"]})["bad"]["params"]["near"] == "callos"
    assert ask.ok("bill", request={"cards": ["callos"]})["total"] == 60


def test_a_game_line_by_line(ask: Asked) -> None:
    view = ask.ok("open", log=[START])
    assert (view["lines"], view["round"], view["can_undo"]) == (1, 1, False)
    assert ask.ok("may", event={"event": "settle"})["allowed"] is False
    before = ask.ok("preview", event=ROUND)
    view = ask.ok("add", event=ROUND)
    assert view["savings"] == before["savings"] == {"Ana": 900, "Ben": 800, "Cem": 900}
    assert view["last"] == before["bill"]
    assert before["hand_limits"] == view["hand_limits"]
    assert view["starter"] == before["next_starter"] == "Ben"
    assert view["can_undo"]
    assert ask.ok("add", event={"event": "undo"})["savings"]["Ben"] == 900


def test_what_an_undo_would_take_back(ask: Asked) -> None:
    ask.ok("open", log=[START])
    assert ask.ok("undoes") is None
    ask.ok("add", event=ROUND)
    ask.ok("add", event=ROUND)
    found = ask.ok("undoes")
    assert (found["line"], found["edit"], found["event"], found["round"]) == (3, False, ROUND, 1)
    assert found["told"]["code"] == "round"
    ask.ok("add", event={"event": "edit", "line": 2, "with": None})
    found = ask.ok("undoes")
    assert (found["line"], found["edit"], found["event"], found["round"]) == (2, True, None, 0)
    ask.ok("add", event={"event": "undo"})
    assert ask.ok("undoes")["line"] == 3
    ask.ok("add", event={"event": "undo"})
    assert (ask.ok("undoes")["line"], ask.ok("undoes")["edit"]) == (2, False)


def test_the_table_in_the_middle_of_a_round(ask: Asked) -> None:
    log = [START, {"event": "play", "player": "Ana", "card": "callos", "premium": 1}]
    log.append({"event": "play", "player": "Ben", "type": "meat", "price": 45, "anyway": True})
    log.append({"event": "play", "player": "Cem", "card": "burnt-dish", "price": -20, "on": "fish"})
    view = ask.ok("open", log=log)
    stacks = {stack["type"]: stack for stack in view["stacks"]}
    assert (stacks["fish"]["takes"], stacks["fish"]["locked"]) == (None, True)
    assert (stacks["vegetable"]["takes"], stacks["vegetable"]["locked"]) == (0, False)
    assert stacks["meat"]["cards"] == [
        {"card": "callos", "price": 60, "premium": 1},
        {"card": "", "price": 45, "premium": 0},
    ]
    assert stacks["fish"]["cards"] == [{"card": "burnt-dish", "price": -20, "premium": 0}]
    # 2*60 + 45 - 20
    assert view["bill"]["total"] == 145
    assert (view["turn"], view["count"]) == ("Ana", 4)


def test_the_screen_says_what_the_verdicts_say(ask: Asked) -> None:
    log = [START, {"event": "play", "player": "Ana", "card": "callos"}]
    ask.ok("open", log=log)
    for premium in (0, 1):
        screen = ask.ok("screen", premium=premium)
        for card in ("chorizo", "morcilla", "callos", "percebes"):
            event = {"event": "play", "player": "Ben", "card": card, "premium": premium}
            assert screen["plays"][card] == ask.ok("may", event=event)["reasons"]
    for card in ("wine", "coffee", "toilet", "birthday-cake", "turn-reversal"):
        event = {"event": "play", "player": "Ben", "card": card}
        assert screen["plays"][card] == ask.ok("may", event=event)["reasons"]
    for player in ("Ana", "Ben", "Cem"):
        event = {"event": "ask", "player": player}
        assert screen["asks"][player] == ask.ok("may", event=event)["reasons"]
    event = {"event": "pass", "player": "Ben"}
    assert screen["pass"] == ask.ok("may", event=event)["reasons"]


@pytest.mark.parametrize("by", ["asker", "anyone"])
def test_the_screen_after_somebody_has_asked(ask: Asked, by: str) -> None:
    start = {**START, "rulings": {"split-by": by}}
    log = [start, {"event": "play", "player": "Ana", "card": "toilet"}]
    ask.ok("open", log=[*log, {"event": "ask", "player": "Ben"}])
    screen = ask.ok("screen", premium=0)
    assert [bool(screen["tips"][name]) for name in ("Ana", "Ben", "Cem")] == [True, False, False]
    free = [(way["kind"], way["by"], way["with"]) for way in screen["splits"] if not way["reasons"]]
    mine = [("fifty-fifty", "Ben", "Cem"), ("go-dutch", "Ben", "")]
    theirs = [("fifty-fifty", "Cem", "Ben"), ("go-dutch", "Cem", "")] if by == "anyone" else []
    assert free == mine + theirs
    view = ask.ok("add", event={"event": "fifty-fifty", "player": "Ben", "with": "Cem"})
    assert view["split"] == {"kind": "fifty-fifty", "by": "Ben", "with": "Cem"}


def test_no_burnt_dish_is_left(ask: Asked) -> None:
    prices = next(c["prices"] for c in store.facts("la-cuenta")["cards"] if "prices" in c)
    log: list[Any] = [START]
    for turn, price in enumerate(prices):
        play = {"event": "play", "player": START["players"][turn % 3], "card": "burnt-dish"}
        log.append({**play, "price": price, "on": "meat", "anyway": True})
    ask.ok("open", log=log)
    codes = [why["code"] for why in ask.ok("screen", premium=0)["plays"]["burnt-dish@fish"]]
    assert codes == ["no-burnt-dish-left"]


def test_an_over_game_has_an_empty_screen(ask: Asked) -> None:
    view = ask.ok("open", log=[{**START, "savings": {"Ana": 0}}])
    assert (view["over"], view["winners"], view["leaders"]) == (
        True,
        ["Ben", "Cem"],
        ["Ben", "Cem"],
    )
    assert ask.ok("screen", premium=0) == {"plays": {}, "asks": {}, "tips": {}, "splits": []}
    assert ask.ok("preview", event=ROUND)["bill"] is None


def test_log_and_marks(ask: Asked) -> None:
    correct = {"event": "correct", "savings": {"Cem": 850}}
    log = [START, ROUND, {"event": "pass", "player": "Ben"}, correct, {"event": "undo"}, ROUND]
    log.append({"event": "edit", "line": 2, "with": {**ROUND, "tips": 0}})
    ask.ok("open", log=log)
    entries = ask.ok("log")
    assert [(entry["line"], entry["round"]) for entry in entries] == [
        (1, 0),
        (2, 0),
        (3, 1),
        (6, 1),
    ]
    assert entries[2]["irregular"][0]["code"] == "pass-not-birthday"
    assert entries[1]["told"]["code"] == "round"
    assert "tip" not in entries[1]["rules"]
    assert "tip" in entries[3]["rules"]
    marks = ask.ok("marks")
    assert [(mark["line"], mark["round"], mark.get("payable")) for mark in marks] == [
        (1, 0, None),
        (2, 1, 80),
        (6, 2, 100),
    ]
    assert marks[-1]["figures"]["savings"]["Ben"] == 720


def test_under_another_ruling(ask: Asked) -> None:
    premium = {"event": "round", "asker": "Ana", "cards": [{"card": "callos", "premium": 1}]}
    ask.ok("open", log=[START, {**premium, "tips": 1}])
    found = ask.ok("under", rulings={"tip-price": "printed"})
    assert found["savings"]["Ana"] == 900 - 180
    assert found["after"] is None
    found = ask.ok("under", rulings={"tip-price": "printed"}, event={**premium, "tips": 2})
    assert found["after"]["savings"]["Ana"] == 900 - 180 - 240
    assert (
        ask.ok("marks")[-1]["figures"]["savings"]["Ana"] == 900 - 240
    )  # the open game stays as it is


def test_replay_and_verdict_are_those_of_the_game(ask: Asked) -> None:
    facts = store.facts("la-cuenta")
    log = [START, ROUND]
    assert ask.ok("replay", log=log) == game.replay(facts, log)
    event = {"event": "ask", "player": "Ben"}
    assert ask.ok("verdict", log=log, event=event) == game.verdict(facts, log, event)


def _codes(reasons: list[dict[str, Any]]) -> list[str]:
    return [reason["code"] for reason in reasons]


def test_only_what_cannot_lie_there_stops_a_tap(ask: Asked) -> None:
    request = {"players": ["Ana", "Ben", "Cem"], "asker": "Ana", "protected": ["Ana"]}
    found = ask.ok("preview", request={**request, "cards": ["callos"] * 3})
    assert _codes(found["reasons"]) == ["no-copies-left", "protected-asks"]
    assert _codes(found["stops"]) == ["no-copies-left"]
    assert found["bill"] is None
    found = ask.ok("preview", request={"cards": ["callos", "callos"]})
    assert (found["stops"], found["bill"]["total"]) == ([], 120)
    ask.ok("open", log=[START])
    found = ask.ok("preview", event={**ROUND, "cards": ["callos"] * 3, "protected": ["Ben"]})
    assert _codes(found["stops"]) == ["no-copies-left"]


@pytest.mark.parametrize(("by", "who"), [("asker", ["Ben"]), ("anyone", ["Ana", "Ben", "Cem"])])
def test_who_may_split_a_told_bill(ask: Asked, by: str, who: list[str]) -> None:
    rulings = {"split-by": by}
    request = {"players": START["players"], "asker": "Ben", "cards": [], "rulings": rulings}
    assert ask.ok("preview", request=request)["splitters"] == who
    ask.ok("open", log=[{**START, "rulings": rulings}])
    assert ask.ok("preview", event=ROUND)["splitters"] == who


@pytest.mark.parametrize(("tie", "asked"), [("cash-then-shared", True), ("shared", False)])
def test_cash_is_asked_for_where_it_decides(ask: Asked, tie: str, asked: bool) -> None:
    start = {**START, "savings": {"Ana": 0}, "rulings": {"tie-break": tie}}
    view = ask.ok("open", log=[start])
    assert (view["cash_asked"], view["cash_needed"]) == (asked, asked)
    assert view["end_rules"] == ["game-end", "winner", "tie-break"]
    view = ask.ok("add", event={"event": "cash", "cash": {"Ben": "1.50", "Cem": 2}})
    assert (view["cash_asked"], view["cash_needed"]) == (asked, False)
    assert view["winners"] == (["Cem"] if asked else ["Ben", "Cem"])
    assert "game-end" in view["end_rules"]


def test_what_comes_after_the_end_is_void(ask: Asked) -> None:
    view = ask.ok("open", log=[{**START, "savings": {"Ana": 0}}, ROUND])
    assert view["oddity"]["void"]
    assert [entry["void"] for entry in ask.ok("log")] == [False, True]
    view = ask.ok("open", log=[START, {"event": "pass", "player": "Ben"}])
    assert not view["oddity"]["void"]


@pytest.mark.parametrize("counting", ["down", "up"])
def test_how_a_game_stands_that_is_not_open(ask: Asked, counting: str) -> None:
    log = [{**START, "rulings": {"counting": counting}}, ROUND]
    view = ask.ok("stands", log=log)
    assert (view["leaders"], view["round"]) == (["Ana", "Cem"], 2)  # only Ben has paid
    ask.ok("open", log=log)
    assert ask.ok("under", rulings={"counting": "down"})["comparable"] == (counting == "down")
