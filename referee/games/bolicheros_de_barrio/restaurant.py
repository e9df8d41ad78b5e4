"""A restaurant: a player's experiences and external service, and what is counted in them."""

EXTERNAL = "external"  # where a card lies that is in no experience


class Restaurant:
    """What one player has: cards are told by their type of service only.

    `paid[n]` says that experience n (from 0) has had its payment for being complete.
    """

    __slots__ = ("experiences", "external", "paid")

    def __init__(self, experiences: "list[list[str]]", external: "list[str]") -> None:
        self.experiences = experiences
        self.external = external
        self.paid = [False] * len(experiences)

    def copy(self) -> "Restaurant":
        """Return a restaurant with the same cards that can go its own way."""
        other = Restaurant([list(cards) for cards in self.experiences], list(self.external))
        other.paid = list(self.paid)
        return other

    def begun(self) -> int:
        """Return how many experiences have at least one card (`base-payment`)."""
        return len([cards for cards in self.experiences if cards])

    def inside(self, type_: str) -> int:
        """Return how many cards of a type lie in the experiences (`experience`)."""
        return sum([cards.count(type_) for cards in self.experiences])

    def count(self, type_: str) -> int:
        """Return how many cards of a type there are, external service included."""
        return self.inside(type_) + self.external.count(type_)

    def complete(self, index: int, types: "list[str]") -> bool:
        """Return whether an experience, counted from 0, has a card of every type."""
        cards = self.experiences[index]
        return len(cards) >= len(types) and all([type_ in cards for type_ in types])
