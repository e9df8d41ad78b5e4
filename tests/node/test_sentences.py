"""Every sentence of every game is filled alike by the command line, the site and the phone page."""

import json
import re
import subprocess
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from referee.languages import LANGUAGES
from referee.rulebase import store
from referee.site import phone_data
from referee.site.book import Book
from referee.site.phrases import Phrases
from referee.text.markup import PLACE
from referee.text.sentences import fill

HERE = Path(__file__).parent
GROUPS = ("reasons", "lines", "events", "inputs")
VALUES = (-20, 1234, 0, "-20", "−3", "Ana", "wine", "no such id", "a-1", [-20, 5000], ["Ana", "b"])


def cases(game: str, lang: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Return every sentence with one value after the other in all its places, and with none."""
    facts, words = store.facts(game), store.words(game, lang)["words"]
    ids = [facts["cards"][0]["id"], facts["rules"][:2], *facts["types"][:1]]
    return [
        (group, code, dict.fromkeys(places, value))
        for group in GROUPS
        for code, text in words[group].items()
        for places in [[place[0] for place in re.findall(PLACE, text)]]
        for value in ((*VALUES, *ids, None) if places else [None])
    ]


@pytest.mark.node
@pytest.mark.parametrize("game", store.games())
def test_all_faces_fill_a_sentence_alike(node: str, game: str) -> None:
    for lang in LANGUAGES:
        book, words = Book(lang, store.book(game)), store.words(game, lang)
        given = cases(game, lang)
        texts = words["words"]
        ours = [fill(texts[group][code], params, words, lang) for group, code, params in given]
        site = Phrases(book, words)
        assert [
            plain(unescape(site._fill(texts[group][code], params))) for group, code, params in given
        ] == list(map(plain, ours))
        if not phone_data.has_table(game):
            continue
        sent = json.dumps({"words": json.loads(phone_data.words(book)), "cases": given})
        done = subprocess.run(
            [node, HERE / "sentences.mjs"], input=sent, capture_output=True, text=True, check=True
        )
        for one, page, case in zip(ours, json.loads(done.stdout), given, strict=True):
            assert plain(page) == plain(one), (lang, case)


@pytest.mark.node
def test_a_gap_stays_to_be_seen_and_is_reported(node: str) -> None:
    """What a page reports fails its tests (`tests/site/phones.py`)."""
    done = subprocess.run([node, HERE / "words.mjs"], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert found["texts"] == ["Round 3 of 0", "Round 3 of {m}", "Round {n} of {m}",
                              "2 × wine for {price:amount}"]  # fmt: skip
    assert [text.partition(" in ")[2] for text in found["said"]] == [*["round"] * 3, "lines.wine"]


def plain(text: str) -> str:
    """Return a text without what only says where a line may break."""
    return re.sub("[\u200b\u2060]", "", text).replace("\u00a0", " ")
