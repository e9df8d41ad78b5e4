"""Every code that can be raised has its sentence, no sentence is left over, every rule exists."""

from itertools import product
from typing import Any

import pytest

from referee.games.bolicheros_de_barrio import events, game
from referee.rulebase import store
from tests.support.sentences import Codes, Source, check, check_one_each, constant

GAME = "bolicheros-de-barrio"
OWN = Source(GAME, "bolicheros_de")


@pytest.fixture(params=["en", "de", "zh"])
def words(request: Any) -> dict[str, dict[str, str]]:
    """Return the sentences in one language after the other."""
    found: dict[str, dict[str, str]] = store.words(GAME, request.param)["words"]
    return found


def test_inputs(words: dict[str, dict[str, str]]) -> None:
    check(words["inputs"], Source(GAME).input_codes())


# What the engine really says, by code: the names of what comes with each.
REASONS: Codes = {
    "game-over": set(),
    "not-bidding-stage": set(),
    "no-such-experience": {"found", "have"},
    "slot-filled": {"player", "type", "n"},
    "external-full": {"player", "have", "most"},
    "too-few-coins-to-bid": {"player", "have", "need"},
    "together-with-nothing": set(),
    "diners-already": set(),
    "no-diners-yet": set(),
    "not-diners-stage": set(),
    "end-triggered": set(),
    "too-few-coins": {"player", "have", "need"},
    "advertised-already": {"player"},
    "end-already": set(),
    "restaurant-not-full": {"player", "have", "need"},
}
LINES: Codes = {
    "improvement": {"player", "type", "n"},
    "improvement-external": {"player", "type"},
    "diners": {"type"},
    "base-payment": {"player", "experiences"},
    "requested-service": {"player", "type", "cards"},
    "prestige": {"player", "type", "cards"},
    "prestige-tied": {"player", "type", "cards"},
    "prestige-none": {"type", "cards"},
    "type-star": {"player", "type"},
    "type-star-tied": {"player", "type"},
    "type-star-taken-back": {"player", "type"},
    "type-star-none": {"type", "players"},
    "experience-completed": {"player", "n"},
    "advertising": {"player", "times"},
    "end-triggered": {"player"},
    "market-refill": set(),
    "game-ends": {"players"},
    "restaurant-told": {"player", "cards"},
    "corrected": {"player"},
}
STATUS: Codes = {
    "bidding": {"player"},
    "diners": {"type"},
    "end-triggered": {"player"},
    "end-triggered-before": set(),
    "experience": {"n", "types"},
    "experience-complete": {"n", "types"},
    "external": {"types"},
    "first-with": {"types"},
    "nothing-yet": set(),
}


def test_reasons_lines_and_status(words: dict[str, dict[str, str]]) -> None:
    check(words["reasons"], REASONS)
    check(words["lines"], LINES)
    check(words["status"], STATUS)


def test_reasons_are_those_of_the_engine() -> None:
    assert set(OWN.codes("reason")) == set(REASONS)


def test_lines_are_those_of_the_engine() -> None:
    written = {constant(call.args[1]) for name in ("write", "pay") for call in OWN.calls(name)}
    written |= {constant(call.args[1]) for call in OWN.calls("_star")}
    assert written - {None} == set(LINES)


def test_events(words: dict[str, dict[str, str]]) -> None:
    improve = {
        "improve" + "".join(parts)
        for parts in product(("", "-external"), ("", "-paid"), ("", "-together"))
    }
    told = {"restaurant-empty", "restaurant-external", "restaurant-external-empty"}
    plain = set(events.NAMES) | told | {"game", "undo", "edit", "edit-remove", "advertise-times"}
    assert set(words["events"]) == plain | improve


def test_labels(words: dict[str, dict[str, str]], facts: dict[str, Any]) -> None:
    forms = game.forms(facts)
    assert set(words["forms"]) == {form["event"] for form in forms}
    start: dict[str, Any] = {"event": "start", "fields": game.start_form(facts)}
    for form in [*map(dict, forms), start]:
        for field in form["fields"]:
            names = {f"{form['event']}-{field['name']}", field["name"]}
            assert names & set(words["fields"]), names
            assert set(field.get("choices", [])) <= set(words["choices"])


def test_one_sentence_each(words: dict[str, dict[str, str]]) -> None:
    check_one_each(words)


def test_every_rule_that_can_be_cited_exists_and_is_marked_as_computed() -> None:
    """The names in the engine that look like rules are rules; those are the computed ones."""
    rules = {rule["id"]: rule for rule in store.book(GAME)["rules"]}
    written = OWN.listed()
    assert written - set(rules) == set()
    assert written == {id_ for id_, rule in rules.items() if rule.get("computed")}
