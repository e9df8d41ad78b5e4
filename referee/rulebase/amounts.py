"""How amounts are written in each language: asked of Babel once, when compiling."""

from __future__ import annotations

import re

LOCALES = {"en": "en_150", "de": "de_DE", "zh": "zh_Hans_CN"}


def patterns() -> dict[str, dict[str, str]]:
    """Return by language where sign (¤) and number stand, and what parts thousands and cents."""
    from babel import Locale

    result = {}
    for language, name in LOCALES.items():
        locale = Locale.parse(name)
        positive = locale.currency_formats["standard"].pattern.split(";")[0]
        pattern = re.sub(r"[#0][#,.0]*", "{n}", positive).replace("\xa0", " ")
        symbols = locale.number_symbols["latn"]
        result[language] = {
            "pattern": pattern,
            "group": symbols["group"],
            "decimal": symbols["decimal"],
        }
    return result
