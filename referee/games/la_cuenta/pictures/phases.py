"""Picture of what may be played before anybody asks, after coffee, and after the bill is asked."""

from referee.games.la_cuenta import game
from referee.games.la_cuenta.deck import AFTER_ASKING, COFFEE, PREMIUM, TAPAS, TIP
from referee.games.la_cuenta.pictures.words import listed, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WIDTH = 340
ROW = 25
COLUMNS = (178, 238, 304)
PLAYERS = ["A", "B", "C", "D", "E"]


def phases(facts: "dict[str, Any]", labels: "Any", pen: "Any") -> str:
    """Return a figure with a row for each kind of card and a column for each phase."""
    lang = labels.lang
    logs = _logs(facts)
    rows = _rows(facts, labels)
    body = []
    for x, key in zip(COLUMNS, ("before", "after-coffee", "after"), strict=True):
        body.append(pen.text(x, 16, word(lang, key), "small bold"))
    told: "list[list[str]]" = [[], [], []]
    y = 24
    for name, card in rows:
        body.append(pen.line(0, y, WIDTH, y, "hair"))
        body.append(pen.text(2, y + 17, name, "", "start"))
        for column, log in enumerate(logs):
            yes = _may(facts, log, card)
            body.append(pen.mark(COLUMNS[column], y + 13, yes))
            if yes:
                told[column].append(name)
        y += ROW
    desc = word(lang, "phases-desc").format(
        before=listed(lang, told[0]), coffee=listed(lang, told[1]), after=listed(lang, told[2])
    )
    return str(pen.figure("phases", (WIDTH, y + 2), word(lang, "phases"), desc, body))


def _rows(facts: "dict[str, Any]", labels: "Any") -> "list[tuple[str, dict[str, Any]]]":
    """Return one card of each kind with its name; the dearest dish stands for all tapas."""
    rows = []
    for card in facts["cards"]:
        if card["kind"] != TAPAS:
            rows.append((labels.card(card["id"]), card))
    return [(word(labels.lang, "tapas"), _dearest(facts)), *rows]


def _dearest(facts: "dict[str, Any]") -> "dict[str, Any]":
    """Return a dish of the highest price, which fits on every stack that is not locked."""
    found: "dict[str, Any]" = max(
        (card for card in facts["cards"] if card["kind"] == TAPAS), key=lambda card: card["price"]
    )
    return found


def _logs(facts: "dict[str, Any]") -> "list[list[dict[str, Any]]]":
    """Return three tables: a dish of each type; Coffee after them; then the bill asked for."""
    log: "list[dict[str, Any]]" = [
        {"event": "game", "game": facts["game"], "players": PLAYERS, "starter": "A"}
    ]
    for player, kind in zip(PLAYERS, facts["types"], strict=False):
        card = next(c for c in facts["cards"] if c.get("type") == kind)
        log.append({"event": "play", "player": player, "card": card["id"]})
    coffee = next(c for c in facts["cards"] if c["kind"] == COFFEE)
    served = [*log, {"event": "play", "player": PLAYERS[3], "card": coffee["id"]}]
    return [log, served, [*log, {"event": "ask", "player": PLAYERS[3]}]]


def _may(facts: "dict[str, Any]", log: "list[dict[str, Any]]", card: "dict[str, Any]") -> bool:
    """Return whether a card may be played on a table, by whoever is to play."""
    player = PLAYERS[len(log) - 1]
    kind = card["kind"]
    event: "dict[str, Any]" = {"event": "play", "player": player, "card": card["id"]}
    if kind in AFTER_ASKING:
        asker = log[-1]["player"]
        event = {"event": kind, "player": player if kind == TIP else asker}
        if kind != TIP and kind != "go-dutch":
            event["with"] = PLAYERS[0]
    elif kind == PREMIUM:
        event["card"] = _dearest(facts)["id"]
        event["premium"] = 1
    elif card.get("prices"):
        event["price"] = card["prices"][0]
        event["on"] = facts["types"][0]
    return bool(game.verdict(facts, log, event)["allowed"])
