"""Event logs: undo and edit, judged and as played, what the table agreed to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from referee.engine.faults import BadInput
from referee.games.la_cuenta import game

if TYPE_CHECKING:
    from referee.games.la_cuenta.published import ReplayResult

START: dict[str, Any] = {"event": "game", "players": ["Ana", "Ben", "Cem"]}
UNDO: dict[str, Any] = {"event": "undo"}
SETTLE: dict[str, Any] = {"event": "settle"}


def play(player: str, card: str, **keys: Any) -> dict[str, Any]:
    return {"event": "play", "player": player, "card": card, **keys}


def ask(player: str, **keys: Any) -> dict[str, Any]:
    return {"event": "ask", "player": player, **keys}


def edit(line: int, event: Any) -> dict[str, Any]:
    return {"event": "edit", "line": line, "with": event}


@pytest.fixture
def replay(facts: Any) -> Any:
    """Return a function: what a log after the first line comes to."""

    def run(*lines: Any, judged: bool = True, **start: Any) -> ReplayResult:
        return game.replay(facts, [START | start, *lines], judged)

    return run


def test_undo_takes_back_a_card(replay: Any) -> None:
    result = replay(play("Ana", "callos"), UNDO, play("Ana", "chorizo"), ask("Ben"), SETTLE)
    assert result["bills"] == [10]


def test_undo_takes_back_a_settlement(replay: Any) -> None:
    lines = [play("Ana", "callos"), ask("Ben"), SETTLE]
    assert replay(*lines)["savings"]["Ben"] == 840
    result = replay(*lines, UNDO)
    assert (result["savings"]["Ben"], result["bills"]) == (900, [])
    result = replay(*lines, UNDO, {"event": "tip", "player": "Ana"}, SETTLE)
    assert result["bills"] == [120]


def test_edit_changes_an_earlier_round(replay: Any) -> None:
    lines = [play("Ana", "callos"), ask("Ben"), SETTLE, play("Ben", "wine"), ask("Cem"), SETTLE]
    assert replay(*lines)["bills"] == [60, 30]
    result = replay(*lines, edit(2, play("Ana", "percebes")))
    assert (result["bills"], result["savings"]["Ben"]) == ([100, 30], 800)
    assert replay(*lines, edit(2, play("Ana", "percebes")), UNDO)["bills"] == [60, 30]


def test_judged_stops_and_keeps_the_state_before(replay: Any) -> None:
    result = replay(play("Ana", "callos"), play("Ben", "chorizo"), play("Cem", "wine"))
    assert result["stopped"]["line"] == 3
    assert [found["code"] for found in result["stopped"]["reasons"]] == ["too-cheap"]
    assert result["stopped"]["rules"] == ["tapas-stack"]
    assert result["irregular"] == []
    assert result["next_starter"] == "Ana"


def test_what_was_agreed_to_stands(replay: Any) -> None:
    lines = [play("Ana", "callos"), play("Ben", "chorizo", anyway=True), ask("Cem"), SETTLE]
    result = replay(*lines)
    assert "stopped" not in result
    assert result["bills"] == [70]
    assert [entry["line"] for entry in result["irregular"]] == [3]
    fine = replay(play("Ana", "callos", anyway=True))
    assert fine["irregular"] == []  # nothing was wrong with it


def irregular(result: dict[str, Any]) -> list[tuple[int, str]]:
    return [
        (entry["line"], found["code"])
        for entry in result["irregular"]
        for found in entry["reasons"]
    ]


def test_as_played_counts_what_lies_there(replay: Any) -> None:
    result = replay(
        play("Ana", "callos"),
        play("Ben", "chorizo"),
        play("Ben", "callos", premium=1),
        play("Ben", "premium"),
        ask("Cem"),
        SETTLE,
        judged=False,
    )
    assert irregular(result) == [
        (3, "too-cheap"),
        (4, "not-your-turn"),
        (5, "not-your-turn"),
        (5, "premium-alone"),
    ]
    assert result["bills"] == [60 + 10 + 120]
    assert result["rules"][-1] == "next-starter"


def test_the_turn_goes_on_from_who_played(replay: Any) -> None:
    """When an edit removes a play, only the next one is out of turn."""
    lines = [play("Ana", "wine"), play("Ben", "wine"), play("Cem", "wine"), play("Ana", "wine")]
    result = replay(*lines, edit(3, None), judged=False)
    assert irregular(result) == [(4, "not-your-turn")]


@pytest.mark.parametrize(
    ("lines", "codes"),
    [
        ([SETTLE], [(2, "nothing-asked-yet")]),
        ([{"event": "pass", "player": "Ana"}, ask("Ana"), ask("Ben"), UNDO], "any"),
        ([ask("Ana"), ask("Ben")], [(3, "bill-asked")]),
        ([{"event": "redraw", "player": "Ben"}], [(2, "not-starter")]),
        ([ask("Ana"), {"event": "pass", "player": "Ana"}], "any"),
    ],
)
def test_what_has_no_effect_is_listed_and_not_counted(
    replay: Any, lines: list[Any], codes: Any
) -> None:
    result = replay(*lines, judged=False)
    assert result["bills"] == []
    assert irregular(result) == codes or codes == "any"
    assert result["next_starter"] == "Ana"


def test_the_first_who_asked_pays(replay: Any) -> None:
    result = replay(play("Ana", "wine"), ask("Ben"), ask("Cem"), SETTLE, judged=False)
    assert result["savings"] == {"Ana": 900, "Ben": 870, "Cem": 900}


def test_after_the_end_nothing_counts_but_cash(replay: Any) -> None:
    result = replay(
        {"event": "round", "asker": "Ana", "cards": ["percebes"]},
        play("Ben", "wine"),
        {"event": "round", "asker": "Ben", "cards": ["percebes"]},
        {"event": "correct", "savings": {"Ana": 900}},
        {"event": "cash", "cash": {"Ben": 1}},
        judged=False,
        savings={"Ana": 100},
    )
    assert irregular(result) == [(3, "game-over"), (4, "game-over"), (5, "game-over")]
    assert (result["bills"], result["winners"]) == ([100], ["Ben"])
    assert result["savings"] == {"Ana": 0, "Ben": 900, "Cem": 900}


def test_a_card_after_asking_still_costs(replay: Any) -> None:
    result = replay(play("Ana", "wine"), ask("Ben"), play("Cem", "chorizo"), SETTLE, judged=False)
    assert irregular(result) == [(4, "bill-asked")]
    assert (result["bills"], result["savings"]["Ben"]) == ([40], 860)


def test_no_turn_passes_after_asking(replay: Any) -> None:
    """A card laid too late does not bring Ana, whose turn would be next, back from the toilet."""
    result = replay(
        play("Ana", "toilet"),
        ask("Ben"),
        play("Cem", "chorizo"),
        {"event": "go-dutch", "player": "Ben"},
        SETTLE,
        judged=False,
    )
    assert result["savings"] == {"Ana": 900, "Ben": 895, "Cem": 895}


@pytest.mark.parametrize(("counts", "stopped"), [("yes", None), ("no", 5)])
def test_what_came_too_soon_may_count(replay: Any, counts: str, stopped: int | None) -> None:
    """A Tip and a split that the table let lie before anybody asked: one card and these two."""
    result = replay(
        play("Ana", "wine"),
        {"event": "tip", "player": "Ana", "anyway": True},
        {"event": "go-dutch", "player": "Cem", "anyway": True},
        ask("Cem"),
        rulings={"threshold-counts-after-cards": counts},
    )
    assert result.get("stopped", {}).get("line") == stopped
    fewer = replay(
        play("Ana", "wine"),
        {"event": "tip", "player": "Ana", "anyway": True},
        ask("Cem"),
        rulings={"threshold-counts-after-cards": counts},
    )
    assert fewer["stopped"]["line"] == 4


def test_split_cards_as_played(replay: Any) -> None:
    """A split that lies there counts, whoever laid it; a second one, or with oneself, does not."""
    lines = [play("Ana", "percebes"), ask("Ben")]
    halves = {"event": "fifty-fifty", "player": "Cem", "with": "Ana"}
    result = replay(*lines, halves, SETTLE, judged=False)
    assert irregular(result) == [(4, "not-asker-splits")]
    assert result["savings"] == {"Ana": 850, "Ben": 900, "Cem": 850}
    own = {"event": "fifty-fifty", "player": "Ben", "with": "Ben"}
    dutch = {"event": "go-dutch", "player": "Ben"}
    result = replay(*lines, own, dutch, halves, SETTLE, judged=False)
    assert irregular(result) == [
        (4, "splits-with-self"),
        (6, "one-split"),
        (6, "not-asker-splits"),
    ]
    assert result["savings"] == {"Ana": 866, "Ben": 866, "Cem": 866}


def test_everybody_protected_as_played(replay: Any) -> None:
    """If by what was agreed nobody is left to pay, the asker does."""
    result = replay(
        {
            "event": "round",
            "asker": "Ana",
            "cards": ["percebes"],
            "split": {"kind": "go-dutch"},
            "protected": ["Ana", "Ben", "Cem"],
            "anyway": True,
        }
    )
    assert result["savings"] == {"Ana": 800, "Ben": 900, "Cem": 900}


def test_a_split_by_somebody_protected_as_played(replay: Any) -> None:
    """Cem split and left: the rest of a share falls to the first who pays."""
    result = replay(
        {
            "event": "round",
            "asker": "Ana",
            "cards": ["percebes"],
            "split": {"kind": "go-dutch", "by": "Cem"},
            "protected": ["Cem"],
            "anyway": True,
        },
        players=["Ana", "Ben", "Cem", "Dai"],
        rulings={"rounding": "rest-to-splitter"},
    )
    assert result["savings"] == {"Ana": 966, "Ben": 967, "Cem": 1000, "Dai": 967}


def test_with_oneself_in_a_told_round(replay: Any) -> None:
    result = replay(
        {
            "event": "round",
            "asker": "Ana",
            "cards": ["percebes", {"type": "meat", "price": 45}],
            "split": {"kind": "fifty-fifty", "with": "Ana"},
        },
        judged=False,
    )
    assert irregular(result) == [(2, "no-such-dish"), (2, "splits-with-self")]
    assert result["savings"]["Ana"] == 900 - 145
    assert result["rounds"][0]["lines"][-1]["what"] == "dish"


def test_a_told_round_in_the_middle_of_another(replay: Any) -> None:
    """It is the whole round: what lay there before is gone with it."""
    told = {"event": "round", "asker": "Cem", "cards": ["percebes"], "anyway": True}
    result = replay(play("Ana", "wine"), told)
    assert irregular(result) == [(3, "round-begun")]
    assert (result["bills"], result["next_starter"]) == ([100], "Cem")


def test_protected_cards_twice_as_played(replay: Any) -> None:
    result = replay(
        play("Ana", "toilet"),
        play("Ana", "toilet"),
        play("Ana", "birthday-cake"),
        play("Ana", "birthday-cake"),
        ask("Cem"),
        {"event": "go-dutch", "player": "Cem"},
        SETTLE,
        judged=False,
    )
    assert result["savings"] == {"Ana": 900, "Ben": 860, "Cem": 860}


def test_a_changed_ruling_makes_irregular_what_was_played(replay: Any) -> None:
    lines = [play("Ana", "chipirones-fritos", premium=1), play("Ben", "anchoa")]
    assert replay(*lines, rulings={"premium-threshold": "printed"}, judged=False)["irregular"] == []
    assert irregular(replay(*lines, judged=False)) == [(3, "too-cheap")]


@pytest.mark.parametrize(
    ("line", "code", "where"),
    [
        ({"event": "plai", "player": "Ana"}, "unknown-event", "line 2: event"),
        ({"event": "play", "player": "Ann", "card": "wine"}, "unknown-player", "line 2: player"),
        ({"event": "play", "card": "wine"}, "missing-key", "line 2"),
        ({"event": "play", "player": "Ana"}, "missing-key", "line 2"),
        (play("Ana", "wien"), "unknown-card", "line 2: card"),
        (play("Ana", "tip"), "after-card-as-play", "line 2: card"),
        (play("Ana", "go-dutch"), "after-card-as-play", "line 2: card"),
        (play("Ana", "burnt-dish", price=0), "missing-key", "line 2"),
        (play("Ana", "burnt-dish", on="meat"), "missing-key", "line 2"),
        (play("Ana", "wine", with_="Ben"), "unknown-key", "line 2: with_"),
        (play("Ana", "wine", anyway=1), "not-true-or-false", "line 2: anyway"),
        (ask("Ana", cannot_play="no"), "not-true-or-false", "line 2: cannot_play"),
        ({"event": "fifty-fifty", "player": "Ana"}, "missing-key", "line 2"),
        ({"event": "settle", "player": "Ana"}, "unknown-key", "line 2: player"),
        ({"event": "cash", "cash": {"Ana": -1}}, "too-small", "line 2: cash.Ana"),
        ({"event": "cash", "cash": {"Ann": 1}}, "unknown-player", "line 2: cash.Ann"),
        (
            {"event": "correct", "savings": {"Ana": "1"}},
            "not-a-whole-number",
            "line 2: savings.Ana",
        ),
        ({"event": "correct", "savings": {}, "why": 1}, "not-a-text", "line 2: why"),
        ({"event": "round", "cards": []}, "missing-key", "line 2"),
        ({"event": "round", "asker": "Ana"}, "missing-key", "line 2"),
        (
            {"event": "round", "asker": "Ana", "cards": ["percebs"]},
            "unknown-card",
            "line 2: cards[0].card",
        ),
        (START, "second-game", "line 2: event"),
        (UNDO, "nothing-to-undo", "line 2"),
    ],
)
def test_events_that_cannot_be_read(facts: Any, line: Any, code: str, where: str) -> None:
    with pytest.raises(BadInput) as caught:
        game.replay(facts, [START, line])
    assert (caught.value.code, caught.value.where) == (code, where)
    if code != "second-game" and code != "nothing-to-undo":
        with pytest.raises(BadInput) as caught:
            game.verdict(facts, [START], line)
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("start", "code", "where"),
    [
        ({"players": 2}, "number-of-players", "line 1: players"),
        ({"starter": "Ann"}, "unknown-player", "line 1: starter"),
        ({"game": "lacuenta"}, "other-game", "line 1: game"),
        ({"reading": "fr"}, "unknown-reading", "line 1: reading"),
        ({"savings": {"Ann": 1}}, "unknown-player", "line 1: savings.Ann"),
        ({"hand_limits": {"Ana": 4}}, "too-small", "line 1: hand_limits.Ana"),
        ({"hand_limits": {"Ana": 11}}, "too-large", "line 1: hand_limits.Ana"),
        ({"hand_limits": {"Ann": 5}}, "unknown-player", "line 1: hand_limits.Ann"),
        ({"date": "today"}, "unknown-key", "line 1: date"),
    ],
)
def test_starts_that_cannot_be_read(replay: Any, start: Any, code: str, where: str) -> None:
    with pytest.raises(BadInput) as caught:
        replay(**start)
    assert (caught.value.code, caught.value.where) == (code, where)


def test_a_start_needs_players(facts: Any) -> None:
    with pytest.raises(BadInput) as caught:
        game.replay(facts, [{"event": "game"}])
    assert (caught.value.code, caught.value.where) == ("missing-key", "line 1")


def test_players_by_number(facts: Any) -> None:
    log = [{"event": "game", "players": 4, "game": "la-cuenta"}, play("1", "wine")]
    assert game.replay(facts, log)["savings"] == {"1": 1000, "2": 1000, "3": 1000, "4": 1000}


def test_a_verdict_takes_the_log_as_played(facts: Any) -> None:
    log = [START, play("Ben", "wine")]
    assert game.verdict(facts, log, play("Cem", "wine"))["allowed"]
    assert game.verdict(facts, log, UNDO)["allowed"]
    assert game.replay(facts, log)["stopped"]["line"] == 2
