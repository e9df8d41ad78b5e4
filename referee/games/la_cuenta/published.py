"""The published form of a bill; for the type checker only. Amounts are whole euros."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NotRequired, TypedDict

    class BillLine(TypedDict):
        """One line: what it is, what it comes to, and by which rules and rulings.

        `what` is a card's id, "dish", "wine-set", "tip" or "floor"; `applied` the rulings in force
        that decided it, as "ruling=choice". `price` is that of one card; `premium` how many lie on
        it; `type` its stack.
        """

        what: str
        amount: int
        applied: list[str]
        rules: list[str]
        card: NotRequired[str]
        count: NotRequired[int]
        price: NotRequired[int]
        premium: NotRequired[int]
        type: NotRequired[str | None]

    class BillResult(TypedDict):
        """A whole bill.

        `total` may be negative, `payable` never is. `shares` names every player; `surplus` is what
        they pay together beyond the bill. `count` is how many cards count, `enough_cards` whether
        they are enough, `benefits` who discards and starts next: None without players.
        """

        total: int
        payable: int
        lines: list[BillLine]
        shares: dict[str, int]
        surplus: int
        count: int | None
        enough_cards: bool | None
        benefits: str | None
        reading: str
        rulings: dict[str, str]
        rules: list[str]
