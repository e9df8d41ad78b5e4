"""Undo and edit: which lines of a log still stand."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine.faults import BadInput
from referee.engine.standing import Standing

GAME: dict[str, Any] = {"event": "game"}
UNDO: dict[str, Any] = {"event": "undo"}


def event(name: str) -> dict[str, Any]:
    return {"event": name}


def edit(line: int, name: str | None) -> dict[str, Any]:
    return {"event": "edit", "line": line, "with": None if name is None else event(name)}


def standing(*lines: dict[str, Any]) -> list[str | None]:
    """Return the names of what stands on each line, after the first."""
    log = Standing()
    for line in (GAME, *lines):
        log.take(line)
    return [None if found is None else found["event"] for found in log.events[1:]]


def test_undo_takes_back_the_last_event_that_stands() -> None:
    assert standing(event("a"), event("b"), UNDO) == ["a", None, None]
    assert standing(event("a"), event("b"), UNDO, UNDO) == [None] * 4
    assert standing(event("a"), UNDO, event("b"), UNDO) == [None] * 4


def test_undo_takes_back_an_edit_too() -> None:
    assert standing(event("a"), event("b"), edit(2, "x"), UNDO) == ["a", "b", None, None]
    assert standing(event("a"), edit(2, "x"), edit(2, "y"), UNDO)[0] == "x"
    assert standing(event("a"), edit(2, "x"), UNDO, UNDO)[0] is None


def test_edit_replaces_or_removes() -> None:
    assert standing(event("a"), event("b"), edit(2, "x")) == ["x", "b", None]
    assert standing(event("a"), event("b"), edit(2, None)) == [None, "b", None]


def test_a_removed_event_can_come_back() -> None:
    assert standing(event("a"), edit(2, None), edit(2, "x"))[0] == "x"
    assert standing(event("a"), edit(2, None), edit(2, "x"), UNDO)[0] is None
    assert standing(event("a"), edit(2, None), UNDO)[0] == "a"


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ([UNDO], "nothing-to-undo"),
        ([event("a"), UNDO, UNDO], "nothing-to-undo"),
        ([event("a"), edit(1, "x")], "edit-first-line"),
        ([edit(2, "x")], "edit-nothing-yet"),
        ([edit(1, "x")], "edit-first-line"),
        ([event("a"), edit(3, "x")], "edit-no-line"),
        ([event("a"), edit(4, "x")], "edit-no-line"),
        ([event("a"), edit(0, "x")], "edit-no-line"),
        ([event("a"), edit(-1, "x")], "edit-no-line"),
        ([event("a"), UNDO, edit(2, "x")], "edit-taken-back"),
        ([event("a"), event("b"), UNDO, edit(4, "x")], "edit-no-event"),
        ([event("a"), edit(2, "x"), edit(3, "y")], "edit-no-event"),
        ([event("a"), edit(2, "undo")], "edit-with-no-event"),
        ([event("a"), edit(2, "edit")], "edit-with-no-event"),
        ([event("a"), edit(2, "game")], "edit-with-no-event"),
        ([event("a"), {"event": "edit", "line": 2}], "missing-key"),
        ([event("a"), {"event": "edit", "with": None}], "missing-key"),
        ([event("a"), {"event": "edit", "line": True, "with": None}], "not-a-whole-number"),
        ([event("a"), {"event": "edit", "line": 2, "with": []}], "not-an-object"),
        ([event("a"), {"event": "edit", "line": 2, "with": None, "why": ""}], "unknown-key"),
        ([event("a"), {"event": "undo", "line": 2}], "unknown-key"),
        ([GAME], "second-game"),
        ([[]], "not-an-object"),
        ([{}], "missing-key"),
        ([{"event": 1}], "not-a-text"),
    ],
)
def test_what_cannot_be_taken_back(lines: list[Any], code: str) -> None:
    log = Standing()
    log.take(GAME)
    for line in lines[:-1]:
        log.take(line)
    before = list(log.events)
    with pytest.raises(BadInput) as caught:
        log.take(lines[-1])
    assert caught.value.code == code
    assert log.events == before


def test_the_first_line_is_the_game() -> None:
    with pytest.raises(BadInput) as caught:
        Standing().take(event("play"))
    assert (caught.value.code, caught.value.params) == ("first-line-not-game", {"found": "play"})


@given(st.lists(st.sampled_from(["event", "edit", "remove", "undo"]), max_size=30), st.randoms())
def test_undoing_everything_leaves_nothing(steps: list[str], random: Any) -> None:
    log = Standing()
    log.take(GAME)
    actions = 0
    for number, step in enumerate(steps):
        lines = [n for n, found in enumerate(log.events, 1) if found is not None and n > 1]
        if step == "event" or not lines:
            log.take(event(f"e{number}"))
            actions += 1
        elif step == "undo":
            log.take(UNDO)
            actions -= 1
        else:
            log.take(edit(random.choice(lines), "x" if step == "edit" else None))
            actions += 1
    for _ in range(actions):
        log.take(UNDO)
    assert log.events[1:] == [None] * (len(log.events) - 1)
    with pytest.raises(BadInput):
        log.take(UNDO)
