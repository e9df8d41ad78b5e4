"""A made-up fourth game gets its pages from a folder of rules and a folder of code alone."""

import json
from pathlib import Path

import jsonschema
import pytest

GAME = "coin-race"


@pytest.fixture(scope="module")
def built(fourth_site: Path) -> Path:
    """Return the site of a checkout with the fourth game, built by the plain command."""
    return fourth_site


def page(built: Path, path: str) -> str:
    return (built / path / "index.html").read_text(encoding="utf-8").replace("\u00a0", " ")


def test_it_stands_beside_the_others(built: Path) -> None:
    start = page(built, "de")
    assert 'href="coin-race/"' in start
    assert start.index('href="la-cuenta/"') < start.index('href="coin-race/"')
    assert "Münzrennen" in page(built, "de/la-cuenta").partition("house-nav")[2]


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_it_has_every_page_but_those_of_cards_it_has_not(built: Path, lang: str) -> None:
    folder = built / lang / GAME
    found = {path.parent.relative_to(folder).as_posix() for path in folder.rglob("index.html")}
    kinds = {"numbers", "rules", "disputes", "forgotten", "examples", "glossary", "sources", "data"}
    assert {".", *kinds, "rules/turn", "disputes/overshoot"} <= found
    assert not [path for path in found if path.startswith("cards")]
    assert "€" not in "".join(page(built, f"{lang}/{GAME}/{path}") for path in found)


def test_its_examples_are_computed_with_its_own_figures(built: Path) -> None:
    told = page(built, f"en/{GAME}/examples")
    assert "Ana takes 2 × blue." in told
    assert "Chips: Ana 4, Ben 0" in told  # two blue ones count two each
    assert "Ana 1 £, Ben 3 £" in told  # 3 £ less 1 £ for each
    assert "1 £" in page(built, f"zh/{GAME}/examples") or "£1" in page(built, f"zh/{GAME}/examples")


def test_its_data_fit_the_published_schema(built: Path) -> None:
    data = json.loads((built / f"api/v1/{GAME}.json").read_text(encoding="utf-8"))
    schema = json.loads((built / "api/v1/game.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(data, schema)
    assert (data["currency"], [figure["id"] for figure in data["figures"]]) == (
        "£",
        ["chips", "coins"],
    )
