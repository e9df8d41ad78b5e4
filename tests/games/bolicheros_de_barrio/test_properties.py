"""What holds for every log, also for one full of things that the rules refuse."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.games.bolicheros_de_barrio import game
from referee.rulebase import store

if TYPE_CHECKING:
    from referee.games.bolicheros_de_barrio.published import Line, ReplayResult

FACTS = store.facts("bolicheros-de-barrio")
NAMES = ["Ana", "Ben", "Cem", "Dai"]
TYPES = ["food", "drink", "staff"]

MENDING = ("corrected", "restaurant-told")

Log = list[dict[str, Any]]


def _event(names: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """Return events of a table, gained cards the most likely."""
    who, types = st.sampled_from(names), st.sampled_from(TYPES)
    places = st.sampled_from(["1", "2", "3", "external", "external"])
    improve = st.fixed_dictionaries(
        {"event": st.just("improve"), "player": who, "type": types, "to": places},
        optional={"paid": st.integers(0, 3), "together": st.booleans(), "anyway": st.booleans()},
    )
    diners = st.fixed_dictionaries({"event": st.just("diners"), "type": types})
    refill = st.just({"event": "refill"})
    advertise = st.fixed_dictionaries(
        {"event": st.just("advertise"), "player": who},
        optional={"times": st.integers(1, 2), "anyway": st.booleans()},
    )
    end = st.fixed_dictionaries({"event": st.just("end"), "player": who})
    balances = st.dictionaries(who, st.integers(0, 30), min_size=1)
    correct = st.fixed_dictionaries(
        {"event": st.just("correct"), "coins": balances}, optional={"stars": balances}
    )
    told = st.fixed_dictionaries(
        {"event": st.just("restaurant"), "player": who, "to": places},
        optional={"types": st.lists(types, unique=True)},
    )
    often = [improve] * 8 + [diners, refill] * 2
    return st.one_of(*often, advertise, end, correct, told)


@st.composite
def logs(draw: st.DrawFn) -> Log:
    """Return a log of two to four people under any rulings, up to forty events."""
    names = NAMES[: draw(st.integers(2, 4))]
    rulings = {
        entry["id"]: draw(st.sampled_from(entry["choices"]))
        for entry in FACTS["rulings"]
        if draw(st.booleans())
    }
    start: dict[str, Any] = {"event": "game", "players": names, "rulings": rulings}
    if draw(st.booleans()):
        start["coins"] = {name: draw(st.integers(0, 25)) for name in names}
    if draw(st.booleans()):
        start["settled"] = draw(st.booleans())
        start["restaurants"] = {
            name: {
                "experiences": draw(
                    st.lists(st.lists(st.sampled_from(TYPES), unique=True), max_size=3)
                ),
                "external": draw(st.lists(st.sampled_from(TYPES), max_size=4)),
            }
            for name in names
        }
    return [start, *draw(st.lists(_event(names), max_size=40))]


@given(logs())
def test_verdict_and_apply_agree(log: Log) -> None:
    fold = game.fold(FACTS, log[:1])
    for at, event in enumerate(log[1:], 2):
        before = fold.result()
        verdict = fold.verdict(event)
        assert fold.result() == before, "a verdict changes nothing"
        fold.add(event)
        after = fold.result()
        assert after["rules"] == verdict["rules"]
        if not verdict["allowed"]:
            assert after["irregular"][-1] == {"line": at, "reasons": verdict["reasons"]}
            assert verdict["changes"] == {"coins": {}, "stars": {}}
            continue
        assert after["irregular"] == before["irregular"]
        for figure in ("coins", "stars"):
            moved = {
                name: after[figure][name] - before[figure][name]
                for name in after[figure]
                if after[figure][name] != before[figure][name]
            }
            assert moved == verdict["changes"][figure]


@given(logs())
def test_lines_sum_to_the_balances(log: Log) -> None:
    fold = game.fold(FACTS, log)
    result, view = fold.result(), game.view(fold.state)
    begin = game.replay(FACTS, log[:1])
    lines = [line for done in result["rounds"] for line in done["lines"]] + view["lines"]
    for figure in ("coins", "stars"):
        for name in result[figure]:
            moved = sum(line.get(figure, 0) for line in lines if line.get("player") == name)
            assert begin[figure][name] + moved == result[figure][name]
    assert all(line["rules"] for line in lines if line["what"] not in MENDING)
    assert not [line for line in lines if figure in line and "player" not in line]


@given(logs())
def test_undo_takes_back_exactly(log: Log) -> None:
    fold = game.fold(FACTS, log[:1])
    for at, event in enumerate(log[1:], 2):
        before = _frozen(fold)
        fold.add(event)
        after = _frozen(fold)
        fold.add({"event": "undo"})
        assert _frozen(fold) == before
        fold = game.fold(FACTS, log[:at])
        assert _frozen(fold) == after, "event by event or all at once is the same"


def _frozen(fold: Any) -> str:
    return json.dumps([fold.result(), game.view(fold.state)], sort_keys=True)


@given(logs())
def test_judged_and_as_played_agree_where_nothing_is_refused(log: Log) -> None:
    fold = game.fold(FACTS, log[:1])
    kept = log[:1]
    for event in log[1:]:
        if fold.verdict(event)["allowed"]:
            fold.add(event)
            kept.append(event)
    judged = game.replay(FACTS, kept)
    assert judged == game.replay(FACTS, kept, judged=False)
    assert "stopped" not in judged
    assert all(n >= 0 for n in judged["coins"].values())


@given(logs())
def test_what_a_judged_log_refuses_stands_as_it_was(log: Log) -> None:
    judged = game.replay(FACTS, log)
    if "stopped" in judged:
        before = game.replay(FACTS, log[: judged["stopped"]["line"] - 1])
        assert before == {key: value for key, value in judged.items() if key != "stopped"}
    else:
        assert judged == game.replay(FACTS, log, judged=False)


@given(logs())
def test_results_and_views_are_plain_data(log: Log) -> None:
    fold = game.fold(FACTS, log)
    for found in (fold.result(), game.view(fold.state)):
        assert json.loads(json.dumps(found)) == found


@given(logs())
def test_a_type_has_its_stars_once(log: Log) -> None:
    result = game.replay(FACTS, log, judged=False)
    for type_ in TYPES:
        given_out = [
            line
            for line in _lines(result, log)
            if line["what"].startswith("type-star") and line["type"] == type_
        ]
        whats = [line["what"] for line in given_out]
        assert whats.count("type-star") <= 1
        assert sum(line.get("stars", 0) for line in given_out) == len(
            result["firsts"].get(type_, [])
        )


def _lines(result: ReplayResult, log: Log) -> list[Line]:
    running = game.view(game.fold(FACTS, log).state)["lines"]
    return [line for done in result["rounds"] for line in done["lines"]] + running


@given(logs(), st.lists(_event(NAMES[:2]), max_size=15))
def test_joined_midway_it_goes_on_as_the_whole(log: Log, more: Log) -> None:
    """A table that is told as it stands between two rounds goes on as the one that was kept."""
    fold = game.fold(FACTS, log[:1])
    if fold.state.rulings.chosen["completion-check"] != "when-gained":
        return  # the told table does not say which cards are still to be looked at
    for event in log[1:]:
        if fold.verdict(event)["allowed"]:
            fold.add(event)
    for event in ({"event": "diners", "type": "food"}, {"event": "refill"}):
        if fold.verdict(event)["allowed"]:
            fold.add(event)
    result = fold.result()
    if result["over"]:
        return
    start = {key: result[key] for key in ("coins", "stars", "restaurants")}
    start |= {key: log[0][key] for key in ("event", "players", "rulings")}
    start |= {"starter": result["next_starter"], "ended": fold.state.triggered}
    joined = game.fold(FACTS, [start])
    for event in more:
        assert joined.verdict(event) == fold.verdict(event)
        fold.add(event)
        joined.add(event)
        for key in ("coins", "stars", "over", "winners", "next_starter", "restaurants"):
            assert joined.result()[key] == fold.result()[key]


@pytest.mark.parametrize("name", ["coins", "stars"])
@given(logs())
def test_everybody_has_every_figure(name: str, log: Log) -> None:
    fold = game.fold(FACTS, log)
    assert list(fold.result()[name]) == log[0]["players"]
    assert fold.result()[name] == game.view(fold.state)["figures"][name]
