"""Typed lines for any form: what belongs where, and one sentence for what cannot be meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from referee.cli.answer import Stop
from referee.cli.forms_typed import TypedForms
from referee.cli.forms_words import Vocabulary
from referee.cli.people import People
from referee.text.catalogue import use
from tests.overlay import here

PLAYER = {"name": "player", "kind": "player"}
MAY = {"optional": True}
FORMS: list[dict[str, Any]] = [
    {"event": "roll", "fields": [
        {"name": "wilds", "kind": "number", "low": 0, "high": 2, **MAY},
        {"name": "dice", "kind": "words", "choices": ["bag"], "most": 6, **MAY},
    ]},
    {"event": "card", "fields": [
        PLAYER, {"name": "points", "kind": "number"}, {"name": "needs", "kind": "words", **MAY},
        {"name": "begun", "kind": "flag", **MAY},
    ]},
    {"event": "score", "fields": [
        PLAYER, {"name": "finished", "kind": "numbers", **MAY},
        {"name": "bonus", "kind": "numbers", "most": 3, **MAY},
        {"name": "unused", "kind": "number", **MAY},
    ]},
    {"event": "block", "fields": [PLAYER, {"name": "against", "kind": "player", **MAY}]},
    {"event": "deal", "fields": [
        {"name": "players", "kind": "players"}, {"name": "types", "kind": "types", "most": 3},
    ]},
    {"event": "put", "fields": [
        PLAYER, {"name": "type", "kind": "type"},
        {"name": "to", "kind": "choice", "choices": ["1", "2", "bag"]},
        {"name": "paid", "kind": "number", **MAY},
    ]},
    {"event": "mend", "fields": [
        {"name": "chips", "kind": "amounts", **MAY}, {"name": "coins", "kind": "amounts", **MAY},
        {"name": "why", "kind": "text", **MAY},
    ]},
    {"event": "note", "fields": [{"name": "text", "kind": "text"}]},
    {"event": "end-turn", "fields": []},
]  # fmt: skip
PEOPLE = ["Ana", "Ben", "小明"]


@pytest.fixture(scope="module", autouse=True)
def _fourth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Types, labels and choices are those of the fourth game; the forms are ours."""
    with pytest.MonkeyPatch.context() as patch:
        here(patch, tmp_path_factory.mktemp("fourth"))
        yield


def read(line: str, turn: str | None = "Ana", verb: str | None = None) -> dict[str, Any]:
    view: Any = {"turn": turn, "asker": None, "over": False}
    return TypedForms(Vocabulary("coin-race", FORMS)).read(line, People(PEOPLE), view, verb)


def told(line: str, **settings: Any) -> dict[str, Any]:
    """Return what a line tells beside the event's name."""
    return {key: value for key, value in read(line, **settings).items() if key != "event"}


@pytest.mark.parametrize(
    ("line", "values"),
    [
        # words: labelled or not, counted before and after, a comma holds blanks together
        ("roll cheese onion", {"dice": ["cheese", "onion"]}),
        ("roll 3 cheese, bag, red onion x2",
         {"dice": ["cheese", "cheese", "cheese", "bag", "red onion", "red onion"]}),
        ("roll 2 cheese 1 onion Beutel", {"dice": ["cheese", "cheese", "onion", "bag"]}),
        ("roll wilds 2 dice cheese", {"wilds": 2, "dice": ["cheese"]}),
        ("roll 2", {"wilds": 2}),
        ("roll", {}),
        # what must be told comes before words that are counted
        ("card 5 2 cheese", {"player": "Ana", "points": 5, "needs": ["cheese", "cheese"]}),
        ("card ben 5 needs cheese begun",
         {"player": "Ben", "points": 5, "needs": ["cheese"], "begun": True}),
        ("card ben 5 begun no", {"player": "Ben", "points": 5, "begun": False}),
        ("card ben --points 7 --begun", {"player": "Ben", "points": 7, "begun": True}),
        # lists go on until something else comes, or a semicolon
        ("score ben 8 6", {"player": "Ben", "finished": [8, 6]}),
        ("score ben 8 6; 1 2; 4",
         {"player": "Ben", "finished": [8, 6], "bonus": [1, 2], "unused": 4}),
        ("score ben bonus 1 2 finished 8 unused two",
         {"player": "Ben", "finished": [8], "bonus": [1, 2], "unused": 2}),
        ("ben score 8 and 6", {"player": "Ben", "finished": [8, 6]}),
        # two people, in order or named
        ("block ben ana", {"player": "Ben", "against": "Ana"}),
        ("block against ben", {"player": "Ana", "against": "Ben"}),
        ("deal ana, ben: red red blue",
         {"players": ["Ana", "Ben"], "types": ["red", "red", "blue"]}),
        ("deal 小明 ben 红色蓝色", {"players": ["小明", "Ben"], "types": ["red", "blue"]}),
        # numbers that are choices, and money that is none
        ("put red 2 3", {"player": "Ana", "type": "red", "to": "2", "paid": 3}),
        ("put red £2 bag", {"player": "Ana", "type": "red", "to": "bag", "paid": 2}),
        ("put red second pile", {"player": "Ana", "type": "red", "to": "2"}),
        ("put blau in den Beutel", {"player": "Ana", "type": "blue", "to": "bag"}),
        ("put ben rot zweiter Stapel paid 1",
         {"player": "Ben", "type": "red", "to": "2", "paid": 1}),
        ("put bl bag blue", None),
        ("put blu bag", {"player": "Ana", "type": "blue", "to": "bag"}),  # cut short
        ("put b red 1", {"player": "Ben", "type": "red", "to": "1"}),
        # amounts by name, their label before or after
        ("mend chips ana 5, ben −2; coins ben £3",
         {"chips": {"Ana": 5, "Ben": -2}, "coins": {"Ben": 3}}),
        ("mend ana 5 chips ben 3 coins", {"chips": {"Ana": 5}, "coins": {"Ben": 3}}),
        ("mend ana chips 5", {"chips": {"Ana": 5}}),
        ("mend chips ana 5; why two, or three: who knows",
         {"chips": {"Ana": 5}, "why": "two, or three: who knows"}),
        ("mend chips ana 5; why coins were lost", {"chips": {"Ana": 5}, "why": "coins were lost"}),
        ("note anything at all", {"text": "anything at all"}),
        ("end turn", {}),
    ],
)  # fmt: skip
def test_every_value_goes_where_it_belongs(line: str, values: dict[str, Any] | None) -> None:
    if values is None:
        with pytest.raises(Stop):
            told(line)
    else:
        assert told(line) == values


@pytest.mark.parametrize(
    ("line", "event"),
    [("ana red 1", "put"), ("ben 第二堆 蓝", "put"), ("against ben", "block")],
)
def test_a_line_without_an_event_means_the_only_one_possible(line: str, event: str) -> None:
    assert read(line)["event"] == event


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("put red", "missing-field", "Still missing: to."),
        ("put", "missing-field", "For example: put Ana red 1"),
        ("put golden 1", "unknown-word", "Possible: red, blue, first pile"),
        ("put redd 1", "unknown-word", "did you mean “red”?"),
        ("put red 7", "unknown-choice", "Possible: first pile, second pile, bag."),
        ("put red 1 paid", "missing-value", "Say what “paid” is."),
        ("put red 1 paid 1 paid 2", "said-twice", "“paid” is said twice."),
        ("score bonus 1 2 2 1", "too-many", "“bonus” can be 3 at most."),
        ("mend ana 5", "ambiguous-field", "5 of what? Say Chips, Coins before it."),
        ("mend chips ana", "no-amount", "Say how many Ana has"),
        ("mend chips 5", "number-alone", "Say whose number 5 is. Possible: Ana, Ben, 小明."),
        ("end-turn 5", "number-alone", "What is the number 5?"),
        ("end-turn red", "unknown-word", "“red” means nothing here."),
        ("anna end-turn", "unknown-word", "did you mean “Ana”?"),
        ("2", "ambiguous-event", "could be: roll, card, score."),
        ("blok ben", "unknown-word", "did you mean “block”?"),
        ("", "unknown-word", "possible: roll, card, score"),
        ("note", "missing-field", "Still missing: text."),
        ("card 99999999999", "too-large", "99999999999… is too large"),
        ("mend why", "missing-value", "Say what “Why” is."),
    ],
)
def test_what_cannot_be_meant_is_told_in_one_sentence(line: str, code: str, said: str) -> None:
    use("en")
    with pytest.raises(Stop) as stop:
        read(line)
    assert stop.value.code == code
    assert said in stop.value.message, stop.value.message
    assert stop.value.exit_code == 2


def test_nobody_has_the_turn() -> None:
    with pytest.raises(Stop, match="Still missing: Player"):
        read("put red 1", turn=None)
    assert read("put ben red 1", turn=None)["player"] == "Ben"
