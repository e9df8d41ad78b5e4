"""Wine: what a set costs, and how bottles are grouped into sets."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.deck import Deck


def wine_sets(deck: "Deck", wines: int) -> "list[int]":
    """Return how many cards each set holds: full ones first, then what is left."""
    full = deck.numbers["wine_set"]
    sets = [full] * (wines // full)
    if wines % full:
        sets.append(wines % full)
    return sets


def set_price(deck: "Deck", cards: int) -> int:
    """Return the total of ONE set of so many cards, in euros."""
    return deck.ladder[cards - 1]


def wine_total(deck: "Deck", wines: int) -> int:
    """Return what so many wine cards of one round cost together, in euros (0 for none)."""
    return sum([set_price(deck, cards) for cards in wine_sets(deck, wines)])


def set_rules(index: int) -> "list[str]":
    """Return the rules behind the set with this index (0 is the first)."""
    return ["wine-set"] if index == 0 else ["wine-set", "wine-second-set"]
