"""The language is chosen before anything is built, and amounts follow it."""

import pytest

from referee.text.catalogue import choose_language, translator
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


def test_an_unknown_text_stays_english() -> None:
    assert translator("zh")("no such text") == "no such text"


def test_a_wrong_language_is_an_error_in_the_other_one(run: Run) -> None:
    done = run("games", "--lang", "fr")
    assert done.code == 2
    assert "en, de, zh" in done.err


def test_lang_may_stand_after_the_command(run: Run) -> None:
    assert "Summe" in run("bill", "gazpacho", "--lang", "de").out
    assert "Summe" in run("bill", "--lang=de_AT", "gazpacho").out
