"""What cards cost together, worked out by hand from the rules."""

from typing import Any

import pytest

BURNT: dict[int, dict[str, Any]] = {
    price: {"card": "burnt-dish", "price": price} for price in range(0, -80, -10)
}


def doubled(card: str, times: int = 1) -> dict[str, Any]:
    return {"card": card, "premium": times}


@pytest.mark.parametrize(
    ("wines", "total"),
    list(enumerate([0, 30, 60, 120, 180, 240, 270, 300, 360, 420, 480])),
)
def test_wine_comes_in_sets_of_five(bill: Any, wines: int, total: int) -> None:
    assert bill(*["wine"] * wines)["total"] == total


@pytest.mark.parametrize(
    ("cards", "tips", "total", "payable"),
    [
        ([], 0, 0, 0),
        (["chorizo"], 0, 10, 10),
        (["percebes", "percebes"], 0, 200, 200),
        (["toilet", "coffee", "turn-reversal"], 0, 0, 0),
        (["birthday-cake"], 0, 40, 40),
        ([doubled("jamon-de-jabugo", 2)], 0, 400, 400),
        ([doubled("jamon-de-jabugo", 4)], 0, 1600, 1600),
        ([doubled("morcilla", 3)], 0, 400, 400),
        ([doubled("gazpacho"), doubled("gazpacho")], 0, 80, 80),
        ([BURNT[-20] | {"premium": 1}], 0, -40, 0),
        ([BURNT[-20] | {"premium": 2}], 0, -80, 0),
        ([BURNT[0] | {"premium": 4}], 0, 0, 0),
        (list(BURNT.values()), 0, -280, 0),
        ([BURNT[-20], "gazpacho"], 0, 0, 0),
        ([BURNT[-10], "gazpacho"], 0, 10, 10),
        ([BURNT[-70], "aceitunas"], 3, -30, 0),
        ([doubled("aceitunas"), "albondigas"], 1, 70, 70),
        ([doubled("aceitunas", 2), "albondigas"], 1, 100, 100),
        (["percebes", {"type": "meat", "price": 40}], 6, 380, 380),
        # A Burnt Dish is no tapas, the cake none either: the cheapest is the Percebes.
        (["percebes", BURNT[-70], "birthday-cake"], 1, 170, 170),
        (["wine", BURNT[0]], 6, 30, 30),
        # As the rulebook pictures a table.
        (
            ["gazpacho", "tortilla-de-patatas", "tortilla-de-patatas", "ensaladilla-rusa"]
            + ["chorizo", "croquetas", "pulpo-a-la-gallega", "pulpo-a-la-gallega"]
            + ["wine"] * 4
            + ["birthday-cake", BURNT[0]],
            0,
            530,
            530,
        ),
    ],
)
def test_totals(bill: Any, cards: list[Any], tips: int, total: int, payable: int) -> None:
    result = bill(*cards, tips=tips)
    assert (result["total"], result["payable"]) == (total, payable)


@pytest.mark.parametrize(
    ("cards", "doubled_price", "printed_price"),
    [
        ([doubled("aceitunas"), "albondigas"], 20, 10),
        ([doubled("aceitunas", 2), "albondigas"], 30, 10),
        ([doubled("percebes")], 200, 100),
        (["gazpacho"], 20, 20),
    ],
)
def test_tip_price_ruling(
    bill: Any, cards: list[Any], doubled_price: int, printed_price: int
) -> None:
    bare = bill(*cards)["total"]
    assert bill(*cards, tips=2)["total"] == bare + 2 * doubled_price
    assert bill(*cards, tips=2, tip_price="printed")["total"] == bare + 2 * printed_price


def test_all_prices_of_the_deck(bill: Any, facts: Any) -> None:
    """Each type costs 10 to 70 and 100, as printed; the whole deck's dishes 2 × 3 × 380."""
    for type_ in facts["types"]:
        for price in (10, 20, 30, 40, 50, 60, 70, 100):
            line = bill({"type": type_, "price": price})["lines"][0]
            assert line["amount"] == price
            assert bill(line["card"])["total"] == price
    dishes = [card["id"] for card in facts["cards"] if card["kind"] == "tapas"]
    assert bill(*dishes, *dishes)["total"] == 2 * 3 * 380


def test_lines_of_a_bill(bill: Any) -> None:
    result = bill(
        "wine", doubled("callos", 2), "chorizo", "wine", "coffee", "chorizo", BURNT[-70], tips=2
    )
    assert [(line["what"], line["amount"], line["count"]) for line in result["lines"]] == [
        ("chorizo", 20, 2),
        ("callos", 240, 1),
        ("burnt-dish", -70, 1),
        ("coffee", 0, 1),
        ("wine-set", 60, 2),
        ("tip", 20, 2),
    ]
    callos, tip = result["lines"][1], result["lines"][-1]
    assert (callos["price"], callos["premium"], callos["type"]) == (60, 2, "meat")
    assert callos["rules"] == ["tapas-price", "premium-doubles", "premium-stacking"]
    assert callos["applied"] == ["premium-stacking=multiply"]
    assert (tip["card"], tip["price"], tip["applied"]) == ("chorizo", 10, ["tip-price=doubled"])
    assert sum(line["amount"] for line in result["lines"]) == result["total"] == 270


def test_lines_when_there_is_nothing_to_pay(bill: Any) -> None:
    result = bill(BURNT[-30], tips=1)
    assert [(line["what"], line["amount"], line["rules"]) for line in result["lines"]] == [
        ("burnt-dish", -30, ["burnt-dish-price"]),
        ("tip", 0, ["tip", "tip-without-tapas"]),
        ("floor", 30, ["bill-floor"]),
    ]
    assert result["lines"][1]["applied"] == ["tip-without-tapas=zero"]
    assert sum(line["amount"] for line in result["lines"]) == result["payable"] == 0


def test_lines_say_what_they_are_made_of(bill: Any) -> None:
    lines = bill(doubled("chorizo"), "coffee", BURNT[-20], BURNT[0], "wine")["lines"]
    assert [(line["what"], line.get("type"), line.get("price")) for line in lines] == [
        ("chorizo", "meat", 10),
        ("burnt-dish", None, 0),
        ("burnt-dish", None, -20),
        ("coffee", None, 0),
        ("wine-set", None, None),
    ]
    assert [line["applied"] for line in lines] == [[]] * 5  # no ruling decides one Premium
    assert "type" not in lines[3]
    (tip,) = bill(tips=1)["lines"]
    assert (tip["card"], tip["price"], tip["count"]) == ("", 0, 1)


def test_equal_burnt_dishes_on_other_stacks_are_other_lines(bill: Any) -> None:
    lines = bill(BURNT[-20] | {"on": "meat"}, BURNT[-30] | {"on": "fish"})["lines"][:2]
    assert [(line["type"], line["price"]) for line in lines] == [("fish", -30), ("meat", -20)]


def test_second_wine_set_is_a_line_of_its_own(bill: Any) -> None:
    lines = bill(*["wine"] * 7)["lines"]
    assert [(line["count"], line["amount"], line["rules"]) for line in lines] == [
        (5, 240, ["wine-set"]),
        (2, 60, ["wine-set", "wine-second-set"]),
    ]


def test_the_cheapest_of_equals_is_the_first_of_the_deck(bill: Any) -> None:
    assert bill("gazpacho", "croquetas", tips=1)["lines"][-1]["card"] == "croquetas"
    assert bill("croquetas", "gazpacho", tips=1)["lines"][-1]["card"] == "croquetas"


@pytest.mark.parametrize(
    ("cards", "tips", "rules"),
    [
        ([], 0, ["bill-sum"]),
        (["chorizo"], 0, ["bill-sum", "tapas-price"]),
        ([doubled("chorizo")], 0, ["bill-sum", "tapas-price", "premium-doubles"]),
        ([BURNT[0]], 0, ["bill-sum", "burnt-dish-price"]),
        (["birthday-cake"], 0, ["bill-sum", "birthday-cake-price"]),
        (["toilet"], 0, ["bill-sum", "free-cards"]),
        (["chorizo"], 1, ["bill-sum", "tapas-price", "tip"]),
        (
            [doubled("chorizo")],
            1,
            ["bill-sum", "tapas-price", "premium-doubles", "tip", "tip-price"],
        ),
        # Premium on a Burnt Dish has no say in what a Tip is.
        (
            ["chorizo", BURNT[0] | {"premium": 1}],
            1,
            ["bill-sum", "tapas-price", "burnt-dish-price", "premium-doubles", "tip"],
        ),
    ],
)
def test_rules_of_a_sum(bill: Any, cards: list[Any], tips: int, rules: list[str]) -> None:
    assert bill(*cards, tips=tips)["rules"] == rules


def test_without_players_nobody_pays(bill: Any) -> None:
    result = bill("percebes", reading="zh", rounding="up-to-ten")
    assert result["shares"] == {}
    assert result["surplus"] == 0
    assert result["enough_cards"] is None
    assert result["benefits"] is None
    assert (result["reading"], result["rulings"]) == ("zh", {"rounding": "up-to-ten"})
