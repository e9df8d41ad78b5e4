"""Our languages: one record for each, and numbers and lists as each writes them.

Nothing else decides by a language's tag how something is written. Imports nothing and runs in
MicroPython too. The patterns of amounts are those of Babel; a test compares them.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

MINUS = "−"
CURRENCY = "€"  # the sign of amounts where a game names no other


class Language:
    """How a language is called and written; ``tag`` is ours, ``html`` that of web pages."""

    def __init__(self, tag: str, html: str, name: str, short: str) -> None:
        self.tag = tag
        self.html = html
        self.name = name  # as it calls itself
        self.short = short
        self.space = " "  # between two words, or two sentences
        self.stop = "."  # ends a sentence
        self.colon = ": "
        self.semicolon = "; "
        self.comma = ", "  # between the items of a list
        self.quotes = ("“", "”")
        self.brackets = (" (", ")")  # after a word
        self.amount = "{n} ¤"
        self.group = ","  # between thousands
        self.decimal = "."
        self.joints: tuple[str, ...] = ()  # after which a long word may be parted
        self.other_word: tuple[str, ...] = ()  # endings that no short word is inflected with


_ENGLISH = Language("en", "en", "English", "EN")
_ENGLISH.other_word = ("e",)  # win, wine; but German has Tag, Tage

_GERMAN = Language("de", "de", "Deutsch", "DE")
_GERMAN.quotes = ("„", "“")
_GERMAN.group = "."
_GERMAN.decimal = ","
_GERMAN.joints = ("ungs", "tags", "chen")

_CHINESE = Language("zh", "zh-Hans", "简体中文", "中")
_CHINESE.space = ""
_CHINESE.stop = "。"
_CHINESE.colon = "："
_CHINESE.semicolon = "；"
_CHINESE.comma = "、"
_CHINESE.brackets = ("（", "）")
_CHINESE.amount = "¤{n}"

_RECORDS = {"en": _ENGLISH, "de": _GERMAN, "zh": _CHINESE}
LANGUAGES = ("en", "de", "zh")  # in the order in which they are shown; the first is usual


def language(tag: str) -> Language:
    """Return the record of one of our languages; any other tag is a KeyError."""
    return _RECORDS[tag]


def language_of(tag: str) -> "str | None":
    """Return our language for a tag such as ``de_AT.UTF-8`` or ``zh-Hant``; None if we lack it."""
    head = tag.replace("-", "_").split("_")[0].split(".")[0].split("@")[0].lower()
    return head if head in LANGUAGES else None


def html_tag(tag: str) -> str:
    """Return the tag that a web page gives a language, also one in which we write nothing."""
    return _RECORDS[tag].html if tag in _RECORDS else tag


def number(n: int, lang: str) -> str:
    """Return a whole number with the language's grouping and the true minus sign."""
    digits = str(abs(n))
    parts: list[str] = []
    while digits:
        parts.insert(0, digits[-3:])
        digits = digits[:-3]
    return (MINUS if n < 0 else "") + _RECORDS[lang].group.join(parts)


def amount(
    n: int, lang: str, signed: bool = False, space: str = " ", currency: str = CURRENCY
) -> str:
    """Return a whole amount as the language writes it: 1,000 €, 1.000 €, €1,000.

    ``signed`` puts + before a positive difference; ``space`` stands between number and sign.
    ``currency`` is the game's sign; with none the bare number is returned.
    """
    pattern = _RECORDS[lang].amount if currency else "{n}"
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
    part = ("0" + str(n % 100))[-2:]
    return whole.replace(digits, digits + _RECORDS[lang].decimal + part, 1)


def listed(items: "Iterable[str]", lang: str) -> str:
    """Return ``items`` as a list within a sentence, with the language's comma."""
    return _RECORDS[lang].comma.join(items)


def quoted(text: str, lang: str) -> str:
    """Return ``text`` in the language's quotation marks."""
    first, last = _RECORDS[lang].quotes
    return first + text + last


def bracketed(text: str, lang: str) -> str:
    """Return ``text`` in the language's brackets, ready to be put after a word."""
    first, last = _RECORDS[lang].brackets
    return first + text + last
