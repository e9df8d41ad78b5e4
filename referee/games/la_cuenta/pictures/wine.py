"""Picture of wine: how the total grows, and where the second set begins."""

from referee.games.la_cuenta import game
from referee.games.la_cuenta.deck import WINE
from referee.games.la_cuenta.pictures.words import listed, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WIDTH = 340
HEIGHT = 210
FLOOR = 172


def wine_sets(facts: "dict[str, Any]", labels: "Any", pen: "Any") -> str:
    """Return a figure of the total for one wine to all of them, by set."""
    lang = labels.lang
    wine = next(card for card in facts["cards"] if card["kind"] == WINE)
    size = len(wine["ladder"])
    totals = []
    for count in range(1, wine["count"] + 1):
        bill = game.bill(facts, {"cards": [wine["id"]] * count})
        totals.append([line["amount"] for line in bill["lines"]])
    step = WIDTH / len(totals)
    scale = 130 / sum(totals[-1])
    body = [pen.line(0, FLOOR, WIDTH, FLOOR, "rule")]
    for place, sets in enumerate(totals):
        x = place * step + 5
        y: float = FLOOR
        for index, euros in enumerate(sets):
            y = y - euros * scale
            body.append(pen.box(x, y, step - 10, euros * scale, "bar-2" if index else "bar", 2))
        body.append(pen.text(x + step / 2 - 5, y - 5, str(sum(sets)), "small bold"))
        body.append(pen.text(x + step / 2 - 5, FLOOR + 15, str(place + 1), "small"))
    half = size * step
    body.append(pen.line(half, 20, half, FLOOR + 32, "hair"))
    body.append(pen.text(half / 2, FLOOR + 32, word(lang, "set-1"), "small muted"))
    body.append(pen.text(half + half / 2, FLOOR + 32, word(lang, "set-2"), "small muted"))
    told = [labels.amount(sum(sets)) for sets in totals]
    desc = word(lang, "wine-desc").format(n=len(totals), totals=listed(lang, told))
    return str(pen.figure("wine", (WIDTH, HEIGHT), word(lang, "wine"), desc, body))
