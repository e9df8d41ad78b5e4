"""What a game is made of: cards, actions used, what is told at its end, events."""

from referee.games.cuantos_tacos.words import less

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.cuantos_tacos.roll import Roll

REROLL = "reroll"
LOCK = "lock"
DISCARD = "discard"
BLOCK = "block"
ACTIONS = [REROLL, LOCK, DISCARD, BLOCK]


class Card:
    """A card in somebody's hand, which never changes; what is told of it makes a new one.

    `key` tells it from all others; `number` is 0 and `points` None until it is described; `needs`
    is None if its ingredients are not told, `sauces` None if they are not.
    """

    __slots__ = ("begun", "key", "marked", "needs", "number", "points", "sauces")

    def __init__(self, key: int) -> None:
        self.key = key
        self.number = 0
        self.points: "int | None" = None
        self.needs: "list[str] | None" = None
        self.marked: "list[str]" = []
        self.begun = False
        self.sauces: "int | None" = None

    def copy(self) -> "Card":
        """Return the same card, to put something into the copy."""
        copy = Card(self.key)
        copy.number = self.number
        copy.points = self.points
        copy.needs = self.needs
        copy.marked = self.marked
        copy.begun = self.begun
        copy.sauces = self.sauces
        return copy

    def missing(self) -> "list[str]":
        """Return the ingredients that are not marked yet, as far as they are told."""
        return less(self.needs or [], self.marked)


class Act:
    """An action used in this turn.

    `works` is false once it is prevented; `die` is the locked one, "" if it was not told; `gone`
    the discarded card and `key` that of the one drawn instead; `target` the index of the action
    that a block prevents, -1 for none.
    """

    __slots__ = ("action", "die", "gone", "key", "player", "target", "works")

    def __init__(self, player: str, action: str) -> None:
        self.player = player
        self.action = action
        self.works = True
        self.die = ""
        self.gone: "Card | None" = None
        self.key = 0
        self.target = -1

    def copy(self) -> "Act":
        """Return the same once more, to try something on it."""
        copy = Act(self.player, self.action)
        copy.works = self.works
        copy.die = self.die
        copy.gone = self.gone
        copy.key = self.key
        copy.target = self.target
        return copy


class Told:
    """What somebody says at the end of the game; None for what was not said.

    Points of finished tacos, of bonus ingredients, of cards begun and not begun; how many actions
    are unused; how many sauces there are on finished cards and on unfinished ones.
    """

    __slots__ = (
        "begun",
        "bonus",
        "finished",
        "not_begun",
        "sauces",
        "sauces_unfinished",
        "unused",
    )

    def __init__(self) -> None:
        self.finished: "list[int] | None" = None
        self.bonus: "list[int] | None" = None
        self.unused: "int | None" = None
        self.begun: "list[int] | None" = None
        self.not_begun: "list[int] | None" = None
        self.sauces: "int | None" = None
        self.sauces_unfinished: "int | None" = None

    def over(self, earlier: "Told | None") -> "Told":
        """Return this, with what was said earlier where nothing is said now."""
        if earlier is None:
            return self
        both = Told()
        both.finished = earlier.finished if self.finished is None else self.finished
        both.bonus = earlier.bonus if self.bonus is None else self.bonus
        both.unused = earlier.unused if self.unused is None else self.unused
        both.begun = earlier.begun if self.begun is None else self.begun
        both.not_begun = earlier.not_begun if self.not_begun is None else self.not_begun
        both.sauces = earlier.sauces if self.sauces is None else self.sauces
        unfinished = self.sauces_unfinished
        both.sauces_unfinished = earlier.sauces_unfinished if unfinished is None else unfinished
        return both

    def only_sauces(self) -> "Told":
        """Return what this says of sauces, and nothing else."""
        told = Told()
        told.sauces = self.sauces
        told.sauces_unfinished = self.sauces_unfinished
        return told

    def says_only_sauces(self) -> bool:
        """Return whether this tells sauces, and nothing else."""
        return not self.says_nothing() and self._counts_nothing()

    def says_nothing(self) -> bool:
        """Return whether this tells nothing at all."""
        return self._counts_nothing() and self.sauces is None and self.sauces_unfinished is None

    def _counts_nothing(self) -> bool:
        for value in (self.finished, self.bonus, self.unused, self.begun, self.not_begun):
            if value is not None:
                return False
        return True


class Event:
    """One event. What it does not tell is empty, 0 or None; `anyway` is what the table agreed to.

    `words` are the ingredients on a card or marked; `card` is the number of a described card.
    """

    player = ""
    action = ""
    against = ""
    die = ""
    card = 0
    points = 0
    begun = False
    round = 0
    turn = ""
    sauces: "int | None" = None
    roll: "Roll | None" = None
    told: "Told | None" = None
    words: "list[str] | None" = None
    bonus: "list[int]" = []  # noqa: RUF012 (never changed, only replaced)
    amounts: "dict[str, int]" = {}  # noqa: RUF012 (never changed, only replaced)

    def __init__(self, name: str, anyway: bool) -> None:
        self.name = name
        self.anyway = anyway
