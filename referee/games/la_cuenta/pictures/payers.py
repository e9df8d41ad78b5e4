"""Picture of who pays: the asker alone, two, or everybody who is at the table."""

from referee.games.la_cuenta import game
from referee.games.la_cuenta.deck import FIFTY_FIFTY, GO_DUTCH
from referee.games.la_cuenta.pictures.words import word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WIDTH = 340
PLAYERS = ["Ana", "Ben", "Cem", "Dai"]
TOTAL = 100


def payers(facts: "dict[str, Any]", labels: "Any", pen: "Any") -> str:
    """Return a figure with a row for each way to pay; the shares are the referee's."""
    lang = labels.lang
    card = next(c for c in facts["cards"] if c.get("price") == TOTAL)
    request: "dict[str, Any]" = {
        "players": PLAYERS,
        "asker": PLAYERS[0],
        "protected": [PLAYERS[3]],
        "cards": [card["id"]],
    }
    ways: "list[tuple[str, dict[str, Any] | None]]" = [
        (word(lang, "no-split"), None),
        (labels.card(FIFTY_FIFTY), {"kind": FIFTY_FIFTY, "with": PLAYERS[1]}),
        (labels.card(GO_DUTCH), {"kind": GO_DUTCH}),
    ]
    body = []
    told = []
    for row, (name, split) in enumerate(ways):
        shares = game.bill(facts, dict(request, split=split) if split else request)["shares"]
        y = row * 104
        body.append(pen.text(2, y + 16, name, "bold", "start"))
        if row:
            body.append(pen.line(0, y - 2, WIDTH, y - 2, "hair"))
        for place, player in enumerate(PLAYERS):
            x = place * 85 + 42
            share = shares[player]
            style = "person pays" if share else "person"
            body.append(pen.circle(x, y + 34, 8, style))
            body.append(pen.path("M%g %gc0-18 28-18 28 0z" % (x - 14, y + 62), style))
            body.append(pen.text(x, y + 78, labels.amount(share), "bold" if share else "muted"))
            body.append(pen.text(x, y + 92, _role(lang, split, place, player), "small muted"))
        told.append(
            name
            + ": "
            + "; ".join(
                [
                    word(lang, "payers-desc").format(name=who, share=labels.amount(shares[who]))
                    for who in PLAYERS
                ]
            )
        )
    title = word(lang, "payers").format(total=labels.amount(TOTAL))
    return str(pen.figure("payers", (WIDTH, 306), title, ". ".join(told), body))


def _role(lang: str, split: "dict[str, Any] | None", place: int, player: str) -> str:
    """Return a player's name with what they are in this row."""
    key = None
    if place == 0:
        key = "asks"
    elif place == len(PLAYERS) - 1:
        key = "away"
    elif split and split.get("with") == player:
        key = "chosen"
    return word(lang, key).format(name=player) if key else player
