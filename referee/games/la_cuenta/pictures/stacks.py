"""Pictures of the stacks: what lies on top, and which prices may follow."""

from referee.games.la_cuenta import game
from referee.games.la_cuenta.deck import BURNT_DISH, TAPAS, WINE
from referee.games.la_cuenta.pictures.words import listed, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WIDTH = 340
TOP_PRICE = 40  # the dish that lies in the picture


def stacks(facts: "dict[str, Any]", labels: "Any", pen: "Any") -> str:
    """Return a figure of four stacks: begun, empty, locked, and wine."""
    lang = labels.lang
    begun, empty, locked = facts["types"][:3]
    top = next(c for c in facts["cards"] if c.get("type") == begun and c["price"] == TOP_PRICE)
    burnt = next(c for c in facts["cards"] if c["kind"] == BURNT_DISH)
    wine = next(c for c in facts["cards"] if c["kind"] == WINE)
    log = _start(facts)
    log.append({"event": "play", "player": "A", "card": top["id"]})
    log.append(
        {
            "event": "play",
            "player": "B",
            "card": burnt["id"],
            "price": burnt["prices"][0],
            "on": locked,
        }
    )
    body = []
    for place, kind in enumerate((begun, empty, locked)):
        allowed = _prices(facts, log, "C", kind)
        drawn = []
        drawn.append(pen.shape(place * 85 + 14, 16, place))
        drawn.append(pen.text(place * 85 + 25, 20, labels.type(kind), "tone", "start"))
        if kind == begun:
            drawn.append(pen.box(place * 85 + 4, 30, 77, 54, "filled"))
            drawn.append(pen.text(place * 85 + 42, 62, labels.amount(top["price"]), "bold"))
        elif kind == empty:
            drawn.append(pen.box(place * 85 + 4, 30, 77, 54, "ghost"))
            drawn.append(pen.text(place * 85 + 42, 62, word(lang, "empty"), "muted"))
        else:
            drawn.append(pen.box(place * 85 + 4, 30, 77, 54, "plate"))
            drawn.append(pen.path(_flame(place * 85 + 42, 50), "dash"))
            drawn.append(pen.text(place * 85 + 42, 78, word(lang, "locked"), "small bold"))
        drawn.append(_ladder(facts, labels, pen, place * 85 + 42, kind, allowed))
        body.append('<g class="tone-' + labels.tone(kind) + '">' + "".join(drawn) + "</g>")
    body.append(_wine_column(labels, pen, wine["id"]))
    body.append(pen.text(4, 104, word(lang, "next"), "small muted", "start"))
    least = [p for p in _prices(facts, log, "C", begun)]
    desc = word(lang, "stacks-desc").format(
        first=labels.type(begun),
        second=labels.type(empty),
        third=labels.type(locked),
        wine=labels.card(wine["id"]),
        top=labels.card(top["id"]),
        least=labels.amount(min(least)),
    )
    return str(pen.figure("stacks", (WIDTH, 290), word(lang, "stacks"), desc, body))


def _wine_column(labels: "Any", pen: "Any", wine: str) -> str:
    x = 3 * 85 + 42
    body = [
        pen.text(x, 20, labels.card(wine), "bold"),
        pen.box(x - 38, 30, 77, 54, "plate"),
        pen.path(_glass(x - 14, 40), "bar"),
        pen.path(_glass(x + 14, 40), "bar"),
        pen.mark(x, 124, True),
        pen.text(x, 146, word(labels.lang, "always"), "small"),
        pen.text(x, 161, word(labels.lang, "until-coffee"), "small muted"),
    ]
    return "".join(body)


def _ladder(
    facts: "dict[str, Any]", labels: "Any", pen: "Any", x: float, kind: str, allowed: "list[int]"
) -> str:
    """Return the prices of a type below each other, those that may follow ticked."""
    body = []
    for place, price in enumerate(_all_prices(facts, kind)):
        y = 122 + place * 21
        yes = price in allowed
        body.append(pen.mark(x - 24, y - 4, yes))
        body.append(pen.text(x + 30, y, labels.amount(price), "" if yes else "struck", "end"))
    return "".join(body)


def follows(facts: "dict[str, Any]", labels: "Any", pen: "Any", card: "dict[str, Any]") -> str:
    """Return a figure of the prices of one type and which of them may lie on this card."""
    kind = card["type"]
    log = _start(facts)
    log.append({"event": "play", "player": "A", "card": card["id"]})
    allowed = _prices(facts, log, "B", kind)
    prices = _all_prices(facts, kind)
    step = WIDTH / len(prices)
    body = []
    for place, price in enumerate(prices):
        x = place * step
        yes = price in allowed
        body.append(pen.box(x + 2, 6, step - 4, 40, "filled" if yes else "ghost"))
        body.append(pen.text(x + step / 2, 31, str(price), "bold" if yes else "struck"))
        body.append(pen.mark(x + step / 2, 60, yes))
    lang = labels.lang
    name = labels.card(card["id"])
    title = word(lang, "follows").format(card=name)
    desc = word(lang, "follows-desc").format(
        type=labels.type(kind),
        card=name,
        price=labels.amount(card["price"]),
        yes=listed(lang, [labels.amount(price) for price in allowed]),
        no=listed(lang, [labels.amount(price) for price in prices if price not in allowed]),
    )
    group = '<g class="tone-' + labels.tone(kind) + '">' + "".join(body) + "</g>"
    return str(pen.figure("follows", (WIDTH, 70), title, desc, [group]))


def _all_prices(facts: "dict[str, Any]", kind: str) -> "list[int]":
    return sorted([c["price"] for c in facts["cards"] if c.get("type") == kind])


def _prices(
    facts: "dict[str, Any]", log: "list[dict[str, Any]]", player: str, kind: str
) -> "list[int]":
    """Return the prices of a type that a player may play now, as the referee says."""
    found = []
    for card in facts["cards"]:
        if card["kind"] == TAPAS and card["type"] == kind:
            event = {"event": "play", "player": player, "card": card["id"]}
            if game.verdict(facts, log, event)["allowed"]:
                found.append(card["price"])
    return sorted(found)


def _start(facts: "dict[str, Any]") -> "list[dict[str, Any]]":
    return [{"event": "game", "game": facts["game"], "players": ["A", "B", "C"], "starter": "A"}]


def _flame(x: float, y: float) -> str:
    return "M%g %gc8 6 9 14 0 16c-9-2-8-8-4-11c0 3 2 4 4 4c3-3 2-6 0-9z" % (x, y - 14)


def _glass(x: float, y: float) -> str:
    return "M%g %gh14c1 9-1 15-6 16v9h4v3h-10v-3h4v-9c-5-1-7-7-6-16z" % (x - 7, y)
