from typing import Any

import pytest

from referee.engine import forms
from referee.engine.faults import BadInput, Refused, cite, reason
from referee.engine.players import read_players
from referee.engine.rulings import read_rulings


def fault_of(function: Any, *args: Any) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(BadInput) as caught:
        function(*args)
    return caught.value.code, caught.value.where, caught.value.params


@pytest.mark.parametrize(
    ("check", "good", "bad", "code", "found"),
    [
        (forms.mapping, {"a": 1}, [1], "not-an-object", "[…]"),
        (forms.listing, [1], {"a": 1}, "not-a-list", "{…}"),
        (forms.text, "a", 7, "not-a-text", "7"),
        (forms.flag, True, 1, "not-true-or-false", "1"),
        (forms.integer, 7, 7.0, "not-a-whole-number", "7.0"),
        (forms.integer, -7, True, "not-a-whole-number", "true"),
        (forms.integer, 0, None, "not-a-whole-number", "null"),
        (forms.integer, 0, "0", "not-a-whole-number", "0"),
    ],
)
def test_types(check: Any, good: object, bad: object, code: str, found: str) -> None:
    assert check(good, "here") == good
    assert fault_of(check, bad, "here") == (code, "here", {"found": found})


def test_limits_of_numbers() -> None:
    assert forms.integer(0, "n", 0, 6) == 0
    assert forms.integer(6, "n", 0, 6) == 6
    assert fault_of(forms.integer, -1, "n", 0, 6) == ("too-small", "n", {"found": "-1", "near": 0})
    assert fault_of(forms.integer, 7, "n", 0, 6) == ("too-large", "n", {"found": "7", "near": 6})
    assert fault_of(forms.integer, 10**10_000, "n")[2]["found"] == "> 1000000000"
    assert fault_of(forms.integer, -(10**10_000), "n")[2]["found"] == "< -1000000000"


def test_keys() -> None:
    forms.known_keys({"a": 1}, ("a", "b"), "")
    code, where, params = fault_of(forms.known_keys, {"z": 1, "tipps": 1}, ("tips", "a"), "bill")
    assert (code, where, params) == (
        "unknown-key",
        "bill.tipps",
        {"found": "tipps", "near": "tips"},
    )
    assert fault_of(forms.known_keys, {1: 1}, ("tips",), "")[1] == "1"
    assert forms.required({"a": None}, "a", "") is None
    assert fault_of(forms.required, {}, "a", "x") == ("missing-key", "x", {"key": "a"})


def test_words_out_of_a_list() -> None:
    assert forms.one_of("fish", ["fish", "meat"], "unknown-type", "on") == "fish"
    assert fault_of(forms.one_of, "fisch", ["meat", "fish"], "unknown-type", "on") == (
        "unknown-type",
        "on",
        {"found": "fisch", "near": "fish"},
    )


@pytest.mark.parametrize(
    ("value", "picture"),
    [
        ("short", "short"),
        ("x" * 41, "x" * 39 + "…"),
        ("a\nb\x1b[31m\ud800", "a�b�[31m�"),
        (False, "false"),
        ([], "[]"),
        ({}, "{}"),
        (object(), "?"),
    ],
)
def test_pictures_are_short_and_safe(value: object, picture: str) -> None:
    assert forms.shown(value) == picture


def test_places() -> None:
    assert forms.inside("", "tips") == "tips"
    assert forms.inside("split", "with") == "split.with"
    assert forms.item("cards", 2) == "cards[2]"


def test_faults_know_their_line() -> None:
    fault = BadInput("code", "player")
    fault.at_line(7)
    assert (fault.where, fault.params) == ("line 7: player", {"line": 7})
    fault = BadInput("code", "")
    fault.at_line(7)
    assert fault.where == "line 7"


def test_refusals_carry_every_reason() -> None:
    refusal = Refused([reason("a", ["r"], n=1), reason("b", ["s"])])
    assert str(refusal) == "a, b"
    assert refusal.reasons[0] == {"code": "a", "rules": ["r"], "n": 1}
    rules = ["r"]
    cite(rules, ["s", "r", "s"])
    assert rules == ["r", "s"]


def test_players() -> None:
    assert read_players(["Ana", "小明", "Jürgen"], 3, 8, "p") == ["Ana", "小明", "Jürgen"]
    assert read_players(3, 3, 8, "p") == ["1", "2", "3"]
    assert read_players(8, 3, 8, "p")[7] == "8"


@pytest.mark.parametrize(
    ("value", "code", "where"),
    [
        (2, "number-of-players", "p"),
        (9, "number-of-players", "p"),
        (["a", "b"], "number-of-players", "p"),
        (list("abcdefghi"), "number-of-players", "p"),
        (True, "not-players", "p"),
        ("Ana", "not-players", "p"),
        (None, "not-players", "p"),
        (["a", "b", 3], "not-a-text", "p[2]"),
        (["a", "b", "a"], "name-twice", "p[2]"),
        (["a", " ", "c"], "blank-name", "p[1]"),
        (["a", "", "c"], "blank-name", "p[1]"),
        (["a", "b", "x" * 41], "long-name", "p[2]"),
        (["a", "b", "c\n"], "strange-name", "p[2]"),
        (["a", "b", "\udc00"], "strange-name", "p[2]"),
    ],
)
def test_wrong_players(value: object, code: str, where: str) -> None:
    assert fault_of(read_players, value, 3, 8, "p")[:2] == (code, where)


FACTS: dict[str, Any] = {
    "rulings": [{"id": "dice", "choices": ["two", "one"]}, {"id": "end", "choices": ["a", "b"]}],
    "readings": [
        {"id": "reconciled", "choices": {"dice": "two", "end": "a"}},
        {"id": "de", "choices": {"dice": "one", "end": "a"}},
    ],
}


def test_rulings_over_a_reading() -> None:
    plain = read_rulings(FACTS, {}, "")
    assert (plain.reading, plain.chosen, plain.over) == (
        "reconciled",
        FACTS["readings"][0]["choices"],
        {},
    )
    own = read_rulings(FACTS, {"reading": "de", "rulings": {"end": "b"}}, "")
    assert (own.reading, own.chosen, own.over) == ("de", {"dice": "one", "end": "b"}, {"end": "b"})
    assert own.applied("end") == "end=b"
    assert FACTS["readings"][1]["choices"] == {"dice": "one", "end": "a"}  # not written into


@pytest.mark.parametrize(
    ("data", "code", "where", "near"),
    [
        ({"reading": "dee"}, "unknown-reading", "reading", "de"),
        ({"rulings": {"dize": "one"}}, "unknown-ruling", "rulings.dize", "dice"),
        ({"rulings": {"dice": "onee"}}, "unknown-choice", "rulings.dice", "one"),
        ({"rulings": {"dice": 1}}, "not-a-text", "rulings.dice", None),
        ({"rulings": []}, "not-an-object", "rulings", None),
    ],
)
def test_wrong_rulings(data: dict[str, Any], code: str, where: str, near: str | None) -> None:
    found = fault_of(read_rulings, FACTS, data, "")
    assert (found[0], found[1], found[2].get("near")) == (code, where, near)
