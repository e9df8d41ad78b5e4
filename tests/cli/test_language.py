"""The language is chosen before anything is built, and amounts follow it."""

import re

import pytest

from referee.i18n import amount, choose_language, language_of, listed, number, translator
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("argv", "environ", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"}, "zh"),
        ([], {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ([], {"LC_ALL": "de", "REFEREE_LANG": "zh"}, "zh"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["--lang", "de"], {"LANG": "zh_CN"}, "de"),
        (["bill", "gazpacho", "--lang=zh"], {}, "zh"),
        (["--lang", "de", "bill", "--lang", "zh"], {}, "zh"),
        (["bill", "--", "--lang", "de"], {}, "en"),
        (["--lang", "xx"], {"LANG": "de"}, "de"),
        (["--lang"], {"LANG": "de"}, "de"),
    ],
)
def test_choice(argv: list[str], environ: dict[str, str], lang: str) -> None:
    assert choose_language(argv, environ) == lang


def test_tags() -> None:
    tags = ["de_AT@euro", "zh-Hant-TW", "EN", "zh.UTF-8"]
    assert [language_of(tag) for tag in tags] == ["de", "zh", "en", "zh"]
    assert language_of("deutsch") is None


def test_amounts() -> None:
    assert [amount(1000, lang) for lang in ("en", "de", "zh")] == ["1,000 €", "1.000 €", "€1,000"]
    assert [amount(-10, lang) for lang in ("en", "de", "zh")] == ["−10 €", "−10 €", "−€10"]
    assert amount(10, "en", signed=True) == "+10 €"
    assert amount(0, "en", signed=True) == "0 €"
    assert amount(5, "de", space="\u00a0") == "5\u00a0€"
    assert number(-1234567, "de") == "−1.234.567"


def test_amounts_are_those_of_babel() -> None:
    from babel.numbers import format_currency

    for lang, locale in (("en", "en_150"), ("de", "de_DE"), ("zh", "zh_Hans_CN")):
        for euros in (0, 7, 999, 1000, 1234567):
            theirs = format_currency(euros, "EUR", locale=locale).replace("\u00a0", " ")
            assert amount(euros, lang) == re.sub(r"[.,]00(?!\d)", "", theirs)


def test_lists_and_unknown_texts() -> None:
    assert listed(["a", "b"], "zh") == "a、b"
    assert translator("zh")("no such text") == "no such text"


def test_a_wrong_language_is_an_error_in_the_other_one(run: Run) -> None:
    done = run("games", "--lang", "fr")
    assert done.code == 2
    assert "en, de, zh" in done.err


def test_lang_may_stand_after_the_command(run: Run) -> None:
    assert "Summe" in run("bill", "gazpacho", "--lang", "de").out
    assert "Summe" in run("bill", "--lang=de_AT", "gazpacho").out
