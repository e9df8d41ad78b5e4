"""Who pays what, who benefits, whether enough cards lie there: by hand from the rules."""

from typing import Any

import pytest

FIVE = {"players": ["Ana", "Ben", "Cem", "Dai", "Eva"]}
THREE = {"players": ["Ana", "Ben", "Cem"]}
HUNDRED = ["percebes"]
DUTCH = {"split": {"kind": "go-dutch"}}


def halves(partner: str, by: str | None = None) -> dict[str, Any]:
    split = {"kind": "fifty-fifty", "with": partner}
    if by is not None:
        split["by"] = by
    return {"split": split}


@pytest.mark.parametrize(
    ("cards", "keys", "shares", "surplus"),
    [
        (HUNDRED, {}, [100, 0, 0], 0),
        (HUNDRED, {"asker": "Cem"}, [0, 0, 100], 0),
        (HUNDRED, DUTCH, [34, 34, 34], 2),
        (HUNDRED, DUTCH | {"rounding": "up-to-ten"}, [40, 40, 40], 20),
        (HUNDRED, DUTCH | {"rounding": "rest-to-splitter"}, [34, 33, 33], 0),
        (HUNDRED, DUTCH | {"rounding": "rest-to-splitter", "asker": "Ben"}, [33, 34, 33], 0),
        (HUNDRED, DUTCH | {"protected": ["Ben"]}, [50, 0, 50], 0),
        (HUNDRED, DUTCH | {"protected": ["Ben", "Cem"]}, [100, 0, 0], 0),
        (HUNDRED, halves("Ben"), [50, 50, 0], 0),
        (HUNDRED, halves("Ben") | {"protected": ["Cem"]}, [50, 50, 0], 0),
        (["callos", "chorizo"], halves("Cem"), [35, 0, 35], 0),
        (["callos", "chorizo"], halves("Cem") | {"rounding": "up-to-ten"}, [40, 0, 40], 10),
        ([], DUTCH, [0, 0, 0], 0),
        ([{"card": "burnt-dish", "price": -70}], DUTCH, [0, 0, 0], 0),
        # A Tip is shared too: 10 + 10 among three is 6.67, so 7 each.
        (["chorizo"], DUTCH | {"tips": 1}, [7, 7, 7], 1),
        # Somebody else splits: the asker pays nothing unless chosen.
        (HUNDRED, halves("Cem", "Ben") | {"split_by": "anyone"}, [0, 50, 50], 0),
        (HUNDRED, halves("Ana", "Ben") | {"split_by": "anyone"}, [50, 50, 0], 0),
        (
            HUNDRED,
            {"split": {"kind": "go-dutch", "by": "Cem"}}
            | {"split_by": "anyone", "rounding": "rest-to-splitter"},
            [33, 33, 34],
            0,
        ),
    ],
)
def test_shares(
    bill: Any, cards: list[Any], keys: dict[str, Any], shares: list[int], surplus: int
) -> None:
    result = bill(*cards, **THREE, **keys)
    assert result["shares"] == dict(zip(THREE["players"], shares, strict=True))
    assert result["surplus"] == surplus


@pytest.mark.parametrize(
    ("keys", "benefits"),
    [
        ({}, "Ana"),
        ({"asker": "Ben"}, "Ben"),
        (halves("Ben") | {"who_benefits": "payer"}, "Ana"),
        (halves("Cem", "Ben") | {"split_by": "anyone"}, "Ana"),
        (halves("Cem", "Ben") | {"split_by": "anyone", "who_benefits": "payer"}, "Ben"),
        (halves("Ana", "Ben") | {"reading": "zh"}, "Ben"),
    ],
)
def test_who_benefits(bill: Any, keys: dict[str, Any], benefits: str) -> None:
    assert bill("wine", **THREE, **keys)["benefits"] == benefits


PREMIUM = {"card": "chorizo", "premium": 1}


@pytest.mark.parametrize(
    ("cards", "keys", "enough"),
    [
        ([], {}, False),
        (["wine"] * 4, {}, False),
        (["wine"] * 5, {}, True),
        (["toilet", "coffee", "turn-reversal", "birthday-cake", "wine"], {}, True),
        (["wine"] * 3 + [PREMIUM], {}, True),
        (["wine"] * 3 + [PREMIUM], {"premium_counts": "no"}, False),
        (["wine"] * 4 + [PREMIUM], {"premium_counts": "no"}, True),
        (["wine"] * 3, {"tips": 6}, False),
        (["wine"] * 3, {"tips": 2, "threshold_counts_after_cards": "yes"}, True),
        (["wine"] * 3, {"tips": 1, "threshold_counts_after_cards": "yes"}, False),
        (["wine"] * 3, {"tips": 1, "threshold_counts_after_cards": "yes"} | DUTCH, True),
        (["wine"] * 3, {"threshold_counts_after_cards": "yes"} | DUTCH, False),
        (["wine"] * 4, {"threshold_counts_after_cards": "yes"} | DUTCH, True),
        (["wine"] * 4, DUTCH, False),
        # Everybody at the table is a player, protected or not.
        (["wine"] * 4, {"protected": ["Ben", "Cem", "Dai", "Eva"]}, False),
    ],
)
def test_enough_cards(bill: Any, cards: list[Any], keys: dict[str, Any], enough: bool) -> None:
    assert bill(*cards, **FIVE, **keys)["enough_cards"] is enough


@pytest.mark.parametrize(
    ("cards", "keys", "rules"),
    [
        (["wine"], {}, ["asker-pays", "enough-cards", "too-few-cards"]),
        (["wine"] * 3, {}, ["asker-pays", "enough-cards", "hand-increase"]),
        ([], {}, ["asker-pays", "enough-cards", "too-few-cards", "settle-by-count"]),
        (
            ["wine"] * 3,
            DUTCH,
            ["go-dutch", "split-no-benefit", "enough-cards", "after-cards-count", "hand-increase"],
        ),
        (
            HUNDRED,
            DUTCH | {"protected": ["Ben", "Cem"]},
            [
                "go-dutch",
                "split-eligible",
                "split-alone",
                "split-no-benefit",
                "enough-cards",
                "after-cards-count",
                "too-few-cards",
            ],
        ),
        (
            HUNDRED,
            DUTCH,
            [
                "go-dutch",
                "split-rounding",
                "split-no-benefit",
                "enough-cards",
                "after-cards-count",
                "too-few-cards",
            ],
        ),
        (
            [PREMIUM, *["wine"] * 2],
            halves("Cem", "Ben") | {"split_by": "anyone"},
            [
                "fifty-fifty",
                "split-by",
                "split-no-benefit",
                "enough-cards",
                "premium-counts",
                "after-cards-count",
                "who-benefits",
                "hand-increase",
            ],
        ),
    ],
)
def test_rules_about_people(
    bill: Any, cards: list[Any], keys: dict[str, Any], rules: list[str]
) -> None:
    found = bill(*cards, **THREE, **keys)["rules"]
    sums = set(bill(*cards)["rules"])
    assert [rule for rule in found if rule not in sums] == rules


def test_players_by_number(bill: Any) -> None:
    result = bill("percebes", players=4, asker="3")
    assert result["shares"] == {"1": 0, "2": 0, "3": 100, "4": 0}
    assert bill("percebes", players=4)["benefits"] == "1"


def test_readings(bill: Any) -> None:
    """Only zh lets others split, and only en and zh let the payer benefit."""
    keys = THREE | halves("Cem", "Ben") | {"split_by": "anyone"}
    assert [bill("wine", reading=r, **keys)["benefits"] for r in ("reconciled", "de")] == [
        "Ana"
    ] * 2
    assert [bill("wine", reading=r, **keys)["benefits"] for r in ("en", "zh")] == ["Ben"] * 2
    own = bill("wine", reading="zh", who_benefits="asker", **keys)
    assert own["benefits"] == "Ana"
