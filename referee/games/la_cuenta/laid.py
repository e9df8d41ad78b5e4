"""A card as it lies on the table: which one, with how much Premium, where."""


class Laid:
    """A card on the table, which never changes; `Deck` makes them.

    `price` is the printed one, in euros; `card` is "" for a dish that the deck does not have.
    `type` is a tapas' own type or the stack under a Burnt Dish (None if not told); `premium` is how
    many Premium lie on it; `place` its place in the deck's list. Cards with the same `key` share a
    line of the bill, where keys are in ascending order. The deck has `copies` of it, which are all
    cards with the same `copy_of`.
    """

    __slots__ = ("card", "copies", "copy_of", "key", "kind", "place", "premium", "price", "type")

    def __init__(
        self,
        card: str,
        kind: str,
        type_: "str | None",
        price: int,
        premium: int,
        place: int,
        copies: int,
        copy_of: "str | int",
    ) -> None:
        self.card = card
        self.kind = kind
        self.type = type_
        self.price = price
        self.premium = premium
        self.place = place
        self.copies = copies
        self.copy_of = copy_of
        self.key = (place, type_ or "", -price, premium, card)
