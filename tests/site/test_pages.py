"""What stands on generated pages; no browser, no MkDocs."""

import re
from pathlib import Path
from typing import Any

import pytest

from referee.languages import LANGUAGES
from referee.rulebase import store
from referee.rulebase.examples import recorded
from referee.site import generate
from referee.site.pictures import Extras

SITE = Path(__file__).resolve().parents[2] / "referee" / "site"


def made(book: dict[str, Any], lang: str = "en") -> dict[str, str]:
    return generate.pages(lang, book, run=recorded, extra=Extras())


def test_a_game_gets_every_kind_of_page(book: dict[str, Any]) -> None:
    assert set(made(book)) == {
        "river-race/" + path
        for path in (
            "index.md",
            "numbers.md",
            "rules/index.md",
            "rules/play.md",
            "rules.json",
            "cards/index.md",
            "cards/canoe.md",
            "cards/storm.md",
            "disputes/index.md",
            "disputes/wind.md",
            "forgotten.md",
            "examples.md",
            "glossary.md",
            "sources.md",
            "data.md",
        )
    }


def test_pages_are_the_same_twice(book: dict[str, Any]) -> None:
    assert made(book) == made(book)


def test_a_rule_has_anchor_number_status_text_and_sources(book: dict[str, Any]) -> None:
    page = made(book)["river-race/rules/play.md"]
    assert '## <span class="no">RR\u00a01.1</span> Row en {#row .rule}' in page
    assert "badge-single" in page
    assert "1,200\u00a0€" in page
    assert "p. 3 · Rowing" in page
    assert "BLOG" in page
    assert "silent" in page
    assert 'id="paddle"' in page  # an old id still leads here


def test_old_and_new_ids_lead_to_the_rule(book: dict[str, Any]) -> None:
    assert made(book)["river-race/rules.json"] == (
        '{"paddle": "rules/play/#row", "row": "rules/play/#row", "sink": "rules/play/#sink"}'
    )


def test_a_stale_text_is_shown_and_marked_in_its_language_only(book: dict[str, Any]) -> None:
    assert 'class="stale"' in made(book, "de")["river-race/rules/play.md"]
    assert "Row de" in made(book, "de")["river-race/rules/play.md"]
    assert 'class="stale"' in made(book, "de")["river-race/cards/canoe.md"]
    assert 'class="stale"' not in made(book, "en")["river-race/rules/play.md"]


def test_a_stale_ruling_and_a_stale_term_are_marked(book: dict[str, Any]) -> None:
    assert 'class="stale"' not in made(book, "de")["river-race/disputes/wind.md"]
    book["rulings"][0]["stale"] = book["glossary"][0]["stale"] = ["de"]
    for page in ("river-race/disputes/wind.md", "river-race/glossary.md"):
        assert 'class="stale"' in made(book, "de")[page]
        assert 'class="stale"' not in made(book, "en")[page]


def test_a_card_has_names_price_evidence_rules_examples(book: dict[str, Any]) -> None:
    page = made(book)["river-race/cards/canoe.md"]
    for wanted in ("Canoa", "canoe de", "1,200\u00a0€", "≈", "likely", "RR\u00a01.1", "Far en"):
        assert wanted in page
    assert '"kayak"' in page  # found by what people type
    assert "none printed, counts 0\u00a0€" in made(book)["river-race/cards/storm.md"]


def test_a_dispute_names_both_sides_and_what_it_costs(book: dict[str, Any]) -> None:
    page = made(book)["river-race/disputes/wind.md"]
    for wanted in (
        "Does wind count? en",
        "It counts en",
        "It does not en",
        "read between the lines",
        "2,400\u00a0€",
        "−1,200\u00a0€",
        "--ruling wind=no",
        "No source is silent.",
    ):
        assert wanted in page


def test_a_position_that_nobody_holds_says_so(book: dict[str, Any]) -> None:
    book["rulings"][0]["positions"] = []
    book["rulings"][0]["silent"] = ["book", "blog"]
    page = made(book)["river-race/disputes/wind.md"]
    assert page.count("No source takes this position.") == 2
    assert "Silent: " in page


def test_a_misreading_has_its_cost(book: dict[str, Any]) -> None:
    page = made(book)["river-race/forgotten.md"]
    assert "Free. en" in page
    assert "It costs 400\u00a0€" in page  # 2 × 1000 instead of 2 × 1200
    assert "2,000\u00a0€ instead of 2,400\u00a0€" in page


def three(text: str) -> dict[str, str]:
    return dict.fromkeys(LANGUAGES, text)


def test_what_sources_differ_about_is_no_misreading(book: dict[str, Any]) -> None:
    book["rules"][0]["status"] = "disputed"
    pages = made(book)
    page = pages["river-race/forgotten.md"]
    assert "Often played otherwise" in page
    assert "Our ruling" in page
    assert "It makes a difference of 400\u00a0€" in page  # 2 × 1000 instead of 2 × 1200
    assert "misreading" not in page.partition("## ")[2]
    assert "✗" not in page.partition("<details")[0]
    assert "instead of" not in page
    rules = pages["river-race/rules/play.md"]
    assert "Often played otherwise" in rules
    assert "Often misread" not in rules


def test_a_card_says_first_what_it_does(book: dict[str, Any]) -> None:
    first = "A storm sinks every boat now out on the river: the large, the small ones."
    row, sink = book["rules"]
    sink.update(
        id="storm",
        text=three(f"{first} Then **row** on."),
    )
    other = {**sink, "id": "storm-ends", "number": "RR 1.3", "text": three("It is soon over.")}
    for rule in (sink, other):
        rule["cards"] = ["storm"]
    row["cards"] = ["canoe", "storm", "raft"]
    row["text"] = three("Told elsewhere.")
    row["rulings"] = []
    book["cards"].append({**book["cards"][1], "id": "raft"})
    book["rules"].append(other)
    book["sections"][0]["rules"] = ["row", "storm", "storm-ends"]
    page = made(book)["river-race/cards/storm.md"]
    assert f'<p class="lead">{first}</p>' in page
    assert page.index("RR\u00a01.2") < page.index("RR\u00a01.3") < page.index("RR\u00a01.1")
    assert "Told elsewhere." not in page  # mentions the card beside two others: named only
    book["cards"][1]["main"] = "storm-ends"
    page = made(book)["river-race/cards/storm.md"]
    assert page.index("RR\u00a01.3") < page.index("RR\u00a01.2")


@pytest.mark.parametrize(
    ("lang", "shown"),
    [("en", "−40\u00a0€"), ("de", "−40\u00a0€"), ("zh", "−\u2060€40")],
)
def test_no_line_breaks_inside_an_amount(book: dict[str, Any], lang: str, shown: str) -> None:
    book["rules"][1]["text"] = three("It adds {−40 €}.")
    assert shown in made(book, lang)["river-race/rules/play.md"]
    book["rules"][1]["text"] = three("{−40 €}、{−50 €}")
    assert "、\u200b" in made(book, lang)["river-race/rules/play.md"]  # but between two it may


def test_several_games_stand_beside_each_other(book: dict[str, Any]) -> None:
    second = {**book, "id": "other", "title": dict.fromkeys(LANGUAGES, "Other")}
    page = generate.front("en", [book, second])["index.md"]
    assert 'href="river-race/"' in page
    assert 'href="other/"' in page
    navigation = generate.navigation("en", [book, second], ["policy"])
    assert [next(iter(entry)) for entry in navigation] == [
        "Home",
        "River en",
        "Other",
        "About these rules",
    ]


def test_nothing_shared_names_a_game() -> None:
    named = {word for game in store.games() for word in (game, game.replace("-", "_"))} | {
        card["id"] for game in store.games() for card in store.book(game)["cards"]
    }
    # Words that are cards of a game and plain English as well.
    named -= {"wine", "coffee", "premium", "tip", "toilet"}
    for path in SITE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert [name for name in named if re.search(rf"\b{re.escape(name)}\b", text)] == [], path


@pytest.mark.parametrize("game", store.games())
def test_the_real_games_have_the_same_pages_and_anchors_in_all_languages(game: str) -> None:
    data = store.book(game)
    shape = []
    for lang in LANGUAGES:
        pages = generate.pages(lang, data, words=store.words(game, lang))
        shape.append(
            {
                path: re.findall(r"\{#([\w-]+)|id=\"(?!pic-)([\w-]+)\"", text)
                for path, text in pages.items()
                if path.endswith(".md")
            }
        )
    assert shape[0] == shape[1] == shape[2]


@pytest.mark.parametrize("game", store.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_placeholder_and_no_code_is_left_on_a_page(game: str, lang: str) -> None:
    pages = generate.pages(lang, store.book(game), words=store.words(game, lang))
    for path, text in pages.items():
        if path.endswith(".md"):
            assert '="@/' not in text, path
            shown = re.sub(r"<[^>]*>", "", text.partition("\n---\n")[2])
            shown = re.sub(r"\{#[\w-]+( \.\w+)?\}", "", shown)
            assert not re.search(r"\{\w+(:\w+)?\}|\[\[|\*\*|@/", shown), path
