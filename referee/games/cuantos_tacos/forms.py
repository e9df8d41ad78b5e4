"""What a person can enter: every event with its fields, and what a first event may take."""

from referee.games.cuantos_tacos.events import (
    ACTION,
    BONUS,
    CARD,
    CORRECT,
    END,
    END_TURN,
    EXTRA,
    FINISH,
    MARK,
    ROLL,
    SCORE,
    STEAL,
)
from referee.games.cuantos_tacos.numbers import WILD, WILDS, Numbers
from referee.games.cuantos_tacos.pieces import ACTIONS, BLOCK, DISCARD, LOCK
from referee.games.cuantos_tacos.start import USED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.published import Field, Form

MOST_POINTS = 99  # on one card, for whoever picks a number; the printed ones are not known
MOST_SAUCES = 99


def forms(facts: "dict[str, Any]") -> "list[Form]":
    """Return every event a person can enter, in the order of a turn and then of the end.

    What every turn has comes first, then what only some rolls bring.

    Who is active is known, so `player` stands only where anybody can act.
    """
    numbers = Numbers(facts)
    player = _field("player", "player")
    card = _may(_number("card", 1, None))
    points = _number("points", 0, MOST_POINTS)
    bonus = _may(_numbers("bonus", min(numbers.bonus), max(numbers.bonus)))
    sauces = _may(_number("sauces", 0, MOST_SAUCES))
    die = _dice("die", 1)
    action = _field("action", "choice")
    action["choices"] = list(ACTIONS)
    return [
        _form(
            ROLL,
            [
                _may(_number("wilds", 0, len(WILDS))),
                _may(_number("alike", 0, numbers.dice)),
                _may(_dice("dice", numbers.dice)),
            ],
        ),
        _form(FINISH, [player, _may(points), bonus, sauces, card]),
        _form(END_TURN, []),
        _form(
            ACTION,
            [
                player,
                action,
                _only(_may(_field("against", "player")), "action", BLOCK),
                _only(_may(die), "action", LOCK),
                _only(card, "action", DISCARD),
            ],
        ),
        _form(EXTRA, []),
        _form(STEAL, [card]),
        _form(BONUS, [player, _needed(bonus)]),
        _form(CARD, [player, points, _may(_field("needs", "words")), sauces, _begun_flag()]),
        _form(MARK, [player, card, _may(_field("ingredients", "words"))]),
        _form(
            SCORE,
            [
                player,
                _may(_numbers("finished", 0, MOST_POINTS)),
                bonus,
                _may(_number("unused", 0, numbers.actions)),
                _may(_numbers("begun", 0, MOST_POINTS)),
                _may(_numbers("not_begun", 0, MOST_POINTS)),
                sauces,
                _may(_number("sauces_unfinished", 0, MOST_SAUCES)),
            ],
        ),
        _form(END, []),
        _form(
            CORRECT,
            [
                _may(_field("score", "amounts")),
                _may(_number("round", 1, None)),
                _may(_field("turn", "player")),
                _may(_field("why", "text")),
            ],
        ),
    ]


def start_form(facts: "dict[str, Any]") -> "list[Field]":
    """Return what a first event may take beside the players and who starts."""
    fields = [
        _number("round", 1, None),
        _field("turn", "player"),
        _field("score", "amounts"),
        _field("tacos", "amounts"),
        _field("sauces", "amounts"),
    ]
    fields.extend([_field(key, "players") for key in USED])
    return [_may(field) for field in fields]


def _form(event: str, fields: "list[Field]") -> "Form":
    return {"event": event, "fields": fields}


def _field(name: str, kind: str) -> "Field":
    return {"name": name, "kind": kind}


def _number(name: str, low: int, high: "int | None") -> "Field":
    field: "Field" = {"name": name, "kind": "number", "low": low}
    if high is not None:
        field["high"] = high
    return field


def _numbers(name: str, low: int, high: int) -> "Field":
    return {"name": name, "kind": "numbers", "low": low, "high": high}


def _dice(name: str, most: int) -> "Field":
    """Return the field for what dice show; only the wilds have a name that is known."""
    choices = list(WILDS) + [WILD]  # noqa: RUF005 (MicroPython lacks it)
    return {"name": name, "kind": "words", "choices": choices, "most": most}


def _begun_flag() -> "Field":
    return {"name": "begun", "kind": "flag", "default": False, "optional": True}


def _may(field: "Field") -> "Field":
    """Return a field that may be left out."""
    copy = field.copy()
    copy["optional"] = True
    return copy


def _only(field: "Field", other: str, value: str) -> "Field":
    """Return a field that only belongs to one choice of another field."""
    copy = field.copy()
    copy["only"] = {other: [value]}
    return copy


def _needed(field: "Field") -> "Field":
    """Return a field that may not be left out."""
    copy = field.copy()
    copy["optional"] = False
    return copy
