"""La Cuenta's pictures and card rules for pages: what is drawn is asked of the referee."""

from referee.games.la_cuenta import game
from referee.games.la_cuenta.deck import AFTER_ASKING, PREMIUM, TAPAS, TIP
from referee.games.la_cuenta.pictures.payers import payers
from referee.games.la_cuenta.pictures.phases import phases
from referee.games.la_cuenta.pictures.stacks import follows, stacks
from referee.games.la_cuenta.pictures.wine import wine_sets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def pictures(facts: "dict[str, Any]", labels: "Any", pen: "Any") -> "list[tuple[str, str]]":
    """Return figures as SVG, each with the place of the pages where it stands.

    `labels` gives names and amounts in the page's language, `pen` draws.
    """
    found = [
        ("start", stacks(facts, labels, pen)),
        ("rules/dishes", stacks(facts, labels, pen)),
        ("rules/dishes", wine_sets(facts, labels, pen)),
        ("cards/wine", wine_sets(facts, labels, pen)),
        ("rules/asking", phases(facts, labels, pen)),
        ("rules/splitting", payers(facts, labels, pen)),
    ]
    for card in facts["cards"]:
        if card["kind"] == TAPAS:
            found.append(("cards/" + card["id"], follows(facts, labels, pen, card)))
    return found


def card_rules(facts: "dict[str, Any]") -> "dict[str, list[str]]":
    """Return for each card the rules that the referee uses when it is played or paid."""
    found = {}
    for card in facts["cards"]:
        if card["kind"] in AFTER_ASKING or card["kind"] in (PREMIUM, TIP):
            continue
        event = {"event": "play", "player": "A", "card": card["id"]}
        entry: "Any" = card["id"]
        if card.get("prices"):
            event["price"] = card["prices"][0]
            event["on"] = facts["types"][0]
            entry = {"card": card["id"], "price": card["prices"][0]}
        start = {"event": "game", "game": facts["game"], "players": ["A", "B", "C"], "starter": "A"}
        rules = list(game.verdict(facts, [start], event)["rules"])
        for rule in game.bill(facts, {"cards": [entry]})["rules"]:
            if rule not in rules and rule not in ("bill-sum", "bill-floor"):
                rules.append(rule)
        found[card["id"]] = rules
    return found
