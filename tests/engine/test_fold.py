"""The fold, with a game as small as can be: a sum that may not go below zero."""

from typing import Any

import pytest

from referee.engine.faults import BadInput, reason
from referee.engine.fold import Fold


class Add:
    def __init__(self, number: int, anyway: bool) -> None:
        self.number = number
        self.anyway = anyway


class Counter:
    """A referee for events {"event": "add", "n": 1}; counts how often it applied one."""

    def __init__(self) -> None:
        self.applied = 0

    def start(self, facts: dict[str, Any], data: dict[str, Any]) -> list[int]:
        if "broken" in data:
            raise BadInput("broken", "broken")
        return [facts["from"]]

    def read(self, state: list[int], data: dict[str, Any]) -> Add:
        if data["event"] != "add":
            raise BadInput("unknown-event", "event")
        if not isinstance(data.get("n"), int):
            raise BadInput("not-a-whole-number", "n" if "n" in data else "")
        return Add(data["n"], bool(data.get("anyway")))

    def reasons(self, state: list[int], event: Add) -> list[Any]:
        if state[0] + event.number >= 0:
            return []
        return [reason("below-zero", ["floor"]), reason("too-little", ["floor", "sum"])]

    def verdict(self, state: list[int], event: Add) -> Any:
        return {"allowed": not self.reasons(state, event)}

    def apply(self, state: list[int], event: Add, reasons: list[Any]) -> None:
        self.applied += 1
        state[0] += event.number

    def result(self, state: list[int]) -> Any:
        return {"sum": state[0]}


FACTS = {"from": 5}
GAME: dict[str, Any] = {"event": "game"}


def add(number: int, **more: Any) -> dict[str, Any]:
    return {"event": "add", "n": number, **more}


def edit(line: int, event: Any) -> dict[str, Any]:
    return {"event": "edit", "line": line, "with": event}


def folded(*lines: Any, judged: bool = True) -> Any:
    return Fold(Counter(), FACTS, [GAME, *lines], judged).result()


def test_all_is_well() -> None:
    assert folded(add(1), add(-6)) == {"sum": 0, "irregular": []}


def test_judged_stops_before_the_first_refused_event() -> None:
    assert folded(add(1), add(-9), add(100)) == {
        "sum": 6,
        "irregular": [],
        "stopped": {
            "line": 3,
            "reasons": [
                {"code": "below-zero", "rules": ["floor"]},
                {"code": "too-little", "rules": ["floor", "sum"]},
            ],
            "rules": ["floor", "sum"],
        },
    }


def test_as_played_counts_and_lists_it() -> None:
    result = folded(add(-9), add(1), judged=False)
    assert result["sum"] == -3
    assert [entry["line"] for entry in result["irregular"]] == [2, 3]
    assert "stopped" not in result


def test_what_the_table_agreed_to_stands_when_judged() -> None:
    result = folded(add(-9, anyway=True), add(9))
    assert result["sum"] == 5
    assert [entry["line"] for entry in result["irregular"]] == [2]


def test_taking_back_comes_before_judging() -> None:
    assert folded(add(-9), {"event": "undo"}, add(1)) == {"sum": 6, "irregular": []}
    assert folded(add(-9), edit(2, add(2)))["sum"] == 7
    assert folded(add(1), edit(2, None))["sum"] == 5


@pytest.mark.parametrize(
    ("log", "code", "where"),
    [
        ({}, "not-a-list", ""),
        ([], "empty-log", ""),
        ([{"event": "add", "n": 1}], "first-line-not-game", "line 1: event"),
        ([{"event": "game", "broken": 1}], "broken", "line 1: broken"),
        ([GAME, add(1), {"event": "undo"}, {"event": "undo"}], "nothing-to-undo", "line 4"),
        ([GAME, {"event": "sub"}], "unknown-event", "line 2: event"),
        ([GAME, add(-9), {"event": "add", "n": "x"}], "not-a-whole-number", "line 3: n"),
        ([GAME, add(1), edit(2, {"event": "add"})], "not-a-whole-number", "line 2"),
        ([GAME, "add"], "not-an-object", "line 2"),
    ],
)
def test_wrong_input_names_the_line(log: Any, code: str, where: str) -> None:
    with pytest.raises(BadInput) as caught:
        Fold(Counter(), FACTS, log, True)
    assert (caught.value.code, caught.value.where) == (code, where)


def test_going_on_equals_folding_the_whole_log() -> None:
    lines = [add(1), add(-9), {"event": "undo"}, add(2), edit(2, add(7)), add(-1), edit(5, None)]
    for judged in (True, False):
        growing = Fold(Counter(), FACTS, [GAME], judged)
        for number, line in enumerate(lines, 1):
            growing.add(line)
            assert growing.result() == folded(*lines[:number], judged=judged)


def test_only_taking_back_folds_anew() -> None:
    counter = Counter()
    fold = Fold(counter, FACTS, [GAME], True)
    for _ in range(300):
        fold.add(add(1))
    assert counter.applied == 300
    fold.add({"event": "undo"})
    assert counter.applied == 300 + 299


@pytest.mark.parametrize(
    ("line", "code", "where"),
    [
        ({"event": "sub"}, "unknown-event", "line 3: event"),
        (
            {"event": "edit", "line": 2, "with": {"event": "sub"}},
            "unknown-event",
            "line 3: with.event",
        ),
        (
            {"event": "edit", "line": 2, "with": {"event": "add"}},
            "not-a-whole-number",
            "line 3: with",
        ),
        (
            {"event": "edit", "line": 2, "with": {"event": "undo"}},
            "edit-with-no-event",
            "line 3: with.event",
        ),
        ({"event": "edit", "line": 2, "with": {}}, "missing-key", "line 3: with"),
        ({"event": "edit", "line": 1, "with": None}, "edit-first-line", "line 3: line"),
        (GAME, "second-game", "line 3: event"),
        (7, "not-an-object", "line 3"),
    ],
)
def test_a_wrong_line_changes_nothing(line: Any, code: str, where: str) -> None:
    fold = Fold(Counter(), FACTS, [GAME, add(1)], True)
    with pytest.raises(BadInput) as caught:
        fold.add(line)
    assert (caught.value.code, caught.value.where) == (code, where)
    fold.add(add(1))
    assert fold.result() == {"sum": 7, "irregular": []}
    assert len(fold.standing.events) == 3


def test_verdicts_change_nothing() -> None:
    fold = Fold(Counter(), FACTS, [GAME, add(1)], True)
    assert dict(fold.verdict(add(1))) == {"allowed": True}
    assert dict(fold.verdict(add(-9))) == {"allowed": False}
    allowed = {"allowed": True, "reasons": [], "rules": [], "adds": 0}
    assert fold.verdict({"event": "undo"}) == allowed
    assert fold.verdict(edit(2, add(3))) == allowed
    with pytest.raises(BadInput) as caught:
        fold.verdict(edit(3, None))
    assert caught.value.code == "edit-no-line"
    assert fold.result()["sum"] == 6
