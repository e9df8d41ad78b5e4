"""Languages, translated texts, and amounts as each language writes them.

Nothing here imports Babel: catalogues and number patterns are compiled beforehand into ``_data``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

LANGUAGES = ("en", "de", "zh")
DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "_data")  # noqa: PTH118, PTH120, PTH100

MINUS = "−"
CURRENCY = "€"  # the sign of amounts where a game names no other
_ENVIRONMENT = ("REFEREE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

Gettext = Callable[[str], str]
_catalogues: dict[str, Gettext] = {}
_patterns: dict[str, dict[str, str]] = {}
_current = "en"


def language_of(tag: str) -> str | None:
    """Return our language for a tag such as ``de_AT.UTF-8`` or ``zh-Hant``; None if we lack it."""
    head = tag.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()
    return head if head in LANGUAGES else None


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

    _make_fresh()
    path = os.path.join(DATA, "locale", lang, "LC_MESSAGES", "referee.mo")  # noqa: PTH118
    try:
        with open(path, "rb") as file:  # noqa: PTH123
            return gettext.GNUTranslations(file).gettext
    except OSError:
        return str


def _make_fresh() -> None:
    """Let the compiled files be renewed; a broken rule base still leaves the words we have."""
    from referee.rulebase import store

    try:
        store.ensure()
    except Exception:  # whoever needs the rules meets this fault again, and reports it
        return


def forget() -> None:
    """Read catalogues and patterns anew at their next use, after they were compiled."""
    _catalogues.clear()
    _patterns.clear()


def _(text: str) -> str:
    """Return ``text`` in the language in use."""
    return translator(_current)(text)


def N_(text: str) -> str:  # noqa: N802
    """Mark ``text`` for translation where it is written, to be translated where it is shown."""
    return text


def number(n: int, lang: str) -> str:
    """Return a whole number with the language's grouping and the true minus sign."""
    digits = f"{abs(n):,}".replace(",", _pattern(lang)["group"])
    return MINUS + digits if n < 0 else digits


def amount(
    n: int, lang: str, signed: bool = False, space: str = " ", currency: str = CURRENCY
) -> str:
    """Return a whole amount as the language writes it: 1,000 €, 1.000 €, €1,000.

    ``signed`` puts + before a positive difference; ``space`` stands between number and sign.
    ``currency`` is the game's sign; with none the bare number is returned.
    """
    pattern = _pattern(lang)["pattern"] if currency else "{n}"
    text = pattern.replace(" ", space).replace("¤", currency)
    text = text.replace("{n}", number(abs(n), lang))
    sign = MINUS if n < 0 else "+" if signed and n > 0 else ""
    return sign + text


def cents(n: int, lang: str, currency: str = CURRENCY) -> str:
    """Return an amount of cents, 0 or more, as the language writes it: €12.50, 12,50 €, 12 €."""
    whole = amount(n // 100, lang, currency=currency)
    if n % 100 == 0:
        return whole
    digits = number(n // 100, lang)
    return whole.replace(digits, f"{digits}{_pattern(lang)['decimal']}{n % 100:02}", 1)


def _pattern(lang: str) -> dict[str, str]:
    if not _patterns:
        from referee.rulebase import store

        _patterns.update(store.amounts())
    return _patterns[lang]


def listed(items: Iterable[str], lang: str) -> str:
    """Return ``items`` as a list within a sentence, with the language's comma."""
    return ("、" if lang == "zh" else ", ").join(items)


def quoted(text: str) -> str:
    """Return ``text`` in the quotation marks of the language in use."""
    return f"„{text}“" if _current == "de" else f"“{text}”"
