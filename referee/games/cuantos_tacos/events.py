"""Reading events: what each kind of event tells, in the engine's own form. Nothing is judged."""

from referee.engine.faults import BadInput
from referee.engine.forms import (
    flag,
    inside,
    integer,
    item,
    known_keys,
    listing,
    mapping,
    one_of,
    required,
    text,
)
from referee.games.cuantos_tacos.numbers import WILDS, is_wild
from referee.games.cuantos_tacos.pieces import ACTIONS, BLOCK, DISCARD, LOCK, Event, Told
from referee.games.cuantos_tacos.roll import Roll
from referee.games.cuantos_tacos.words import read_one_word, read_words, spelled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.cuantos_tacos.numbers import Numbers
    from referee.games.cuantos_tacos.state import State

ROLL = "roll"
ACTION = "action"
STEAL = "steal"
EXTRA = "extra"
FINISH = "finish"
BONUS = "bonus"
CARD = "card"
MARK = "mark"
END_TURN = "end-turn"
SCORE = "score"
END = "end"
CORRECT = "correct"

OWN_KEYS = {
    ROLL: ("player", "dice", "wilds", "alike"),
    ACTION: ("player", "action", "against", "card", "die"),
    STEAL: ("player", "card"),
    EXTRA: ("player",),
    FINISH: ("player", "points", "card", "bonus", "sauces"),
    BONUS: ("player", "bonus"),
    CARD: ("player", "points", "needs", "sauces", "begun"),
    MARK: ("player", "card", "ingredients"),
    END_TURN: ("player",),
    SCORE: (
        "player",
        "finished",
        "bonus",
        "unused",
        "begun",
        "not_begun",
        "sauces",
        "sauces_unfinished",
    ),
    END: (),
    CORRECT: ("score", "round", "turn", "why"),
}
NAMES = [
    ROLL,
    FINISH,
    END_TURN,
    STEAL,
    EXTRA,
    ACTION,
    BONUS,
    CARD,
    MARK,
    SCORE,
    END,
    CORRECT,
]
KEYS = {name: ("event", "anyway") + OWN_KEYS[name] for name in NAMES}
ACTIVE = (ROLL, STEAL, EXTRA, END_TURN)  # who does these is known, so `player` may be left out


def read_event(state: "State", data: "dict[str, Any]") -> Event:
    """Return the event that `data` tells; raise `BadInput`."""
    name = one_of(required(data, "event", ""), NAMES, "unknown-event", "event")
    keys = KEYS[name]
    known_keys(data, keys, "")
    event = Event(name, flag(data.get("anyway", False), "anyway"))
    players = state.players
    if "player" in data or ("player" in keys and name not in ACTIVE):
        event.player = read_name(players, required(data, "player", ""), "player")
    if "card" in data and name != CARD:
        event.card = integer(data["card"], "card", 1)
    if "bonus" in data:
        event.bonus = read_bonus(state.numbers, data["bonus"], "bonus")
    if "sauces" in data:
        event.sauces = integer(data["sauces"], "sauces", 0)
    if name == ROLL:
        event.roll = read_roll(state.numbers, state.spelling, data, "")
    elif name == ACTION:
        _read_action(state, data, event)
    elif name == FINISH:
        if "card" in data and "points" in data:
            raise BadInput("card-beside-points", "points")
        if "card" not in data:
            if "points" not in data:
                raise BadInput("finish-points", "points", player=event.player)
            event.points = integer(data["points"], "points", 0)
    elif name == BONUS:
        required(data, "bonus", "")
    elif name == CARD:
        event.points = integer(required(data, "points", ""), "points", 0)
        event.begun = flag(data.get("begun", False), "begun")
        if "needs" in data:
            event.words = spelled(state.spelling, read_words(data["needs"], "needs"))
    elif name == MARK:
        words = read_words(data.get("ingredients", []), "ingredients")
        event.words = spelled(state.spelling, words)
    elif name == SCORE:
        event.told = read_told(state.numbers, data, "")
    elif name == CORRECT:
        _read_correct(state, data, event)
    return event


def read_name(players: "list[str]", value: object, where: str) -> str:
    """Return the name of somebody at the table."""
    return one_of(value, players, "unknown-player", where)


def read_roll(
    numbers: "Numbers", spelling: "dict[str, str]", data: "dict[str, Any]", where: str
) -> Roll:
    """Return the roll that `dice`, `wilds` and `alike` tell; raise `BadInput`.

    `spelling` is how a table writes its words.
    """
    words: "list[str] | None" = None
    if "dice" in data:
        words = spelled(spelling, read_words(data["dice"], inside(where, "dice")))
        if "alike" in data:
            raise BadInput("alike-beside-dice", inside(where, "alike"))
        if "wilds" in data and [word for word in words if is_wild(word)]:
            raise BadInput("wilds-told-twice", inside(where, "wilds"))
    wilds: "int | None" = None
    if "wilds" in data:
        wilds = integer(data["wilds"], inside(where, "wilds"), 0, len(WILDS))
    alike: "int | None" = None
    if "alike" in data:
        alike = integer(data["alike"], inside(where, "alike"), 0, numbers.dice)
    return Roll(numbers, words, wilds, alike)


def read_told(numbers: "Numbers", data: "dict[str, Any]", where: str) -> Told:
    """Return what somebody tells at the end; raise `BadInput`."""
    told = Told()
    told.finished = read_points(data, "finished", where)
    if "bonus" in data:
        told.bonus = read_bonus(numbers, data["bonus"], inside(where, "bonus"))
    told.unused = _read_count(data, "unused", where, numbers.actions)
    told.begun = read_points(data, "begun", where)
    told.not_begun = read_points(data, "not_begun", where)
    told.sauces = _read_count(data, "sauces", where)
    told.sauces_unfinished = _read_count(data, "sauces_unfinished", where)
    return told


def read_points(data: "dict[str, Any]", key: str, where: str) -> "list[int] | None":
    """Return the points of some cards, None if the key is not there."""
    if key not in data:
        return None
    place = inside(where, key)
    given = listing(data[key], place)
    return [integer(given[i], item(place, i), 0) for i in range(len(given))]


def read_bonus(numbers: "Numbers", value: object, where: str) -> "list[int]":
    """Return the points of bonus ingredients, each 1 or 2 (`bonus-ingredients`)."""
    given = listing(value, where)
    low = min(numbers.bonus)
    high = max(numbers.bonus)
    return [integer(given[i], item(where, i), low, high) for i in range(len(given))]


def read_amounts(players: "list[str]", value: object, where: str, low: int) -> "dict[str, int]":
    """Return whole numbers by name, for those who are named; raise `BadInput`."""
    given = mapping(value, where)
    known_keys(given, players, where, "unknown-player")
    return {
        name: integer(given[name], inside(where, name), low) for name in players if name in given
    }


def _read_count(data: "dict[str, Any]", key: str, where: str, high: int = 1000) -> "int | None":
    return integer(data[key], inside(where, key), 0, high) if key in data else None


def _read_action(state: "State", data: "dict[str, Any]", event: Event) -> None:
    event.action = one_of(required(data, "action", ""), ACTIONS, "unknown-action", "action")
    if "against" in data:
        if event.action != BLOCK:
            raise BadInput("against-without-block", "against")
        event.against = read_name(state.players, data["against"], "against")
    if "die" in data:
        if event.action != LOCK:
            raise BadInput("die-without-lock", "die")
        event.die = spelled(state.spelling, [read_one_word(data["die"], "die")])[0]
    if "card" in data and event.action != DISCARD:
        raise BadInput("card-without-discard", "card")


def _read_correct(state: "State", data: "dict[str, Any]", event: Event) -> None:
    if not [key for key in ("score", "round", "turn") if key in data]:
        raise BadInput("nothing-to-correct", "")
    event.amounts = read_amounts(state.players, data.get("score", {}), "score", -1000)
    if "round" in data:
        event.round = integer(data["round"], "round", 1, state.last_round)
    if "turn" in data:
        event.turn = read_name(state.players, data["turn"], "turn")
    text(data.get("why", ""), "why")
