"""Settlement, the end, winners, joining midway, told rounds: by hand from the rules."""

from typing import Any

import pytest

from referee.games.la_cuenta import game

WINE = ["wine"] * 10  # 480


def test_savings_by_number_of_players(facts: Any, table: Any) -> None:
    for players, savings in ((3, 900), (4, 1000), (5, 1100), (6, 1200), (7, 1300), (8, 1400)):
        names = " ".join(f"p{seat}" for seat in range(players))
        result = table(names).result()
        assert set(result["savings"].values()) == {savings}
        assert set(result["hand_limits"].values()) == {5}
        assert result["rules"] == ["players", "savings"]
        assert (result["over"], result["winners"], result["next_starter"]) == (False, [], "p0")


def test_enough_cards_let_the_hand_grow(table: Any) -> None:
    at = table()
    at.plays("chorizo", "wine", "wine")
    at.do("ask", "Ben")
    rules = at.do("settle")
    assert rules == [
        "bill-sum",
        "tapas-price",
        "wine-set",
        "asker-pays",
        "enough-cards",
        "hand-increase",
        "next-starter",
    ]
    result = at.result()
    assert result["savings"] == {"Ana": 900, "Ben": 830, "Cem": 900}
    assert result["hand_limits"] == {"Ana": 5, "Ben": 6, "Cem": 5}
    assert (result["bills"], result["next_starter"]) == ([70], "Ben")
    assert result["rounds"][0]["shares"] == {"Ana": 0, "Ben": 70, "Cem": 0}


def test_too_few_cards_do_not(table: Any) -> None:
    at = table()
    at.plays("chorizo", "wine")
    at.do("ask", "Cem")
    assert "too-few-cards" in at.do("settle")
    assert at.result()["hand_limits"]["Cem"] == 5
    assert at.result()["next_starter"] == "Cem"


def test_the_number_decides_also_when_nothing_is_paid(table: Any) -> None:
    at = table()
    at.plays("toilet", "turn-reversal", "toilet")
    at.do("ask", "Cem")
    rules = at.do("settle")
    assert {"hand-increase", "settle-by-count"} <= set(rules)
    assert at.result()["hand_limits"]["Cem"] == 6
    assert at.result()["savings"]["Cem"] == 900


def test_never_above_ten(table: Any) -> None:
    at = table(hand_limits={"Ana": 9}, savings={"Ben": 500})
    for expected in (10, 10):
        at.do("round", asker="Ana", cards=["toilet", "toilet", "turn-reversal"])
        assert at.result()["hand_limits"]["Ana"] == expected
    assert at.result()["rules"][-2:] == ["hand-maximum", "next-starter"]
    assert at.result()["savings"] == {"Ana": 900, "Ben": 500, "Cem": 900}


# --- the end


def test_the_game_ends_at_zero_and_nothing_else_happens(table: Any) -> None:
    at = table(savings={"Ana": 70, "Ben": 30})
    at.plays("chorizo", "wine", "wine")
    at.do("ask", "Ana")
    rules = at.do("settle")
    assert rules[-2:] == ["game-end", "winner"]
    assert "next-starter" not in rules
    result = at.result()
    assert result["savings"] == {"Ana": 0, "Ben": 30, "Cem": 900}
    assert (result["over"], result["winners"], result["next_starter"]) == (True, ["Cem"], None)
    assert result["hand_limits"]["Ana"] == 5
    assert at.reasons("play", "Ana", card="wine") == [{"code": "game-over", "rules": ["game-end"]}]
    assert at.why_not("correct", savings={"Ana": 500}) == ["game-over"]
    assert at.why_not("round", asker="Ana", cards=[]) == ["game-over"]


def test_one_euro_keeps_it_going(table: Any) -> None:
    at = table(savings={"Ana": 71})
    at.plays("chorizo", "wine", "wine")
    at.do("ask", "Ana")
    at.do("settle")
    assert (at.result()["over"], at.result()["savings"]["Ana"]) == (False, 1)


def test_all_shares_are_paid_first(table: Any) -> None:
    at = table(savings={"Ana": 20, "Ben": 500, "Cem": 490})
    at.do("round", asker="Ben", cards=["callos"], split={"kind": "go-dutch"})
    result = at.result()
    assert result["savings"] == {"Ana": 0, "Ben": 480, "Cem": 470}
    assert (result["over"], result["winners"]) == (True, ["Ben"])
    assert result["rules"][-3:] == ["game-end", "winner", "shares-first"]


def test_two_who_share_are_several(table: Any) -> None:
    at = table(savings={"Ana": 30})
    halves = {"kind": "fifty-fifty", "with": "Ben"}
    assert "shares-first" in at.do("round", asker="Ana", cards=["callos"], split=halves)
    alone = table(savings={"Ana": 30})
    assert "shares-first" not in alone.do("round", asker="Ana", cards=["wine"])


@pytest.mark.parametrize(("debt", "ana"), [("keep", -30), ("zero", 0)])
def test_debt(table: Any, debt: str, ana: int) -> None:
    at = table(savings={"Ana": 70}, debt=debt)
    at.do("round", asker="Ana", cards=["percebes"])
    assert at.result()["savings"]["Ana"] == ana
    assert at.result()["rules"][-1] == "debt"


def test_written_figures_decide_a_tie(table: Any) -> None:
    tied = {"savings": {"Ana": 10, "Ben": 20, "Cem": 30}}
    told = {"asker": "Ana", "cards": [*WINE], "split": {"kind": "go-dutch"}}  # 160 each
    keep = table(**tied)
    keep.do("round", **told)
    assert keep.result()["winners"] == ["Cem"]
    zero = table(**tied, debt="zero")
    zero.do("round", **told)
    assert zero.result()["savings"] == {"Ana": 0, "Ben": 0, "Cem": 0}
    assert zero.result()["winners"] == ["Ana", "Ben", "Cem"]
    assert "tie-break" in zero.result()["rules"]


def test_cash_breaks_a_tie(table: Any) -> None:
    at = table(savings={"Ana": 10})
    at.do("round", asker="Ana", cards=["chorizo"])
    assert at.result()["winners"] == ["Ben", "Cem"]
    assert at.do("cash", cash={"Ana": 99, "Cem": 3}) == ["tie-break"]
    assert at.result()["winners"] == ["Cem"]
    at.do("cash", cash={"Ana": 0, "Ben": 3, "Cem": 3})  # the last one counts
    assert at.result()["winners"] == ["Ben", "Cem"]
    at.do("cash", cash={})
    assert at.result()["winners"] == ["Ben", "Cem"]


def test_cash_means_nothing_under_shared(table: Any) -> None:
    at = table(savings={"Ana": 10}, reading="de")
    at.do("cash", cash={"Cem": 3})
    assert at.result()["winners"] == []
    at.do("round", asker="Ana", cards=["chorizo"])
    assert at.result()["winners"] == ["Ben", "Cem"]


# --- counting up


def test_counting_up(table: Any) -> None:
    at = table(counting="up")
    assert set(at.result()["savings"].values()) == {0}
    at.do("round", asker="Ana", cards=["percebes"])
    assert at.result()["savings"] == {"Ana": 100, "Ben": 0, "Cem": 0}
    at.do("round", asker="Ben", cards=[{"card": "percebes", "premium": 3}])  # 800
    assert at.result()["over"] is False
    at.do("round", asker="Ben", cards=["percebes"])  # 900: the budget is reached
    result = at.result()
    assert (result["over"], result["winners"]) == (True, ["Cem"])
    assert result["rules"][-3:] == ["game-end", "winner", "counting"]


@pytest.mark.parametrize(("debt", "ana"), [("keep", 950), ("zero", 900)])
def test_debt_when_counting_up(table: Any, debt: str, ana: int) -> None:
    at = table(counting="up", debt=debt, savings={"Ana": 850})
    at.do("round", asker="Ana", cards=["percebes"])
    assert at.result()["savings"]["Ana"] == ana
    assert "debt" in at.result()["rules"]


# --- correcting and joining


def test_correcting_a_balance(table: Any) -> None:
    at = table()
    at.plays("wine")
    assert at.do("correct", savings={"Cem": 500}, why="miscounted") == ["savings"]
    assert at.result()["savings"] == {"Ana": 900, "Ben": 900, "Cem": 500}
    assert at.turn() == "Ben"  # the round goes on
    rules = at.do("correct", savings={"Cem": 0})
    assert rules == ["savings", "game-end", "winner", "tie-break"]
    assert at.result()["winners"] == ["Ana", "Ben"]
    assert at.result()["next_starter"] is None


def test_joining_midway(table: Any) -> None:
    at = table(savings={"Ana": 20, "Cem": 300}, hand_limits={"Ben": 10}, starter="Cem")
    result = at.result()
    assert result["savings"] == {"Ana": 20, "Ben": 900, "Cem": 300}
    assert result["hand_limits"] == {"Ana": 5, "Ben": 10, "Cem": 5}
    assert at.turn() == "Cem"


def test_a_game_that_is_over_can_be_opened(table: Any) -> None:
    at = table(savings={"Ana": 0})
    assert at.result()["winners"] == ["Ben", "Cem"]


# --- rounds told at their end


def test_a_told_round_counts_and_settles(table: Any) -> None:
    at = table()
    rules = at.do(
        "round",
        asker="Ben",
        cards=["percebes", "wine", "turn-reversal"],
        tips=1,
        split={"kind": "fifty-fifty", "with": "Cem"},
    )
    assert {"bill-sum", "tip", "fifty-fifty", "hand-increase", "next-starter"} <= set(rules)
    result = at.result()
    assert result["savings"] == {"Ana": 900, "Ben": 785, "Cem": 785}
    assert result["hand_limits"] == {"Ana": 5, "Ben": 6, "Cem": 5}
    assert at.turn() == "Ben"


def test_what_a_told_round_adds(table: Any) -> None:
    assert table().adds("round", asker="Ben", cards=["percebes"]) == 100


def test_a_told_round_needs_an_empty_table(table: Any) -> None:
    at = table()
    at.plays("wine")
    assert at.reasons("round", asker="Ben", cards=[]) == [
        {"code": "round-begun", "rules": ["must-ask"], "found": 1}
    ]
    asked = table()
    asked.do("ask", "Ana")
    assert asked.why_not("round", asker="Ben", cards=[]) == ["round-begun"]


def test_a_told_round_is_judged_like_a_bill(table: Any) -> None:
    at = table(tip_without_tapas="unplayable")
    assert at.why_not("round", asker="Ana", cards=["callos"] * 3, tips=7, protected=["Ana"]) == [
        "no-copies-left",
        "no-copies-left",
        "protected-asks",
    ]
    assert at.why_not("round", asker="Ana", cards=["wine"], tips=1) == ["tip-unplayable"]


def test_what_no_order_of_play_allows_is_refused_in_a_told_round(table: Any) -> None:
    def told(at: Any, *cards: Any) -> Any:
        return at.why_not("round", asker="Ana", cards=list(cards))

    at = table()
    assert at.reasons("round", asker="Ana", cards=["coffee", "callos"]) == [
        {"code": "coffee-too-early", "rules": ["coffee-needs"], "types": ["fish", "vegetable"]}
    ]
    assert told(at, "coffee", "coffee", "callos", "anchoa", "gazpacho", fish(-20)) == []
    assert at.reasons("round", asker="Ana", cards=[fish(-10), fish(-20), "wine", fish(0)]) == [
        {"code": "locked", "rules": ["burnt-dish-locks"], "type": "fish"}
    ]
    assert told(at, fish(-10), meat(-20), "anchoa", "wine") == []  # the anchoa came first
    burnt = [{"card": "burnt-dish", "price": price} for price in (-10, -20, -30, -40)]
    assert told(at, *burnt[:3]) == []  # one for each type
    assert at.reasons("round", asker="Ana", cards=burnt) == [
        {"code": "burnt-no-stack", "rules": ["burnt-dish-locks"], "found": 4, "most": 3}
    ]
    assert told(at, fish(-50), meat(-60), *burnt[:1]) == []
    assert told(at, fish(-50), meat(-60), *burnt[:2]) == ["burnt-no-stack"]
    assert told(at, "coffee", fish(0), fish(-10)) == ["locked", "coffee-too-early"]


def test_a_told_round_goes_by_the_rulings_of_the_table(table: Any) -> None:
    def told(cards: list[Any], **rulings: str) -> Any:
        return table(**rulings).why_not("round", asker="Ana", cards=cards)

    burnt = {"card": "burnt-dish", "price": 0}
    assert told([fish(-10), fish(-20)], burnt_on_locked="yes") == []
    assert told([fish(-10)], burnt_opens_stack="no") == ["stack-empty"]
    assert told([fish(-10), "anchoa"], burnt_opens_stack="no") == []
    assert told([burnt, "anchoa"], burnt_opens_stack="no") == []
    assert told([burnt, fish(-10), "anchoa"], burnt_opens_stack="no") == ["burnt-no-stack"]
    both = {"burnt_opens_stack": "no", "burnt_on_locked": "yes"}
    assert told([burnt, fish(-10), "anchoa"], **both) == []
    at = table(**both)
    assert at.rules("round", asker="Ana", cards=[burnt]) == ["burnt-dish-opens-stack"]
    coffee = ["coffee", "callos", "gazpacho"]
    assert told([*coffee, fish(0)]) == ["coffee-too-early"]
    assert told([*coffee, fish(0)], burnt_counts_for_coffee="yes") == []
    assert told([*coffee, burnt], burnt_counts_for_coffee="yes") == []  # it may be the fish
    assert told(["coffee", "callos", burnt], burnt_counts_for_coffee="yes") == ["coffee-too-early"]
    neither = {"burnt_counts_for_coffee": "yes", "burnt_opens_stack": "no"}
    assert told([*coffee, burnt], **neither) == ["coffee-too-early"]


def test_a_mere_bill_does_not_ask_in_what_order(facts: Any) -> None:
    cards = ["coffee", fish(-10), fish(-20), "jamon-de-jabugo"]
    assert game.bill(facts, {"cards": cards, "players": 3})["total"] == 70


def fish(price: int) -> dict[str, Any]:
    return {"card": "burnt-dish", "price": price, "on": "fish"}


def meat(price: int) -> dict[str, Any]:
    return {"card": "burnt-dish", "price": price, "on": "meat"}


def test_a_toilet_carried_in_does_not_protect_a_told_round(table: Any) -> None:
    at = table()
    at.play("Ana", "toilet")
    at.do("ask", "Ben")
    at.do("settle")  # Ana stays in the toilet, and Ben starts
    at.do("round", asker="Ben", cards=["chorizo"], split={"kind": "fifty-fifty", "with": "Ana"})
    assert at.result()["savings"] == {"Ana": 895, "Ben": 895, "Cem": 900}
    at.plays("wine")
    at.do("ask", "Cem")
    assert at.why_not("fifty-fifty", "Cem", with_="Ana") == []  # every toilet ended with it


def test_an_empty_told_round(table: Any) -> None:
    at = table()
    at.do("round", asker="Cem", cards=[])
    assert at.result()["bills"] == [0]
    assert at.result()["hand_limits"]["Cem"] == 5
    assert at.turn() == "Cem"
