"""When the game is over, who has won, and what can still be told."""

from collections.abc import Callable
from typing import Any

import pytest

Table = Callable[..., Any]


def level(table: Table, ana: dict[str, Any], ben: dict[str, Any], **rulings: str) -> Any:
    """Return a game in which Ana and Ben have 22 points each, and tell these things beside."""
    game = table("Ana Ben", **rulings)
    game.do("score", "Ana", finished=[8, 6], bonus=[1, 2], unused=2, begun=[5], **ana)
    game.do("score", "Ben", finished=[7, 4, 1], unused=2, **ben)
    assert game.score() == {"Ana": 22, "Ben": 7 + 4 + 1 + 2 * 5}
    assert game.result()["over"]
    return game


def test_sauces_break_a_tie(table: Table) -> None:
    game = level(table, {"sauces": 4}, {"sauces": 3})
    assert game.result()["winners"] == ["Ana"]
    assert game.result()["rules"][:4] == ["tie-sauces", "winner", "sauces-counted", "game-end"]
    assert game.view()["status"] == [{"what": "tie-broken", "winners": ["Ana"]}]


def test_level_in_sauces_they_share(table: Table) -> None:
    game = level(table, {"sauces": 4}, {"sauces": 4})
    assert game.result()["winners"] == ["Ana", "Ben"]
    assert game.result()["rules"][0] == "tie-shared"
    assert game.view()["status"] == [{"what": "shared", "winners": ["Ana", "Ben"]}]


def test_then_the_number_of_tacos_may_decide(table: Table) -> None:
    game = level(table, {"sauces": 4}, {"sauces": 4}, tie_after_sauces="most-tacos")
    assert game.result()["winners"] == ["Ben"]  # three tacos to two
    assert game.status() == ["tie-broken"]
    game = level(table, {"sauces": 5}, {"sauces": 4}, tie_after_sauces="most-tacos")
    assert game.result()["winners"] == ["Ana"]


def test_kept_tacos_decide_as_well(table: Table) -> None:
    game = table("Ana Ben", tie_after_sauces="most-tacos")
    game.do("finish", "Ana", points=8, sauces=1)
    game.do("finish", "Ben", points=4, sauces=1)
    game.do("finish", "Ben", points=4, sauces=0)
    game.play_out()
    assert game.result()["winners"] == ["Ben"]


@pytest.mark.parametrize(("ruling", "winner"), [("finished", "Ana"), ("all", "Ben")])
def test_whose_sauces_count(table: Table, ruling: str, winner: str) -> None:
    ana = {"sauces": 4, "sauces_unfinished": 0}
    ben = {"sauces": 3, "sauces_unfinished": 2}
    game = level(table, ana, ben, sauces_counted=ruling)
    assert game.result()["winners"] == [winner]


def test_sauces_on_described_cards(table: Table) -> None:
    game = table("Ana Ben", sauces_counted="all")
    game.do("card", "Ben", points=5, sauces=2)
    game.do("finish", "Ana", points=8, sauces=1)
    game.do("finish", "Ben", points=8, sauces=0)
    assert game.person("Ben")["sauces"]["count"] == 2
    game.play_out()
    assert game.result()["winners"] == ["Ben"]


def test_sauces_told_after_the_end(table: Table) -> None:
    game = level(table, {}, {})
    assert game.result()["winners"] == ["Ana", "Ben"]
    rules = game.do("score", "Ben", sauces=1)
    both = ["Ana", "Ben"]
    assert game.view()["status"] == [{"what": "tie-open", "winners": both, "players": ["Ana"]}]
    assert game.said() == ["sauces-told"]
    rules = game.do("score", "Ana", sauces=0)
    assert game.score() == {"Ana": 22, "Ben": 22}
    assert game.result()["winners"] == ["Ben"]
    assert rules[0] == "tie-sauces"


def test_untold_sauces_are_not_none(table: Table) -> None:
    """A tie stays open until the sauces of all who lead are told; what is told is no zero."""
    game = level(table, {"sauces": 0}, {})
    assert game.result()["winners"] == ["Ana", "Ben"]
    assert game.status() == ["tie-open"]
    assert game.view()["status"][0]["players"] == ["Ben"]
    assert "tie-shared" not in game.result()["rules"]
    assert game.result()["rules"][0] == "tie-sauces"
    game = level(table, {"sauces": 0}, {"sauces": 0})
    assert game.status() == ["shared"]


def test_what_a_screen_offers_after_the_end(table: Table) -> None:
    """The count stays open for the sauces of a tie, and only then."""
    game = level(table, {}, {})
    assert game.view()["open"]
    assert game.why_not("score", "Ana") == []
    game = table("Ana Ben")
    game.do("score", "Ana", finished=[8])
    game.do("score", "Ben", finished=[9])
    assert not game.view()["open"]
    assert game.why_not("score", "Ana") == ["counted-already"]


def test_sauces_of_a_kept_taco_may_be_untold(table: Table) -> None:
    game = table("Ana Ben")
    game.do("finish", "Ana", points=8, sauces=2)
    game.do("finish", "Ben", points=5, sauces=1)
    game.do("finish", "Ben", points=3)  # nobody says how many sauces are on this one
    game.play_out()
    assert game.view()["status"][0]["players"] == ["Ben"]


def test_without_a_taco_there_are_no_sauces(table: Table) -> None:
    game = table("Ana Ben")
    game.play_out()
    assert game.view()["status"] == [{"what": "shared", "winners": ["Ana", "Ben"]}]


def test_who_joined_midway_has_told_the_sauces_or_not(table: Table) -> None:
    for sauces, status in (({"Ana": 1, "Ben": 0}, "tie-broken"), ({"Ana": 1}, "tie-open")):
        game = table("Ana Ben", round=7, score={"Ana": 8, "Ben": 8}, sauces=sauces)
        game.play_out()
        assert game.status() == [status]


def test_no_other_count_after_the_end(table: Table) -> None:
    """As with cash in other games, only what decides a tie is told then; the win cannot move."""
    game = level(table, {"sauces": 4}, {"sauces": 3})
    mended: list[dict[str, Any]] = [{"begun": [3]}, {"finished": [30], "sauces": 9}]
    for keys in mended:
        (found,) = game.reasons("score", "Ben", **keys)
        assert found == {"code": "counted-already", "rules": ["game-end", "tie-sauces"]}
    game.anyway("score", "Ben", finished=[30])
    assert game.score() == {"Ana": 22, "Ben": 22}
    assert game.result()["winners"] == ["Ana"]
    assert len(game.result()["rounds"]) == 1


def test_nothing_else_after_the_end(table: Table) -> None:
    game = level(table, {}, {})
    for event, keys in (("end-turn", {}), ("correct", {"round": 2}), ("end", {})):
        assert game.reasons(event, **keys) == [{"code": "game-over", "rules": ["game-end"]}]
    game.anyway("finish", "Ana", points=9)
    assert game.score() == {"Ana": 22, "Ben": 22}


def test_after_the_last_round_the_count_waits_for_undescribed_cards(table: Table) -> None:
    game = table("Ana Ben Cem", round=5, turn="Cem")
    game.do("finish", "Cem", points=6)
    game.turns("Cem")
    assert not game.result()["over"]
    assert game.view()["status"] == [{"what": "counting", "players": ["Ana", "Ben", "Cem"]}]
    game.do("score", "Ana", begun=[4])
    game.do("score", "Cem", begun=[])
    assert game.view()["status"] == [{"what": "counting", "players": ["Ben"]}]
    assert game.score() == {"Ana": 16, "Ben": 0, "Cem": 26}
    game.do("score", "Ben", begun=[2])
    assert game.result()["over"]
    assert game.result()["winners"] == ["Cem"]


def test_or_for_nothing_if_somebody_says_that_is_all(table: Table) -> None:
    game = table("Ana Ben", round=7, turn="Ben")
    game.turns("Ben")
    game.do("score", "Ana", begun=[4])
    rules = game.do("end")
    assert game.score() == {"Ana": 16, "Ben": 20}
    assert game.result()["winners"] == ["Ben"]
    # The rules of the whole count, also of what Ana had told before.
    counted = ["bonus-actions", "score-unfinished", "unfinished-cost"]
    assert rules == ["winner", "game-end", *counted]
    assert [line["player"] for line in game.view()["last"]] == ["Ben"]


def test_described_hands_end_the_game_by_themselves(table: Table) -> None:
    game = table("Ana Ben", round=7, turn="Ben")
    for name in ("Ana", "Ben"):
        game.do("card", name, points=5, begun=True)
        game.do("card", name, points=3)
    game.do("finish", "Ana", card=2)
    rules = game.do("end-turn")
    assert game.result()["over"]
    assert game.score() == {"Ana": 3 + 20 - 5, "Ben": 20 - 5}
    assert {"game-end", "winner", "score-unfinished", "bonus-actions"} <= set(rules)


def test_a_card_can_be_described_in_the_count(table: Table) -> None:
    game = table("Ana Ben", round=7, turn="Ben")
    game.turns("Ben")
    for name in ("Ana", "Ben"):
        game.do("card", name, points=5, begun=True)
        game.do("card", name, points=3)
    assert game.score() == {"Ana": 15, "Ben": 15}
    assert game.result()["over"]


def test_bonus_in_the_count(table: Table) -> None:
    game = table("Ana Ben", round=7, turn="Ben", tacos={"Ana": 1}, score={"Ana": 8})
    game.turns("Ben")
    game.do("bonus", "Ana", bonus=[2])
    game.do("end")
    assert game.score() == {"Ana": 8 + 2 + 20, "Ben": 20}


def test_the_bare_word_ends_no_game_in_its_first_round(table: Table) -> None:
    game = table("Ana Ben Cem")
    (found,) = game.reasons("end")
    assert (found["code"], found["round"], found["rounds"]) == ("rounds-left", 1, 5)
    game.do("score", "Ana", finished=[8])
    assert game.why_not("end") == ["rounds-left"]  # Ben and Cem have told nothing
    game.do("score", "Ben", finished=[8])
    game.do("score", "Cem", finished=[9])
    assert game.result()["winners"] == ["Cem"]


def test_rounds_are_left(table: Table) -> None:
    game = table("Ana Ben Cem")
    game.turns("Ana")
    for event, keys in (("end", {}), ("score", {"player": "Ana"})):
        (found,) = game.reasons(event, **keys)
        assert (found["code"], found["round"], found["rounds"]) == ("rounds-left", 1, 5)
        assert found["rules"] == ["rounds-by-players", "game-end"]
    game.anyway("end")
    assert game.result()["over"]
    (entry,) = game.result()["rounds"]
    assert [line["what"] for line in entry["lines"]] == ["unused-actions"] * 3


def test_a_told_end_in_the_middle_if_the_table_says_so(table: Table) -> None:
    game = table("Ana Ben")
    game.turns("Ana", "Ben")
    game.do("finish", "Ana", points=4)
    game.anyway("score", "Ana", finished=[8])
    assert game.score() == {"Ana": 8 + 20, "Ben": 0}
    game.do("finish", "Ben", points=5)
    assert game.status() == ["turn"]
    assert [line["what"] for line in game.view()["lines"]] == [
        "taco",
        "taco",
        "finished-told",
        "unused-actions",
    ]


def test_a_table_that_keeps_no_turns_just_ends(table: Table) -> None:
    game = table("Ana Ben")
    game.do("finish", "Ana", points=8)
    game.do("finish", "Ben", points=5)
    game.do("action", "Ana", action="reroll")
    assert game.why_not("end") == ["rounds-left"]  # one tap too many would end the evening
    game.do("score", "Ana")
    game.do("score", "Ben")
    assert game.score() == {"Ana": 8 + 15, "Ben": 5 + 20}
    assert game.result()["winners"] == ["Ben"]


def test_the_count_stands_after_the_last_round(table: Table) -> None:
    game = table("Ana Ben", round=6)
    game.do("finish", "Ana", points=8)
    game.turns("Ana", "Ben", "Ana")
    game.do("finish", "Ben", points=5)
    game.turns("Ben")
    game.do("end")
    first, last, count = game.result()["rounds"]
    assert (first["round"], last["round"], count["what"]) == (6, 7, "count")
    for entry in (first, last):
        assert [line["what"] for line in entry["lines"]] == ["taco"]
        assert entry["rules"] == ["finish-card", "score-finished"]
    assert [line["what"] for line in count["lines"]] == ["unused-actions"] * 2
    assert count["rules"] == ["bonus-actions"]
    assert game.view()["lines"] == []


def test_what_was_kept_without_turns_stands_before_the_count(table: Table) -> None:
    game = table("Ana Ben")
    game.do("finish", "Ana", points=8)
    game.do("score", "Ana")
    game.do("score", "Ben")
    first, count = game.result()["rounds"]
    assert (first["round"], count["what"]) == (1, "count")
    assert [line["what"] for line in first["lines"]] == ["taco"]


def test_a_bonus_in_the_count_stands_with_it(table: Table) -> None:
    game = table("Ana Ben", round=7, turn="Ben", tacos={"Ana": 1})
    game.turns("Ben")
    game.do("bonus", "Ana", bonus=[2])
    game.do("end")
    last, count = game.result()["rounds"]
    assert last["lines"] == []
    assert [line["what"] for line in count["lines"]] == ["bonus", *["unused-actions"] * 2]
