"""What the engine says to input that it cannot read, where a game has no sentence of its own."""

from __future__ import annotations

from typing import Any

from referee.text.catalogue import N_, _

_TEXTS = {
    "not-an-object": N_("An object with keys is expected here, not {found}."),
    "not-a-list": N_("A list is expected here, not {found}."),
    "not-a-text": N_("A text is expected here, not {found}."),
    "not-true-or-false": N_("Only true or false is possible here, not {found}."),
    "not-a-whole-number": N_("A whole number is expected here, not {found}."),
    "too-small": N_("{found} is too small; it must be at least {near}."),
    "too-large": N_("{found} is too large; it may be at most {near}."),
    "unknown-key": N_("The key “{found}” is not known here; the nearest is “{near}”."),
    "missing-key": N_("The key “{key}” is missing."),
    "other-game": N_("“{found}” is not the game at hand; that is “{near}”."),
    "not-players": N_("A list of {low} to {high} names or a number is expected here, not {found}."),
    "number-of-players": N_("{low} to {high} people can play, not {found}."),
    "blank-name": N_("A player’s name is empty."),
    "long-name": N_(
        "The name “{found}” is too long: {have} characters, at most {most} are possible."
    ),
    "strange-name": N_("The name “{found}” has a character that cannot be shown."),
    "name-twice": N_("The name “{found}” is there twice; every player needs one of their own."),
    "unknown-player": N_("Nobody at the table is called “{found}”; the nearest is “{near}”."),
    "unknown-reading": N_("There is no reading “{found}”; the nearest is “{near}”."),
    "unknown-ruling": N_("There is no ruling “{found}”; the nearest is “{near}”."),
    "unknown-choice": N_("“{found}” is no choice for this ruling; the nearest is “{near}”."),
    "unknown-card": N_("There is no card “{found}”; the nearest is “{near}”."),
    "unknown-type": N_("There is no type “{found}”; the nearest is “{near}”."),
    "empty-log": N_("There is no event here; the first one tells the game."),
    "first-line-not-game": N_("The first event must be “game”, not “{found}”."),
    "second-game": N_("A game has begun already; a second one needs a log of its own."),
    "unknown-event": N_("There is no event “{found}”; the nearest is “{near}”."),
    "nothing-to-undo": N_("There is nothing left to take back."),
    "edit-first-line": N_("Line 1, the game itself, cannot be edited."),
    "edit-nothing-yet": N_("Nothing has been entered yet that could be edited."),
    "edit-no-line": N_("Line {found} cannot be edited: only earlier lines can, up to {last}."),
    "edit-taken-back": N_("Line {found} has been taken back and cannot be edited."),
    "edit-no-event": N_("Line {found} is an undo or an edit and cannot be edited."),
    "edit-with-no-event": N_("An edit puts an event in the place of another, not “{found}”."),
}


def sentence(code: str, params: dict[str, Any]) -> str:
    """Return the sentence with its places filled; the nearest valid thing for what is unknown."""
    text = _TEXTS.get(code, "")
    if not text and params.get("near"):
        text = N_("“{found}” is not known here; the nearest is “{near}”.")
    try:
        return _(text).format(**params) if text else code
    except (KeyError, IndexError):  # a place that this fault has nothing for
        return code
