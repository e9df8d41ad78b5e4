"""What our languages have in common is the record; how each writes is in it."""

import ast
import re
from pathlib import Path

import pytest

from referee.languages import (
    LANGUAGES,
    amount,
    bracketed,
    cents,
    html_tag,
    language,
    language_of,
    listed,
    number,
    quoted,
)

LOCALES = {"en": "en_150", "de": "de_DE", "zh": "zh_Hans_CN"}


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

    for lang, locale in LOCALES.items():
        for euros in (0, 7, 999, 1000, 1234567):
            theirs = format_currency(euros, "EUR", locale=locale).replace("\u00a0", " ")
            assert amount(euros, lang) == re.sub(r"[.,]00(?!\d)", "", theirs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_record_of_a_language_is_what_babel_knows(lang: str) -> None:
    from babel import Locale

    theirs = Locale.parse(LOCALES[lang])
    pattern = theirs.currency_formats["standard"].pattern.split(";")[0].replace("\u00a0", " ")
    symbols = theirs.number_symbols["latn"]
    ours = language(lang)
    assert ours.amount == re.sub(r"[#0][#,.0]*", "{n}", pattern)
    assert (ours.group, ours.decimal) == (symbols["group"], symbols["decimal"])


def test_marks() -> None:
    assert [quoted("a", lang) for lang in LANGUAGES] == ["“a”", "„a“", "“a”"]
    assert [bracketed("a", lang) for lang in LANGUAGES] == [" (a)", " (a)", "（a）"]
    assert [listed(["a", "b"], lang) for lang in LANGUAGES] == ["a, b", "a, b", "a、b"]
    assert [html_tag(lang) for lang in (*LANGUAGES, "es")] == ["en", "de", "zh-Hans", "es"]


def test_cents() -> None:
    assert [cents(123405, lang) for lang in LANGUAGES] == ["1,234.05 €", "1.234,05 €", "€1,234.05"]
    assert cents(1200, "de") == "12 €"


def test_nothing_else_compares_with_a_language(root: Path) -> None:
    """A fourth language is one more record, and texts: no comparison must be found and mended."""
    found = [
        f"{path.relative_to(root)}:{node.lineno}"
        for path in sorted((root / "referee").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare)
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Constant) and side.value in LANGUAGES
    ]
    assert found == []
