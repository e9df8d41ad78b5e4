"""The site's own words: complete, and with the same placeholders in all languages."""

import re
from pathlib import Path

import pytest

from referee.site.synonyms import OWN
from referee.site.words import TABLE, word

SITE = Path(__file__).resolve().parents[2] / "referee" / "site"
UNTRANSLATED = {"status.variant", "data.schema", "cards.name", "game.short"}


@pytest.mark.parametrize("key", sorted(TABLE))
def test_every_word_is_there_three_times(key: str) -> None:
    texts = TABLE[key]
    assert len(texts) == 3
    assert all(texts)
    wanted = set(re.findall(r"\{(\w+)\}", texts[0]))
    assert [set(re.findall(r"\{(\w+)\}", text)) for text in texts] == [wanted] * 3


def test_no_word_is_there_twice_or_unused() -> None:
    from referee.site import words_pages, words_shared

    assert not set(words_pages.TABLE) & set(words_shared.TABLE)
    code = "".join(path.read_text(encoding="utf-8") for path in SITE.rglob("*.py"))
    code += "".join(
        path.read_text(encoding="utf-8")
        for path in (SITE.parents[1] / "docs/theme").rglob("*.html")
    )
    composed = ("status.", "says.", "evidence.", "numbers.", "source.", "start.trust.", "t.")
    unused = [
        key
        for key in TABLE
        if code.count(f'"{key.removesuffix(".plain")}"')
        + code.count(f"'{key.removesuffix('.plain')}'")
        < 2
        and not key.startswith(composed)
    ]
    assert unused == []


def test_chinese_is_punctuated_in_full_width() -> None:
    half = re.compile(r"[\u4e00-\u9fff][,;:!?.]|[,;:!?][\u4e00-\u9fff]")
    assert [key for key, (_, _, zh) in TABLE.items() if half.search(zh)] == []


def test_german_is_informal() -> None:
    formal = re.compile(r"\b(?:Sie|Ihre?[nmrs]?)\b(?! Inhabern)")
    said = {key: de for key, (_, de, _) in TABLE.items() if formal.search(de)}
    assert said == {}


def test_a_word_is_filled_and_an_unknown_one_is_refused() -> None:
    assert word("de", "cards.count", n=3) == "3 im Stapel"
    with pytest.raises(KeyError):
        word("en", "no.such.word")


def test_own_synonyms_stand_in_every_language() -> None:
    assert set(OWN) == {"en", "de", "zh"}
    assert all(OWN.values())
