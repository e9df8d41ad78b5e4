"""A small invented game for page functions, and the real site, built once and served."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.overlay import command, lay
from tests.site import chromium, fonts
from tests.support.once import once
from tests.support.serving import served

ROOT = Path(__file__).resolve().parents[2]


def three(word: str) -> dict[str, str]:
    """Return a text that says in each language which language it is."""
    return {lang: f"{word} {lang}" for lang in ("en", "de", "zh")}


def tiny() -> dict[str, Any]:
    """Return the book of a game that nobody plays, with one of everything."""
    rule = {
        "section": "play",
        "rulings": [],
        "derived_from": [],
        "see": [],
        "cards": [],
        "formerly": [],
        "examples": [],
        "claims": [],
        "computed": False,
        "forgotten": None,
        "stale": [],
    }
    claim = {"source": "book", "at": "a/1", "says": "states", "page": "p. 3", "label": "Rowing"}
    return {
        "id": "river-race",
        "short": "RR",
        "title": three("River"),
        "tagline": three("Boats."),
        "version": "1",
        "numbers": {"players_min": 2, "players_max": 4, "hand_start": 7},
        "types": [{"id": "boat", "name": three("boat"), "colour": "blue"}],
        "sections": [{"id": "play", "title": three("Play"), "rules": ["row", "sink"]}],
        "cards": [
            {
                "id": "canoe",
                "kind": "boat",
                "type": "boat",
                "printed": "Canoa",
                "gloss": three("canoe"),
                "names": dict.fromkeys(("en", "de", "zh"), "Canoa"),
                "aliases": {"en": ["kayak"]},
                "count": 2,
                "price": 1200,
                "evidence": {"name": "printed", "price": "likely", "count": "printed"},
            },
            {
                "id": "storm",
                "kind": "storm",
                "names": three("Storm"),
                "count": 1,
                "price": 0,
                "evidence": {"name": "printed", "price": "none", "count": "printed"},
            },
        ],
        "sources": [
            {
                "id": "book",
                "title": three("Book"),
                "language": "en",
                "kind": "rulebook",
                "weight": "printed",
                "document": "x.txt",
                "sha256": "ab" * 32,
                "places": [{"at": "a/1", "page": "p. 3", "label": "Rowing"}],
            },
            {
                "id": "blog",
                "title": three("Blog"),
                "language": "de",
                "kind": "write-up",
                "weight": "secondary",
                "document": "y.txt",
                "places": [{"at": "b/1"}],
            },
        ],
        "rulings": [
            {
                "id": "wind",
                "question": three("Does wind count?"),
                "choices": [
                    {"id": "yes", "label": three("it counts")},
                    {"id": "no", "label": three("it does not")},
                ],
                "adopted": "yes",
                "why": three("Because {1200 €}."),
                "positions": [
                    {"source": "book", "choice": "yes", "at": "a/1", "page": "p. 3", "label": None},
                    {"source": "blog", "choice": "no", "at": "b/1", "inferred": True},
                ],
                "status": "disputed",
                "silent": [],
                "rules": ["row"],
                "example": "row/far",
            }
        ],
        "rules": [
            {
                **rule,
                "id": "row",
                "number": "RR 1.1",
                "title": three("Row"),
                "text": three("A [[card:canoe]] costs {1200 €}.\n\n- **first**\n- [[rule:sink]]"),
                "claims": [claim],
                "status": "single",
                "rulings": ["wind"],
                "cards": ["canoe"],
                "formerly": ["paddle"],
                "stale": ["de"],
                "forgotten": {"rank": 1, "misreading": three("Free."), "example": "far"},
                "examples": [
                    {
                        "id": "far",
                        "title": three("Far"),
                        "given": {"cards": ["canoe", "canoe"]},
                        "then": {"total": 2400, "rules": ["row"]},
                        "misread": {"figure": "2*1000", "why": three("Wrong.")},
                        "under": {"wind=no": {"total": 1200}},
                    }
                ],
            },
            {
                **rule,
                "id": "sink",
                "number": "RR 1.2",
                "title": three("Sink"),
                "text": three("See [[ruling:wind|wind]] and [[term:bank]]."),
                "status": "derived",
                "derived_from": ["row"],
            },
        ],
        "glossary": [
            {
                "id": "bank",
                "word": three("bank"),
                "printed": "orilla",
                "meaning": three("Where boats end."),
                "synonyms": {"en": ["shore"], "de": [], "zh": []},
            }
        ],
    }


@pytest.fixture
def book() -> dict[str, Any]:
    """Return the book of the invented game, fresh."""
    return tiny()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the real site, made by the plain command, once for all workers of a test run."""

    def make(out: Path) -> None:
        made = _mkdocs("build", "--strict", "--site-dir", str(out))
        assert made.returncode == 0, made.stderr

    return once(tmp_path_factory, "site", make)


@pytest.fixture(scope="session")
def fourth_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the site of La Cuenta and a made-up fourth game, made by `referee site build`."""

    def make(out: Path) -> None:
        checkout = lay(tmp_path_factory.mktemp("fourth-site") / "checkout", beside=["la-cuenta"])
        made = command(checkout, "site", "build", "--out", str(out))
        assert made.code == 0, made.err

    return once(tmp_path_factory, "fourth-site", make)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Return a checkout of its own with one small game, whose site is built in a moment."""
    return lay(tmp_path / "small", beside=())


def _mkdocs(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run MkDocs as people do."""
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(cwd)},
    )


@pytest.fixture(scope="session")
def mkdocs() -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """Return a function that runs MkDocs as people do: `mkdocs("build", "--strict")`."""
    return _mkdocs


@pytest.fixture(scope="session")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return where the site is served: in a folder, as many hosts do."""
    folder = tmp_path_factory.mktemp("host")
    for entry in site.iterdir():  # error pages are made for a host's root
        (folder / entry.name).symlink_to(entry)
    (folder / "somewhere").symlink_to(site)
    with served(folder) as root:
        yield f"{root}/somewhere"


@pytest.fixture(scope="session")
def browser_with(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Any]]:
    """Return a function that gives Debian's Chromium with letters of one family.

    `browser_with(fonts.NARROW)` (tests/site/fonts.py); each is started once for a worker.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started: dict[str, Any] = {}

        def give(family: str) -> Any:
            if family not in started:
                shown = fonts.configuration(family, tmp_path_factory.mktemp("fonts"))
                started[family] = playwright.chromium.launch(
                    executable_path=chromium.PROGRAM,
                    args=chromium.FLAGS,
                    env={**os.environ, "FONTCONFIG_FILE": str(shown)},
                )
            return started[family]

        yield give
        for each in started.values():
            each.close()


@pytest.fixture(scope="session")
def browser(browser_with: Callable[[str], Any]) -> Any:
    """Return Debian's Chromium with wide letters: what holds in these holds in most."""
    return browser_with(fonts.WIDE)


@pytest.fixture(scope="session")
def axe(node_modules: Path) -> str:
    """Return axe-core, installed as locked."""
    return (node_modules / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
