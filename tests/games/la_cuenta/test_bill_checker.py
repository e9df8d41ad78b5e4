"""The bill once more, by a slow program that shares nothing with ours.

It lays real cards out of a real deck, doubles by adding, prices wine by walking a printed table,
tries out every share until it is enough, and never asks the engine's modules anything.
"""

import itertools
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.games.la_cuenta import game
from referee.rulebase import store
from tests.support.full import examples

FACTS = store.facts("la-cuenta")
PRICES = [10, 20, 30, 40, 50, 60, 70, 100]
MENU = {
    "meat": "chorizo croquetas albondigas pinchito-moruno morcilla callos rabo-de-toro "
    "jamon-de-jabugo",
    "fish": "mejillones sardinas-fritas calamares-a-la-romana chipirones-fritos anchoa "
    "pulpo-a-la-gallega gambas-al-ajillo percebes",
    "vegetable": "aceitunas gazpacho patatas-bravas tortilla-de-patatas pimientos-del-padron "
    "ensaladilla-rusa berenjenas-con-miel tabla-de-quesos",
}
DISHES = {
    dish: price
    for names in MENU.values()
    for dish, price in zip(names.split(), PRICES, strict=True)
}
WINE = [0, 30, 60, 120, 180, 240, 270, 300, 360, 420, 480]
FREE = ["toilet", "coffee", "turn-reversal"]
NAMES = ["Ana", "Ben", "Cem", "Dai", "Eva", "Finn", "Gül", "小明"]
ADOPTED = {
    "rounding": "up",
    "tip-price": "doubled",
    "who-benefits": "asker",
    "split-by": "asker",
    "premium-counts": "yes",
    "threshold-counts-after-cards": "no",
}
READINGS: dict[str, dict[str, str]] = {
    "reconciled": {},
    "de": {},
    "en": {"who-benefits": "payer"},
    "zh": {"who-benefits": "payer", "split-by": "anyone"},
}


def check(request: dict[str, Any]) -> dict[str, Any]:
    """Return what the rules make of a request that they allow."""
    rulings = ADOPTED | READINGS[request.get("reading", "reconciled")] | request.get("rulings", {})
    total = 0
    wines = 0
    tapas: list[int] = []
    lying = 0
    for entry in request["cards"]:
        card: dict[str, Any] = {"card": entry} if isinstance(entry, str) else entry
        lying += 1
        if card.get("card") == "wine":
            wines += 1
            continue
        if card.get("card") in FREE:
            continue
        if card.get("card") == "birthday-cake":
            total += 40
            continue
        printed = card["price"] if "price" in card else DISHES[card["card"]]
        value = printed
        for _ in range(card.get("premium", 0)):
            value += value
            lying += rulings["premium-counts"] == "yes"
        total += value
        if card.get("card") != "burnt-dish":
            tapas.append(value if rulings["tip-price"] == "doubled" else printed)
    total += WINE[wines]
    for _ in range(request.get("tips", 0)):
        total += sorted(tapas)[0] if tapas else 0
        lying += rulings["threshold-counts-after-cards"] == "yes"
    result: dict[str, Any] = {"total": total, "payable": total if total > 0 else 0}
    if "players" not in request:
        return result
    players = request["players"]
    if isinstance(players, int):
        players = [f"{seat + 1}" for seat in range(players)]
    asker = request.get("asker", players[0])
    split = request.get("split")
    result["shares"] = dict.fromkeys(players, 0)
    if split is None:
        result["shares"][asker] = result["payable"]
        by = asker
    else:
        lying += rulings["threshold-counts-after-cards"] == "yes"
        by = split.get("by", asker)
        if split["kind"] == "fifty-fifty":
            paying = {by, split["with"]}
        else:
            paying = set(players) - set(request.get("protected", []))
        for name in paying:
            result["shares"][name] = _share(result["payable"], len(paying), rulings["rounding"])
        if rulings["rounding"] == "rest-to-splitter":
            result["shares"][by] += result["payable"] - sum(result["shares"].values())
    result["surplus"] = sum(result["shares"].values()) - result["payable"]
    result["enough_cards"] = not lying < len(players)
    result["benefits"] = by if rulings["who-benefits"] == "payer" else asker
    return result


def _share(amount: int, people: int, rounding: str) -> int:
    fair = Fraction(amount, people)
    if rounding == "rest-to-splitter":
        return int(fair)
    steps = itertools.count(0, 10 if rounding == "up-to-ten" else 1)
    return next(share for share in steps if share >= fair)


def _same(request: dict[str, Any]) -> None:
    expected = check(request)
    result = {**game.bill(FACTS, request)}
    assert {key: result[key] for key in expected} == expected


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """Return a request that the rules allow: cards dealt out of the deck, Premium onto dishes."""
    deck: list[Any] = [dish for dish in DISHES for _ in range(2)]
    deck += ["wine"] * 10 + ["toilet"] * 5 + ["coffee"] * 10 + ["turn-reversal"] * 4
    deck += ["birthday-cake"] + [{"card": "burnt-dish", "price": -p} for p in range(0, 80, 10)]
    cards = draw(st.lists(st.sampled_from(range(len(deck))), unique=True, max_size=25))
    laid = [deck[i] for i in cards]
    premium = draw(st.integers(0, 4))
    for i, entry in enumerate(laid):
        dish = entry if isinstance(entry, str) else entry["card"]
        if premium and (dish in DISHES or dish == "burnt-dish") and draw(st.booleans()):
            on = draw(st.integers(1, premium))
            premium -= on
            laid[i] = ({"card": entry} if isinstance(entry, str) else entry) | {"premium": on}
    request: dict[str, Any] = {"cards": laid, "tips": draw(st.integers(0, 6))}
    request["reading"] = draw(st.sampled_from(sorted(READINGS)))
    choices = {r["id"]: r["choices"] for r in FACTS["rulings"] if r["id"] in ADOPTED}
    picked = draw(st.lists(st.sampled_from(sorted(choices)), unique=True))
    request["rulings"] = {ruling: draw(st.sampled_from(choices[ruling])) for ruling in picked}
    if draw(st.integers(0, 3)):
        _add_people(draw, request)
    return request


def _add_people(draw: st.DrawFn, request: dict[str, Any]) -> None:
    players = NAMES[: draw(st.integers(3, 8))]
    asker = draw(st.sampled_from(players))
    others = [name for name in players if name != asker]
    protected = draw(st.lists(st.sampled_from(others), unique=True))
    request |= {"players": players, "asker": asker, "protected": protected}
    rulings = ADOPTED | READINGS[request["reading"]] | request["rulings"]
    eligible = [name for name in players if name not in protected]
    kind = draw(st.sampled_from(["", "fifty-fifty", "go-dutch"]))
    by = draw(st.sampled_from(eligible)) if rulings["split-by"] == "anyone" else asker
    partners = [name for name in eligible if name != by]
    if kind == "go-dutch":
        request["split"] = {"kind": kind, "by": by}
    elif kind and partners:
        request["split"] = {"kind": kind, "by": by, "with": draw(st.sampled_from(partners))}


@given(requests())
@settings(max_examples=examples(133, 4000))
def test_random_tables(request: dict[str, Any]) -> None:
    _same(request)


def test_all_small_tables() -> None:
    """Every three cards out of a dish or burnt dish of each sort, with Premium, Tips and splits."""
    sorts: list[Any] = ["chorizo", "gazpacho", "wine", "toilet", "birthday-cake"]
    sorts += [{"card": "callos", "premium": 1}, {"card": "burnt-dish", "price": -50}]
    sorts += [{"card": "burnt-dish", "price": -10, "premium": 2}]
    splits: list[dict[str, Any]] = [{}, {"split": {"kind": "go-dutch"}}]
    splits += [{"split": {"kind": "fifty-fifty", "with": "Cem"}}]
    for size in range(4):
        for cards in itertools.combinations(sorts, size):
            for tips, split in itertools.product((0, 1, 3), splits):
                for rounding in ("up", "up-to-ten", "rest-to-splitter"):
                    request = {"cards": list(cards), "tips": tips, "players": NAMES[:3], **split}
                    _same(request | {"rulings": {"rounding": rounding}})


def test_the_checker_agrees_with_the_judged_bills() -> None:
    """A check of the checker: its own word against that of whoever judged the cases."""
    cases = Path(__file__).parents[2] / "cases" / "bills.jsonl"
    for line in cases.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        assert check(case["request"]) == case["expect"]
