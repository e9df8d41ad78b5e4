"""Finding rules by words, as people type them in each language."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.rulebase import store
from referee.rulebase.likeness import Asked, alike
from referee.rulebase.search import find


@pytest.mark.parametrize(
    ("lang", "query", "rule"),
    [
        ("en", "tip", "tip"),
        ("en", "TIPS", "tip"),
        ("en", "wine", "wine-set"),
        ("en", "sixth wine", "wine-second-set"),
        ("en", "tie-break", "tie-break"),
        ("en", "go dutch", "go-dutch"),
        ("en", "birthday", "birthday-cake"),
        ("en", "Toilette", "toilet"),
        ("en", "小费", "tip"),
        ("en", "round up", "split-rounding"),
        ("de", "Trinkgeld", "tip"),
        ("de", "Gleichstand", "tie-break"),
        ("de", "aufrunden", "split-rounding"),
        ("de", "Geburtstag", "birthday-cake"),
        ("de", "Rotwein", "wine-set"),
        ("de", "RICHTUNGSWECHSEL", "turn-reversal"),
        ("zh", "小费", "tip"),
        ("zh", "洗手间", "toilet"),
        ("zh", "平分", "fifty-fifty"),
        ("zh", "葡萄酒", "wine-set"),
        ("zh", "谁付钱", "asker-pays"),
        ("zh", "coffee", "coffee-needs"),
        ("zh", "Kaffee", "coffee-needs"),
    ],
)
def test_among_the_first(lang: str, query: str, rule: str) -> None:
    assert rule in find(store.book("la-cuenta"), lang, query)[:3]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Gemüse", "gemuese"),
        ("Gemüse", "GEMUSE"),
        ("heißt", "heisst"),
        ("jamón", "jamon"),
        ("Pimientos del Padrón", "pimientos del padron"),
    ],
)
def test_case_accents_and_umlauts_do_not_matter(one: str, other: str) -> None:
    book = store.book("la-cuenta")
    assert set(find(book, "de", one)) == set(find(book, "de", other))


def test_german_compounds_by_inner_words() -> None:
    assert alike("karten", "handkartenlimit") > 0
    assert alike("art", "karten") == 0
    assert alike("teilen", "teilt") == 0
    assert alike("tip", "tips") > alike("limit", "handkartenlimit") > 0
    assert alike("wein", "weine") < alike("wein", "wein")


@pytest.mark.parametrize(("asked", "other"), [("wine", "win"), ("win", "wine")])
def test_a_short_word_is_not_another_one_with_an_e(asked: str, other: str) -> None:
    assert Asked(asked, "en").like(other) == 0
    assert Asked(asked, "en").like(f"{other} {asked}s") > 0
    assert Asked("Tag", "de").like("Tage") > 0


def test_nothing_about_winning_is_found_by_wine() -> None:
    rules = {rule["id"]: rule for rule in store.book("la-cuenta")["rules"]}
    found = find(store.book("la-cuenta"), "en", "wine")
    assert found[:3] == ["wine-second-set", "wine-set", "wine-any-turn"]
    assert not [rule for rule in found if "win" in rules[rule]["title"]["en"].lower().split()]
    assert "tie-break" not in found


@pytest.mark.parametrize("query", ["", "   ", "?!", "zzzzqqq", "的", "x" * 10_000])
def test_what_finds_nothing_fails_nowhere(query: str) -> None:
    assert isinstance(find(store.book("la-cuenta"), "zh", query), list)


def test_nothing_is_found_for_nonsense() -> None:
    assert find(store.book("la-cuenta"), "en", "zzzzqqq") == []


@settings(deadline=None, max_examples=25)
@given(st.text(max_size=20), st.sampled_from(["en", "de", "zh"]))
def test_any_query_gives_known_rules_once(query: str, lang: str) -> None:
    book = store.book("la-cuenta")
    found = find(book, lang, query)
    assert len(found) == len(set(found))
    assert set(found) <= {rule["id"] for rule in book["rules"]}


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_every_rule_is_found_by_its_title(lang: str) -> None:
    book = store.book("la-cuenta")
    for rule in book["rules"]:
        assert rule["id"] in find(book, lang, rule["title"][lang])[:3], rule["title"][lang]
