"""What a page on the phone asks, of a game kept by forms and figures."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from referee.engine.phone_api import PhoneApi
from referee.engine.sketch import sketch

FILE = Path(__file__).parent / "toy.py"
SPEC = importlib.util.spec_from_file_location("toy_shells", FILE)
assert SPEC is not None
assert SPEC.loader is not None
toy: Any = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(toy)

START = {"event": "game", "players": ["Ana", "Ben"]}
ANA = {"event": "find", "player": "Ana", "type": "large"}
BEN = {"event": "find", "player": "Ben", "type": "small", "times": 3}
TIDE = {"event": "tide"}


class Page:
    """Asks and unpacks the answers."""

    def __init__(self, *log: dict[str, Any]) -> None:
        self.api = PhoneApi(toy, toy.Referee(), json.dumps(toy.FACTS))
        self.view = self.ask("open", log=[START, *log])

    def answer(self, do: str, **question: Any) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.api.ask(json.dumps({"do": do, **question})))
        return found

    def ask(self, do: str, **question: Any) -> Any:
        return self.answer(do, **question)["ok"]


def _reasons(page: Page) -> dict[str, list[str]]:
    return {
        form["event"]: [reason["code"] for reason in form["reasons"]] for form in page.ask("forms")
    }


def test_the_view_knows_the_log_and_the_rulings() -> None:
    page = Page(ANA)
    assert page.view["figures"] == {"shells": {"Ana": 2, "Ben": 0}}
    assert (page.view["lines"], page.view["can_undo"], page.view["irregular"]) == (2, True, 0)
    assert page.view["rulings"] == {"large-counts": "two"}
    assert page.view["rules"] == ["turn"]
    assert not Page().view["can_undo"]


def test_forms_say_why_not_now_and_only_what_no_filling_helps() -> None:
    assert _reasons(Page()) == {"find": [], "tide": []}
    page = Page(ANA)
    assert _reasons(page) == {"find": [], "tide": ["tide-too-early"]}
    over = Page(TIDE, TIDE, TIDE)
    assert _reasons(over) == {"find": ["over"], "tide": ["over"]}


def test_a_preview_changes_nothing() -> None:
    page = Page(ANA)
    before = json.dumps(page.ask("log"))
    found = page.ask("preview", event=BEN)
    assert found["changes"] == {"shells": {"Ben": 3}}
    assert found["lines"] == [{"what": "found", "player": "Ben", "shells": 3, "rules": ["find"]}]
    assert (found["reasons"], found["over"], found["winners"]) == ([], False, [])
    assert json.dumps(page.ask("log")) == before
    assert page.ask("add", event=BEN)["figures"] == {"shells": {"Ana": 2, "Ben": 3}}
    refused = page.ask("preview", event=BEN)
    assert [reason["code"] for reason in refused["reasons"]] == ["not-your-turn"]
    assert page.ask("preview", event=ANA | {"type": "small"})["changes"] == {"shells": {"Ana": 1}}


def test_what_the_table_agreed_to_stands_and_is_listed() -> None:
    page = Page()
    view = page.ask("add", event=BEN | {"anyway": True})
    assert view["irregular"] == 1
    assert view["oddity"]["line"] == 2
    assert [entry["irregular"] is None for entry in page.ask("log")] == [True, False]


def test_rounds_are_marked_and_counted_in_the_log() -> None:
    page = Page(ANA, BEN, TIDE, ANA)
    assert [(mark["round"], mark["figures"]["shells"]) for mark in page.ask("marks")] == [
        (0, {"Ana": 0, "Ben": 0}),
        (1, {"Ana": 2, "Ben": 3}),
    ]
    log = page.ask("log")
    assert [entry["round"] for entry in log] == [0, 0, 0, 0, 1]
    assert [entry["told"]["code"] for entry in log] == ["game", "find", "find", "tide", "find"]
    assert log[3]["rules"] == ["tide"]
    assert [entry["changes"] for entry in log[1:4]] == [
        {"shells": {"Ana": 2}},
        {"shells": {"Ben": 3}},
        {},
    ]


def test_undo_and_edit() -> None:
    page = Page(ANA, BEN)
    assert page.ask("undoes")["event"] == BEN
    assert page.ask("add", event={"event": "undo"})["figures"]["shells"]["Ben"] == 0
    page = Page(ANA, BEN)
    other = ANA | {"type": "small"}
    assert page.ask("edited", line=2, **{"with": other})["changes"] == {"shells": {"Ana": -1}}
    # without Ana's find it is not Ben's turn yet: his find stands against the rules
    gone = page.ask("edited", line=2, **{"with": None})
    assert (gone["changes"], gone["irregular"]) == ({"shells": {"Ana": -2}}, 1)
    assert page.ask("log")[1]["event"] == ANA
    page.ask("add", event={"event": "edit", "line": 2, "with": other})
    assert page.ask("undoes") | {"told": None} == {
        "line": 2,
        "edit": True,
        "event": other,
        "told": None,
        "round": 0,
    }


def test_other_rulings() -> None:
    page = Page(ANA, BEN)
    found = page.ask("under", rulings={"large-counts": "three"})
    assert (found["changes"], found["irregular"]) == ({"shells": {"Ana": 1}}, 0)
    assert page.view["rulings"] == {"large-counts": "two"}


def test_what_cannot_be_read_is_a_fault_and_changes_nothing() -> None:
    page = Page(ANA)
    for do, question in (
        ("add", {"event": {"event": "find", "player": "Bob", "type": "small"}}),
        ("preview", {"event": {"event": "fly"}}),
        ("open", {"log": [{"event": "game", "players": ["Ana"]}]}),
        ("open", {"log": []}),
        ("edited", {"line": 2, "with": {"event": "find", "player": "Ana", "type": "x"}}),
    ):
        assert "bad" in page.answer(do, **question), do
    assert page.ask("log")[-1]["event"] == ANA


@pytest.mark.parametrize("log", [[], [ANA], [ANA, BEN, TIDE]])
def test_a_sketch_shares_nothing_that_events_change(log: list[dict[str, Any]]) -> None:
    state = toy.fold(toy.FACTS, [START, *log]).state
    copy = sketch(state)
    assert toy.view(copy) == toy.view(state)
    before = json.dumps(toy.view(state))
    copy.hands["Ana"].found.append("large")
    copy.rounds.append({})
    copy.players = ["nobody"]
    assert json.dumps(toy.view(state)) == before
    assert copy.rulings is state.rulings
