"""The words around an entry that tell nothing of it: “darf ich … legen”, “please”, …吗."""

from __future__ import annotations

from referee.cli.people import People
from referee.text.spelling import fold, is_han
from referee.typed.phrases import Phrases

_FIRST = Phrases(
    (word, word)
    for word in (
        *("i", "we", "may", "can", "could", "let me", "to"),
        *("ich", "wir", "man", "darf", "kann", "bitte"),
        *("我", "我们", "请", "可以", "能"),
    )
)
_LAST = (
    *("please", "now", "then"),
    *("bitte", "jetzt", "dann", "spielen", "ausspielen", "legen", "geben", "nehmen", "bestellen"),
    *("trinken", "essen", "gehen", "machen"),
    *("吗", "吧", "了", "呢"),
)
_SIGNS = " \t,;.?!、，；。？！"


def without_spare_words(text: str, people: People) -> str:
    """Return a line without such words at either end; a player may be called like one."""
    text = text.strip(_SIGNS)
    player, rest = people.start(text)
    if player and rest:
        return f"{player} {_bare(rest, people)}"
    return _bare(text, people)


def _bare(text: str, people: People) -> str:
    while people.start(text)[0] is None:
        word, rest = _FIRST.start(text)
        if word is None:
            break
        text = rest
    names = [fold(name) for name in people.players]
    while last := next((word for word in _LAST if word not in names and _ends(text, word)), ""):
        text = text[: -len(last)].rstrip(_SIGNS)
    return text


def _ends(text: str, word: str) -> bool:
    """Return whether the last word is this one; Han characters need no blank before them."""
    low = text.lower()
    return low.endswith(word) and (is_han(word[0]) or low[: -len(word)].endswith(" "))
