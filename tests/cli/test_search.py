"""`referee search`: by words, of everything, and honest where it is not sure."""

import pytest

from referee.cli.completing import title_words
from referee.rulebase import store
from tests.cli.conftest import Done, Run


def hits(done: Done, kind: str) -> list[str]:
    return [hit["id"] for hit in done.data["hits"] if hit["kind"] == kind]


@pytest.mark.parametrize(("lang", "words"), [
    ("en", "premium stack"), ("de", "Premium Reihe"), ("zh", "升级菜品 牌堆"),
])  # fmt: skip
def test_rules_and_disputes_are_found_in_every_language(run: Run, lang: str, words: str) -> None:
    done = run("search", *words.split(), "--lang", lang, "--json")
    assert (done.code, done.data["complete"]) == (0, True)
    assert "premium-threshold" in hits(done, "rule")[:3]
    assert "premium-threshold" in hits(done, "ruling")


@pytest.mark.parametrize(("lang", "word"), [("en", "toilet"), ("de", "Toilette"), ("zh", "洗手间")])
def test_cards_are_found(run: Run, lang: str, word: str) -> None:
    assert hits(run("search", word, "--lang", lang, "--json"), "card") == ["toilet"]


def test_a_term_is_shown_with_its_meaning(run: Run) -> None:
    done = run("search", "tapas game", "--game", "la-cuenta")
    assert "hopes that somebody else pays" in " ".join(done.out.split())


@pytest.mark.parametrize(("lang", "typed"), [
    ("en", "bankrupt"), ("en", "out of money"), ("de", "pleite"), ("de", "kein Geld mehr"),
    ("zh", "破产"), ("zh", "没钱了"),
])  # fmt: skip
def test_what_people_type_instead_of_our_words_is_known(run: Run, lang: str, typed: str) -> None:
    done = run("search", typed, "--lang", lang, "--game", "la-cuenta", "--json")
    assert hits(done, "rule")[0] == "game-end"


def test_every_command_that_is_named_shows_the_thing(run: Run) -> None:
    for hit in run("search", "tip", "--json").data["hits"]:
        if hit["command"]:
            _referee, *arguments = hit["command"].split()
            shown = run(*arguments, "--game", hit["game"], "--json").data
            assert shown["id"] == hit["id"]


@pytest.mark.parametrize(("lang", "said", "query"), [
    ("en", "Nothing has all of these words.", "copy tip"),
    ("de", "Nichts enthält alle diese Wörter.", "kopiere Trinkgeld"),
    ("zh", "没有内容包含所有这些词。", "复印 小费"),
])  # fmt: skip
def test_it_says_when_not_all_words_are_there(run: Run, lang: str, said: str, query: str) -> None:
    done = run("search", *query.split(), "--lang", lang)
    assert done.out.startswith(said)
    assert "LC 6.5" in done.out
    assert run("search", *query.split(), "--lang", lang, "--json").data["complete"] is False


@pytest.mark.parametrize(("lang", "query", "near"), [
    ("en", "premum", "premium"), ("de", "Trinkgled", "trinkgeld"),
])  # fmt: skip
def test_a_mistyped_word_has_a_suggestion(run: Run, lang: str, query: str, near: str) -> None:
    done = run("search", query, "--lang", lang)
    assert (done.code, done.out) == (2, "")
    assert near in done.err


@pytest.mark.parametrize("query", ["xyzzy", "bust", "…", "\x1b[31m", "x" * 5000])
def test_what_nobody_knows_is_said_in_one_sentence(run: Run, query: str) -> None:
    for lang in ("en", "de", "zh"):
        done = run("search", query, "--lang", lang)
        assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)
        assert "\x1b" not in done.err
        assert len(done.err) < 200
        (error,) = run("search", query, "--lang", lang, "--json").envelope["errors"]
        assert error["code"] == "nothing-found"


def test_a_page_is_short_and_all_shows_the_rest(run: Run) -> None:
    short, whole = run("search", "card").out, run("search", "card", "--all").out
    assert len(short.splitlines()) < 60 < len(whole.splitlines())
    assert "--all" in short
    assert "--all" not in whole
    everything = run("search", "card", "--json").data["hits"]
    assert sum(f"referee rule {hit['id']} " in whole for hit in everything) >= len(
        [hit for hit in everything if hit["kind"] == "rule"]
    )


def test_one_game_alone(run: Run) -> None:
    assert {hit["game"] for hit in run("search", "tip", "--json").data["hits"]} > {"la-cuenta"}
    own = run("search", "tip", "--game", "tacos", "--json")
    assert own.code == 2 or {hit["game"] for hit in own.data["hits"]} == {"cuantos-tacos"}


def test_without_words_it_says_what_is_missing(run: Run) -> None:
    for words in ([], [" "]):
        done = run("search", *words)
        assert (done.code, done.out) == (2, "")


def test_words_are_completed(run: Run) -> None:
    found = [item.value for item in title_words(None, None, "prem")]
    assert found == ["premium"]
    assert not title_words(None, None, "")


@pytest.mark.parametrize("typed", ["LC 9.4", "lc9.4", "LC 4.7", "BB 1.1", "CT 5.11"])
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_a_number_finds_its_rule_and_nothing_else(run: Run, lang: str, typed: str) -> None:
    (hit,) = run("search", *typed.split(), "--lang", lang, "--json").data["hits"]
    assert hit["number"].replace(" ", "").casefold() == typed.replace(" ", "").casefold()


def test_a_number_without_letters_finds_the_rules_of_all_games(run: Run) -> None:
    having = [
        (game, rule["id"])
        for game in store.games()
        for rule in store.book(game)["rules"]
        if rule["number"].endswith(" 4.7")
    ]
    hits = run("search", "4.7", "--json").data["hits"]
    assert [(hit["game"], hit["id"]) for hit in hits] == having


@pytest.mark.parametrize(("lang", "words"), [
    ("en", "the"), ("en", "what is the"), ("de", "wie ist die"), ("zh", "的"),
])  # fmt: skip
def test_words_that_mean_nothing_find_nothing(run: Run, lang: str, words: str) -> None:
    for command in ("search", "rule"):
        done = run(command, *words.split(), "--lang", lang, "--json")
        assert (done.code, done.data) == (2, None)
