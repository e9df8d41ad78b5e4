"""The names and amounts with which a kept game begins."""

from __future__ import annotations

from unicodedata import category, normalize

from referee.cli.answer import Stop
from referee.cli.clicks import Number
from referee.cli.people import People
from referee.cli.player_names import between_commas, names_in, unlike
from referee.cli.text import clean
from referee.languages import MINUS
from referee.text.catalogue import _

_JOINERS = "\u200c\u200d"  # hold letters and pictures together in some scripts


def players_of(text: str) -> list[str]:
    """Return the names in a list, tidied; raises Stop for none between commas, and strange ones.

    A name that looks like an earlier one gets a number: Ana, Ana → Ana, Ana 2.
    """
    names = [" ".join(normalize("NFC", name).split()) for name in between_commas(text)]
    if names == [""]:
        return []
    if "" in names:
        raise Stop("blank-name", _("A name is missing between two commas."), "--players")
    if len(names) == 1 and names[0].isdecimal() and len(names[0]) < 3:
        names = [str(seat) for seat in range(1, int(names[0]) + 1)]
    for name in names:
        if any(category(char)[0] == "C" and char not in _JOINERS for char in name):
            message = _("The name “{name}” has a character that cannot be shown.")
            raise Stop("strange-name", message.format(name=clean(name)), "--players")
    return unlike(names)


def amounts_of(text: str, people: People, option: str) -> dict[str, int]:
    """Return what is typed as NAME=N,NAME=N; raises Stop."""
    found: dict[str, int] = {}
    for pair in names_in(text):
        name, equals, number = pair.partition("=")
        if not equals:
            message = _("Amounts are written NAME=N, for example {example}, not “{text}”.")
            example = f"{people.players[0]}=900"
            raise Stop("bad-amount", message.format(example=example, text=pair), option)
        digits = number.strip().replace("-", MINUS)
        found[people.one(name)] = Number(-1_000_000, 1_000_000).told(digits, option)
    return found
