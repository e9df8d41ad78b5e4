"""La Cuenta's part of the commands that keep a game: its events, as typed and as shown."""

from __future__ import annotations

from typing import Any

from referee.i18n import N_

# Each verb: summary, placeholder, explanations, examples, options (flag, placeholder, help, and
# what it stands for in the typed line).
VERBS: dict[str, dict[str, Any]] = {
    "play": {
        "summary": N_("A card is played: PLAYER CARD."),
        "usage": N_("[PLAYER] CARD"),
        "about": [
            N_("Enters a card that somebody plays on their turn. Without a name it is whoever has "
               "the turn. Premium goes with its dish; a Burnt Dish needs its price and the stack."),
        ],
        "examples": [
            "referee table play Ana gazpacho",
            "referee table play Ben jamon+premium",
            "referee table play burnt -20 fish",
        ],
    },
    "pass": {
        "summary": N_("Somebody with the birthday passes."),
        "usage": N_("[PLAYER]"),
        "about": [N_("Enters that somebody with the birthday plays nothing on their turn.")],
        "examples": ["referee table pass Ana"],
    },
    "ask": {
        "summary": N_("Somebody asks for the bill."),
        "usage": N_("[PLAYER]"),
        "about": [
            N_("Enters who asks for the bill. After that come Tips and split cards, then: settle."),
        ],
        "examples": ["referee table ask Ana"],
        "options": [
            ("--cannot-play", "", N_("They ask because they can play nothing."), "; cannot play"),
        ],
    },
    "tip": {
        "summary": N_("Somebody plays a Tip, after the bill is asked for."),
        "usage": N_("[PLAYER]"),
        "about": [N_("Enters one Tip. Without a name it is whoever asked for the bill.")],
        "examples": ["referee table tip Ben"],
    },
    "fifty-fifty": {
        "summary": N_("The bill is split with one other player."),
        "usage": N_("[PLAYER] PLAYER"),
        "about": [N_("Enters Fifty-Fifty: who plays it (otherwise the asker), who is chosen.")],
        "examples": ["referee table fifty-fifty Ben", "referee table fifty-fifty Ana Ben"],
    },
    "go-dutch": {
        "summary": N_("The bill is split among all who can pay."),
        "usage": N_("[PLAYER]"),
        "about": [N_("Enters Go Dutch. Without a name it is whoever asked for the bill.")],
        "examples": ["referee table go-dutch"],
    },
    "settle": {
        "summary": N_("The bill is paid, and the next round begins."),
        "usage": "",
        "about": [N_("Makes the bill, takes everybody’s share, and begins the next round.")],
        "examples": ["referee table settle"],
    },
    "redraw": {
        "summary": N_("Whoever starts can play nothing and draws a new hand."),
        "usage": N_("[PLAYER]"),
        "about": [N_("Enters that the starter draws a new hand before the first card.")],
        "examples": ["referee table redraw"],
    },
    "round": {
        "summary": N_("Tell a whole round at its end: who asked, which cards lie there."),
        "usage": N_("ASKER CARDS"),
        "about": [
            N_("Enters a whole round at once and settles it: who asked for the bill, then all "
               "cards on the table. In one text it reads “ana: gazpacho, wine x3; tips 1; go "
               "dutch; protected ben”."),
        ],
        "examples": [
            "referee table round Ana gazpacho tortilla wine x3 --tips 1",
            "referee table round Ben pulpo coffee --fifty-fifty Cem",
        ],
        "options": [
            ("--tips", "N", N_("How many Tips lie there."), "; tips {}"),
            ("--fifty-fifty", N_("NAME"), N_("Split with this player."), "; fifty-fifty {}"),
            ("--go-dutch", "", N_("Split among all who can pay."), "; go dutch"),
            ("--split-by", N_("NAME"), N_("Who played the split card (otherwise the asker)."),
             "; split by {}"),
            ("--protected", N_("NAMES"), N_("In the toilet or with the birthday."),
             "; protected {}"),
        ],
    },
    "cash": {
        "summary": N_("Tell everybody’s cash, which decides a tie."),
        "usage": N_("PLAYER AMOUNT …"),
        "about": [N_("Enters how much real cash everybody has with them; who is not named has 0.")],
        "examples": ["referee table cash Ana 20, Ben 5"],
    },
    "correct": {
        "summary": N_("Mend somebody’s savings."),
        "usage": N_("PLAYER AMOUNT …"),
        "about": [N_("Sets savings to what they should be, at any time before the end.")],
        "examples": ["referee table correct Ana 850 --why miscounted"],
        "options": [("--why", N_("TEXT"), N_("The reason, kept in the log."), "; why {}")],
    },
}  # fmt: skip

# How a game is kept, told by the help of the group.
EXAMPLES = (
    N_("referee table new friday --players Ana,Ben,Cem,Dai,Eva"),
    "referee table play Ana gazpacho",
    "referee table ben jamon+premium",
    "referee table ask Cem",
    "referee table tip Dai",
    "referee table settle",
    "referee table round Ana gazpacho tortilla wine x3 --tips 1 --go-dutch",
    "referee table undo",
    "referee table show",
)

# What the prompt's help explains; every language shows its own words, all are read in all.
PROMPT = (
    ("gazpacho", N_("whoever has the turn plays Gazpacho")),
    (N_("{name} wine"), N_("{name} plays Wine")),
    ("jamon+premium", N_("a dish with Premium")),
    (N_("burnt -20 fish"), N_("a Burnt Dish of −20 on the fish stack")),
    (N_("{name} pass"), N_("with the birthday: nothing is played")),
    (N_("ask {name}"), N_("{name} asks for the bill")),
    (N_("{name} tip"), N_("a Tip, once the bill is asked for")),
    (N_("fifty-fifty {other}"), N_("the bill is split with {other}")),
    (N_("go dutch"), N_("everybody who can pays a share")),
    (N_("settle"), N_("the bill is paid, the next round begins")),
    (N_("redraw"), N_("the starter draws a new hand")),
    (N_("round {name}: gazpacho, wine x3; tips 1; go dutch"), N_("a whole round at its end")),
    (N_("round {name}: pulpo; fifty-fifty {other}"), N_("another one, split by two")),
    (N_("correct {name} 850; why miscounted"), N_("mend somebody’s savings")),
    (N_("cash {name} 20, {other} 5"), N_("after a tie: who has how much cash")),
)

USUAL_PLAYERS = 4  # at a table that is only described

# What a game joined midway tells by name: --savings Ana=900,Ben=850
START_AMOUNTS = {
    "savings": N_("Savings of those who do not begin with the usual: Ana=900,Ben=850."),
    "hand_limits": N_("Hand limits of those who have increased theirs: Ana=6."),
}


def reader(facts: dict[str, Any]) -> Any:
    """Return what turns typed lines into events (`TypedEvents`)."""
    from referee.cli import saying
    from referee.games.la_cuenta.desk.typed_events import TypedEvents
    from referee.rulebase import store

    return TypedEvents(facts, store.names(facts["game"]), saying.words)


def typed_verbs() -> list[str]:
    """Return the words, in all languages, with which a line tells what happens."""
    from referee.games.la_cuenta.desk.event_words import VERBS as WORDS

    return [word for words in WORDS.values() for word in words]


def view(fold: Any) -> dict[str, Any]:
    """Return what a screen shows of the game, in ids, names and euros."""
    from referee.games.la_cuenta.view import view as seen

    return seen(fold.state)


def footing(fold: Any) -> list[Any]:
    """Return where the game stands, to be compared with another fold of the same log."""
    from referee.games.la_cuenta.view import footing as seen

    return seen(fold.state)


def money(fold: Any) -> dict[str, int]:
    """Return what everybody has left, in euros, whichever way it is counted."""
    from referee.games.la_cuenta.view import money_left

    return money_left(fold.state)


def hands(fold: Any) -> dict[str, int]:
    """Return how many cards everybody may hold."""
    return dict(fold.state.hand_limits)


def restated(
    facts: dict[str, Any], log: list[Any], rulings: dict[str, Any], other: dict[str, Any]
) -> list[Any]:
    """Return a log with its told savings as another way of counting writes them (`counting`).

    `rulings` and `other` are the reading and rulings of the first event, before and after.
    """
    from referee.games.la_cuenta.ending import counts_up
    from referee.games.la_cuenta.start import read_start

    first = {key: value for key, value in log[0].items() if key not in ("reading", "rulings")}
    here, there = (read_start(facts, {**first, **chosen}) for chosen in (rulings, other))
    log = [{**first, **other}, *log[1:]]
    if counts_up(here) == counts_up(there):
        return log

    def turned(event: Any) -> Any:
        if not isinstance(event, dict):
            return event
        event = dict(event)
        if isinstance(event.get("savings"), dict):
            event["savings"] = {n: here.budget - told for n, told in event["savings"].items()}
        if "with" in event:
            event["with"] = turned(event["with"])
        return event

    return [turned(event) for event in log]


def lay(fold: Any, entries: list[Any]) -> list[dict[str, Any]]:
    """Lay cards on the table of a fold as somebody describes it, and return the events.

    Each lies there by whoever had the turn; Tips come after that player asked for the bill.
    """
    events: list[dict[str, Any]] = []

    def add(event: dict[str, Any]) -> None:
        fold.add(event)
        events.append(event)

    for entry in entries:
        if entry != "tip":
            card = {"card": entry} if isinstance(entry, str) else entry
            add({"event": "play", "player": fold.state.turn, **card})
    tips = [entry for entry in entries if entry == "tip"]
    if tips:
        add({"event": "ask", "player": fold.state.turn})
    for _tip in tips:
        add({"event": "tip", "player": fold.state.round.asker})
    return events
