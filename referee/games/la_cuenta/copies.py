"""Copies: no more cards lie on the table than the deck has."""

from referee.engine.faults import reason
from referee.games.la_cuenta.deck import BURNT_DISH, PREMIUM, TIP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.deck import Deck
    from referee.games.la_cuenta.laid import Laid

    Copies = dict["str | int", int]  # how often each card lies there, by `Laid.copy_of`


def too_many(deck: "Deck", card: str, found: int) -> "list[Reason]":
    """Return why `found` copies of a card cannot lie there: the deck has fewer."""
    have = deck.by_id[card].count
    if found <= have:
        return []
    return [reason("no-copies-left", ["components"], card=card, found=found, have=have)]


def laid_reasons(deck: "Deck", laid: "Laid", found: int) -> "list[Reason]":
    """Return why this card cannot lie there `found` times: no such card, or too few copies."""
    have = laid.copies
    if found <= have:
        return []
    price = laid.price
    if laid.kind == BURNT_DISH:
        if have == 0:
            near = deck.nearest_burnt_price(price)
            return [reason("no-such-burnt-dish", ["components"], price=price, near=near)]
        return [reason("no-burnt-dish-left", ["components"], price=price, found=found, have=have)]
    if laid.card == "" and laid.type is not None:
        near = deck.nearest_price(laid.type, price)
        return [reason("no-such-dish", ["components"], type=laid.type, price=price, near=near)]
    return too_many(deck, laid.card, found)


def all_copies_reasons(deck: "Deck", table: "list[Laid]", tips: int) -> "list[Reason]":
    """Return every card of the table that the deck does not have, or has fewer copies of."""
    copies: "Copies" = {}
    for laid in table:
        copies[laid.copy_of] = copies.get(laid.copy_of, 0) + 1
    found = []
    seen: list[tuple[str, str | None, int]] = []
    for laid in table:
        key = (laid.card, laid.type if laid.card == "" else None, laid.price)
        if key not in seen:
            seen.append(key)
            found.extend(laid_reasons(deck, laid, copies[laid.copy_of]))
    premiums = sum([laid.premium for laid in table])
    found.extend(too_many(deck, deck.by_kind[PREMIUM].id, premiums))
    found.extend(too_many(deck, deck.by_kind[TIP].id, tips))
    return found
