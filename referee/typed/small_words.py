"""Small words in our languages: and, the, with, on; the numbers from one to ten."""

from __future__ import annotations

from referee.text.spelling import fold

ON = frozenset(("on", "onto", "in", "at", "to", "auf", "im", "zu", "en", "sobre", "在", "放"))
WITH = frozenset(("with", "plus", "mit", "con", "加", "配", "带"))
ARTICLES = frozenset(
    (
        *("a", "an", "the", "of", "each", "der", "die", "das", "den", "dem", "je"),
        *("el", "la", "los", "las", "的"),
    )
)
_AND = frozenset(("and", "und", "sowie", "y", "e", "和", "与", "跟", "及", "还有", "以及"))
FILLERS = WITH | ARTICLES | _AND
MEASURES = "张份杯个瓶盘只枚块次"  # 4份: so many of it

_NUMBERS = (  # as `foldings` writes them
    "a an one once ein eine einen einem einer eins 一 un una",
    "two twice zwei zwo 两 二 dos",
    "three thrice drei 三",
    "four vier 四",
    "five funf fuenf 五",
    "six sechs 六",
    "seven sieben 七",
    "eight acht 八",
    "nine neun 九",
    "ten zehn 十",
)
_COUNTED = {word: n for n, row in enumerate(_NUMBERS, 1) for word in row.split()}


def small(word: str, among: frozenset[str]) -> bool:
    """Return whether ``word`` is one of some small words, whatever its case."""
    return fold(word) in among


def counted(word: str) -> int | None:
    """Return the number from 1 to 10 that ``word`` names (四份, viermal), None if it names none."""
    if len(word) == 2 and word[1] in MEASURES:
        word = word[0]
    return _COUNTED.get(fold(word).removesuffix("mal"))


def singular(word: str) -> list[str]:
    """Return what ``word`` may be the plural of, in English, German or Spanish."""
    low = fold(word)
    found = [low[: -len(end)] for end in ("s", "es", "n", "en", "e", "er") if low.endswith(end)]
    if low.endswith("ies"):
        found.append(low[:-3] + "y")
    return [form for form in found if len(form) > 2]
