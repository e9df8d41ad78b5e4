"""Who sits at the table, found by what they are called while playing."""

from __future__ import annotations

from unicodedata import category

from referee.cli.answer import Stop
from referee.text.catalogue import _
from referee.text.spelling import fold
from referee.typed.phrases import BETWEEN, Phrases, ends_at


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
            if text.startswith(name) and ends_at(text, len(name)):  # two may differ by accents
                return name, text[len(name) :].lstrip(BETWEEN)
        return self._phrases.start(text)

    def short(self, text: str) -> tuple[str | None, str]:
        """Return the one player whose name begins with the first word, and the rest."""
        word, _blank, rest = text.strip().partition(" ")
        word = word.rstrip(BETWEEN)
        fits = [n for n in self.players if word and fold(n).startswith(fold(word))]
        return (fits[0], rest.lstrip(BETWEEN)) if len(fits) == 1 else (None, text.strip())

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
