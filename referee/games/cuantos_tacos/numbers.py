"""The game's numbers, as the compiled facts tell them."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WILDS = ("wild-protein", "wild-sauce")  # the two dice that have a wild, by the wild they show
WILD = "wild"  # one of them, and nobody says which


def is_wild(word: str) -> bool:
    """Return whether a word on a die is a wild, named or not."""
    return word == WILD or word in WILDS


class Numbers:
    """Counts and points; `bonus` are the points that a bonus ingredient can bring."""

    __slots__ = (
        "_rounds",
        "actions",
        "alike",
        "bonus",
        "dice",
        "hand",
        "players_max",
        "players_min",
        "unused_action",
    )

    def __init__(self, facts: "dict[str, Any]") -> None:
        told = facts["numbers"]
        self.players_min: int = told["players_min"]
        self.players_max: int = told["players_max"]
        self.dice: int = told["dice"]
        self.hand: int = told["hand"]
        self.alike: int = told["alike"]
        self.actions: int = told["actions"]
        self.unused_action: int = told["unused_action"]
        self.bonus: "list[int]" = told["bonus"]
        self._rounds: "list[dict[str, int]]" = told["rounds"]

    def rounds(self, players: int) -> int:
        """Return how many rounds so many people play (`rounds-by-players`)."""
        found = [row["rounds"] for row in self._rounds if row["players"] == players]
        return found[0]
