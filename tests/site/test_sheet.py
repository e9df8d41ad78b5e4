"""The sheet for the table: one side of A4 in every language, true to the rulings, codes right."""

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from referee.rulebase import store
from referee.site import generate, setting
from referee.site.pages import sheet
from tests.site import fonts
from tests.site.phones import PHONE
from tests.support.full import seldom

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "de", "zh")


GAMES = [game for game in store.games() if sheet.has_sheet(game)]


def text(lang: str, game: str = "la-cuenta") -> str:
    return setting.hand_written(ROOT / "docs" / "parts" / game, lang)[sheet.PART]


def made(lang: str, part: str, game: str = "la-cuenta") -> str:
    book = store.book(game)
    return generate.pages(lang, book, hand_written={sheet.PART: part})[f"{game}/sheet.md"]


def test_a_game_without_a_text_has_no_sheet(book: dict[str, Any]) -> None:
    assert not [path for path in generate.pages("en", book) if "sheet" in path]
    assert not sheet.has_sheet("river-race")
    assert sheet.has_sheet("la-cuenta")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_stands_there_with_a_code(lang: str, game: str) -> None:
    page = made(lang, text(lang, game), game)
    for ruling in store.book(game)["rulings"]:
        assert f'data-qr="../../{game}/disputes/{ruling["id"]}/"' in page
    assert page.count("data-qr=") == len(store.book(game)["rulings"]) + 2
    assert "<!--" not in page  # numbers that a line repeats are named for the check


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_that_says_something_else_than_the_rulings_is_not_made(lang: str) -> None:
    right = text(lang)
    for wrong in (
        right.replace("rounding=up", "rounding=up-to-ten"),
        re.sub(r"^tip-price=.*\n", "", right, flags=re.MULTILINE),
        right.replace("early-ask=", "late-ask="),
        right.replace("@ladder", "@stairs"),
    ):
        assert wrong != right
        with pytest.raises(sheet.OldSheet):
            made(lang, wrong)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_say_the_same(lang: str, game: str) -> None:
    """Amounts, cards and counts stand in the same order; yes and no in the same places."""

    def figures(part: str) -> list[str]:
        return re.findall(r"\{[^}]*\}|×\d+|^\w.*?=[a-z-]+(?=:)", part, flags=re.MULTILINE)

    def mark(cell: str) -> str:
        return cell[:1] if cell[:1] in "+-" else ""

    def marks(part: str) -> list[list[str]]:
        rows = [re.split(r" \| ", row) for row in re.findall(r"^\| (.*) \|$", part, re.MULTILINE)]
        return [[mark(cell) for cell in row[1:]] for row in rows[1:]]

    assert figures(text(lang, game)) == figures(text("en", game))
    assert marks(text(lang, game)) == marks(text("en", game))


# The three columns of "what may be played when": before, after a Coffee, after asking.
TAPAS = [
    {"event": "play", "player": "Ana", "card": "chorizo"},
    {"event": "play", "player": "Ben", "card": "mejillones"},
    {"event": "play", "player": "Cem", "card": "aceitunas"},
]
COFFEE = [*TAPAS, {"event": "play", "player": "Ana", "card": "coffee"}]
ASKED = [*TAPAS, {"event": "ask", "player": "Ana"}]
AFTER_ASKING = ("tip", "fifty-fifty", "go-dutch")


def test_what_may_be_played_when_is_what_the_referee_says() -> None:
    from referee.games.la_cuenta import game

    facts = store.facts("la-cuenta")
    start = {"event": "game", "players": ["Ana", "Ben", "Cem"]}
    rows = re.findall(r"^\| (.*) \|$", text("en"), flags=re.MULTILINE)[1:]
    assert len(rows) == 11
    for row in rows:
        cells = [cell.strip() for cell in row.split(" | ")]
        card = re.search(r"\[\[card:([a-z-]+)", cells[0])
        name = card[1] if card else "jamon-de-jabugo"
        for log, player, cell in ((TAPAS, "Ana", 1), (COFFEE, "Ben", 2), (ASKED, "Ana", 3)):
            event: dict[str, Any] = {"event": "play", "player": player, "card": name}
            if name == "burnt-dish":
                event |= {"price": -20, "on": "meat"}
            if name == "premium":
                event |= {"card": "jamon-de-jabugo", "premium": 1}
            if name in AFTER_ASKING:
                event = {"event": name, "player": player}
            if name == "fifty-fifty":
                event["with"] = "Cem"
            allowed = game.verdict(facts, [start, *log], event)["allowed"]
            assert allowed == cells[cell].startswith("+"), (name, cell)


@pytest.mark.browser
@pytest.mark.parametrize(
    ("family", "lang", "game"),
    [
        *((fonts.WIDE, lang, GAMES[0]) for lang in LANGUAGES),
        *((fonts.WIDE, "de", game) for game in GAMES[1:]),  # which has the longest words
        (fonts.NARROW, "de", GAMES[0]),
        *seldom(*product(fonts.FAMILIES, LANGUAGES, GAMES)),
    ],
)
def test_it_prints_on_one_side_of_a4(
    browser_with: Callable[[str], Any], address: str, lang: str, game: str, family: str
) -> None:
    context = browser_with(family).new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{address}/{lang}/{game}/sheet/")
    codes = page.locator(".sheet-disputes .qr")
    assert codes.count() == len(store.book(game)["rulings"]) + 1
    printed = page.pdf(prefer_css_page_size=True, print_background=False)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    width, height = map(float, re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", printed)[0])
    assert (round(width), round(height)) == (595, 842)
    # Room is left for systems whose letters are a little wider, and nothing is cut off.
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 726, "height": 1000})  # 192 mm
    assert page.evaluate("document.querySelector('.sheet').scrollHeight") * 25.4 / 96 < 276
    wide = page.evaluate(
        "[...document.querySelectorAll('.sheet *')].filter((e) =>"
        " e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.outerHTML.slice(0, 80))"
    )
    assert wide == []
    # A code is large enough to scan: no module below a third of a millimetre.
    box = codes.first.bounding_box()
    modules = int(codes.first.get_attribute("viewBox").split()[2])
    assert box["width"] * 25.4 / 96 / modules > 0.32
    context.close()


@pytest.mark.browser
def test_on_a_phone_it_has_links_in_place_of_codes(browser: Any, address: str) -> None:
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.goto(f"{address}/de/la-cuenta/sheet/")
    assert page.locator(".qr-at").first.is_hidden()
    page.locator(".sheet-disputes a").first.click()
    page.wait_for_url("**/disputes/first-player/")
    context.close()
