"""What may be played on a turn, and why not: every boundary, by hand from the rules."""

from typing import Any

import pytest


def burnt(price: int, on: str, **more: Any) -> dict[str, Any]:
    return {"card": "burnt-dish", "price": price, "on": on, **more}


# --- stacks


def test_an_empty_stack_takes_any_price(table: Any) -> None:
    at = table()
    assert at.why_not("play", "Ana", card="percebes") == []
    assert at.play("Ana", "chorizo") == ["tapas-stack"]


def test_equal_or_dearer_follows(table: Any) -> None:
    at = table()
    at.play("Ana", "morcilla")  # 50
    assert at.why_not("play", "Ben", card="morcilla") == []
    assert at.why_not("play", "Ben", card="callos") == []
    assert at.why_not("play", "Ben", card="anchoa") == []  # another stack
    assert at.reasons("play", "Ben", card="pinchito-moruno") == [
        {
            "code": "too-cheap",
            "rules": ["tapas-stack"],
            "card": "pinchito-moruno",
            "type": "meat",
            "found": 40,
            "need": 50,
            "top": "morcilla",
        }
    ]


def test_premium_counts_doubled_on_both_sides(table: Any) -> None:
    at = table()
    at.play("Ana", "chipirones-fritos", premium=1)  # 40 → 80
    (found,) = at.reasons("play", "Ben", card="gambas-al-ajillo")
    assert (found["found"], found["need"]) == (70, 80)
    assert found["rules"] == ["tapas-stack", "premium-threshold"]
    assert at.why_not("play", "Ben", card="percebes") == []
    assert at.why_not("play", "Ben", card="chipirones-fritos", premium=1) == []
    assert at.play("Ben", "chipirones-fritos", premium=2) == [
        "tapas-stack",
        "premium-threshold",
        "premium-with-dish",
        "premium-doubles",
        "premium-stacking",
    ]
    (found,) = at.reasons("play", "Cem", card="percebes")
    assert (found["found"], found["need"]) == (100, 160)


def test_printed_prices_compare_under_printed(table: Any) -> None:
    at = table(premium_threshold="printed")
    at.play("Ana", "chipirones-fritos", premium=1)
    assert at.adds("play", "Ben", card="anchoa") == 50
    (found,) = at.reasons("play", "Ben", card="calamares-a-la-romana", premium=1)
    assert (found["found"], found["need"]) == (30, 40)


def test_what_a_card_adds(table: Any) -> None:
    at = table()
    assert at.adds("play", "Ana", card="callos", premium=2) == 240
    assert at.adds("play", "Ana", card="wine") == 30
    assert at.adds("play", "Ana", **burnt(-20, "fish", premium=1)) == -40
    assert at.adds("play", "Ana", card="birthday-cake") == 40
    assert at.adds("play", "Ana", card="toilet") == 0
    assert at.adds("play", "Ben", card="wine") == 0  # refused
    at.plays("wine", "wine", "wine", "wine", "wine")
    assert at.adds("play", "Cem", card="wine") == 30  # a new set
    at.plays("wine")
    assert at.adds("play", "Ana", card="wine") == 30


# --- Burnt Dish


def test_a_burnt_dish_goes_anywhere_and_locks(table: Any) -> None:
    at = table()
    at.play("Ana", "percebes")
    assert at.play("Ben", **burnt(0, "fish")) == ["burnt-dish-any-stack"]
    assert at.reasons("play", "Cem", card="percebes") == [
        {"code": "locked", "rules": ["burnt-dish-locks"], "type": "fish"}
    ]
    assert at.why_not("play", "Cem", **burnt(-70, "fish")) == ["locked"]
    assert at.why_not("play", "Cem", card="chorizo") == []
    assert at.why_not("play", "Cem", **burnt(-70, "meat")) == []


def test_a_burnt_dish_opens_a_stack(table: Any) -> None:
    at = table()
    assert at.play("Ana", **burnt(-70, "meat")) == [
        "burnt-dish-any-stack",
        "burnt-dish-opens-stack",
    ]
    assert at.why_not("play", "Ben", card="jamon-de-jabugo") == ["locked"]
    closed = table(burnt_opens_stack="no")
    assert closed.reasons("play", "Ana", **burnt(-70, "meat")) == [
        {"code": "stack-empty", "rules": ["burnt-dish-opens-stack"], "type": "meat"}
    ]
    closed.play("Ana", "chorizo")
    assert closed.play("Ben", **burnt(-70, "meat")) == ["burnt-dish-any-stack"]


def test_a_second_burnt_dish_on_a_locked_type(table: Any) -> None:
    at = table(burnt_on_locked="yes", burnt_opens_stack="no")
    at.play("Ana", "chorizo")
    at.play("Ben", **burnt(-70, "meat"))
    at.play("Cem", **burnt(-60, "meat"))
    assert at.why_not("play", "Ana", card="callos") == ["locked"]


def test_a_new_round_unlocks(table: Any) -> None:
    at = table()
    at.play("Ana", **burnt(0, "meat"))
    at.do("ask", "Ben")
    at.do("settle")
    assert at.why_not("play", "Ben", card="chorizo") == []
    assert at.why_not("play", "Ben", **burnt(0, "meat")) == []  # copies count within a round


# --- Premium


def test_premium_with_a_burnt_dish(table: Any) -> None:
    assert table().play("Ana", **burnt(-20, "fish", premium=1)) == [
        "burnt-dish-any-stack",
        "burnt-dish-opens-stack",
        "premium-with-dish",
        "premium-doubles",
    ]


def test_premium_alone_or_elsewhere(table: Any) -> None:
    at = table()
    assert at.reasons("play", "Ana", card="premium") == [
        {"code": "premium-alone", "rules": ["premium-with-dish"]}
    ]
    assert at.why_not("play", "Ana", card="wine", premium=1) == ["premium-on-other"]
    assert at.why_not("play", "Ana", card="wine", premium=0) == []


def test_several_premium_under_single(table: Any) -> None:
    at = table(premium_stacking="single")
    assert at.why_not("play", "Ana", card="chorizo", premium=2) == ["premium-single"]
    assert at.why_not("play", "Ana", card="chorizo", premium=1) == []


def test_four_premium_in_a_round(table: Any) -> None:
    at = table()
    at.play("Ana", "chorizo", premium=3)
    assert at.why_not("play", "Ben", card="percebes", premium=1) == []
    (found,) = at.reasons("play", "Ben", card="percebes", premium=2)
    assert (found["code"], found["card"], found["found"], found["have"]) == (
        "no-copies-left",
        "premium",
        5,
        4,
    )


def test_premium_alone_and_one_too_many(table: Any) -> None:
    at = table()
    at.play("Ana", "chorizo", premium=3)
    assert at.why_not("play", "Ben", card="premium") == ["premium-alone"]  # the fourth there is
    found = at.reasons("play", "Ben", card="premium", premium=1)
    codes = [one["code"] for one in found]
    assert codes == ["premium-alone", "premium-on-other", "no-copies-left"]
    assert (found[-1]["found"], found[-1]["have"]) == (5, 4)
    at.play("Ben", "percebes", premium=1)
    assert at.why_not("play", "Cem", card="premium") == ["premium-alone", "no-copies-left"]


# --- copies


def test_copies_within_a_round(table: Any) -> None:
    at = table()
    at.plays("callos", "callos")
    assert at.why_not("play", "Cem", card="callos") == ["no-copies-left"]
    assert at.why_not("play", "Cem", type="meat", price=60) == ["no-copies-left"]
    at.play("Cem", **burnt(-20, "fish"))
    assert at.why_not("play", "Ana", **burnt(-20, "vegetable")) == ["no-burnt-dish-left"]
    assert at.why_not("play", "Ana", **burnt(-25, "vegetable")) == ["no-such-burnt-dish"]
    assert at.why_not("play", "Ana", type="meat", price=45) == ["no-such-dish"]


# --- turns


def test_turns_go_round(table: Any) -> None:
    at = table("Ana Ben Cem Dai", starter="Cem")
    assert at.turn() == "Cem"
    assert at.reasons("play", "Ana", card="wine") == [
        {"code": "not-your-turn", "rules": ["turn-order"], "player": "Ana", "turn": "Cem"}
    ]
    at.plays("wine", "wine", "wine")
    assert at.turn() == "Ben"


def test_a_reversal_turns_the_order_for_the_round(table: Any) -> None:
    at = table("Ana Ben Cem Dai")
    at.play("Ana", "wine")
    assert at.play("Ben", "turn-reversal") == ["turn-reversal"]
    assert at.turn() == "Ana"
    at.plays("wine")
    assert at.turn() == "Dai"
    at.play("Dai", "turn-reversal")
    assert at.turn() == "Ana"
    at.play("Ana", "turn-reversal")
    at.do("ask", "Dai")
    at.do("settle")
    at.play("Dai", "wine")  # the next round is clockwise again
    assert at.turn() == "Ana"


# --- Toilet


def test_the_toilet_lasts_until_your_own_next_turn(table: Any) -> None:
    at = table()
    assert at.play("Ana", "toilet") == ["toilet"]
    assert at.why_not("play", "Ana", card="wine") == ["not-your-turn", "in-toilet"]
    at.plays("wine")
    assert at.why_not("ask", "Ana") == ["in-toilet", "too-early-out-of-turn"]
    at.plays("wine")
    assert at.why_not("ask", "Ana") == []
    assert at.why_not("play", "Ana", card="wine") == []


def test_a_reversal_may_end_it_at_once(table: Any) -> None:
    at = table()
    at.plays("toilet", "turn-reversal")
    assert at.turn() == "Ana"
    assert at.why_not("play", "Ana", card="wine") == []


@pytest.mark.parametrize(("lasts", "protected"), [("turn", True), ("round", False)])
def test_the_toilet_and_the_end_of_the_round(table: Any, lasts: str, protected: bool) -> None:
    at = table("Ana Ben Cem Dai", toilet_lasts=lasts)
    at.play("Ana", "toilet")
    at.do("ask", "Ben")
    at.do("settle")
    at.plays("wine", "wine")  # Ben and Cem, in the next round
    at.do("ask", "Dai")
    assert at.why_not("fifty-fifty", "Dai", with_="Ana") == (
        ["target-protected"] if protected else []
    )


def test_who_starts_the_next_round_is_back(table: Any) -> None:
    at = table(split_by="anyone", who_benefits="payer")
    at.play("Ana", "toilet")
    at.do("ask", "Ben")
    at.do("fifty-fifty", "Cem", with_="Ben")
    at.do("settle")
    assert at.turn() == "Cem"
    assert at.result()["next_starter"] == "Cem"


# --- Coffee


def test_coffee_needs_a_tapas_of_each_type(table: Any) -> None:
    at = table()
    at.plays("chorizo", "percebes")
    assert at.reasons("play", "Cem", card="coffee") == [
        {"code": "coffee-too-early", "rules": ["coffee-needs"], "types": ["vegetable"]}
    ]
    at.plays("gazpacho")
    assert at.play("Ana", "coffee") == ["coffee-needs"]


@pytest.mark.parametrize(("counts", "reasons"), [("no", ["coffee-too-early"]), ("yes", [])])
def test_a_burnt_dish_alone_and_coffee(table: Any, counts: str, reasons: list[str]) -> None:
    at = table(burnt_counts_for_coffee=counts)
    at.plays("chorizo", "percebes")
    at.play("Cem", **burnt(0, "vegetable"))
    assert at.why_not("play", "Ana", card="coffee") == reasons


def test_a_burnt_dish_on_a_tapas_leaves_the_type_there(table: Any) -> None:
    at = table()
    at.plays("chorizo", "percebes", "gazpacho")
    at.play("Ana", **burnt(0, "vegetable"))
    assert at.why_not("play", "Ben", card="coffee") == []


def test_after_coffee_only_toilet_and_coffee(table: Any) -> None:
    at = table()
    at.plays("chorizo", "percebes", "gazpacho", "coffee")
    for card in ("wine", "jamon-de-jabugo", "turn-reversal", "birthday-cake"):
        assert at.reasons("play", "Ben", card=card) == [
            {"code": "coffee-out", "rules": ["coffee-stops"], "card": card}
        ]
    assert at.why_not("play", "Ben", **burnt(0, "meat")) == ["coffee-out"]
    assert at.why_not("play", "Ben", card="chorizo", premium=1) == ["coffee-out"]
    assert at.why_not("play", "Ben", card="toilet") == []
    assert at.play("Ben", "coffee") == ["coffee-needs"]
    assert at.why_not("ask", "Cem", cannot_play=True) == []


# --- Birthday


def test_who_has_the_birthday_may_pass_or_play(table: Any) -> None:
    at = table()
    assert at.play("Ana", "birthday-cake") == ["birthday-cake"]
    assert at.reasons("pass", "Ben") == [
        {"code": "pass-not-birthday", "rules": ["one-card"], "player": "Ben"}
    ]
    assert at.why_not("pass", "Ana") == ["not-your-turn"]
    at.plays("wine", "wine")
    assert at.reasons("ask", "Ana") == [
        {"code": "birthday", "rules": ["birthday-protects", "who-may-ask"], "player": "Ana"}
    ]
    assert at.why_not("play", "Ana", card="wine") == []
    assert at.do("pass", "Ana") == ["birthday-cake"]
    assert at.turn() == "Ben"
    at.do("ask", "Ben")
    at.do("tip", "Ana")
    at.do("settle")
    assert at.why_not("pass", "Ben") == ["pass-not-birthday"]  # the birthday is over


# --- all reasons


def test_all_reasons_together(table: Any) -> None:
    at = table()
    at.play("Ana", "toilet")
    at.plays("callos", "callos")
    at.play("Ana", **burnt(0, "fish"))
    at.do("ask", "Ben")
    assert at.why_not("play", "Ana", card="callos", premium=5) == [
        "bill-asked",
        "no-copies-left",
        "no-copies-left",
    ]
    assert at.why_not("play", "Ana", card="percebes") == ["bill-asked", "locked"]
    assert at.why_not("play", "Ana", card="wine", premium=1) == ["bill-asked", "premium-on-other"]
