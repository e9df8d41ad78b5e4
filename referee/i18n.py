"""Translated texts; the catalogues are compiled beforehand into ``_data``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence

from referee import languages
from referee.languages import CURRENCY as CURRENCY
from referee.languages import LANGUAGES as LANGUAGES
from referee.languages import MINUS as MINUS
from referee.languages import amount as amount
from referee.languages import cents as cents
from referee.languages import language_of as language_of
from referee.languages import listed as listed
from referee.languages import number as number

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "_data")  # noqa: PTH118, PTH120, PTH100
_ENVIRONMENT = ("REFEREE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

Gettext = Callable[[str], str]
_catalogues: dict[str, Gettext] = {}
_current = "en"


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
            return language_of(environ[name]) or "en"
    return "en"


def use(lang: str) -> None:
    """Make ``lang`` the language of ``_`` and of the texts that click writes itself."""
    global _current
    _current = lang
    if lang != "en":
        translator(lang)  # so that the catalogue is there before gettext looks for it
    if "gettext" in sys.modules or lang != "en":
        import gettext

        os.environ["LANGUAGE"] = lang
        gettext.bindtextdomain("referee", os.path.join(DATA, "locale"))  # noqa: PTH118
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
    if lang == "en":
        return str
    import gettext

    path = os.path.join(DATA, "locale", lang, "LC_MESSAGES", "referee.mo")  # noqa: PTH118
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


def quoted(text: str) -> str:
    """Return ``text`` in the quotation marks of the language in use."""
    return languages.quoted(text, _current)
