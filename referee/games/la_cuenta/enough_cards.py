"""Enough cards: how many cards count, and whether they are as many as the players."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.order import Split
    from referee.games.la_cuenta.rulings import Rulings
    from referee.games.la_cuenta.running import Running


def count_cards(
    rulings: "Rulings", laid: int, running: "Running", split: "Split | None"
) -> "tuple[int, list[str]]":
    """Return how many cards of a round count, and the rules that say so.

    `laid` counts what was played on turns without the Premium (`premium-counts`); Tips and a split
    card come after them (`threshold-counts-after-cards`).
    """
    count = laid
    rules = ["enough-cards"]
    if running.premiums:
        rules.append("premium-counts")
        if rulings.chosen["premium-counts"] == "yes":
            count += running.premiums
    after_cards = running.tips + (1 if split is not None else 0)
    if after_cards:
        rules.append("after-cards-count")
        if rulings.chosen["threshold-counts-after-cards"] == "yes":
            count += after_cards
    return count, rules


def count_applied(rulings: "Rulings", rules: "list[str]") -> "list[str]":
    """Return the rulings in force that shaped the count of a bill which used these rules."""
    found = []
    if "premium-counts" in rules:
        found.append(rulings.applied("premium-counts"))
    if "after-cards-count" in rules:
        found.append(rulings.applied("threshold-counts-after-cards"))
    return found


def enough(count: int, players: int) -> bool:
    """Return whether so many cards are at least as many as the players at the table."""
    return count >= players
