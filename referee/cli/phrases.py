"""Finds a known word or name at the beginning of what somebody types, in any spelling of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from unicodedata import category

from referee.cli.answer import Stop
from referee.text.catalogue import _
from referee.text.spelling import fold, foldings, is_han, words

_LONGEST = 48
_BETWEEN = " \t\n:：,，、=·"  # may stand between a name and what follows it


class Phrases:
    """Known phrases, each with what it means; the longest that fits is found."""

    def __init__(self, rows: Iterable[tuple[str, str]]) -> None:
        """Keep rows of (meaning, phrase); of equal phrases the first one counts."""
        self._meanings: dict[str, str] = {}
        for meaning, phrase in rows:
            for form in foldings(phrase):
                self._meanings.setdefault(_key(form), meaning)

    def start(self, text: str) -> tuple[str | None, str]:
        """Return the meaning of the phrase that ``text`` begins with (or None), and the rest."""
        text = text.strip()
        for end in range(min(len(text), _LONGEST), 0, -1):
            if _boundary(text, end):
                for form in foldings(text[:end]):
                    meaning = self._meanings.get(_key(form))
                    if meaning is not None:
                        return meaning, text[end:].lstrip(_BETWEEN)
        return None, text

    def all(self) -> list[str]:
        """Return every phrase, folded."""
        return list(self._meanings)

    def whole(self, text: str) -> str | None:
        """Return the meaning of ``text`` as a whole."""
        meaning, rest = self.start(text)
        return None if rest else meaning


class People:
    """Who sits at the table, as they are called while playing."""

    def __init__(self, players: list[str]) -> None:
        self.players = players
        self._exact = {name: name for name in players}
        self._phrases = Phrases((name, name) for name in players)

    def start(self, text: str) -> tuple[str | None, str]:
        """Return the player whose name ``text`` begins with (or None), and the rest."""
        text = text.strip()
        for name in sorted(self.players, key=len, reverse=True):
            if text.startswith(name) and _boundary(text, len(name)):  # two may differ by accents
                return name, text[len(name) :].lstrip(_BETWEEN)
        return self._phrases.start(text)

    def short(self, text: str) -> tuple[str | None, str]:
        """Return the one player whose name begins with the first word, and the rest."""
        word, _blank, rest = text.strip().partition(" ")
        word = word.rstrip(_BETWEEN)
        fits = [n for n in self.players if word and fold(n).startswith(fold(word))]
        return (fits[0], rest.lstrip(_BETWEEN)) if len(fits) == 1 else (None, text.strip())

    def one(self, text: str) -> str:
        """Return the player meant; raises Stop (exit 2) for nobody and for more than one."""
        for find in (self.start, self.short):
            name, rest = find(text)
            if name and not rest:
                return name
        from referee.engine.nearest import nearest

        found = text.strip()
        near = nearest(found, self.players)
        message = _("Nobody at the table is called “{text}”; the nearest is “{near}”.")
        message = message.format(text=found[:40], near=near)
        if not near:
            from referee.cli.unknown import sentence

            message = sentence("unknown-player", found[:40], self.players)
        raise Stop("unknown-player", message, "player")

    def several(self, text: str) -> list[str]:
        """Return the players that a list of names means."""
        from referee.cli.player_names import names_in

        return [self.one(name) for name in names_in(text)]


def readable(text: str) -> str:
    """Return a typed text without what no file and no terminal should get."""
    return "".join(
        char if char.isspace() or category(char) not in ("Cc", "Cs") else "\ufffd" for char in text
    )


@lru_cache(20_000)
def _key(folded: str) -> str:
    """Return a spelling without the signs that people leave out: half/half, half-half."""
    found = words(folded)
    if len(found) == 1 or folded.isascii():
        return " ".join(found)
    key = ""
    for word in found:  # between Han characters a blank says nothing: 请求 结账
        close = not key or (is_han(key[-1]) and is_han(word[0]))
        key += word if close else " " + word
    return key


def _boundary(text: str, end: int) -> bool:
    """Return whether a name may end here: not inside a word, Han characters need no blank."""
    if end >= len(text) or not text[end].isalnum():
        return text[end - 1].isalnum() or text[end - 1] in "）)'’.!"
    return is_han(text[end - 1]) or is_han(text[end])
