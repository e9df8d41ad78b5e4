"""Enough cards: how many cards count, and whether they are as many as the players."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.rulings import Rulings


def cards_played(rulings: "Rulings", laid: int, premiums: int, after_cards: int) -> int:
    """Return how many cards of a round count (`premium-counts`, `threshold-counts-after-cards`).

    `laid` counts what was played on turns without the Premium; `after_cards` Tips and split cards.
    """
    count = laid
    if premiums and rulings.chosen["premium-counts"] == "yes":
        count += premiums
    if after_cards and rulings.chosen["threshold-counts-after-cards"] == "yes":
        count += after_cards
    return count


def enough(count: int, players: int) -> bool:
    """Return whether so many cards are at least as many as the players at the table."""
    return count >= players


def threshold_rules(premiums: int, after_cards: int) -> "list[str]":
    """Return the rules that counting these cards uses."""
    rules = ["enough-cards"]
    if premiums:
        rules.append("premium-counts")
    if after_cards:
        rules.append("after-cards-count")
    return rules
