"""The published forms of La Cuenta; for the type checker only. Amounts are whole euros."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NotRequired, TypedDict

    from referee.engine import published
    from referee.engine.published import Reason

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

    class ReplayResult(published.ReplayResult[BillResult]):
        """What a log comes to: `bills` are what was paid of each round.

        In the middle of a round `savings` are those after the last settlement, and `next_starter`
        is who started this round.
        """

        savings: dict[str, int]
        hand_limits: dict[str, int]
        bills: list[int]

    class CardShown(TypedDict):
        """A dish in its stack, with the Premium that lie on it; `card` is "" for one unnamed."""

        card: str
        price: int
        premium: int

    class Stack(TypedDict):
        """One stack: its cards in order, and from what price on a tapas may follow.

        `takes` is 0 for an empty stack and None for a locked one.
        """

        type: str
        cards: list[CardShown]
        locked: bool
        takes: int | None

    SplitShown = TypedDict("SplitShown", {"kind": str, "by": str, "with": NotRequired[str]})

    class View(published.View):
        """What lies on the table, what it comes to, and whose turn it is.

        `turn` is None once the bill is asked for or the game is over; `need` is how many cards are
        enough, `others` what lies in no stack; `cash_needed` says that a tie waits for everybody's
        cash.
        """

        starter: str
        direction: str
        total: int
        count: int
        need: int
        enough: bool
        stacks: list[Stack]
        others: list[str]
        tips: int
        split: SplitShown | None
        coffee_out: bool
        in_toilet: list[str]
        birthdays: list[str]
        savings: dict[str, int]
        hand_limits: dict[str, int]
        counting: str
        cash_needed: bool

    class OnPhone(TypedDict):
        """What the phone's page shows beside the view.

        `bill` is that of what lies there, `last` that of the last round; `leaders` are ahead or
        have won, `cash_asked` says that their cash decides, and `end_rules` decided the end.
        """

        players: list[str]
        leaders: list[str]
        cash: dict[str, int | str] | None
        cash_asked: bool
        end_rules: list[str]
        bill: BillResult | None
        last: BillResult | None

    class Preview(TypedDict):
        """What a bill would come to: the reasons against it, and who may split.

        `stops` are those of the reasons for which the cards cannot lie there.
        """

        reasons: list[Reason]
        stops: list[Reason]
        splitters: list[str]
        bill: BillResult | None

    class After(Preview):
        """What settling, or a round told at its end, would come to, with the game after it."""

        over: bool
        winners: list[str]
        cash_needed: bool
        next_starter: str | None
        savings: dict[str, int]
        hand_limits: dict[str, int]

    class Under(TypedDict):
        """What the same game comes to under other rulings, and a round `after` it.

        `irregular` counts what those rulings refuse; `comparable` says whether they count the same
        way.
        """

        over: bool
        winners: list[str]
        irregular: int
        comparable: bool
        bill: BillResult | None
        after: After | None
        savings: dict[str, int]
        hand_limits: dict[str, int]

    SplitAsked = TypedDict(
        "SplitAsked", {"kind": str, "by": str, "with": str, "reasons": list[Reason]}
    )
    Screen = TypedDict(
        "Screen",
        {
            "plays": dict[str, list[Reason]],
            "asks": dict[str, list[Reason]],
            "tips": dict[str, list[Reason]],
            "splits": list[SplitAsked],
            "cannot_play": NotRequired[list[Reason]],
            "pass": NotRequired[list[Reason]],
            "redraw": NotRequired[list[Reason]],
        },
    )
