"""Pages of a game without bill, money, prices or known counts, with figures of its own."""

import re
from copy import deepcopy
from typing import Any

import pytest

from referee.languages import LANGUAGES
from referee.rulebase import store
from referee.site import generate, menu
from referee.site.book import Book
from referee.site.pictures import Extras
from referee.site.schema import schema
from referee.site.words import TABLE
from tests.site.conftest import three

MONEY = re.compile(r"[€$£¥]")
WORDS = {
    "words": {
        "events": {"row": "{player} rows {far:number}."},
        "lines": {"rowed": "{player} is {far:number} farther", "calm": "no wind"},
        "reasons": {"sunk": "{player} has sunk."},
        "fields": {"boats": "Boats", "ready": "Ready"},
        "choices": {"up": "upstream"},
    }
}
REPLAYED = {
    "kind": "replay",
    "points": {"Ana": 1234, "Ben": 0},
    "laps": {"Ana": 2, "Ben": 1},
    "over": False,
    "winners": [],
    "next_starter": "Ben",
    "rules": ["row"],
    "lines": [
        {"what": "rowed", "player": "Ana", "far": 7, "points": 1234, "rules": ["row"]},
        {"what": "calm", "player": "Ben", "laps": -1, "rules": ["sink"]},
    ],
}


@pytest.fixture
def game(book: dict[str, Any]) -> dict[str, Any]:
    """Return the invented game when it is played for points and laps."""
    example = {
        "id": "far",
        "title": three("Far"),
        "given": {
            "players": ["Ana", "Ben"],
            "laps": {"Ana": 1, "Ben": 1},
            "boats": {"Ana": {"boats": [["boat", "canoe"], ["up"]]}, "Ben": {"ready": True}},
            "events": [{"event": "row", "player": "Ana", "far": 7}],
        },
        "then": {"points": {"Ana": 1234}, "rules": ["row"]},
        "misread": {"figure": "1230", "of": "points", "why": three("Wrong.")},
        "under": {"wind=no": {"points": {"Ana": 1000}}},
    }
    row, sink = book["rules"]
    return {
        **book,
        "currency": "",
        "figures": [
            {"id": "points", "name": three("Points"), "money": False},
            {"id": "laps", "name": three("Laps"), "money": False},
        ],
        "outcomes": {},
        "words": {"numbers.rounds": three("Rounds"), "numbers.oars": three("Oars")},
        "numbers": {
            "players_min": 2,
            "oars": 4,
            "hidden": 9,
            "rounds": [{"players": 2, "rounds": 7}, {"players": 3, "rounds": 1500}],
        },
        "cards": [{"id": "canoe", "kind": "boat", "type": "boat", "names": three("Canoe")}],
        "rulings": [
            {
                **book["rulings"][0],
                "why": three("Because."),
                "status": "open",
                "positions": [],
                "silent": ["book"],
            }
        ],
        "sources": book["sources"][:1],
        "rules": [{**row, "text": three("Row."), "examples": [example]}, sink],
    }


def run(example: dict[str, Any], rulings: Any) -> dict[str, Any]:
    outcome = deepcopy(REPLAYED)
    if rulings == {"wind": "no"}:
        outcome["points"] = {"Ana": 1000, "Ben": 0}
    return outcome


def made(book: dict[str, Any], lang: str = "en") -> dict[str, str]:
    return generate.pages(lang, book, run=run, words=WORDS, extra=Extras())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_speaks_of_money(game: dict[str, Any], lang: str) -> None:
    pages = made(game, lang)
    assert [path for path, text in pages.items() if MONEY.search(text)] == []
    told = "".join(text for path, text in pages.items() if not path.endswith("data.md"))
    for word in ("price", "Preis", "价格", "amount", "Betrag", "金额"):
        assert word not in told


def test_an_example_tells_lines_figures_and_rules(game: dict[str, Any]) -> None:
    page = made(game)["river-race/examples.md"]
    for wanted in (
        "Ana rows 7.",
        "<dt>Laps en</dt><dd>Ana 1, Ben 1</dd>",
        "<dt>Ana</dt><dd>Boats boat en + Canoe en / upstream</dd>",
        "<dt>Ben</dt><dd>Ready yes</dd>",
        "Ana is 7 farther",
        "Points en +1,234",
        "Ben: no wind",
        "Laps en −1",
        "<dt>Ana</dt><dd>Points en 1,234 · Laps en 2</dd>",
        "Points en: Ana 1,234",
        "Not 1,230",
        "Starts next",
    ):
        assert wanted in page, wanted


def test_the_result_is_what_the_example_is_about(game: dict[str, Any]) -> None:
    page = made(game)["river-race/rules/play.md"]
    assert '<span class="result"><b>Points en: Ana 1,234, Ben 0</b></span>' in page


def test_another_ruling_tells_its_difference(game: dict[str, Any]) -> None:
    page = made(game)["river-race/disputes/wind.md"]
    assert "Difference (Points en): Ana −234" in page
    assert TABLE["disputes.cost.plain"][0] in page


def test_a_misreading_of_a_figure_tells_how_far_it_is_off(game: dict[str, Any]) -> None:
    game["rules"][0]["status"] = "single"
    page = made(game)["river-race/forgotten.md"]
    assert "It is off by 4" in page
    assert "1,230 instead of 1,234" in page


def test_an_answer_tells_what_an_event_would_bring(game: dict[str, Any]) -> None:
    example = game["rules"][0]["examples"][0]
    example["given"]["may"] = {"event": "row", "player": "Ben", "far": 2}
    answer = {
        "kind": "verdict",
        "allowed": True,
        "reasons": [],
        "rules": ["row"],
        "adds": 0,
        "changes": {"points": {"Ben": 20}, "laps": {}},
    }
    pages = generate.pages("de", game, run=lambda *_: answer, words=WORDS, extra=Extras())
    page = pages["river-race/examples.md"]
    assert "Ben rows 2." in page
    assert "<p>Points de: Ben +20</p>" in page


def test_numbers_that_the_game_names_are_shown(game: dict[str, Any]) -> None:
    page = made(game, "de")["river-race/numbers.md"]
    assert '<th scope="col">Rounds de</th>' in page
    assert "<tr><td>3</td><td>1.500</td></tr>" in page
    assert "<dt>Oars de</dt><dd>4</dd>" in page
    assert "<dd>9</dd>" not in page  # a number without a word
    assert 'id="deck"' not in page
    assert "{#deck}" not in page
    assert TABLE["numbers.lead.unpriced"][1] in page


def test_a_card_without_count_price_and_print(game: dict[str, Any]) -> None:
    page = made(game)["river-race/cards/canoe.md"]
    assert "in the deck" not in page
    assert "face-price" not in page
    assert "(on the card)" not in page
    assert "How we know" not in page


def test_a_card_says_what_is_to_be_known_of_it(game: dict[str, Any]) -> None:
    card = game["cards"][0]
    path = f"{game['id']}/cards/{card['id']}.md"
    told = "Nobody knows what [[rule:row|rowing]] costs."
    assert "Nobody knows" not in generate.pages("en", game)[path]
    pages = generate.pages(
        "en", {**game, "cards": [{**card, "note": dict.fromkeys(LANGUAGES, told)}]}
    )
    assert re.search(r"<p>Nobody knows what <a [^>]*>rowing</a> costs\.</p>", pages[path])


def test_a_game_without_cards_has_no_pages_of_cards(game: dict[str, Any]) -> None:
    game["cards"] = []
    for rule in game["rules"]:
        rule["cards"] = []
    game["rules"][0]["examples"][0]["given"]["boats"] = {}
    pages = made(game)
    assert not [path for path in pages if "/cards/" in path]
    assert "#cards" not in pages["river-race/index.md"]
    seen = [Book("en", game)]
    assert "cards" not in str(menu.navigation("en", seen, []))
    assert "cards/" not in str(menu.drawn("en", seen, [])["games"])
    assert "kinds of card" not in generate.front("en", [game])["index.md"]


def test_a_game_with_one_source_says_so(game: dict[str, Any]) -> None:
    pages = made(game)
    assert TABLE["game.open"][0] in pages["river-race/index.md"]
    assert TABLE["status.open.why.alone"][0] in pages["river-race/disputes/index.md"]
    assert "the others are silent" not in "".join(pages.values())


def test_the_start_page_lists_every_game(game: dict[str, Any]) -> None:
    other = {**game, "id": "lake-race", "title": three("Lake")}
    page = generate.front("de", [game, other])["index.md"]
    assert page.index('href="river-race/"') < page.index('href="lake-race/"')


def test_another_sign_of_money(book: dict[str, Any]) -> None:
    book["currency"] = "$"
    book["figures"] = [{"id": "coins", "name": three("Coins"), "money": True}]
    pages = made(book, "zh")
    assert "$1,200" in pages["river-race/rules/play.md"]
    assert "€" not in "".join(pages.values())
    assert Book("de", book).figure("coins", -5) == "−5\u00a0$"
    assert Book("zh", book).figure("coins", -5) == "−\u2060$5"


@pytest.mark.parametrize("name", store.games())
def test_every_word_of_a_game_is_asked_for(name: str) -> None:
    """A label that no page would ever show is a slip."""
    book = store.book(name)
    known = {f"numbers.{key}" for key in book["numbers"]}
    known |= {f"examples.{key}" for key in book["outcomes"]}
    assert set(book["words"]) - set(TABLE) - known == set()


def test_the_published_data_say_how_amounts_are_written() -> None:
    assert {"currency", "figures"} <= set(schema()["required"])
