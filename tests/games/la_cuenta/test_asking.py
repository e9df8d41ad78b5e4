"""Asking for the bill, drawing again, Tips and split cards: by hand from the rules."""

from typing import Any

# --- asking


def test_on_your_turn_by_choice(table: Any) -> None:
    at = table()
    assert at.rules("ask", "Ana") == ["ask-on-turn"]  # even on an empty table
    at.plays("wine", "wine", "wine")
    assert at.do("ask", "Ana") == ["ask-on-turn", "enough-cards"]


def test_not_by_choice_before_the_threshold(table: Any) -> None:
    at = table(early_ask="forbidden")
    early = {"code": "too-early-on-turn", "rules": ["ask-on-turn", "enough-cards"], "need": 3}
    assert at.reasons("ask", "Ana") == [early | {"found": 0}]
    # On an empty table who can play nothing draws again instead.
    assert at.reasons("ask", "Ana", cannot_play=True) == [early | {"found": 0}]
    assert at.why_not("redraw", "Ana") == []
    at.plays("wine", "wine")
    assert at.reasons("ask", "Cem") == [early | {"found": 2}]
    assert at.rules("ask", "Cem", cannot_play=True) == ["must-ask"]
    at.plays("wine")
    assert at.why_not("ask", "Ana") == []


def test_one_card_is_enough_to_have_to_ask(table: Any) -> None:
    at = table(early_ask="forbidden")
    at.plays("wine")
    assert at.rules("ask", "Ben", cannot_play=True) == ["must-ask"]
    assert at.why_not("ask", "Ben") == ["too-early-on-turn"]


def test_only_cards_and_tips_add_to_the_bill(table: Any) -> None:
    at = table()
    at.play("Ana", "birthday-cake")
    at.plays("gazpacho", "wine")
    assert at.adds("pass", "Ana") == 0
    assert at.adds("ask", "Ben") == 0
    at.do("ask", "Ben")
    assert at.adds("go-dutch", "Ben") == 0
    assert at.adds("settle") == 0
    assert at.adds("tip", "Ana") == 20


def test_out_of_turn_from_the_threshold(table: Any) -> None:
    at = table()
    at.plays("wine", "wine")
    assert at.reasons("ask", "Ana") == [
        {
            "code": "too-early-out-of-turn",
            "rules": ["ask-out-of-turn", "enough-cards"],
            "found": 2,
            "need": 3,
        }
    ]
    assert at.why_not("ask", "Ana", cannot_play=True) == ["too-early-out-of-turn"]
    at.plays("wine")
    assert at.do("ask", "Cem") == ["ask-out-of-turn", "enough-cards"]


def test_never_out_of_turn(table: Any) -> None:
    at = table(out_of_turn_ask="never")
    at.plays("wine", "wine", "wine")
    assert at.reasons("ask", "Cem") == [
        {"code": "never-out-of-turn", "rules": ["ask-out-of-turn"], "player": "Cem", "turn": "Ana"}
    ]
    assert at.why_not("ask", "Ana") == []


def test_premium_counts_towards_the_threshold(table: Any) -> None:
    at = table()
    at.play("Ana", "chorizo", premium=1)
    assert at.why_not("ask", "Ana") == ["too-early-out-of-turn"]
    at.plays("wine")
    assert at.why_not("ask", "Ana") == []
    without = table(premium_counts="no")
    without.play("Ana", "chorizo", premium=2)
    without.plays("wine")
    assert without.why_not("ask", "Ana") == ["too-early-out-of-turn"]


def test_only_the_first_one_asks(table: Any) -> None:
    at = table()
    at.do("ask", "Ana")
    assert at.reasons("ask", "Ben") == [
        {"code": "bill-asked", "rules": ["after-ask-cards"], "asker": "Ana"}
    ]
    assert at.why_not("ask", "Ana") == ["bill-asked"]
    assert at.why_not("pass", "Ana") == ["bill-asked", "pass-not-birthday"]
    assert at.why_not("redraw", "Ana") == ["bill-asked"]
    assert at.why_not("play", "Ana", card="toilet") == ["bill-asked"]


def test_settling_needs_somebody_who_asked(table: Any) -> None:
    assert table().reasons("settle") == [{"code": "nothing-asked-yet", "rules": ["must-ask"]}]


# --- drawing again


def test_only_the_starter_draws_again_and_only_at_first(table: Any) -> None:
    at = table()
    assert at.do("redraw", "Ana") == ["starter-redraw"]
    assert at.do("redraw", "Ana") == ["starter-redraw"]
    assert at.reasons("redraw", "Ben") == [
        {"code": "not-starter", "rules": ["starter-redraw"], "player": "Ben", "starter": "Ana"}
    ]
    assert at.turn() == "Ana"
    at.plays("wine")
    assert at.why_not("redraw", "Ana") == ["too-late-to-redraw"]
    assert at.why_not("redraw", "Ben") == ["not-starter", "too-late-to-redraw"]
    at.do("ask", "Ben")
    at.do("settle")
    assert at.why_not("redraw", "Ben") == []
    assert at.result()["bills"] == [30]


# --- Tips


def test_tips_come_after_asking_and_from_anyone(table: Any) -> None:
    at = table()
    assert at.reasons("tip", "Ana") == [{"code": "bill-not-asked", "rules": ["after-ask-cards"]}]
    at.play("Ana", "toilet")
    at.plays("gazpacho")
    at.do("ask", "Cem")
    assert at.reasons("tip", "Ana") == [
        {"code": "in-toilet", "rules": ["toilet-protects"], "player": "Ana"}
    ]
    assert at.adds("tip", "Ben") == 20
    for _ in range(6):
        assert at.do("tip", "Ben") == ["tip", "after-ask-cards"]
    assert at.why_not("tip", "Ben") == ["no-copies-left"]
    at.do("settle")
    assert at.result()["bills"] == [140]


def test_a_tip_goes_by_the_cheapest(table: Any) -> None:
    at = table()
    at.plays("gazpacho", "percebes", "chorizo")
    at.do("ask", "Ana")
    assert at.adds("tip", "Ben") == 10
    dearer = table()
    dearer.plays("gazpacho", "percebes")
    dearer.do("ask", "Cem")
    assert dearer.adds("tip", "Ben") == 20


def test_a_tip_without_tapas(table: Any) -> None:
    at = table()
    at.plays("wine")
    at.do("ask", "Ben")
    assert at.adds("tip", "Ana") == 0
    strict = table(tip_without_tapas="unplayable")
    strict.plays("wine")
    strict.do("ask", "Ben")
    assert strict.why_not("tip", "Ana") == ["tip-unplayable"]


# --- split cards


def test_only_the_asker_splits(table: Any) -> None:
    at = table()
    at.plays("percebes")
    assert at.why_not("fifty-fifty", "Ben", with_="Ana") == ["bill-not-asked"]
    assert at.why_not("go-dutch", "Ben") == ["bill-not-asked"]
    at.do("ask", "Ben")
    assert at.reasons("go-dutch", "Cem") == [
        {"code": "not-asker-splits", "rules": ["split-by"], "player": "Cem", "asker": "Ben"}
    ]
    assert at.why_not("fifty-fifty", "Ben", with_="Ben") == ["splits-with-self"]
    assert at.do("fifty-fifty", "Ben", with_="Ana") == [
        "fifty-fifty",
        "split-by",
        "after-ask-cards",
    ]
    assert at.reasons("go-dutch", "Ben") == [
        {"code": "one-split", "rules": ["one-split"], "card": "fifty-fifty"}
    ]
    assert at.why_not("fifty-fifty", "Ben", with_="Cem") == ["one-split"]
    at.do("settle")
    assert at.result()["savings"] == {"Ana": 850, "Ben": 850, "Cem": 900}


def test_nobody_protected_pays_or_splits(table: Any) -> None:
    at = table("Ana Ben Cem Dai", split_by="anyone")
    at.plays("birthday-cake", "toilet", "wine")
    at.do("ask", "Dai")
    assert at.why_not("fifty-fifty", "Dai", with_="Ana") == ["target-protected"]
    assert at.why_not("fifty-fifty", "Dai", with_="Ben") == ["target-protected"]
    assert at.why_not("go-dutch", "Ana") == ["protected-splits"]
    assert at.why_not("go-dutch", "Ben") == ["in-toilet"]
    assert at.do("go-dutch", "Cem") == ["go-dutch", "split-by", "after-ask-cards"]
    at.do("settle")
    # 40 + 30 between Cem and Dai
    assert at.result()["savings"] == {"Ana": 1000, "Ben": 1000, "Cem": 965, "Dai": 965}


def test_nobody_left_to_go_halves(table: Any) -> None:
    at = table()
    at.plays("birthday-cake", "toilet")
    at.do("ask", "Cem")
    assert at.why_not("fifty-fifty", "Cem", with_="Ben") == ["target-protected", "nobody-to-split"]
    at.do("go-dutch", "Cem")
    assert at.do("settle")[:5] == [
        "bill-sum",
        "free-cards",
        "birthday-cake-price",
        "go-dutch",
        "split-eligible",
    ]
    assert at.result()["savings"]["Cem"] == 860
