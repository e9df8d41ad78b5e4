"""Translated texts; the catalogues are compiled beforehand into ``_data``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence

from referee.languages import language_of

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120
FOLDER = os.path.join(_PACKAGE, "_data", "locale")  # noqa: PTH118
WRITTEN = "en"  # the language of the msgids in our code
_ENVIRONMENT = ("REFEREE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

Gettext = Callable[[str], str]
_catalogues: dict[str, Gettext] = {}
_current = WRITTEN


def choose_language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the reader's language, decided before any command or help text is built.

    The last usable ``--lang`` in ``argv`` wins, wherever it stands; then the first of
    REFEREE_LANG, LC_ALL, LC_MESSAGES and LANG that is set at all. English otherwise.
    """
    chosen = None
    for place, word in enumerate(argv):
        if word == "--":
            break
        if word == "--lang":
            chosen = language_of(argv[place + 1] if place + 1 < len(argv) else "") or chosen
        elif word.startswith("--lang="):
            chosen = language_of(word[7:]) or chosen
    if chosen:
        return chosen
    for name in _ENVIRONMENT:
        if environ.get(name):
            return language_of(environ[name]) or WRITTEN
    return WRITTEN


def use(lang: str) -> None:
    """Make ``lang`` the language of ``_`` and of the texts that click writes itself."""
    global _current
    _current = lang
    if "gettext" in sys.modules or lang != WRITTEN:
        import gettext

        os.environ["LANGUAGE"] = lang
        gettext.bindtextdomain("referee", FOLDER)
        gettext.textdomain("referee")


def current() -> str:
    """Return the language that ``_`` speaks."""
    return _current


def translator(lang: str) -> Gettext:
    """Return the function that turns an English text of ours into ``lang`` (English if unknown)."""
    found = _catalogues.get(lang)
    if found is None:
        found = _catalogues[lang] = _load(lang)
    return found


def _load(lang: str) -> Gettext:
    if lang == WRITTEN:
        return str
    import gettext

    path = os.path.join(FOLDER, lang, "LC_MESSAGES", "referee.mo")  # noqa: PTH118
    try:
        with open(path, "rb") as file:  # noqa: PTH123
            return gettext.GNUTranslations(file).gettext
    except OSError:
        return str


def _(text: str) -> str:
    """Return ``text`` in the language in use."""
    return translator(_current)(text)


def N_(text: str) -> str:  # noqa: N802
    """Mark ``text`` for translation where it is written, to be translated where it is shown."""
    return text
