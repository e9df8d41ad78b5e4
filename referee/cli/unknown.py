"""What is said about an unknown word when none of the known ones is near it."""

from __future__ import annotations

from collections.abc import Iterable

from referee.languages import listed
from referee.text.catalogue import N_, _, current

_TEXTS = {
    "unknown-key": N_("The key “{found}” is not known here; possible: {known}."),
    "unknown-player": N_("Nobody at the table is called “{found}”; there are: {known}."),
    "unknown-reading": N_("There is no reading “{found}”; there are: {known}."),
    "unknown-ruling": N_("There is no ruling “{found}”; “referee dispute” lists them all."),
    "unknown-choice": N_("“{found}” is no choice for this ruling; possible: {known}."),
    "unknown-card": N_("There is no card “{found}”."),
    "unknown-type": N_("There is no type “{found}”; there are: {known}."),
    "unknown-event": N_("There is no event “{found}”; there are: {known}."),
    "unknown-rule": N_("There is no rule “{found}”; “referee rule” lists them all."),
    "unknown-example": N_("There is no example “{found}”; “referee examples” lists them all."),
}


def sentence(code: str, found: str, known: Iterable[str] = ()) -> str:
    """Return the sentence: with all that is valid where that is little, else how to list it."""
    text = _TEXTS.get(code) or N_("“{found}” is not known here; possible: {known}.")
    return _(text).format(found=found, known=listed(known, current()))


def ruling_elsewhere(game: str, ruling: str) -> str:
    """Return what is said of a ruling that only other games have, "" if none has it."""
    from referee.rulebase import store

    if any(ruling == entry["id"] for entry in store.facts(game)["rulings"]):
        return ""
    titles = [
        store.titles(other)[current()]
        for other in store.games()
        if any(ruling == entry["id"] for entry in store.facts(other)["rulings"])
    ]
    if not titles:
        return ""
    text = _("{game} has no ruling “{found}”; it belongs to {games}.")
    title = store.titles(game)[current()]
    return text.format(game=title, found=ruling, games=listed(titles, current()))
