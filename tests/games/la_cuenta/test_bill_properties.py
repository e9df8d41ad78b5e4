"""What must hold for every bill, whatever lies on the table."""

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.engine.faults import BadInput, Refused
from referee.games.la_cuenta import game
from referee.rulebase import store
from tests.support.full import examples

FACTS = store.facts("la-cuenta")
RULES = {rule["id"] for rule in store.book("la-cuenta")["rules"]}
IDS = [card["id"] for card in FACTS["cards"]]
ON_BILLS = [id_ for id_ in IDS if id_ not in ("premium", "tip", "fifty-fifty", "go-dutch")]
NAMES = ["Ana", "Ben", "Cem", "Dai", "Eva"]


@st.composite
def entries(draw: st.DrawFn) -> Any:
    card = draw(st.sampled_from(ON_BILLS))
    if card == "burnt-dish":
        price = -10 * draw(st.integers(0, 7))
        return {"card": card, "price": price, "premium": draw(st.sampled_from([0, 0, 1, 2]))}
    kind = next(entry["kind"] for entry in FACTS["cards"] if entry["id"] == card)
    if kind == "tapas" and draw(st.booleans()):
        return {"card": card, "premium": draw(st.integers(0, 2))}
    return card


@st.composite
def bills(draw: st.DrawFn) -> dict[str, Any]:
    players = NAMES[: draw(st.integers(3, 5))]
    request: dict[str, Any] = {
        "players": players,
        "asker": draw(st.sampled_from(players)),
        "cards": draw(st.lists(entries(), max_size=14)),
        "tips": draw(st.integers(0, 4)),
        "reading": draw(st.sampled_from(["reconciled", "en", "de", "zh"])),
        "rulings": {
            ruling["id"]: draw(st.sampled_from(ruling["choices"]))
            for ruling in FACTS["rulings"]
            if draw(st.integers(0, 3)) == 0
        },
    }
    request["protected"] = draw(st.lists(st.sampled_from(players), unique=True, max_size=2))
    kind = draw(st.sampled_from(["", "fifty-fifty", "go-dutch"]))
    if kind:
        request["split"] = {"kind": kind, "by": draw(st.sampled_from(players))}
    if kind == "fifty-fifty":
        request["split"]["with"] = draw(st.sampled_from(players))
    return request


def outcome(request: Any) -> Any:
    """Return the result, or the reasons in no particular order."""
    try:
        return game.bill(FACTS, request)
    except Refused as refusal:
        return sorted(str(sorted(found.items(), key=str)) for found in refusal.reasons)


@given(bills())
@settings(max_examples=examples(100, 3000))
def test_invariants(request: dict[str, Any]) -> None:
    before = copy.deepcopy(request)
    result = outcome(request)
    assert request == before  # nothing is written into what was handed in
    assert outcome(request) == result
    if isinstance(result, list):
        return
    rulings = next(r["choices"] for r in FACTS["readings"] if r["id"] == request["reading"])
    rounding = (rulings | request["rulings"])["rounding"]
    shares = list(result["shares"].values())
    assert result["payable"] == max(0, result["total"])
    assert sum(line["amount"] for line in result["lines"]) == result["payable"]
    assert sum(shares) == result["payable"] + result["surplus"]
    payers = len([share for share in shares if share])
    unit = {"up": 1, "up-to-ten": 10, "rest-to-splitter": 1}[rounding]
    assert 0 <= result["surplus"] <= max(0, payers * unit - 1)
    if rounding == "rest-to-splitter" or "split" not in request:
        assert result["surplus"] == 0
    assert min(shares) >= 0
    assert all(result["shares"][name] == 0 for name in request["protected"])
    assert result["benefits"] not in request["protected"]
    assert set(result["rules"]) <= RULES
    assert len(set(result["rules"])) == len(result["rules"])
    for line in result["lines"]:
        assert set(line["rules"]) <= set(result["rules"])


@given(bills(), st.randoms(use_true_random=False))
@settings(max_examples=examples(50, 1500))
def test_the_order_of_the_cards_does_not_matter(request: dict[str, Any], random: Any) -> None:
    shuffled = copy.deepcopy(request)
    random.shuffle(shuffled["cards"])
    assert outcome(shuffled) == outcome(request)


@given(bills())
@settings(max_examples=examples(50, 1500))
def test_more_tips_never_make_it_cheaper(request: dict[str, Any]) -> None:
    totals = []
    for tips in range(7):
        result = outcome(request | {"tips": tips})
        if isinstance(result, dict):
            totals.append(result["total"])
    assert totals == sorted(totals)


@given(bills())
@settings(max_examples=examples(33, 1000))
def test_one_more_dish_costs_its_price(request: dict[str, Any]) -> None:
    """Without Tips; with them it may become the cheapest one and make them cheaper."""
    request["tips"] = 0
    more = outcome(request | {"cards": [*request["cards"], "percebes"]})
    less = outcome(request)
    if isinstance(more, dict) and isinstance(less, dict):
        assert more["total"] == less["total"] + 100


WORDS = ["cards", "card", "premium", "price", "type", "on", "tips", "players", "asker", "split"]
WORDS += ["kind", "with", "by", "rulings", "reading", "protected", "event", "player", "line"]
WORDS += ["savings", "cash", "meat", "fish", "Ana", "Ben", "play", "undo", "round", "la-cuenta"]
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**12), 10**12)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(IDS + WORDS),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=3), inner, max_size=5)
    ),
    max_leaves=12,
)


def only_our_faults(request: Any) -> None:
    """Make a bill of anything: no fault but ours may come of it."""
    where = ""
    params: dict[str, Any] = {}
    reasons: list[dict[str, Any]] = [{}]
    try:
        game.bill(FACTS, request)
    except BadInput as fault:
        where, params = fault.where, fault.params
    except Refused as refusal:
        reasons = list[Any](refusal.reasons)
    assert isinstance(where, str)
    assert all(isinstance(value, str | int | list) for value in params.values())
    assert reasons


@given(JUNK)
@settings(max_examples=examples(100, 3000))
def test_junk_bills(junk: Any) -> None:
    only_our_faults(junk)


@given(bills(), st.sampled_from(["cards", "tips", "players", "split", "protected"]), JUNK)
@settings(max_examples=examples(66, 2000))
def test_bills_with_one_junk_key(request: dict[str, Any], key: str, junk: Any) -> None:
    only_our_faults(request | {key: junk})


@given(bills(), JUNK)
@settings(max_examples=examples(66, 2000))
def test_bills_with_a_junk_card(request: dict[str, Any], junk: Any) -> None:
    only_our_faults(request | {"cards": [*request["cards"], junk]})


def test_a_huge_bill_is_answered_at_once() -> None:
    only_our_faults({"cards": ["wine"] * 100_000, "tips": 10**9})
    only_our_faults({"cards": ["x" * 1_000_000], "players": ["y" * 10**6] * 3})
    only_our_faults({"cards": [{"card": "callos", "premium": 10**5000}]})
