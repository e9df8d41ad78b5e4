"""What a bill is made for: the cards on the table, who asked, who is protected, who splits."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.laid import Laid


class Split:
    """A Fifty-Fifty or Go Dutch: `by` played it, `partner` is the one chosen ("" for Go Dutch)."""

    __slots__ = ("by", "kind", "partner")

    def __init__(self, kind: str, by: str, partner: str) -> None:
        self.kind = kind
        self.by = by
        self.partner = partner


class Order:
    """All that lies on the table when the bill comes; `players` is empty for a mere sum.

    `premiums` is how many Premium lie on all the cards.
    """

    __slots__ = ("asker", "laid", "players", "premiums", "protected", "split", "tips")

    def __init__(
        self,
        laid: "list[Laid]",
        tips: int,
        players: "list[str]",
        asker: str,
        protected: "list[str]",
        split: "Split | None",
        premiums: int,
    ) -> None:
        self.laid = laid
        self.tips = tips
        self.players = players
        self.asker = asker
        self.protected = protected
        self.split = split
        self.premiums = premiums
