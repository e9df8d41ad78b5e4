"""What must hold for every game: random events, regular or not, with things taken back."""

import json
import sys
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.engine.faults import BadInput
from referee.games.la_cuenta import game
from referee.games.la_cuenta.bill import bill_result
from referee.games.la_cuenta.running import running_total
from referee.games.la_cuenta.state import order_on_table
from referee.rulebase import store
from tests.support.full import examples

FACTS = store.facts("la-cuenta")
RULES = {rule["id"] for rule in store.book("la-cuenta")["rules"]}
NAMES = ["Ana", "Ben", "Cem", "Dai"]
CARDS = [card["id"] for card in FACTS["cards"] if card["kind"] not in ("tip", "burnt-dish")]
CARDS = [id_ for id_ in CARDS if id_ not in ("fifty-fifty", "go-dutch")]


def player() -> st.SearchStrategy[str]:
    return st.sampled_from(NAMES)


def _amounts(low: int, high: int) -> st.SearchStrategy[dict[str, int]]:
    return st.dictionaries(player(), st.integers(low, high))


def events() -> st.SearchStrategy[dict[str, Any]]:
    one = st.fixed_dictionaries
    return st.one_of(
        one(
            {"event": st.just("play"), "player": player(), "card": st.sampled_from(CARDS)},
            optional={"premium": st.integers(0, 3), "anyway": st.booleans()},
        ),
        one(
            {
                "event": st.just("play"),
                "player": player(),
                "card": st.just("burnt-dish"),
                "price": st.integers(-7, 0).map(lambda n: n * 10),
                "on": st.sampled_from(FACTS["types"]),
            }
        ),
        one({"event": st.sampled_from(["pass", "ask", "tip", "go-dutch", "redraw"])}).flatmap(
            lambda e: player().map(lambda name: e | {"player": name})
        ),
        one({"event": st.just("ask"), "player": player(), "cannot_play": st.booleans()}),
        one({"event": st.just("fifty-fifty"), "player": player(), "with": player()}),
        st.just({"event": "settle"}),
        one(
            {
                "event": st.just("round"),
                "asker": player(),
                "cards": st.lists(st.sampled_from(["wine", "callos", "coffee"]), max_size=4),
                "tips": st.integers(0, 2),
            },
            optional={"protected": st.lists(player(), unique=True, max_size=4)},
        ),
        one({"event": st.just("correct"), "savings": _amounts(1, 900)}),
        one({"event": st.just("cash"), "cash": _amounts(0, 9)}),
    )


@st.composite
def starts(draw: st.DrawFn) -> dict[str, Any]:
    return {
        "event": "game",
        "players": NAMES[: draw(st.integers(3, 4))],
        "reading": draw(st.sampled_from(["reconciled", "en", "de", "zh"])),
        "rulings": {
            ruling["id"]: draw(st.sampled_from(ruling["choices"]))
            for ruling in FACTS["rulings"]
            if draw(st.integers(0, 2)) == 0
        },
    }


def regular(start: dict[str, Any], tries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return a log of those events that were allowed when they came."""
    log = [start]
    fold = game.fold(FACTS, log, True)
    for event in tries:
        try:
            allowed = fold.verdict(event)["allowed"]
        except BadInput:  # somebody who does not sit at this table
            continue
        if allowed:
            fold.add(event)
            log.append(event)
    return log


@given(starts(), st.lists(events(), max_size=60))
@settings(max_examples=examples(50, 1500))
def test_games_that_keep_the_rules(start: dict[str, Any], tries: list[dict[str, Any]]) -> None:
    log = regular(start, tries)
    result = game.replay(FACTS, log)
    assert "stopped" not in result
    assert result == game.replay(FACTS, json.loads(json.dumps(log)), judged=False)
    assert set(result["rules"]) <= RULES
    assert all(5 <= limit <= 10 for limit in result["hand_limits"].values())
    assert (result["next_starter"] is None) == result["over"] == bool(result["winners"])
    rulings = start["rulings"]
    if not any(event["event"] == "correct" for event in log) and rulings.get("debt") != "zero":
        sign = 1 if rulings.get("counting") == "up" else -1
        for name in start["players"]:
            first = 0 if sign == 1 else {3: 900, 4: 1000}[len(start["players"])]
            paid = sum(round_["shares"][name] for round_ in result["rounds"])
            assert result["savings"][name] == first + sign * paid


@given(starts(), st.lists(events(), max_size=40))
@settings(max_examples=examples(50, 1500))
def test_anything_can_be_folded_as_played(
    start: dict[str, Any], lines: list[dict[str, Any]]
) -> None:
    known = [line for line in lines if _sits_there(start, line)]
    result = game.replay(FACTS, [start, *known], judged=False)
    json.dumps(result)
    judged = game.replay(FACTS, [start, *known])
    if result["irregular"]:
        lines_listed = [entry["line"] for entry in result["irregular"]]
        not_agreed = [n for n in lines_listed if not known[n - 2].get("anyway")]
        stopped = [judged["stopped"]["line"]] if "stopped" in judged else []
        assert stopped == not_agreed[:1]
    else:
        assert judged == result


def _sits_there(start: dict[str, Any], line: dict[str, Any]) -> bool:
    text = json.dumps(line)
    return all(name in start["players"] or f'"{name}"' not in text for name in NAMES)


@given(starts(), st.lists(events(), max_size=30))
@settings(max_examples=examples(33, 1000))
def test_the_running_bill_is_the_bill(start: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    """What verdicts add, one by one, is what the bill sums up at the end."""
    fold = game.fold(FACTS, [start])
    for line in lines:
        if not _sits_there(start, line):
            continue
        state = fold.state
        before = running_total(state.deck, state.round.running)
        table = state.round
        verdict = fold.verdict(line)
        fold.add(line)
        order = order_on_table(fold.state, fold.state.players[0])
        total = running_total(fold.state.deck, fold.state.round.running)
        assert total == bill_result(fold.state.deck, fold.state.rulings, order)["total"]
        if verdict["allowed"] and fold.state.round is table and line["event"] != "round":
            assert total == before + verdict["adds"]


@given(starts(), st.lists(events(), min_size=1, max_size=20), st.data())
@settings(max_examples=examples(33, 1000))
def test_undo_and_edit(
    start: dict[str, Any], lines: list[dict[str, Any]], data: st.DataObject
) -> None:
    known = [line for line in lines if _sits_there(start, line)]
    if not known:
        return
    log = [start, *known]
    undone = game.replay(FACTS, [*log, {"event": "undo"}], judged=False)
    assert undone == game.replay(FACTS, log[:-1], judged=False)
    at = data.draw(st.integers(2, len(log)))
    other = data.draw(st.sampled_from(known))
    edited = game.replay(FACTS, [*log, {"event": "edit", "line": at, "with": other}], judged=False)
    assert edited == game.replay(FACTS, [*log[: at - 1], other, *log[at:]], judged=False)
    growing = game.fold(FACTS, [start])
    for line in [*known, {"event": "edit", "line": at, "with": other}, {"event": "undo"}]:
        growing.add(line)
    assert growing.result() == game.replay(FACTS, log, judged=False)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | player(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@given(
    st.lists(
        events()
        | st.dictionaries(
            st.sampled_from(["event", "player", "card", "line", "with", "cards", "asker", "cash"]),
            st.sampled_from(["play", "edit", "undo", "game", "round", "cash"]) | JUNK,
        )
        | JUNK,
        max_size=8,
    )
)
@settings(max_examples=examples(100, 3000))
def test_junk_logs(lines: list[Any]) -> None:
    for log in (lines, [{"event": "game", "players": NAMES}, *lines]):
        for judged in (True, False):
            where = ""
            try:
                json.dumps(game.replay(FACTS, log, judged))
            except BadInput as fault:
                where = fault.where
            assert where == "" or where.startswith("line ")


def test_event_300_costs_what_event_10_does() -> None:
    """No lists of the whole game are walked: the state's parts touched stay small."""
    log: list[dict[str, Any]] = [{"event": "game", "players": NAMES, "savings": {}}]
    fold = game.fold(FACTS, log)
    told = {"event": "round", "asker": "Ana", "cards": ["toilet", "turn-reversal"]}
    counts = []

    def steps(event: dict[str, Any]) -> int:
        seen = 0
        tracer = sys.gettrace()

        def count(*_: Any) -> Any:
            nonlocal seen
            seen += 1
            return count

        sys.settrace(count)
        try:
            fold.verdict(event)
            fold.add(event)
        finally:
            sys.settrace(tracer)
        return seen

    for _ in range(300):
        counts.append(steps(told))
    # The least of ten: a garbage collection in between may add a traced step of its own.
    assert min(counts[-10:]) == min(counts[5:15])
