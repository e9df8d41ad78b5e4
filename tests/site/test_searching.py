"""What people type into the site's search finds what they mean: the built index, asked in Node.

How it is asked in a browser: test_browser.py.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from referee.languages import LANGUAGES
from referee.rulebase import store

pytestmark = pytest.mark.node
HERE = Path(__file__).parent
QUERIES: dict[str, dict[str, Any]] = yaml.safe_load(
    (HERE / "queries.yaml").read_text(encoding="utf-8")
)
OTHERS: dict[str, dict[str, dict[str, Any]]] = yaml.safe_load(
    (HERE / "queries_other_games.yaml").read_text(encoding="utf-8")
)

Pages = list[list[dict[str, str]]]


def find(site: Path, lang: str, game: str, queries: list[str]) -> dict[str, Pages]:
    """Return what a game's page of the site finds for each query: pages, each with its places."""
    done = subprocess.run(
        ["node", HERE / "searching.mjs", site / lang, game],
        input=json.dumps(queries),
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Pages] = json.loads(done.stdout)
    return found


def asked(
    site: Path, lang: str, game: str, queries: dict[str, Any]
) -> dict[str, tuple[list[str], list[str]]]:
    """Return for each query where it should lead and the pages that were found, best first."""
    found = find(site, lang, game, [str(words) for words in queries])
    return {
        str(words): (
            [wanted] if isinstance(wanted, str) else wanted,
            [page[0]["location"].removeprefix(f"{game}/").strip("/") for page in found[str(words)]],
        )
        for words, wanted in queries.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_search_finds_what_people_type(site: Path, lang: str) -> None:
    answers = asked(site, lang, "la-cuenta", QUERIES[lang])
    assert len(answers) >= 30
    assert [words for words, (wanted, found) in answers.items() if not {*wanted} & {*found}] == []
    wrong = {
        words: found[:3]
        for words, (wanted, found) in answers.items()
        if not found or found[0] not in wanted
    }
    assert len(wrong) <= len(answers) * 0.05, wrong


@pytest.mark.parametrize("game", sorted(OTHERS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_search_finds_what_people_type_about_another_game(site: Path, lang: str, game: str) -> None:
    answers = asked(site, lang, game, OTHERS[game][lang])
    assert {
        words: found[:3]
        for words, (wanted, found) in answers.items()
        if not found or found[0] not in wanted
    } == {}


def test_search_names_the_game_of_a_page_from_another(site: Path) -> None:
    def titles(game: str) -> list[str]:
        return [page[0]["title"] for page in find(site, "en", game, ["set-up"])["set-up"]]

    others = [str(store.book(game)["title"]["en"]) for game in store.games()[1:]]
    assert titles("la-cuenta")[0] == "Set-up"
    assert {f"Set-up · {title}" for title in others} <= set(titles("la-cuenta"))
    assert "Set-up · La Cuenta" in titles("")
