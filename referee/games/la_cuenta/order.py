"""What a bill is made for: the cards on the table, who asked, who is protected, who splits."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.running import Running


class Split:
    """A Fifty-Fifty or Go Dutch: `by` played it, `partner` is the one chosen ("" for Go Dutch)."""

    __slots__ = ("by", "kind", "partner")

    def __init__(self, kind: str, by: str, partner: str) -> None:
        self.kind = kind
        self.by = by
        self.partner = partner


class Order:
    """All that lies on the table when the bill comes; `players` is empty for a mere sum.

    `running` has counted the cards and holds the Tips.
    """

    __slots__ = ("asker", "laid", "players", "protected", "running", "split")

    def __init__(
        self,
        laid: "list[Laid]",
        running: "Running",
        players: "list[str]",
        asker: str,
        protected: "list[str]",
        split: "Split | None",
    ) -> None:
        self.laid = laid
        self.running = running
        self.players = players
        self.asker = asker
        self.protected = protected
        self.split = split
