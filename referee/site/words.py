"""The site's own words in three languages; words of the rules live in the rule base.

One table, so that a translator sees the three languages side by side and a test can prove that
none is missing. Placeholders are ``{name}`` and must agree between the languages.
"""

from __future__ import annotations

from referee.languages import LANGUAGES
from referee.site import words_offline, words_pages, words_shared, words_sheet

TABLE: dict[str, tuple[str, str, str]] = {
    **words_shared.TABLE,
    **words_pages.TABLE,
    **words_offline.TABLE,
    **words_sheet.TABLE,
}


def has_word(key: str) -> bool:
    """Return whether the site has a word for ``key``."""
    return key in TABLE


def word(lang: str, key: str, **values: object) -> str:
    """Return the site's word for ``key``, filled; an unknown key is a KeyError."""
    text = TABLE[key][LANGUAGES.index(lang)]
    return text.format(**values) if values else text
