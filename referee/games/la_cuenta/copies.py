"""Copies: no more cards lie on the table than the deck has."""

from referee.engine.faults import reason
from referee.games.la_cuenta.deck import BURNT_DISH, PREMIUM, TIP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.laid import Laid


class Copies:
    """How often each card lies there; every price of a Burnt Dish is a card of its own."""

    __slots__ = ("burnt", "cards")

    def __init__(self) -> None:
        self.cards: dict[str, int] = {}
        self.burnt: dict[int, int] = {}

    def add(self, laid: "Laid") -> None:
        """Count one more card, with its Premium."""
        if laid.kind == BURNT_DISH:
            self.burnt[laid.price] = self.burnt.get(laid.price, 0) + 1
        else:
            self.cards[laid.card] = self.cards.get(laid.card, 0) + 1
        if laid.premium:
            self.cards[PREMIUM] = self.cards.get(PREMIUM, 0) + laid.premium

    def of(self, card: str) -> int:
        """Return how often this card lies there."""
        return self.cards.get(card, 0)


def too_many(deck: "Deck", card: str, found: int) -> "list[dict[str, Any]]":
    """Return why `found` copies of a card cannot lie there: the deck has fewer."""
    have = deck.by_id[card].count
    if found <= have:
        return []
    return [reason("no-copies-left", ["components"], card=card, found=found, have=have)]


def laid_reasons(deck: "Deck", laid: "Laid", found: int) -> "list[dict[str, Any]]":
    """Return why this card cannot lie there `found` times: no such card, or too few copies."""
    if laid.kind == BURNT_DISH:
        have = deck.burnt_count(laid.price)
        if have == 0:
            near = deck.nearest_burnt_price(laid.price)
            return [reason("no-such-burnt-dish", ["components"], price=laid.price, near=near)]
        if found > have:
            return [
                reason(
                    "no-burnt-dish-left", ["components"], price=laid.price, found=found, have=have
                )
            ]
        return []
    if laid.card == "" and laid.type is not None:
        near = deck.nearest_price(laid.type, laid.price)
        return [reason("no-such-dish", ["components"], type=laid.type, price=laid.price, near=near)]
    return too_many(deck, laid.card, found)


def all_copies_reasons(deck: "Deck", table: "list[Laid]", tips: int) -> "list[dict[str, Any]]":
    """Return every card of the table that the deck does not have, or has fewer copies of."""
    copies = Copies()
    for laid in table:
        copies.add(laid)
    found = []
    seen: list[tuple[str, str | None, int]] = []
    for laid in table:
        key = (laid.card, laid.type if laid.card == "" else None, laid.price)
        if key not in seen:
            seen.append(key)
            burnt = laid.kind == BURNT_DISH
            number = copies.burnt[laid.price] if burnt else copies.of(laid.card)
            found.extend(laid_reasons(deck, laid, number))
    found.extend(too_many(deck, deck.by_kind[PREMIUM].id, copies.of(PREMIUM)))
    found.extend(too_many(deck, deck.by_kind[TIP].id, tips))
    return found
