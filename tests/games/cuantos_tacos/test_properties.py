"""What holds of every game: verdict and deed agree, undo takes back, lines add up to points."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.cuantos_tacos import game
from referee.rulebase import store

Event = dict[str, Any]
FACTS = store.facts("cuantos-tacos")
NAMES = ("Ana", "Ben", "Cem")
WORDS = ("beef", "corn", "lime")
names = st.sampled_from(NAMES)
cards = st.integers(1, 5)
points = st.integers(0, 9)
words = st.lists(st.sampled_from(WORDS), max_size=3)
dice = st.lists(st.sampled_from([*WORDS, "wild-protein", "wild-sauce"]), min_size=4, max_size=6)
bonus = st.lists(st.integers(1, 2), max_size=2)
counts = st.integers(0, 3)


def event(name: str, needed: Event, may: Event) -> st.SearchStrategy[Event]:
    """Return events of a name, with some of the keys they may have."""
    keys = {"event": st.just(name), **needed}
    return st.fixed_dictionaries(keys, optional=may)


events = st.one_of(
    event("roll", {"dice": dice}, {"player": names}),
    event("roll", {}, {"wilds": st.integers(0, 2), "alike": st.integers(0, 6)}),
    event("action", {"player": names, "action": st.just("reroll")}, {}),
    event("action", {"player": names, "action": st.just("lock")}, {"die": st.sampled_from(WORDS)}),
    event("action", {"player": names, "action": st.just("discard")}, {"card": cards}),
    event("action", {"player": names, "action": st.just("block")}, {"against": names}),
    event("steal", {}, {"player": names, "card": cards}),
    event("extra", {}, {"player": names}),
    event("finish", {"player": names, "points": points}, {"bonus": bonus, "sauces": counts}),
    event("finish", {"player": names, "card": cards}, {"bonus": bonus, "sauces": counts}),
    event("bonus", {"player": names, "bonus": bonus}, {}),
    event(
        "card",
        {"player": names, "points": points},
        {"needs": words, "sauces": counts, "begun": st.booleans()},
    ),
    event("mark", {"player": names}, {"card": cards, "ingredients": words}),
    event("end-turn", {}, {}),
    event("end-turn", {}, {}),
    event(
        "score",
        {"player": names},
        {
            "finished": st.lists(points, max_size=3),
            "bonus": bonus,
            "unused": st.integers(0, 4),
            "begun": st.lists(points, max_size=2),
            "not_begun": st.lists(points, max_size=2),
            "sauces": counts,
            "sauces_unfinished": counts,
        },
    ),
    event("end", {}, {}),
    event("correct", {"round": st.integers(1, 5)}, {"turn": names}),
    event("correct", {"score": st.dictionaries(names, points)}, {}),
)
rulings = st.fixed_dictionaries(
    {entry["id"]: st.sampled_from(entry["choices"]) for entry in FACTS["rulings"]}
)
starts = st.fixed_dictionaries(
    {"event": st.just("game"), "players": st.just(list(NAMES)), "rulings": rulings},
    optional={
        "starter": names,
        "round": st.integers(3, 5),
        "turn": names,
        "score": st.dictionaries(names, points),
        "used_reroll": st.lists(names, unique=True),
    },
)
logs = st.tuples(starts, st.lists(events, max_size=25))
Log = tuple[Event, list[Event]]


def play(log: Log, step: Callable[[Any, Event], None]) -> Any:
    """Enter a log event by event, as played, and do something before each; return the fold."""
    fold = game.fold(FACTS, [log[0]])
    for one in log[1]:
        step(fold, one)
    return fold


@given(logs)
def test_verdict_and_deed_agree(log: Log) -> None:
    def step(fold: Any, one: Event) -> None:
        before = copy.deepcopy(fold.result()), copy.deepcopy(game.view(fold.state))
        verdict = fold.verdict(one)
        assert (fold.result(), game.view(fold.state)) == before
        irregular = len(fold.irregular)
        fold.add(one)
        assert verdict["allowed"] == (len(fold.irregular) == irregular)
        after = fold.result()["score"]
        if verdict["allowed"]:
            assert fold.result()["rules"] == verdict["rules"]
            assert fold.state.last == verdict["lines"]
            moved = {name: after[name] - before[0]["score"][name] for name in NAMES}
            assert verdict["changes"].get("score", {}) == {n: d for n, d in moved.items() if d}
        else:
            assert fold.irregular[-1]["reasons"] == verdict["reasons"]
            assert (verdict["changes"], verdict["lines"]) == ({}, [])

    play(log, step)


@given(logs)
def test_undo_takes_back(log: Log) -> None:
    def step(fold: Any, one: Event) -> None:
        before = copy.deepcopy(fold.result()), copy.deepcopy(game.view(fold.state))
        fold.add(one)
        fold.add({"event": "undo"})
        assert (fold.result(), game.view(fold.state)) == before
        fold.add(one)

    play((log[0], log[1][:12]), step)


@given(logs)
def test_lines_add_up_and_cite_rules_that_exist(log: Log) -> None:
    known = set(FACTS["rules"])

    def step(fold: Any, one: Event) -> None:
        fold.add(one)
        result, view = fold.result(), game.view(fold.state)
        lines = [line for entry in result["rounds"] for line in entry["lines"]] + view["lines"]
        sums = dict.fromkeys(NAMES, 0)
        for line in lines:
            sums[line["player"]] += line["score"]
            assert line["rules"]
            assert set(line["rules"]) <= known
        assert sums == result["score"] == view["figures"]["score"]
        assert set(result["rules"]) <= known
        assert len(set(result["rules"])) == len(result["rules"])
        assert result["over"] == bool(result["winners"])
        if result["over"]:
            best = max(result["score"].values())
            assert {result["score"][name] for name in result["winners"]} == {best}

    play(log, step)


@given(logs)
def test_event_by_event_is_the_same_as_all_at_once(log: Log) -> None:
    fold = play(log, lambda fold, one: fold.add(one))
    again = game.fold(FACTS, [log[0], *log[1]])
    assert fold.result() == again.result()
    assert game.view(fold.state) == game.view(again.state)


@given(logs)
def test_judged_and_as_played_agree_where_nothing_is_irregular(log: Log) -> None:
    allowed: list[Event] = []

    def step(fold: Any, one: Event) -> None:
        if fold.verdict(one)["allowed"]:
            fold.add(one)
            allowed.append(one)

    fold = play(log, step)
    judged = game.replay(FACTS, [log[0], *allowed], judged=True)
    assert "stopped" not in judged
    assert judged == fold.result() == game.replay(FACTS, [log[0], *allowed], judged=False)


@given(logs)
def test_judged_it_stops_at_the_first_refusal(log: Log) -> None:
    played = game.replay(FACTS, [log[0], *log[1]], judged=False)
    judged = game.replay(FACTS, [log[0], *log[1]], judged=True)
    if not played["irregular"]:
        assert "stopped" not in judged
        return
    line = played["irregular"][0]["line"]
    assert (judged["stopped"]["line"], judged["irregular"]) == (line, [])
    before = game.replay(FACTS, [log[0], *log[1]][: line - 1])
    assert judged["score"] == before["score"]
    agreed = [{**one, "anyway": True} for one in log[1]]
    assert game.replay(FACTS, [log[0], *agreed]) == played


@given(logs)
def test_cards_are_neither_lost_nor_made(log: Log) -> None:
    """Cards in hand: what was drawn, less what was finished or discarded."""
    fold = play(log, lambda fold, one: fold.add(one))
    state = fold.state
    keys = [card.key for seat in state.seats.values() for card in seat.hand]
    assert len(keys) == len(set(keys))
    assert all(1 <= key <= state.drawn for key in keys)
    numbers = [card.number for seat in state.seats.values() for card in seat.hand if card.number]
    assert len(numbers) == len(set(numbers))
    assert not set(numbers) & set(state.finished)
